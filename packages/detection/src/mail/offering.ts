import { findDates } from './dates.ts';
import { findMoney } from './money.ts';
import { labelsChange, risesFromTo } from './price-words.ts';
import { cyclesOf, findPrices } from './prices.ts';
import { type Reading, type Sentence, says, states } from './reading.ts';
import { possessive } from './selling.ts';

/** "Your plan: Basic (free)", "You're on Free": who pays nothing is told prices to choose from. */
const onFreePlan = new RegExp(
  [
    String.raw`(?:your|current|votre|ton|actuel\w*|dein\w*|ihr\w*|aktuelle\w*|tu|su|actual|tuo|attuale|seu|teu|atual|je|jouw|huidige?|twoj\w*|mevcut|guncel|simdiki) (?:[\w-]+ ){0,2}(?:plan\w*|membership|subscription|tier|account|abo|tarif\w*|abonnement|formule|compte|piano|plano|assinatura|suscripcion|cuenta|konto|abonelig\w*|abonelik|uyelig\w*|uyelik|paket\w*|status)(?: (?:is|ist|est|es|e|wynosi) (?:the )?| ?[^a-z0-9 ]{1,4} ?)(?:[\w+]+ ){0,3}\(?(?:free|ucretsiz|kostenlos\w*|gratis|gratuit\w*|darmow\w*|none|yok|keine?s?)`,
    String.raw`(?:plan|paket|abonelig|uyelig)in(?:iz)? ?[^a-z0-9 ]{1,4} ?(?:[\w+]+ ){0,2}\(?(?:ucretsiz|yok|free)`,
    String.raw`you(?:'re| are)(?: now| currently| still)? on (?:[\w+]+ ){0,3}free`,
    "you (?:don't|do not) have an? (?:plan|subscription|membership)",
    String.raw`(?:ucretsiz|free) (?:plan|surum|hesa|paket)\w*(?:dasin|tasin|desin|tesin)\w*`,
    String.raw`(?:du nutzt|sie nutzen|du bist|sie sind) (?:[\w-]+ ){0,4}(?:kostenlos\w*|gratis\w*|free)`,
    String.raw`(?:vous (?:etes|utilisez)|tu (?:es|utilises)) (?:[\w'-]+ ){0,4}(?:gratuit\w*|free)`,
    String.raw`(?:estas|esta|tienes|usas) (?:\w+ ){0,4}(?:gratis|gratuit\w*|free)`,
    String.raw`(?:stai usando|hai|sei) (?:\w+ ){0,4}(?:gratis|gratuit\w*|free)`,
    String.raw`je (?:hebt|gebruikt|zit) (?:\w+ ){0,4}(?:gratis|free)`,
  ]
    .map((piece) => `(?<![a-z])(?:${piece})(?![a-z]| (?:trial|for|until|deneme))`)
    .join('|'),
);

