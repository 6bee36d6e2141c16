import { collapse } from './fold.ts';
import { matches } from './matches.ts';

/** The number of a card or an account as a line prints it, and where. */
export type AccountName = { at: number; end: number; text: string; isIban: boolean };

/** What cards are called, with what may stand before and behind: `Ek Kart`, `Kreditkarte`, `Kaartnummer`. Folded. */
const cards =
  '(?:[a-z]{2,8}-?)?(?:kart(?:i|in|iniz|inizin|a|y|ya|e|ennummer|ennr|nummer|yaszam)?|cards?|cartes?|carta|cartao|tarjetas?|kaart(?:nummer)?|kort(?:nummer)?)|visa|mastercard|maestro|troy|amex|american express';
const accounts =
  'hesap|hesabi|hesabiniz|account|konto(?:nummer|nr)?|compte|cuenta|conto|conta|rekening(?:nummer)?|rachunek|rachunku|szamlaszam|iban';
/** What says that only the last digits follow. */
const endings =
  'ending|ends|endend|endet|endziffern?|terminant|finissant|terminee|terminada|terminacion|acabada|final|terminante|termina|eindigend|eindigt|slutar|slutsiffror|sonu|hanesi|digits|last 4|koncowka|konczaca';
/** `No`, `Nr.`, `number`, `n°`: a number follows. */
const numbering = 'no|nr|num|numarasi|numarali|number|nummer|numero|numer|n';

const hiding = '*x•●·∙…';
/** Digits, some of them hidden: `5400 12** **** 3107`, `•••• 1111`, `...1111`, `XXXX-XXXXXX-X1005`. */
const hidden = `(?:[\\d${hiding}]{1,19}[ \\t-]{1,2}){0,4}(?:[\\d${hiding}]*[${hiding}]|\\.{2,})[ \\t-]?\\d{3,6}(?![\\p{L}\\d]|[.,/]\\d)`;
const whole = '(?:\\d{4}[ -]?){3}\\d{4}|\\d{4}[ -]\\d{6}[ -]\\d{5}|\\d{15,16}';
const iban = '[a-z]{2}\\d{2}(?:[ ]?[a-z\\d*]{4}){2,7}(?:[ ]?[a-z\\d*]{1,4})?';
const from = '(?<![\\p{L}\\d*])';
const until = '(?![\\p{L}\\d]|[.,]\\d)';

/** Between what it is called and its number: `Card number`, `TARJETA ADICIONAL:`, `Carta n. `, `Kredi Kartı •••• `. */
const between = '[\\p{L}.°º/ -]{0,28}[\\s:(#.-]{0,4}';
const last4 = `(?:${endings})(?: (?:in|with|auf|par|en|em|con|op|pa|dort|4)){0,2}[\\s:(*.-]{0,3}(?:\\d{4}|\\d-\\d{5})${until}`;
const labelled = [
  `(?:${cards}|${accounts})${between}(?:${hidden}|\\*{1,4}\\d{4}${until})`,
  `(?:${cards})${between}(?:${whole})${until}`,
  `(?:${accounts})${between}(?:(?:${iban})|\\d[\\d-]{5,24}(?: \\d[\\d-]{1,10}){0,5})${until}`,
  `(?:${cards}|${accounts})[\\p{L}\\d. ]{0,24} ${last4}`,
  `(?:${cards})(?: ?(?:${numbering})\\b[.°º]? ?[:(]? ?| ?[:(] ?)\\d{4}${until}`,
  `(?<=\\()(?:${cards}) \\d{4}(?=\\))`,
];
const anyLabelled = new RegExp(`${from}(?:${labelled.join('|')})`, 'gu');
/** Without a word for what it is: enough hidden digits, an IBAN, `(ending 1234)`, `final 1234`, `JOHN SMITH #1234:`. */
const bare = new RegExp(
  `${from}(?:(?<=(?:^|[ \\t(]))(?=[^\\p{L}]{0,24}[${hiding}]{2})${hidden}|${iban}${until}|(?<=\\()(?:${last4})|(?<!saldo )final \\d{4}${until}|#\\d{4}(?=:)|\\d{4}(?= ile biten))`,
  'gu',
);
const number = new RegExp(`(?:${hidden}|\\*{1,4}\\d{4}|${whole}|${iban}|\\d[\\d -]*\\d)$`, 'u');
const wholeIban = new RegExp(`^${iban}$`, 'u');
const hides = new RegExp(`[${hiding}]|\\.{2}`);
const day = /^(?:\d{1,2}-\d{1,2}-\d{2,4}$|20\d{2}-)/;
/** Only lines with one of these are looked at closer. */
const hint = new RegExp(`[*•●·∙…#]|x\\d|xx|\\.{2}|${cards}|${accounts}|${endings}|[a-z]{2}\\d{2} ?[a-z\\d]{4}`, 'u');

/** Numbers of customers and of what is collected are none of cards. */
const rewards =
  /(?<!\p{L})(?:miles|mil|puan|puani|loyalty|rewards?|payback|fidelity|fidelidade|fidelite|sadakat|kulup|club|frequent)(?!\p{L})/u;

/**
 * The numbers of cards and accounts in a folded line: labelled in any of our languages, or with hidden digits.
 * @param text the line as printed, as long as the folded one
 */
export function findAccountNames(folded: string, text: string): AccountName[] {
  if (!/\d{3}/.test(folded) || !hint.test(folded)) return [];
  const found: AccountName[] = [];
  for (const match of [...matches(anyLabelled, folded), ...matches(bare, folded)]) {
    const own = number.exec(match[0]);
    if (!own) continue;
    const at = match.index + own.index;
    const end = match.index + match[0].length;
    if (day.test(own[0]) || (!hides.test(own[0]) && rewards.test(folded))) continue;
    if (!found.some((other) => at < other.end && end > other.at))
      found.push({ at, end, text: collapse(text.slice(at, end)), isIban: wholeIban.test(own[0]) });
  }
  return found;
}

/** One card is printed in many ways; its last digits are in all of them. */
export const accountKey = (printed: string): string => printed.replace(/\D/g, '').slice(-4) || printed;

/** What begins the lines of a further card, wherever on the page it stands. Folded. */
export const furtherCard =
  /^\W*(?:ek kart|sanal kart|additional card|supplementary card|authorized user|zusatzkarte|partnerkarte|carte (?:supplementaire|additionnelle)|tarjeta (?:adicional|digital|virtual)|cartao (?:adicional|virtual)|carta (?:aggiuntiva|supplementare)|extra (?:kaart|kort))(?!\p{L})/u;
