import { fold, memoize, wholeWords } from './fold.ts';
import { isSumName } from './sums.ts';
import { dayBalance, findTotalLabels, isFlow, openingBalance, type TotalKind } from './totals.ts';

/** One line per language, phrases separated by commas. */
const split = (line: string) => line.split(', ');

/** Words of incoming money with any sign: payments to a card, refunds, salaries, interest earned. Folded. */
export const incomingWords = wholeWords(
  [
    'odemeniz icin tesekkur, odemeniz icin tesekkurler, odemeniz, hesaptan aktarim, tesekkur ederiz, maas, maas odemesi, iade, iadesi, gelen havale, gelen eft, gelen fast, gelen transfer, para yatirma, iptal iade, ucret iadesi, bes devlet katkisi',
    'payment received, payment - thank you, payment thank you, thank you, direct debit payment, autopay, salary, payroll, wages, refund, refunded, reversal, cashback, cash deposit, credit interest, interest credit, interest earned, interest paid, direct deposit, dividend, merchandise return, from paylah!, incoming',
    'gehalt, lohn, gutschrift, erstattung, ruckerstattung, zahlung dankend erhalten, einzahlung, bezuge, salaris, terugbetaling, loon',
    'salaire, virement recu, remboursement, votre paiement, paiement merci, paiement recu, versement',
    'nomina, su pago, pago recibido, pago tarjeta, gracias por su pago, devolucion, reembolso, abono, transferencia recibida',
    'stipendio, accredito, rimborso, bonifico a vostro favore, salario, pagamento recebido, estorno, ordenado, transferencia recebida, pix recebido',
    'lon, insattning, aterbetalning, munkaber, jovairas, kamatjovairas, wynagrodzenie, zwrot, przelew przychodzacy',
  ].flatMap(split),
);

/** Names of the payment of the last bill on a card, at the beginning of the line. Folded. */
export const cardPaymentWords =
  /^\W*(?:odeme(?:niz)?(?![a-z])|(?:kredi )?kart(?:i)? (?:borc[a-z]* )?odeme(?:si)?(?![a-z])|borc odeme|hesa(?:ptan|binizdan) (?:odeme|aktarim)|otomatik odeme|internet(?:ten)? odeme|payment|auto ?pay|zahlung|lastschrifteinzug|einzug des|einzahlung|betaling|paiement|prelevement automatique|pago|pagamento|inbetalning|betalning|befizetes|splata)/u;

/** Thanks for the payment of a card's bill. Folded. */
export const paymentThanks = /thank you|tesekkur|gracias por su pago|su pago gracias|zahlung dankend/;

/** Words of outgoing money: purchases and fees. Folded. */
export const spendingWords = wholeWords(
  [
    'netflix, netflix.com, spotify, amazon, apple.com/bill, google, market, migros, a101, bim, sok, carrefour, carrefoursa, shell, uber, starbucks, lidl, aldi, rewe, tesco, trendyol, hepsiburada, getir, yemeksepeti',
    'alisveris, harcama, nakit avans, atm, para cekme, fatura, otomatik odeme, aidat, aidati, bsmv, kkdf, faiz, faizi, giden havale, giden eft, giden fast, ekstre borcu, kira',
    'purchase, pos, eftpos, atm withdrawal, cash withdrawal, direct debit, standing order, monthly fee, service charge, interest charge, annual fee, rent, insurance',
    'lastschrift, kartenzahlung, miete, versicherung, entgelt, abbuchung, dauerauftrag, incasso, betaalautomaat, huur',
    'prelevement, achat, carte, retrait, loyer, cotisation, compra, recibo, alquiler, comision, seguro, pagamento pos, addebito, prelievo, commissione, canone, debito direto, levantamento, tarifa',
    'uttag, autogiro, hyra, vasarlas, vasarlas kartyaval, dij, zakup, platnosc karta, oplata, czynsz',
  ].flatMap(split),
);

