import type { CancelledInMail, MailFinding } from '@kumbara/detection';
import { daysBetween } from '@kumbara/shared';
import type { Mailbox, SampleMail, TrueCancellation, TrueMailSubscription } from '#mails/mailbox.ts';
import type { Shown } from './calibration.ts';

/** What is judged of a finding: as little as any detector can say. */
export type ShownInMail = Pick<
  MailFinding,
  | 'service_name'
  | 'amount'
  | 'currency'
  | 'billing_cycle'
  | 'billing_interval'
  | 'next_payment_date'
  | 'confidence'
  | 'probability'
  | 'email_id'
> & {
  /** The words it stands on, where the detector tells them. */
  evidence?: readonly { text: string }[];
};
type ShownCancellation = Pick<CancelledInMail, 'service_name' | 'automatic' | 'email_id'>;
export type ShownInMails = { findings: ShownInMail[]; cancelled: ShownCancellation[] };

/** One finding or one subscription that was missed, judged. */
export type MailVerdict = {
  kind: 'right' | 'wrong' | 'missed' | 'excused';
  finding?: ShownInMail;
  truth?: TrueMailSubscription;
  /** What a wrong finding really is: the text of its mail, "over", "twice", or a price out of nothing. */
  shown?: string;
  name?: boolean;
  amount?: boolean;
  /** The total with tax instead of the price. */
  isTotal?: boolean;
  currency?: boolean;
  /** Only where the mails show it. */
  cycle?: boolean;
  nextDate?: boolean;
};

/** One cancellation that was listed or should have been. */
export type CancellationVerdict = {
  kind: 'listed' | 'missed' | 'false';
  shown?: ShownCancellation;
  truth?: TrueCancellation;
  /** The text of the mail behind a false one. */
  template?: string;
  /** Would end a subscription by itself although its mail proves nothing, or nothing was cancelled. */
  falseAutomatic: boolean;
};

export type MailVerdicts = {
  findings: MailVerdict[];
  cancellations: CancellationVerdict[];
  /** Attempts to deceive: how many there were, and those that were believed. */
  phishing: { mails: number; accepted: string[] };
};

const folded = (text: string) =>
  text
    .replace(/[ıİ]/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+]/g, '');

function named(shown: string, { name, aliases }: { name: string; aliases: string[] }): boolean {
  const a = folded(shown);
  return [name, ...aliases].some((one) => a.length > 1 && (a.includes(folded(one)) || folded(one).includes(a)));
}

const isMoney = (finding: ShownInMail, amount: number) => Math.abs((finding.amount ?? Number.NaN) - amount) < 0.005;

const isAmount = (finding: ShownInMail, { amount, alternativeAmounts }: TrueMailSubscription): boolean =>
  [amount, ...alternativeAmounts].some((one) => one === finding.amount || (one !== null && isMoney(finding, one)));

function judge(finding: ShownInMail, truth: TrueMailSubscription): MailVerdict {
  const { service_name, currency, billing_cycle, billing_interval, next_payment_date: next } = finding;
  if (truth.expect === 'absent') return { kind: 'wrong', shown: 'over', finding, truth };
  if (truth.amount === null && finding.amount !== null)
    return { kind: 'wrong', shown: 'a price nobody names', finding, truth };
  if (truth.expect === 'optional') return { kind: 'excused', finding, truth };
  const tolerance = truth.isNextDateShown ? 0 : 3;
  return {
    kind: 'right',
    finding,
    truth,
    name: named(service_name, truth),
    amount: isAmount(finding, truth),
    isTotal: truth.charged_total !== undefined && isMoney(finding, truth.charged_total),
    currency: truth.amount === null || currency === truth.currency,
    ...(truth.isCycleShown && { cycle: billing_cycle === truth.cycle && billing_interval === truth.interval }),
    ...(truth.next_date &&
      truth.isCycleShown && {
        nextDate: next !== undefined && Math.abs(daysBetween(truth.next_date, next)) <= tolerance,
      }),
  };
}

