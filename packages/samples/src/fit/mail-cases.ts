import type { Mail } from '@kumbara/detection';
import { type MailFeature, type ScoredMails, scoreMailFindings } from '@kumbara/detection/confidence';
import { parseMail } from '@kumbara/mails';
import { addDays, type IsoDate } from '@kumbara/shared';
import { scoreMails } from '#evaluate/mail-score.ts';
import { generateMailbox, mailCountries } from '#mails/generate-mailbox.ts';
import type { Mailbox, MailTruth } from '#mails/mailbox.ts';
import type { Sample } from './logistic.ts';

type Parsed = { mail: Mail; truth: MailTruth };

/** Events that prove a running subscription. */
const activeKinds: ReadonlySet<string> = new Set([
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'trial_ending',
  'price_rise',
  'plan_change',
  'reactivated',
]);

const filterShown = (candidates: readonly ScoredMails[]) =>
  candidates.filter(({ finding }) => finding.status !== 'stopped');

/** All mails of a mailbox together, compared with its subscriptions. */
function createMailboxCases(mailbox: Mailbox, mails: readonly Mail[]): Sample<MailFeature>[] {
  const candidates = filterShown(
    scoreMailFindings([...mails], { today: mailbox.today, currency: mailbox.currency }).scored,
  );
  const features = new Map(candidates.map((one) => [one.finding.email_id + one.finding.service_name, one.features]));
  const { findings } = scoreMails({ findings: candidates.map(({ finding }) => finding), cancelled: [] }, mailbox);
  return findings.flatMap(({ kind, finding }) => {
    const weighed = finding && features.get(finding.email_id + finding.service_name);
    return weighed && kind !== 'excused' ? [{ features: weighed, isTrue: kind === 'right' }] : [];
  });
}

/** One mail alone, read on the day after it was sent. */
function createSingleMailCases({ mail, truth }: Parsed, currency: string): Sample<MailFeature>[] {
  const today = addDays(mail.date.slice(0, 10) as IsoDate, 1);
  const isTrue = truth.events.some(({ kind }) => activeKinds.has(kind));
  return filterShown(scoreMailFindings([mail], { today, currency }).scored).map(({ features }) => ({
    features,
    isTrue,
  }));
}

const spans = [6, 2, 12, 3] as const;
/** Other mails for each mail of a service. More of them add nothing. */
const noise = 5;

/**
 * The candidates in generated mailboxes of eight countries: all mails of each mailbox together, and each mail alone.
 */
export async function createMailCases(seeds: readonly number[]): Promise<Sample<MailFeature>[]> {
  const samples: Sample<MailFeature>[] = [];
  for (const [nth, seed] of seeds.entries()) {
    for (const country of mailCountries) {
      const months = spans[nth % spans.length] ?? 6;
      const mailbox = await generateMailbox({ seed, country, months, noise });
      const parsed = await Promise.all(
        mailbox.mails.map(async ({ eml, truth }) => ({ mail: await parseMail(eml), truth })),
      );
      const mails = parsed.map(({ mail }) => mail);
      samples.push(
        ...createMailboxCases(mailbox, mails),
        ...parsed.flatMap((one) => createSingleMailCases(one, mailbox.currency)),
      );
    }
  }
  return samples;
}
