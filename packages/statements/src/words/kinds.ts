import { fold } from './fold.ts';

/** Matches folded phrases at the beginning of a text, longest first and as whole words. */
const beginning = (lines: string[]) => {
  const phrases = lines
    .flatMap((line) => line.split(', '))
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^\\W*(?:${phrases.join('|')})(?![a-z\\d])`, 'u');
};

/** The kind of payment at the beginning of a booking, before the merchant. */
const kindWords = beginning([
  'card payment, card purchase, debit card, credit card, contactless, contactless payment, cash withdrawal, cash machine, withdrawal, direct debit, standing order, bill payment, faster payment, bank transfer, transfer to, transfer from, payment to, payment from, received from, sent to, pos, pos purchase, purchase, checkcard, atm, ach, vis, dd, cr, so, bp, obp, dpc, deb, fpi, fpo, bgc, cpt, tfr, chq, cheque, check, interest paid, deposit, refund from',
  'kartenzahlung, lastschrift, sepa-lastschrift, basislastschrift, folgelastschrift, gutschrift, dauerauftrag, uberweisung, sepa-uberweisung, bargeldauszahlung, geldautomat, entgelt, abschluss',
  'paiement par carte, paiement cb, achat cb, carte, prelevement, prlv, virement, vir, retrait, retrait dab, cheque n',
  'pago con tarjeta, compra, recibo, adeudo, transferencia, bizum, reintegro, pagamento pos, pagamento carta, addebito, addebito diretto, sdd, bonifico, prelievo, pagamento, compra no debito, debito automatico, pix, pix enviado, pix recebido, ted, saque',
  'betaalautomaat, incasso, sepa incasso, overboeking, geldautomaat, bea, gea, kortkop, autogiro, uttag, overforing',
  'pos alisveris, harcama, alisveris, otomatik odeme, para cekme, havale, eft, fast, giden fast, gelen fast, giden eft, gelen eft, giden havale, gelen havale, virman',
]);

/** Words at the beginning of a note about the booking above. */
const noteWords = beginning([
  'ref, reference, references, mandate, mandate no, details, note, memo, exchange rate, value date, card no, card number, card ending, date of transaction, purchased on, your purchase at, indn',
  'ihr einkauf bei, ihr einkauf, verwendungszweck, mandat, mandatsref, mandatsreferenz, glaubiger-id, kundenreferenz, end-to-end, eref, mref, cred, svwz, kref, referenz, wertstellung, karte',
  'reference mandat, votre achat, motif, rum, ics, id creancier, libelle, referencia, ref mandato, mandato, concepto, tu compra en, su compra en, riferimento, causale, rif, il tuo acquisto, descricao, sua compra',
  'kenmerk, omschrijving, machtiging, incassant, uw aankoop bij, aciklama, referans, referans no, dekont no, islem no, sorgu no',
]);

const onDay = /^on \d{1,2} [a-z]{3}/u;

/** True if a text begins with the kind of payment: `Card payment to`, `VIS`, `Lastschrift`. */
export const isBookingStart = (text: string): boolean => kindWords.test(fold(text));

/** True if a text continues the booking above: `Ref: 8871231`, `On 03 Jan`, `Ihr Einkauf bei`. */
export const isNoteStart = (text: string): boolean => noteWords.test(fold(text)) || onDay.test(fold(text));