/** Lines that carry a balance over from page to page or from month to month. They are no transactions. Folded. */
const carriedBalance = wholeWords(
  [
    'son bakiye, mevcut bakiye, guncel bakiye, kalan bakiye, onceki donem hesap ozeti bakiyeniz, onceki donem bakiyesi, onceki donem borcu, onceki bakiye, onceki hesap bakiyesi, onceki hesap ozeti bakiyesi, onceki ekstre bakiyesi, onceki donemden devir, devreden bakiye, devir bakiyesi, devir bakiye, nakli yekun, bir sonraki sayfaya devreden, bir onceki sayfadan devreden, sonraki sayfaya devreden, onceki sayfadan devreden, sonraki sayfaya nakil, onceki sayfadan nakil, sayfa toplami, nakledilen toplam, acilis bakiyesi, kapanis bakiyesi, donem sonu bakiyesi, donem basi bakiyesi, bir onceki donem borcu, onceki hesap ozeti borcu, devir',
    'current balance, available balance, previous balance, balance from previous statement, previous statement balance, opening balance, closing balance, balance brought forward, balance carried forward, carried to next page, brought from previous page, carried over, page total, brought forward, carried forward, beginning balance, ending balance, starting balance, balance b/f, balance c/f, start balance, end balance, new balance, last statement balance, balance forward, final balance',
    'zwischensaldo, zwischenstand, solde intermediaire, saldo intermedio, saldo parziale, saldo parcial, tussensaldo, ara bakiye, interim balance, aktueller kontostand, aktueller saldo, kontostand am, alter kontostand, neuer kontostand, anfangssaldo, endsaldo, alter saldo, neuer saldo, saldovortrag, ubertrag auf seite, ubertrag von seite, ubertrag nachste seite, seitensumme, ubertrag, anfangsbestand, endbestand, kontostand, saldo letzte abrechnung',
    'beginsaldo, eindsaldo, vorig saldo, nieuw saldo, oud saldo, solde precedent, ancien solde, nouveau solde, solde au, solde crediteur au, solde debiteur au, solde initial, solde final, report, a reporter, report page precedente, transporteren naar volgende pagina, transport van vorige pagina',
    'saldo actual, saldo disponible, saldo disponibile, saldo disponivel, saldo anterior, saldo inicial, saldo final, saldo previo, saldo al, saldo nuevo, saldo precedente, saldo iniziale, saldo finale, saldo contabile, saldo do dia, saldo em, saldo atual, saldo do mes anterior, suma y sigue, suma anterior, a transportar, transporte da pagina anterior, da riportare, a riportare, riporto, riporto da pagina precedente, riporto pagina precedente, saldo riportato, totale riportato, fatura anterior',
    'ingaende saldo, utgaende saldo, nyito egyenleg, zaro egyenleg, saldo poczatkowe, saldo koncowe, do przeniesienia, z przeniesienia',
    fold(
      '前月繰越, 次月繰越, 翌月繰越, 繰越残高, 前月残高, 前回残高, 전월이월, 이월잔액, 이월 잔액, 기말잔액, 期初余额, 期末余额',
    ),
  ].flatMap(split),
);

/**
 * True for a line that mostly consists of the words for a carried balance; `NEW BALANCE ISTINYE PARK` is a merchant.
 */
export const isCarried = (text: string): boolean => speaksOfCarried(text.replace(/\d+/g, '0'));

