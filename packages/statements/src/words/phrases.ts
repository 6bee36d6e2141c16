import { foldInPlace, wholeWords } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import { memoize } from './memoize.ts';
import languages from './phrase-patterns.json' with { type: 'json' };
import phrases from './phrases.json' with { type: 'json' };
import { isSumName } from './sums.ts';
import { dayBalance, findTotalLabels, isFlow, openingBalance, type TotalKind } from './totals.ts';

const { pattern } = readLanguages(languages);

/** Words of incoming money with any sign: payments to a card, refunds, salaries, interest earned. Folded. */
export const incomingWords = wholeWords(phrases.incoming);

/** Names of the payment of the last bill on a card, at the beginning of the line. Folded. */
export const cardPaymentWords = new RegExp(`^\\W*${pattern('cardPayments')}`, 'u');

/** Thanks for the payment of a card's bill. Folded. */
export const paymentThanks = new RegExp(pattern('thanks'));

/** Words of outgoing money: purchases and fees. Folded. */
export const spendingWords = wholeWords(phrases.spending);

/** Lines that carry a balance over from page to page or from month to month. They are no transactions. Folded. */
const carriedBalance = wholeWords(phrases.carried);

/**
 * True for a line that mostly consists of the words for a carried balance; `NEW BALANCE ISTINYE PARK` is a merchant.
 */
export const isCarried = (text: string): boolean => speaksOfCarried(text.replace(/\d+/g, '0'));

/** Sums carried from one page to the next, with their words in any order. Folded, without digits. */
const overPages = new RegExp(`^${pattern('carriedOverPages')}$`, 'u');

/** Words behind a balance for the one who owes it. */
const inWhoseFavour = new RegExp(`(?<![a-z])${pattern('inWhoseFavour')}(?![a-z])`, 'u');

/** Cached without digits, so that the lines of one merchant are checked once. */
const speaksOfCarried = memoize((text: string): boolean => {
  // `S A L D O`
  const folded = foldInPlace(text).replace(/(?<=(?:^|\s)[a-z]) (?=[a-z](?:\s|$))/gu, '');
  if (/^saldo(?: do dia)?$/.test(folded.trim())) return true;
  // A collected balance is a payment: `GEINCASSEERD VORIG SALDO`.
  if (/^(?:ge)?incass/.test(folded)) return false;
  const neutral = folded.replace(inWhoseFavour, '');
  if (overPages.test(neutral.match(/[a-z]+/g)?.join(' ') ?? '')) return true;
  const phrase =
    carriedBalance.exec(neutral)?.[0] ?? openingBalance.exec(neutral)?.[0] ?? dayBalance.exec(neutral)?.[0];
  const letters = (part: string) => part.replace(/[^\p{L}]/gu, '').length;
  return phrase !== undefined && letters(phrase) >= letters(neutral) * 0.5;
});

/** Lines of totals below a table. Folded. */
export const totalWords = wholeWords(phrases.totals);

const figureWords = wholeWords(phrases.figures);
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** Other kinds may also be payments: `Payments received`. */
const balanceKinds: ReadonlySet<TotalKind> = new Set(['opening', 'closing'] as const);
/** Text behind the name of a card's balance due: the account it is collected from, and the day. Folded. */
const whenTaken = new RegExp(
  `(?<![a-z])(?:${pattern('collectedFrom')} ${pattern('your')} ${pattern('accounts')}(?: ${pattern('accountKinds')})?|${pattern('onDay')}(?= \\d)(?: \\d{1,2}(?:er|\\.|st|nd|rd|th)?(?: de)? [a-z]{3,10}\\.?(?: de)? \\d{4})?)(?![a-z])`,
  'gu',
);

/** True for a name of a balance with at most its currency, owner and day: `Pago para no generar intereses`. */
export const isBalanceName = (folded: string): boolean =>
  findTotalLabels(folded).some(
    ({ kind, at, end }) =>
      balanceKinds.has(kind) &&
      letters(folded.slice(at, end)) >=
        letters(folded.slice(0, at)) + letters(folded.slice(at).replace(whenTaken, ' ')) - 3,
  );

/** Sums carried to the next page, with no other word. With a day it is the merchant of a ride. */
const carriedOn = /^[^a-z]*transport(?:e|eren)?[^a-z]*$/;

/**
 * True for a line without a day that states a limit, an amount due or a collection, and little else. It is no payment.
 */
export const isFigure = (folded: string): boolean =>
  letters(figureWords.exec(folded)?.[0] ?? '') * 2 >= Math.max(1, letters(folded)) ||
  carriedOn.test(folded) ||
  isBalanceName(folded) ||
  isFlow(folded) ||
  isSumName(folded);

/** Words that indicate the kind of document. Folded. */
export const cardWords = wholeWords(phrases.card, 'g');
export const accountWords = wholeWords(phrases.account, 'g');

/** Words for pending lines. Folded. */
const pendingWords = wholeWords(phrases.pending);

/** True if a folded text describes a pending line. `authorized on 09/30` is settled since. */
export const isPending = (folded: string): boolean => speaksOfPending(folded.replace(/\d+/g, '0'));

const speaksOfPending = memoize((folded) => pendingWords.test(folded) && !/authori[sz]ed on/.test(folded));

/** The same in a state column or in place of the day, where single words have no other meaning. Folded. */
export const pendingState = new RegExp(`\\b${pattern('pending')}`);

/** States of lines that never became a movement, alone in their cell. Folded. */
export const failedWords = new RegExp(`^${pattern('failed')}$`);

/** Interest, fees and taxes booked as lines; also inside compounds (`Überziehungszinsen`). Folded. */
export const feeWords = new RegExp(pattern('fees'));