/** "Start your trial", "Claim it": what somebody is asked to begin has not begun. */
const invited = new RegExp(
  [
    String.raw`^\W*(?:start|try|claim|begin|activate|redeem|unlock|get|take)\b.{0,40}\b(?:trial|free|it)\b`,
    String.raw`\btrial\b(?: \w+)? (?:is |are )?(?:waiting|ready|available|reserved|yours)`,
    // "Activate by 20 October": who has it need not hurry.
    String.raw`\b(?:activate|redeem|claim|accept|sign up|join|subscribe|rejoin|order|book)(?: \w+){0,3} (?:by|before|until) `,
    String.raw`(?:kadar|once)\W(?:\w+ ){0,3}(?:aktif\w*|etkin\w*|kullan|katil|uye ol|abone ol|al|kabul et|basvur)(?:in(?:iz)?)?\W*$`,
    String.raw`(?:aktivier\w*|einlos\w*|sicher\w*|anmeld\w*|annehm\w*|bestell\w*) (?:\w+ ){0,3}bis|\bbis (?:zum )?[\d.]+ ?(?:\w+ ){0,3}(?:aktivieren|einlosen|sichern|anmelden|annehmen|bestellen)`,
    String.raw`(?:a activer|a utiliser|activez|inscrivez|abonnez)\b.{0,24}(?:avant|jusqu)|(?:activa|canjea|suscribete|apuntate|contrata)\w*\b.{0,24}(?:antes|hasta)|(?:attiva|riscatta|abbonati|iscriviti)\b.{0,24}entro|(?:ative|resgate|assine)\b.{0,24}ate\b|(?:activeer|verzilver|meld je aan)\b.{0,24}(?:voor|tot|t/m)`,
    String.raw`(?:ucretsiz|0 tl\w*|gunluk|deneme\w*)\W.{0,24}(?:dene(?:yin(?:iz)?)?|basla(?:t|yin|tin)?)\W*$`,
    String.raw`(?:gratis|kostenlos|kostenfrei|umsonst) (?:\w+ ){0,2}(?:testen|ausprobieren|starten|sichern|lesen|horen|streamen)`,
    String.raw`^\W*(?:essay(?:ez|e|er)|testez|profitez|commencez|decouvrez)\b.{0,40}(?:gratuit|essai|offert|pendant)`,
    String.raw`^\W*(?:prueba|pruebalo|empieza|comienza|activa|disfruta)\b.{0,40}(?:gratis|prueba)`,
    String.raw`^\W*(?:prova|inizia|attiva|scopri)\b.{0,40}(?:gratis|prova)`,
    String.raw`^\W*(?:experimente|experimenta|teste|comece|comeca|ative)\b.{0,40}(?:gratis|teste|avaliacao)`,
    String.raw`^\W*(?:probeer|test|start)\b.{0,40}(?:gratis|proef)`,
    String.raw`^\W*(?:wyprobuj|rozpocznij|testuj|odbierz)\b.{0,40}(?:za darmo|bezplatn|okres)`,
  ].join('|'),
);

/** What has happened, or will on a day that is named. */
const settled = [
  'paid',
  'renewed',
  'started',
  'trial_started',
  'trial_ends',
  'reactivated',
  'plan_changed',
  'price_changes',
  'cancelled',
  'will_end',
] as const;
const isSettled = (sentence: Sentence, sent: string) =>
  risesFromTo(sentence) ||
  // "You're now on Free" is what is offered from, and "Your trial is ready" what is asked.
  (!onFreePlan.test(sentence.folded) &&
    !invited.test(sentence.folded) &&
    settled.some((concept) => states(sentence, concept))) ||
  (states(sentence, 'will_charge') &&
    possessive.test(sentence.folded) &&
    findDates(sentence.folded, sent).some(({ date }) => date > sent));

/** Prices of one rhythm beside each other, and no sum: a list to choose from. */
function listsPlans({ document }: Reading): boolean {
  const prices = findPrices(document, document.lines);
  if (prices.some(({ role }) => role === 'total' || role === 'subtotal')) return false;
  const rhythms = prices
    .filter(({ role, amount, label, line }) => line >= 0 && role === 'item' && amount > 0 && !labelsChange.test(label))
    .flatMap((price) =>
      cyclesOf(price, prices, document)
        .slice(0, 1)
        .map(({ billing_cycle }) => ({ billing_cycle, amount: price.amount })),
    );
  return rhythms.some((one) =>
    rhythms.some((other) => other.billing_cycle === one.billing_cycle && other.amount !== one.amount),
  );
}

/** "All access for $1 a week": a price in the subject that is nobody's. */
const isPriceTag = (subject: Sentence) => findMoney(subject.text).length > 0 && !possessive.test(subject.folded);

/**
 * Whether a mail offers what its prices are for, by what it is built of: who pays nothing is told prices, somebody is
 * asked to begin, or plans stand beside each other, while nothing happened and nothing is due.
 */
export function isOffering(reading: Reading): boolean {
  const [subject] = reading.sentences;
  if (!subject || says(subject, 'receipt') || says(subject, 'will_charge')) return false;
  const { date } = reading.document;
  if (reading.sentences.some((sentence) => isSettled(sentence, date))) return false;
  return (
    reading.sentences.some(({ folded }) => onFreePlan.test(folded) || invited.test(folded)) ||
    listsPlans(reading) ||
    isPriceTag(subject)
  );
}
