import type { Mail } from '@kumbara/detection';
import { type Features, readFacts, readHead, type ScoredKind } from '@kumbara/detection/mail-training';
import { parseMail } from '@kumbara/mails';
import type { CorpusMail } from '#corpus/corpus-mail.ts';
import { assignFolds, loadMailCorpus, toMail } from '#corpus/load-corpus.ts';
import { generateMailbox, mailCountries } from '#mails/generate-mailbox.ts';

/** The features of a mail or of its envelope, what it reports, and its weight. */
export type KindCase = { features: Features; kind: ScoredKind; weight: number };

/** Generated mails repeat few wordings; those of the corpus are of many authors, and tests of a reader of few. */
const weights = { corpus: 3, readerTests: 1, generated: 0.3, generatedNone: 0.6 };
const spans = [6, 2, 12, 3] as const;
/** Other mails for each mail of a service. */
const noise = 3;
/** So many mails of one template, and so many of one that reports nothing, are enough. */
const mostOfTemplate = { event: 40, none: 8 };

export type LabelledMail = Pick<KindCase, 'kind' | 'weight'> & { mail: Mail };

/** Mails of generated mailboxes, of each template and language a few. */
export async function generateMails(seeds: readonly number[]): Promise<LabelledMail[]> {
  const counts = new Map<string, number>();
  const mails: LabelledMail[] = [];
  for (const [nth, seed] of seeds.entries()) {
    for (const country of mailCountries) {
      const mailbox = await generateMailbox({ seed, country, months: spans[nth % spans.length] ?? 6, noise });
      for (const { eml, truth } of mailbox.mails) {
        const kind = truth.events[0]?.kind ?? 'none';
        const key = `${truth.template} ${mailbox.language}`;
        const count = counts.get(key) ?? 0;
        if (truth.phishing || count >= mostOfTemplate[kind === 'none' ? 'none' : 'event']) continue;
        counts.set(key, count + 1);
        mails.push({
          mail: await parseMail(eml),
          kind: kind === 'cancelled_at_period_end' ? 'cancelled' : kind,
          weight: kind === 'none' ? weights.generatedNone : weights.generated,
        });
      }
    }
  }
  return mails;
}

/** The kind that the labels of a mail say; undefined where they leave it open. */
function kindOf({ items, class: mailClass }: CorpusMail): ScoredKind | undefined {
  const item = items.find(({ recurring, event }) => recurring && event !== 'none' && event !== 'offered');
  if (!item) return items.some(({ recurring, shown }) => recurring && shown === 'optional') ? undefined : 'none';
  const isTrial = mailClass === 'trial';
  switch (item.event) {
    case 'started':
      return isTrial ? 'trial_started' : 'started';
    case 'renewed':
    case 'charged':
      return 'charge';
    case 'will_charge':
      return isTrial ? 'trial_ending' : 'renewal_notice';
    case 'price_changes':
      return 'price_rise';
    case 'failed':
      return 'payment_failed';
    case 'cancelled':
    case 'expired':
      return 'cancelled';
    case 'refunded':
      return 'refund';
    default:
      return 'none';
  }
}

const labelCorpusMails = (mails: readonly CorpusMail[]): LabelledMail[] =>
  mails.flatMap((mail) => {
    const kind = kindOf(mail);
    if (mail.phishing || !kind) return [];
    return [{ mail: toMail(mail), kind, weight: mail.batch === 'reader-tests' ? weights.readerTests : weights.corpus }];
  });

/** The mails of the fitting fold of the corpus. */
export function loadFittingMails(): CorpusMail[] {
  const mails = loadMailCorpus();
  const folds = assignFolds(mails);
  return mails.filter(({ id }) => folds.get(id) === 'fit');
}

/** Cases of whole mails and of their envelopes. */
export type KindCases = { mails: KindCase[]; heads: KindCase[] };

export function toCases(labelled: readonly LabelledMail[]): KindCases {
  const read = (extract: (mail: Mail) => Features | undefined): KindCase[] =>
    labelled.flatMap(({ mail, kind, weight }) => {
      const features = extract(mail);
      return features ? [{ features, kind, weight }] : [];
    });
  return { mails: read((mail) => readFacts(mail)?.features), heads: read(readHead) };
}

export const createCorpusCases = (mails: readonly CorpusMail[]): KindCases => toCases(labelCorpusMails(mails));
