import { type AnnotatedMail, hasTerm, type Line } from '#mail/annotations/annotate.ts';
import type { Concept } from '#mail/annotations/vocabulary.ts';
import type { MailEventKind } from '#mail/mail.ts';
import type { Price } from './prices.ts';

const maxEvidence = 200;
/** An amount needs so many letters beside it to say what it is of. */
const leastLetters = 4;
const countLetters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The act by which each kind is recognised. */
const acts: Record<MailEventKind, Concept> = {
  charge: 'pay',
  started: 'start',
  renewal_notice: 'renew',
  trial_started: 'trial',
  trial_ending: 'trial',
  price_rise: 'change',
  plan_change: 'switch',
  payment_failed: 'fail',
  refund: 'refund',
  reactivated: 'resume',
  cancelled: 'cancel',
  cancelled_at_period_end: 'cancel',
  gift: 'gift',
};
/** These are shown by the words that report them, not by a price. */
const withoutPrice = new Set<MailEventKind>(['cancelled', 'cancelled_at_period_end', 'payment_failed', 'gift']);

/** The sentence of a line that contains a position, at most 200 characters. */
function sentenceAt(text: string, start: number, end: number): string {
  const before = text.slice(0, start).search(/[.!?] [^.!?]*$/);
  const from = before < 0 ? 0 : before + 2;
  const stop = text.slice(end).search(/[.!?](?: |$)/);
  const sentence = tidy(text.slice(from, stop < 0 ? undefined : end + stop + 1));
  if (sentence.length <= maxEvidence) return sentence;
  return tidy(text.slice(Math.max(from, end - maxEvidence), end));
}

/**
 * The words that show an event: those around its price if it has one, else the first that report it. A literal piece of
 * the mail with its white space collapsed, at most 200 characters.
 */
export function findEvidence(
  { all, subject }: AnnotatedMail,
  kind: MailEventKind,
  price: Price | undefined,
  near: readonly Line[],
): string {
  if (price && !withoutPrice.has(kind)) {
    if (price.line.isProse) return sentenceAt(price.line.text, price.start, price.end);
    let text = tidy(price.line.text);
    for (let at = price.line.at - 1; at >= 0 && countLetters(text) < leastLetters; at -= 1) {
      const longer = tidy(`${all[at + 1]?.text} ${text}`);
      if (longer.length > maxEvidence) break;
      text = longer;
    }
    const [first] = near;
    const whole =
      first &&
      tidy(
        all
          .slice(first.at + 1, price.line.at + 2)
          .map((line) => line.text)
          .join(' '),
      );
    if (whole && whole.length <= maxEvidence) return whole;
    return text.slice(0, maxEvidence).trim();
  }
  const line =
    all.slice(1).find((one) => hasTerm(one, acts[kind])) ?? all.find((one) => hasTerm(one, acts[kind])) ?? subject;
  const term = line.terms.find(({ concept }) => concept === acts[kind]);
  return sentenceAt(line.text, term?.start ?? 0, term?.end ?? line.text.length);
}