/** Sums carried from one page to the next, with their words in any order. Folded, without digits. */
const overPages = new RegExp(
  `^(?:${[
    '(?:toplam |bakiye )?(?:bir )?(?:onceki|sonraki|evvelki|diger|arka) sayfa(?:dan|ya|nin)? (?:devir|devri|devreden|nakil|nakli|nakledilen|aktarilan|gelen|tasinan|toplami)(?: (?:toplam|tutar|bakiye)[a-z]*)?|sayfa devri|(?:devreden|nakledilen|aktarilan) (?:toplam|tutar)',
    '(?:(?:sub)?totals?|amounts?|sums?|balance)?(?: |^)?(?:carried|brought|continued)(?: forward| over)?(?: (?:to|from|on))?(?: the)?(?: (?:next|previous|last|prior|following))? page|(?:(?:sub)?totals?|amounts?|sums?) (?:carried|brought) (?:forward|over)|(?:next|previous) page totals?',
    '(?:ubertrag|vortrag|zwischensumme|zwischensaldo|summe) (?:(?:auf|von|vom|zur|zum|aus|der) )*(?:(?:vorherigen?|vorheriger|vorigen?|letzten?|nachsten?|nachster|folgenden?) )?(?:seite|blatt)',
    '(?:total|totaux|solde) (?:a )?report(?:er)?|(?:total |solde )?(?:a )?report(?:er)?(?: (?:de|a|sur)(?: la)?)? page (?:precedente|suivante)',
    '(?:total|suma|saldo|subtotal|viene|pasa)(?: (?:de|a|y))?(?: la)? (?:pagina|hoja) (?:anterior|siguiente)',
    '(?:totale|saldo) (?:a |da )?riporta(?:re|to)|(?:totale |saldo )?(?:(?:a |da )?riporta(?:re|to)|riporto)(?: (?:a|da|alla|dalla))? pagina (?:precedente|successiva|seguente)',
    '(?:transporte|subtotal|total)(?: (?:da|para|a))?(?: a)? pagina (?:anterior|seguinte)',
    '(?:transport|overgebracht|subtotaal|totaal) (?:(?:van|naar|op) )?(?:(?:de )?(?:vorige|volgende)) (?:pagina|blad|bladzijde)',
    '(?:przeniesienie|suma|z przeniesienia|do przeniesienia)(?: (?:z|na))? (?:poprzedniej|nastepnej|nastepna) (?:strony|strone)',
    '(?:transport|saldo|summa) (?:fran|till) (?:foregaende|nasta) sida',
  ].join('|')})$`,
  'u',
);

/** Words behind a balance for the one who owes it. */
const inWhoseFavour =
  /(?<![a-z])(?:(?:zu|zugunsten|zulasten) (?:unseren|unsern|ihren|ihrer|deinen) (?:gunsten|lasten)|a (?:vostro|nostro|vs\.?|ns\.?|suo) (?:credito|debito|favore)|en (?:notre|votre) faveur|a (?:su|nuestro) favor|a (?:seu|nosso) favor|in your favou?r|i (?:deres|din|vores|er) fav(?:o|eu)r|in uw voordeel|(?:in|a) (?:vostro|suo) favore|lehinize|aleyhinize|na (?:twoja|panstwa) korzysc)(?![a-z])/u;

