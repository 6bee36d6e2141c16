import { type Reading, type Sentence, says } from '#mail/reading.ts';

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
  '(?:^|(?:tienes|tiene) (?:un |una |\\d+ )?)nuev[oa]s? (?:suscriptor|seguidor|mecenas)(?:[ae]s?)?',
  '(?:^|(?:vous avez|tu as) (?:un |une |\\d+ )?)nouve(?:l|lle|au|aux|lles) (?:abonnee?|adherente?|mecene|follower)s?',
  '(?:^|hai (?:un |una |\\d+ )?)nuov[oaie] (?:iscritt[oaie]|abbonat[oaie]|follower|sostenitor[ei])',
  '(?:^|(?:voce tem|tens|voce ganhou) (?:um |uma |\\d+ )?)nov[oa]s? (?:inscrit[oa]|assinante|subscritora?|seguidora?|apoiadora?)s?',
  '(?:^|(?:masz|zyskal[ea]s) )now[yaei]\\w* (?:subskrybent|patron|obserwujac)\\w*',
  'uj (?:feliratkozo|koveto|tamogato)d\\w*',
  '(?:^|(?:mate|mas) )nov[yae]\\w* (?:odberatel|sledujic|podporovatel|patron)\\w*',
  '(?:^|ai (?:un )?)(?:nou abonat|abonat nou)',
  'wyplata (?:srodkow|zarobkow)',
  'uitbetaling',
  'je hebt een betaling ontvangen',
];
/** What a program of invoices or of work sends on: another one asks to be paid, or pays for it himself. */
const ofAnother =
  /^(?!(?:we|we've|you|your)\b)[\w&.,'’ -]{2,60} (?:has )?(?:sent you (?:an? )?(?:new )?(?:invoice|quote|estimate|bill|payment request)|(?:added|invited) you to (?:the|a|an|their|his|her|join)\b)|\b(?:size|sana)(?: bir| yeni bir)? (?:e-?)?(?:fatura|teklif|odeme talebi)(?:niz)? (?:gonder|ilet)(?:di|ildi)\w*/;

const income = new RegExp(`(?<![a-z])(?:${pieces.join('|')})(?![a-z])`);

/** Money that stays the reader's own, or goes to a person: transfers that repeat, savings, investments. */
const moved =
  /\b(?:(?:recurring|scheduled|standing|automatic|regular|repeating|monthly|weekly)(?: \w+)? (?:transfers?|investments?|buys?|deposits?)|(?:duzenli|otomatik|aylik|haftalik|talimatli) (?:para )?(?:transfer|havale|eft|yatirim|birikim|fon alim)\w*|dauerauftrag ausgefuhrt|sparplan\w*|virements? (?:permanents?|programmes?|automatiques?|recurrents?)|transferencias? (?:periodicas?|programadas?|automaticas?|agendadas?|recorrentes?)|bonific[oi] (?:ricorrent\w|periodic\w|programmat\w)|piano di accumulo|(?:zlecenie stale|przelew (?:cykliczny|staly))|(?:periodieke|automatische) overboeking)(?![a-z])/;

/** What a market takes of what the reader sells there. */
const ofSales =
  /\b(?:(?:selling|seller|final value|listing) fees?|(?:verkaufs|verkaufer|angebots)(?:gebuhr|provision)\w*|satici (?:(?:hizmet|islem) )?(?:bedel|ucret|komisyon|fatura)\w*|satis komisyon\w*|(?:frais|commissions?) (?:de|du) (?:vente|vendeur|mise en vente)|(?:tarifas?|comision(?:es)?) (?:de|por) (?:ventas?|vendedor)|(?:commissioni|tariffe) (?:di vendita|sulle vendite|venditore)|(?:taxas?|tarifas?|comiss(?:ao|oes)) (?:de|do|sobre) (?:vendas?|vendedor)|verkoop(?:kosten|tarie\w+|ersvergoeding\w*))\b/;

/** What repeats a transfer is a plan, too. */
const isSubscribed = (sentence: Sentence) =>
  says({ ...sentence, meant: sentence.meant.replace(/\bplan\w*/g, '-') }, 'subscription');

/** How far down such a mail says so. */
const opening = 4;

/**
 * Whether a mail tells of money that buys the reader nothing: a payout, earnings or a new patron of his own, whose
 * price others pay, a transfer that he repeats, or what a market takes of his sales.
 */
export const isMoneyOfOthers = ({ sentences }: Reading): boolean =>
  ofAnother.test(sentences[0]?.meant ?? '') ||
  sentences
    .slice(0, opening)
    .some(
      (sentence) =>
        !sentence.conditional &&
        (income.test(sentence.meant) ||
          ((moved.test(sentence.meant) || ofSales.test(sentence.meant)) && !isSubscribed(sentence))),
    );