/** The subscription a finding speaks of: by its name, else by the mail it stands on. */
export const truthFor = (
  finding: Pick<ShownInMail, 'service_name' | 'email_id'>,
  box: Mailbox,
): TrueMailSubscription | undefined =>
  box.subscriptions.find((truth) => named(finding.service_name, truth)) ??
  box.subscriptions.find(({ mails }) => mails.includes(finding.email_id));

/** Holds what was found in a mailbox against what is true. Each subscription can be found once. */
export function judgeMails({ findings, cancelled }: ShownInMails, box: Mailbox): MailVerdicts {
  const mailOf = (id: string) => box.mails.find(({ content }) => content.messageId === id);
  const templateOf = (id: string) => mailOf(id)?.truth.template ?? 'no mail at all';
  const taken = new Set<TrueMailSubscription>();
  const verdicts = findings.map((finding): MailVerdict => {
    const truth = truthFor(finding, box);
    if (!truth) return { kind: 'wrong', finding, shown: templateOf(finding.email_id) };
    if (taken.has(truth)) return { kind: 'wrong', finding, truth, shown: 'twice' };
    taken.add(truth);
    return judge(finding, truth);
  });
  const missed = box.subscriptions.filter((truth) => truth.expect === 'found' && !taken.has(truth));
  const isFake = ({ email_id }: { email_id: string }) => mailOf(email_id)?.truth.phishing === true;
  const believed = [
    ...findings.filter((one) => isFake(one) || one.evidence?.some(({ text }) => onlyInFakes(text, box))),
    ...cancelled.filter(isFake),
  ];
  return {
    findings: [...verdicts, ...missed.map((truth): MailVerdict => ({ kind: 'missed', truth }))],
    cancellations: judgeCancellations(cancelled, box, templateOf),
    phishing: {
      mails: box.mails.filter(({ truth }) => truth.phishing).length,
      accepted: believed.map((one) => `${one.service_name} (${templateOf(one.email_id)})`),
    },
  };
}

const wordsOf = ({ content: { subject, text, html = '' } }: SampleMail) =>
  [subject, text, html.replace(/<[^>]*>/g, ' ')].join(' ').replace(/&nbsp;|\s+/g, ' ');

/** Whether some words stand in a fake and in no honest mail. */
function onlyInFakes(text: string, { mails }: Mailbox): boolean {
  const fakes = mails.filter(({ truth }) => truth.phishing);
  const isIn = (mail: SampleMail) => wordsOf(mail).includes(text);
  return fakes.some(isIn) && !mails.some((mail) => !mail.truth.phishing && isIn(mail));
}

/** How sure a detector was of each thing it showed, and whether it was right; what is excused counts neither way. */
export const shownInMails = (verdicts: readonly MailVerdict[]): Shown[] =>
  verdicts.flatMap(({ kind, finding }) =>
    finding && (kind === 'right' || kind === 'wrong')
      ? [{ probability: finding.probability, confidence: finding.confidence, isRight: kind === 'right' }]
      : [],
  );

function judgeCancellations(
  shown: readonly ShownCancellation[],
  box: Mailbox,
  templateOf: (id: string) => string,
): CancellationVerdict[] {
  const truthOf = (one: ShownCancellation) => box.cancelled.find((truth) => named(one.service_name, truth));
  const listed = shown.map((one): CancellationVerdict => {
    const truth = truthOf(one);
    const falseAutomatic = one.automatic && !truth?.isProvable;
    return {
      kind: truth ? 'listed' : 'false',
      shown: one,
      ...(truth && { truth }),
      template: templateOf(one.email_id),
      falseAutomatic,
    };
  });
  const missed = box.cancelled.filter((truth) => truth.isExpected && !shown.some((one) => truthOf(one) === truth));
  return [...listed, ...missed.map((truth): CancellationVerdict => ({ kind: 'missed', truth, falseAutomatic: false }))];
}