/** Cached without digits, so that the lines of one merchant are checked once. */
const speaksOfCarried = memoize((text: string): boolean => {
  // `S A L D O`
  const folded = fold(text).replace(/(?<=(?:^|\s)[a-z]) (?=[a-z](?:\s|$))/gu, '');
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
export const totalWords = wholeWords(
  [
    'toplam, toplami, toplamlari, toplamlar, yekun, genel yekun, genel toplam, ara toplam, donem borcu, donem borcunuz, asgari odeme tutari, asgari tutar, son odeme tarihi, hesap kesim tarihi, odenmesi gereken asgari tutar, hesap ozeti borcu, ekstre borcu, toplam borc, kullanilabilir limit, kart limiti, limitiniz',
    'total, totals, subtotal, sub total, sub-total, grand total, total fees, total interest, minimum payment, payment due date, amount due, statement date, credit limit, available credit, page, continued',
    'totaux, totaux des mouvements, total des mouvements, mouvements, summe, summen, gesamt, gesamtbetrag, gesamtsumme, gesamtsummen, umsatzsumme, gesamtumsatz, gesamtumsatze, zwischensumme, zwischensummen, saldo gesamt, seite, totaal, pagina, somme, sous-total, montant total, totales, suma, totale, totale movimenti, total cargos, total abonos, subtotale, subtotali, totali, totais, subtotais, soma, somas, sumas, sumas iguales, sumy, sommes, totalen, totaler, totalt, summa, summor, osszesen, razem, celkem, soucet, yhteensa',
    fold('合計, 総計, 小計, 総合計, ご請求額, ご請求金額, 합계, 총계, 소계, 청구금액, 총 이용금액, 合计, 总计, 小计'),
  ].flatMap(split),
);

const figureWords = wholeWords(
  [
    'limit, kalan limit, kredi karti limiti, nakit avans limiti, asgari odeme, minimum odeme, son odeme tutari, odeme talimati tutari, kalan borc, guncel borc, kredili mevduat limiti, gelecek donem taksitleri, puan bakiyesi, kazanilan puan, kazanilan puanlar, akdi faiz orani',
    'cash limit, spend limit, overdraft limit, arranged overdraft limit, minimum payment, amount over limit, payment due, direct debit amount, points value',
    'verfugungsrahmen, verfuegungsrahmen, kreditrahmen, kreditlimit, verfugbarer betrag, verfuegbarer betrag, mindestbetrag, mindestzahlungsbetrag, dispositionskredit, dispositionslimit, sollzinssatz, bonuspunkte, gesamtsaldo, lastschrift am monatsende',
    'paiement minimum, plafond de la carte, montant disponible, decouvert autorise, pago minimo, limite de credito, credito disponible, limite de descubierto',
    'pagamento minimo, limite disponivel, credito disponivel, rata minima, fido carta, fido accordato, disponibilita residua, numeri creditori, numeri debitori',
    'minimaal te betalen, minimaal te betalen bedrag, bestedingslimiet, bestedingsruimte, roodstandlimiet',
  ].flatMap(split),
);
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** Other kinds may also be payments: `Payments received`. */
const balanceKinds: ReadonlySet<TotalKind> = new Set(['opening', 'closing'] as const);
/** Text behind the name of a card's balance due: the account it is collected from, and the day. Folded. */
const whenTaken =
  /(?<![a-z])(?:(?:de|sur|a|en|na|no|de la|sul|dal|di|von|auf|from|to|van|op|z) (?:votre|ihrem|deinem|your|su|tu|sua|seu|suo|tuo|vostro|uw|je|twojego) (?:compte|konto|account|cuenta|conta|conto|rekening|konta)(?: (?:bancaire|bancaria|bancario|courant|corriente|corrente|bankowego))?|(?:le|du|au|am|zum|on|el|al|il|em|op|dnia)(?= \d)(?: \d{1,2}(?:er|\.|st|nd|rd|th)?(?: de)? [a-z]{3,10}\.?(?: de)? \d{4})?)(?![a-z])/gu;

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
export const cardWords = wholeWords(
  [
    'kredi karti, kart numarasi, kart no, asgari odeme, asgari tutar, odenmesi gereken asgari, donem borcu, donem borcunuz, son odeme tarihi, hesap kesim tarihi, kart limiti, ekstre, taksit, maxipuan, worldpuan, bonus',
    'credit card, card number, minimum payment, minimum payment due, payment due date, credit limit, available credit, statement balance, cardholder, card member, payment - thank you, payment received - thank you, annual percentage rate, post date, trans date, payment thank you, purchase, cash advances, fees charged, payments and other credits, rewards, foreign spend, foreign spending, membership number, new credits, new debits, payment due, new transactions, payments/credits, process date, card ending',
    'kreditkarte, kreditkartenabrechnung, monatsrechnung, ihre zahlung, mastercard, visa, abrechnungstermin, verfugungsrahmen, creditcard, carte de credit, tarjeta de credito, fecha de corte, pago minimo, fecha limite de pago, carta di credito, estratto conto carta, cartao de credito, fatura, pagamento minimo, debit differe, releve de carte, releve carte, nouvelles depenses, kreditkort, hitelkartya, karta kredytowa, karty kredytowej',
    fold('クレジットカード, ご利用代金明細書, カードご利用, 신용카드, 이용대금명세서, 이용대금 명세서'),
  ].flatMap(split),
  'g',
);
export const accountWords = wholeWords(
  [
    'vadesiz, hesap hareketleri, hesap ozeti bakiye, iban, sube, kullanilabilir bakiye, acilis bakiyesi, kapanis bakiyesi, borc, alacak, bakiye, maas, havale, eft, virman',
    'account statement, current account, checking, savings, opening balance, closing balance, beginning balance, ending balance, sort code, bsb, paid in, paid out, withdrawals, withdrawal, deposits, deposit, money in, money out, routing number, salary, payroll',
    'girokonto, kontoauszug, kontostand, bic, lastschrift, gehalt, rekeningoverzicht, betaalrekening, af bij, releve de compte, compte courant, rib, solde, virement, cuenta corriente, cuenta de cheques, cuenta de ahorro, cuenta de nomina, saldo promedio, depositos, retiros, extracto, conto corrente, estratto conto, bonifico, conta corrente, extrato, agencia, total de entradas, total de saidas, rendimento liquido, lonekonto, szamlatortenet, bankszamla, rachunek, wyciag',
    fold('普通預金, 入出金明細, 口座番号, 差引残高, 입출금, 예금, 계좌번호, 거래내역'),
  ].flatMap(split),
  'g',
);

/** Words for pending lines. Folded. */
const pendingWords = wholeWords(
  [
    'pending, bekleyen, beklemede, provizyon, provizyonda, onay bekliyor, authorised, authorized, processing, vorgemerkt, ausstehend, in behandeling, gereserveerd, en attente, en cours, pendiente, autorizzato, in sospeso, non contabilizzato, pendente, reserverat, fuggo, fuggo tetel, oczekujaca, blokada',
  ].flatMap(split),
);

/** True if a folded text describes a pending line. `authorized on 09/30` is settled since. */
export const isPending = (folded: string): boolean => speaksOfPending(folded.replace(/\d+/g, '0'));

const speaksOfPending = memoize((folded) => pendingWords.test(folded) && !/authori[sz]ed on/.test(folded));

/** The same in a state column or in place of the day, where single words have no other meaning. Folded. */
export const pendingState =
  /\b(?:offen|nicht gebucht|in bearbeitung|hold|uncleared|not posted|unposted|retenido|en proceso|en transito|da contabilizzare|agendado|preautori[sz]|rezerwacja|reserviert|venter|afventer|reserver(?:t|et)|en espera|cekajici|fuggoben)/;

/** States of lines that never became a movement, alone in their cell. Folded. */
export const failedWords =
  /^(?:reverted|declined|failed|rejected|refused|cancell?ed|void(?:ed)?|expired|denied|unsuccessful|iptal(?: edildi)?|reddedildi|basarisiz|onaylanmadi|storniert|abgelehnt|fehlgeschlagen|geweigerd|mislukt|geannuleerd|refusee?|annulee?|echouee?|rechazad[oa]|cancelad[oa]|anulad[oa]|fallid[oa]|recusad[oa]|negad[oa]|rifiutat[oa]|annullat[oa]|respinta|avvisad|odrzucon[ay]|anulowan[ay])$/;

/** Interest, fees and taxes booked as lines; also inside compounds (`Überziehungszinsen`). Folded. */
export const feeWords =
  /faiz|ucret|komisyon|bsmv|kkdf|aidat|masraf|interest|\bfees?\b|finance charge|service charge|zins|gebuhr|entgelt|rente|kosten|interet|\bfrais|commission|cotisation|interes|comision|juros|\biof\b|encargo|tarifa|anuidade|canone|imposta|avgift|ranta|\bdij|kamat|oplata|odsetki/;
