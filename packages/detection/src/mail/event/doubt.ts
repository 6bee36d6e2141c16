import type { MailEventKind } from '#mail/mail.ts';
import { type Sentence, says, states } from '#mail/reading.ts';
import { findDates } from '#mail/values/dates.ts';
import { isOwn } from './own.ts';
import { welcomes } from './trial.ts';
import { isPaper } from './unsaid.ts';
import { anywhere, isSubject, type View } from './view.ts';

/** For how much one could go on is not what is paid meanwhile. */
export const isPaused = ({ folded }: Sentence): boolean => paused.test(folded);
const paused =
  /\b(?:paused|on hold|dondur\w+|askiya alin\w*|pausiert|(?:en|in) paus[ea]|pausad[oa]|wstrzyman\w*|gepauzeerd)(?![a-z])/;

/** What offers say, too: that something would renew, on no day; a trial that nobody began; a word for receipts in passing; and of what is paused. */
export function isDoubtful(kind: MailEventKind, sentence: Sentence, view: View): boolean {
  const { subject, reading } = view;
  const isAhead = ({ folded }: Sentence) =>
    findDates(folded, reading.document.date).some(({ date }) => date > reading.document.date);
  if (kind === 'renewal_notice')
    return (
      isPaused(subject) ||
      (!says(subject, 'will_charge') &&
        !isOwn(subject) &&
        !isPaper(reading) &&
        !anywhere(view, (other) => states(other, 'will_charge') && isAhead(other)))
    );
  if (kind === 'trial_started')
    return !welcomes(subject) && !anywhere(view, (other) => states(other, 'trial_started') || states(other, 'started'));
  if (kind === 'charge')
    return (
      !isSubject(sentence) &&
      !says(sentence, 'paid') &&
      !says(sentence, 'renewed') &&
      !isOwn(subject) &&
      !isPaper(reading)
    );
  return false;
}
