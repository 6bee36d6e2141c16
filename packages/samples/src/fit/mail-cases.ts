import { readMail } from '@kumbara/detection';
import { type MailFeature, scoreMailEvents } from '@kumbara/detection/confidence';
import { createScorers } from '@kumbara/detection/mail-training';
import { addDays, type IsoDate } from '@kumbara/shared';
import { assignParts, toMail } from '#corpus/load-corpus.ts';
import { scoreFindings } from '#evaluate/corpus-score.ts';
import { fitKinds } from './fit-kinds.ts';
import type { Sample } from './logistic.ts';
import { createCorpusCases, type KindCase, loadFittingMails } from './mail-kind-cases.ts';

/** The weights of kinds are fitted on all parts but one, and applied to that one. */
const parts = 4;

/**
 * The candidates in labelled mails of the fitting fold, each read alone on the day after it was sent, with scores that
 * were fitted on other vendors. The mails of the reader's own tests are left out: they were chosen for their difficulty.
 * @param generated cases of generated mails, which all parts share
 */
export function createMailCases(generated: readonly KindCase[]): Sample<MailFeature>[] {
  const mails = loadFittingMails();
  const partOf = assignParts(mails, parts);
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const others = createCorpusCases(mails.filter(({ id }) => partOf.get(id) !== part)).mails;
    const scorers = createScorers(fitKinds([...generated, ...others]));
    const own = mails.filter(({ id, batch }) => partOf.get(id) === part && batch === undefined);
    return own.flatMap((mail) => {
      const options = { today: addDays(mail.date.slice(0, 10) as IsoDate, 1), currency: 'EUR' };
      const { scored } = scoreMailEvents(readMail(toMail(mail), { ...options, scorers }), options);
      const scores = scoreFindings(
        scored.map(({ finding }) => finding),
        mail.items,
      );
      return scores.flatMap(({ kind, finding }) => {
        const features = scored.find((one) => one.finding === finding)?.features;
        return features && (kind === 'right' || kind === 'wrong') ? [{ features, isTrue: kind === 'right' }] : [];
      });
    });
  });
}
