import type { CancelledInMail, MailFinding } from '@kumbara/detection';
import { daysBetween } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import type { Mailbox, SampleMail, TrueCancellation, TrueMailSubscription } from '#mails/mailbox.ts';
import type { ShownFinding } from './calibration.ts';

/** The scored fields of a finding, which every detector has. */
export type ReportedFinding = Pick<
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
  /** The quoted evidence, when the detector reports it. */
  evidence?: readonly { text: string }[];
};
type ReportedCancellation = Pick<CancelledInMail, 'service_name' | 'automatic' | 'email_id'>;
export type ReportedResult = { findings: ReportedFinding[]; cancelled: ReportedCancellation[] };

/** The score of one finding, or of one subscription that was missed. */
export type MailFindingScore = {
  kind: 'right' | 'wrong' | 'missed' | 'excused';
  finding?: ReportedFinding;
  truth?: TrueMailSubscription;
  /** True kind of a wrong finding: the template of its mail, `over`, `twice`, or a price that no mail states. */
  actualKind?: string;
  name?: boolean;
  amount?: boolean;
  /** The total with tax instead of the price. */
  isTotal?: boolean;
  currency?: boolean;
  /** Only when the mails show it. */
  cycle?: boolean;
  nextDate?: boolean;
};

/** The score of one listed or missed cancellation. */
export type CancellationScore = {
  kind: 'listed' | 'missed' | 'false';
  reported?: ReportedCancellation;
  truth?: TrueCancellation;
  /** The template of the mail behind a false cancellation. */
  template?: string;
  /** Would end a subscription automatically although the mail is no proof, or nothing was cancelled. */
  falseAutomatic: boolean;
};

export type MailboxScore = {
  findings: MailFindingScore[];
  cancellations: CancellationScore[];
  /** The number of phishing mails, and the accepted ones. */
  phishing: { mails: number; accepted: string[] };
};

const foldName = (text: string) => fold(text).replace(/[^\p{L}\p{N}+]/gu, '');

/** Compares names without case, accents and punctuation. One may contain the other. */
export function isSameName(reportedName: string, { name, aliases }: { name: string; aliases: string[] }): boolean {
  const a = foldName(reportedName);
  return [name, ...aliases].some((one) => a.length > 1 && (a.includes(foldName(one)) || foldName(one).includes(a)));
}

const isSameAmount = (finding: ReportedFinding, amount: number) =>
  Math.abs((finding.amount ?? Number.NaN) - amount) < 0.005;

const isTrueAmount = (finding: ReportedFinding, { amount, alternativeAmounts }: TrueMailSubscription): boolean =>
  [amount, ...alternativeAmounts].some((one) => one === finding.amount || (one !== null && isSameAmount(finding, one)));

function scoreMatch(finding: ReportedFinding, truth: TrueMailSubscription): MailFindingScore {
  const { service_name, currency, billing_cycle, billing_interval, next_payment_date: next } = finding;
  if (truth.expect === 'absent') return { kind: 'wrong', actualKind: 'over', finding, truth };
  if (truth.amount === null && finding.amount !== null)
    return { kind: 'wrong', actualKind: 'a price no mail states', finding, truth };
  if (truth.expect === 'optional') return { kind: 'excused', finding, truth };
  const tolerance = truth.isNextDateShown ? 0 : 3;
  return {
    kind: 'right',
    finding,
    truth,
    name: isSameName(service_name, truth),
    amount: isTrueAmount(finding, truth),
    isTotal: truth.charged_total !== undefined && isSameAmount(finding, truth.charged_total),
    currency: truth.amount === null || currency === truth.currency,
    ...(truth.isCycleShown && { cycle: billing_cycle === truth.cycle && billing_interval === truth.interval }),
    ...(truth.next_date &&
      truth.isCycleShown && {
        nextDate: next !== undefined && Math.abs(daysBetween(truth.next_date, next)) <= tolerance,
      }),
  };
}

