import { isOver } from '#mail/price/ended-offer.ts';
import { thereafter } from '#mail/price/price-words.ts';
import { mentions, type Sentence, says, states } from '#mail/reading.ts';
import { anyMonth, findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import { anywhere, hasPrice, isSubject, type View } from './view.ts';

/** "From November on 9.99 a month". */
export const fromADay = new RegExp(
  `(?<![a-z])(?:from|as of|ab|a partir d\\w+|desde|dal|od|din|incepand cu|pocinaje|tu ngay) [^$€£₺]{0,12}?(?:(?!\\d+[.,]\\d{2}(?![.,]?\\d))\\d|${anyMonth})|(?:${anyMonth})(?: \\d{1,2}-?)?t[oe]l(?![a-z])`,
);

/** A trial that turns into a paid subscription says so, or says how to prevent it. */
export const converts = (view: View) =>
  anywhere(
    view,
    (sentence) =>
      // "Upgrade now: plans from 16, billed yearly" is what may come after it, not what will.
      (says(sentence, 'will_charge') && !says(sentence, 'promotion')) ||
      ((thereafter.test(sentence.folded) || fromADay.test(sentence.folded)) && findMoney(sentence.text).length > 0) ||
      /unless|sauf si|es sei denn|sofern|tenzij|mits|a menos que|salvo|a meno che|chyba ze|pokud (?:\w+ )?ne|daca nu|med mindre|om du inte|hvis du ikke|wenn (?:du|sie) nichts|als je niets|si no (?:haces|hace|cancelas|cancela)|se (?:voce )?nao (?:fizer|cancelar)|se non (?:fai|fa|disdici|annulli)|si (?:vous ne faites|tu ne fais) rien|hacsak|iptal etme[dz]|istemez|(?:don't|do not) (?:want|wish) to (?:continue|keep)|(?:converts?|turns?) (?:in)?to a paid|trial (?:converts|rolls over|turns into)|do nothing|becomes? an? (?:\w+ )?(?:paid|annual|monthly|yearly|membership|subscription)|(?:don't|do not|no) (?:have|need) to do anything|no action (?:is )?(?:needed|required)|nothing (?:else )?to do/.test(
        sentence.folded,
      ),
  );

/** "Your trial has ended": what is tried to be paid now is what comes behind it. */
export const isTrialOver = (sentence: Sentence): boolean =>
  !sentence.conditional && mentions(sentence, 'trial') && isOver.test(sentence.folded);

/** Free until a day that is named, or, where it was ordered, for a time after which it costs so much; nothing was paid. */
export function isTrialRunning(sentence: Sentence, view: View): boolean {
  const { date: sent } = view.reading.document;
  const isLimited = () =>
    findDates(sentence.folded, sent).some(({ date }) => date > sent) ||
    (!view.unknown_sender &&
      (anywhere(view, (other) => states(other, 'paid') || states(other, 'started')) || welcomes(view.subject)) &&
      anywhere(view, ({ text, folded }) => thereafter.test(folded) && findMoney(text).length > 0));
  return (
    !isSubject(sentence) &&
    !view.selling &&
    mentions(sentence, 'trial') &&
    !says(sentence, 'cancelled') &&
    isLimited() &&
    hasPrice(view) &&
    converts(view) &&
    !anywhere(view, (other) => states(other, 'paid') && (view.unknown_sender || findMoney(other.text).length > 0))
  );
}

/** "Welcome to Premium", "Your trial month": the reader has it. */
export const welcomes = (subject: Sentence) =>
  says(subject, 'notice') || (yours.test(subject.folded) && mentions(subject, 'trial'));

/** Not `le`, `te`, `se`: those are articles and halves of names, too ("Le Monde : 30 jours d'essai"). */
const yours =
  /\b(?:your|votre|vos|dein\w*|ihr\w*|tus?|tuo|tua|sua|seu|twoj\w*|vas[eiu]?|tvoj[ei]?|tvuj|tau|tale|dvs|din|ditt|dine|dina|dit|jouw|uw|je|\w+(?:iniz|unuz|liginin?|ligin|etesed|etese))\b/;
