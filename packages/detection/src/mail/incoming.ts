import type { Reading } from './reading.ts';

/** Money or people that come to the reader, in nine languages, folded. */
const pieces = [
  'payouts?',
  'paid you',
  'your earnings',
  "you(?:'ve| have)? earned (?:over |about )?[€$£]\\d[\\d.,]*",
  "you(?:'ve| have)? (?:received|got) an? (?:(?!refund)[\\w$€£.,-]+ ){0,3}(?:payment|sale|tip)",
  "you(?:'ve| have)?(?: just)? (?:have|got|gained|received) (?:an? )?(?:\\d+ )?(?:new )?(?:free |paid |paying )?(?:patrons?|supporters?|subscribers|followers)",
  '(?:you have a|say hi to your|meet your) new (?:free |paid |paying )?(?:patron|member|supporter|subscriber|customer)',
  'new (?:free |paid |paying )?(?:subscribers?|patrons?|customers?|supporters?) (?:to|on|for|of|joined|subscribed)',
  'hakedis\\w*',
  '(?:odemen|kazancin)(?:iz)? (?:hesabi(?:n|niz)a )?(?:yatir|aktar|yola cik)\\w*',
  'yeni (?:bir )?(?:abone|destekci|uye|musteri)n(?:iz)? var',
  '(?:sana|size) odeme yapti',
  'auszahlung\\w*',
  '(?:du hast|sie haben) eine zahlung (?:erhalten|empfangen)',
  'hat (?:dir|ihnen) (?:[€$£] ?\\d|\\d[\\d.,]* ?(?:€|eur|pln|zl|brl|r\\$))',
  'vous avez recu un (?:paiement|virement)',
  '(?:vous a (?:paye|envoye|verse)|te ha (?:pagado|enviado)|ti ha (?:pagato|inviato)) (?:[€$£] ?\\d|\\d[\\d.,]* ?(?:€|eur|pln|zl|brl|r\\$))',
  'has recibido un pago',
  'hai ricevuto un pagamento',
  '(?:voce recebeu|recebeste) um pagamento',
  'otrzymal[ea]s (?:platnosc|wplate)',
  'wyplata (?:srodkow|zarobkow)',
  'uitbetaling',
  'je hebt een betaling ontvangen',
];
const income = new RegExp(`(?<![a-z])(?:${pieces.join('|')})(?![a-z])`);

/** How far down such a mail says so. */
const opening = 4;

/**
 * Whether a mail tells of money or subscribers of the reader's own: a payout, earnings, a new patron. What is named
 * there is what others pay.
 */
export const isIncome = ({ sentences }: Reading): boolean =>
  sentences.slice(0, opening).some(({ meant, conditional }) => !conditional && income.test(meant));
