import { fold, memoize, wholeWords } from './fold.ts';
import { isSectionName } from './sections.ts';

/**
 * The direction that the title of a section names. `paid`: payments, which are incoming on a card and outgoing from an
 * account. `either`: a title without a direction.
 */
export type SectionSide = 'in' | 'out' | 'paid' | 'either';

const phrases = (lines: string[]) => lines.flatMap((line) => line.split(', '));

/** Folded, in Turkish, English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish. */
const sides = {
  in: phrases([
    'gelen, gelenler, giris, girisi, girisler, girisleri, giren, yatan, yatirilan, alacak, alacaklar, alacakli, iadeler, iadeleriniz, gelirler, tahsilatlar',
    'deposits, additions, credits, money in, paid in, payments in, cash in, incoming, received, refunds, returns, inflows',
    'gutschriften, eingange, geldeingange, zahlungseingange, einnahmen, einzahlungen, zugange, erstattungen, haben',
    'credits, au credit, en credit, encaissements, recettes, recus, versements, remises, remboursements, entrees',
    'abonos, ingresos, depositos, creditos, entradas, devoluciones, reembolsos, recibidos, recibidas',
    'entrate, accrediti, accreditamenti, versamenti, rimborsi, avere, in entrata, ricevuti',
    'entradas, creditos, depositos, recebimentos, recebidos, recebidas, estornos, receitas',
    'bijschrijvingen, ontvangsten, ontvangen, inkomsten, bijgeschreven, terugbetalingen',
    'wplywy, uznania, przychodzace, zwroty, insattningar, inbetalningar',
  ]),
  out: phrases([
    'giden, gidenler, cikis, cikisi, cikislar, cikislari, cikan, cekilen, borc, borclar, borclu, harcamalar, harcamalariniz, harcamaniz, giderler, ucretler, faizler, nakit avanslar, taksitler, taksitli islemler, kart odemeleri, fatura odemeleri',
    'withdrawals, debits, subtractions, money out, paid out, payments out, cash out, outgoing, outgoings, checks, cheques, purchases, spending, charges, fees, fees charged, interest charged, cash advances, card payments, bill payments, standing orders, outflows, debit card payments',
    'lastschriften, abbuchungen, belastungen, ausgange, geldausgange, zahlungsausgange, ausgaben, auszahlungen, abgange, soll, einkaufe, karteneinsatze, kartenzahlungen, kartenumsatze, gebuhren, dauerauftrage',
    'debits, au debit, en debit, decaissements, depenses, retraits, prelevements, achats, sorties, frais, paiements par carte, paiements carte, emis',
    'cargos, gastos, retiros, retiradas, debitos, salidas, egresos, compras, comisiones, adeudos, enviados, enviadas',
    'uscite, addebiti, addebitamenti, prelievi, spese, acquisti, dare, in uscita, commissioni',
    'saidas, debitos, saques, levantamentos, despesas, gastos, compras, encargos, enviados, enviadas',
    'afschrijvingen, uitgaven, aankopen, opnames, afgeschreven, incassos, kaartbetalingen',
    'wyplaty, obciazenia, wydatki, wychodzace, zakupy, uttag, utbetalningar, inkop',
  ]),
  paid: phrases([
    'odemeler, odemeleriniz, payments, zahlungen, paiements, reglements, pagos, pagamenti, pagamentos, betalingen, platnosci, splaty',
  ]),
};

/** Other words of such titles, without a direction. */
const besides = phrases([
  've, ile, islem, islemler, islemleri, islemleriniz, tutar, tutarlar, para, hesap, hesaba, hesaptan, kart, kartla, kredi karti, hareketler, hareketleri, transfer, transferler, havale, havaleler, eft, fast, diger, tum, donem ici, yurt ici, yurt disi, devam, devami, toplu',
  'and, or, other, others, all, your, the, electronic, online, mobile, direct, atm, pos, card, debit card, credit card, check card, bank, account, paid, transactions, transaction, transfers, payment, activity, adjustments, interest, service, this period, this month, new, cash, automatic, recurring, details, detail, from, to, continued, cont, cont d, list, of, misc, miscellaneous, regular, standard, default, late',
  'und, oder, sonstige, weitere, alle, ihre, neue, buchungen, umsatze, uberweisungen, bar, sepa, fortsetzung, konto, karte',
  'et, ou, autres, vos, mes, les, des, de, du, par, carte, operations, virements, cheques, especes, suite, bancaires',
  'y, e, o, otros, otras, tus, sus, los, las, su, con, tarjeta, movimientos, operaciones, transferencias, efectivo, continuacion, en, nacionales, internacionales',
  'altri, altre, i tuoi, le tue, vostri, movimenti, operazioni, bonifici, carta, con, contanti, segue, sul conto',
  'outros, outras, suas, seus, com, cartao, lancamentos, movimentos, movimentacoes, transacoes, transferencias, pix, continuacao, nacionais, internacionais',
  'en, overige, alle, uw, overboekingen, vervolg, i, inne, przelewy, transakcje, och, ovriga',
]);

const inside = {
  in: wholeWords(sides.in, 'g'),
  out: wholeWords(sides.out, 'g'),
  paid: wholeWords(sides.paid, 'g'),
  besides: wholeWords(besides, 'g'),
};

/** The longest titles are like `ATM and debit card withdrawals and other subtractions (continued)`. */
const longest = 80;

/** Returns the direction that a section title names, or undefined for any other text. */
export const parseSectionSide = (text: string): SectionSide | undefined =>
  text.length > longest ? undefined : sideOf(text);

/**
 * Words that turn a title into a sum, and prepositions between both: `Giden işlemler toplamı`, `Summe der
 * Gutschriften`.
 */
const sums = wholeWords(
  phrases([
    'toplam, toplami, toplamlari, tutari, tutarlari, ara toplam',
    'total, totals, subtotal, sub total, sum, amount, of, summe, summen, gesamt, gesamtsumme, zwischensumme, gesamtbetrag, der, aller, ihrer',
    'totaux, somme, sous total, montant, de, des, du, suma, importe, totales, soma, valor, das, dos, totais, totale, totali, somma, importo, dei, degli, delle',
    'totaal, bedrag, van, subtotaal, razem, kwota, summa, belopp, sammanlagt',
  ]),
  'g',
);

/** `(3)`: the number of lines. */
const count = /\(\s*\d{1,4}\s*\)/;

/** Like `parseSectionSide`, for the label of a sum: `Giden işlemler toplamı`, `Total deposits (3)`. */
export const parseSumSide = (label: string): SectionSide | undefined =>
  parseSectionSide(label) ?? parseSectionSide(fold(label).replace(count, ' ').replace(sums, ' ').trim());

const sideOf = memoize((text: string): SectionSide | undefined => {
  if (/\d/.test(text)) return undefined;
  const words = fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  // `Debit card` names a card and no direction; `card payments` has the direction of `payments`.
  const named = words.replace(/\b(?:debit|credit) cards?\b/g, 'card');
  const has = (pattern: RegExp) => named.search(pattern) >= 0;
  const [isIn, isOut] = [has(inside.in), has(inside.out)];
  const rest = [inside.out, inside.in, inside.paid, inside.besides].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    named,
  );
  if (/\p{L}/u.test(rest)) return isSectionName(text) ? 'either' : undefined;
  if (isIn !== isOut) return isIn ? 'in' : 'out';
  if (isIn) return 'either';
  if (has(inside.paid)) return 'paid';
  return isSectionName(text) ? 'either' : undefined;
});