/** The subscription of a finding: by its name, otherwise by its mail. */
export const findMailTruth = (
  finding: Pick<ReportedFinding, 'service_name' | 'email_id'>,
  mailbox: Mailbox,
): TrueMailSubscription | undefined =>
  mailbox.subscriptions.find((truth) => isSameName(finding.service_name, truth)) ??
  mailbox.subscriptions.find(({ mails }) => mails.includes(finding.email_id));

/** Compares the result for a mailbox with the truth. Each subscription can be found once. */
export function scoreMails({ findings, cancelled }: ReportedResult, mailbox: Mailbox): MailboxScore {
  const findMail = (id: string) => mailbox.mails.find(({ content }) => content.messageId === id);
  const findTemplate = (id: string) => findMail(id)?.truth.template ?? 'no mail at all';
  const taken = new Set<TrueMailSubscription>();
  const scores = findings.map((finding): MailFindingScore => {
    const truth = findMailTruth(finding, mailbox);
    if (!truth) return { kind: 'wrong', finding, actualKind: findTemplate(finding.email_id) };
    if (taken.has(truth)) return { kind: 'wrong', finding, truth, actualKind: 'twice' };
    taken.add(truth);
    return scoreMatch(finding, truth);
  });
  const missed = mailbox.subscriptions.filter((truth) => truth.expect === 'found' && !taken.has(truth));
  const isFake = ({ email_id }: { email_id: string }) => findMail(email_id)?.truth.phishing === true;
  const acceptedFakes = [
    ...findings.filter((one) => isFake(one) || one.evidence?.some(({ text }) => isOnlyInPhishing(text, mailbox))),
    ...cancelled.filter(isFake),
  ];
  return {
    findings: [...scores, ...missed.map((truth): MailFindingScore => ({ kind: 'missed', truth }))],
    cancellations: scoreCancellations(cancelled, mailbox, findTemplate),
    phishing: {
      mails: mailbox.mails.filter(({ truth }) => truth.phishing).length,
      accepted: acceptedFakes.map((one) => `${one.service_name} (${findTemplate(one.email_id)})`),
    },
  };
}

const visibleText = ({ content: { subject, text, html = '' } }: SampleMail) =>
  [subject, text, html.replace(/<[^>]*>/g, ' ')].join(' ').replace(/&nbsp;|\s+/g, ' ');

/** Returns true if a text occurs in a phishing mail and in no genuine one. */
function isOnlyInPhishing(text: string, { mails }: Mailbox): boolean {
  const fakes = mails.filter(({ truth }) => truth.phishing);
  const isIn = (mail: SampleMail) => visibleText(mail).includes(text);
  return fakes.some(isIn) && !mails.some((mail) => !mail.truth.phishing && isIn(mail));
}

/** The shown findings with their probability. Excused ones are left out. */
export const listShownMailFindings = (
  scores: readonly { kind: MailFindingScore['kind']; finding?: Pick<ReportedFinding, 'probability' | 'confidence'> }[],
): ShownFinding[] =>
  scores.flatMap(({ kind, finding }) =>
    finding && (kind === 'right' || kind === 'wrong')
      ? [{ probability: finding.probability, confidence: finding.confidence, isRight: kind === 'right' }]
      : [],
  );

function scoreCancellations(
  reported: readonly ReportedCancellation[],
  mailbox: Mailbox,
  findTemplate: (id: string) => string,
): CancellationScore[] {
  const findCancellationTruth = (one: ReportedCancellation) =>
    mailbox.cancelled.find((truth) => isSameName(one.service_name, truth));
  const listed = reported.map((one): CancellationScore => {
    const truth = findCancellationTruth(one);
    const falseAutomatic = one.automatic && !truth?.isProvable;
    return {
      kind: truth ? 'listed' : 'false',
      reported: one,
      ...(truth && { truth }),
      template: findTemplate(one.email_id),
      falseAutomatic,
    };
  });
  const missed = mailbox.cancelled.filter(
    (truth) => truth.isExpected && !reported.some((one) => findCancellationTruth(one) === truth),
  );
  return [...listed, ...missed.map((truth): CancellationScore => ({ kind: 'missed', truth, falseAutomatic: false }))];
}
