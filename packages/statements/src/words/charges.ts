import { fold, memoize, wholeWords } from './fold.ts';
import { feeWords } from './phrases.ts';

const phrases = (lines: string[]) => lines.flatMap((line) => fold(line).split(', '));

/** Names of bank charges by kind: taxes, interest and its rate, fees. */
const nouns = wholeWords(
  phrases([
    'faiz, faizi, faizler, faizleri, faiziniz, kdv, kkdf, bsmv, vergi, vergisi, vergiler, vergileri, ücreti, ücretler, ücretleri, masraf, masraflar, masrafları, komisyonlar, komisyonları',
    'interest, fee, fees, charge, charges, finance charge, finance charges, tax, taxes, vat, gst, hst, pst',
    'zinsen, sollzinsen, kreditzinsen, überziehungszinsen, verzugszinsen, gebühr, gebühren, entgelte, mwst, ust, umsatzsteuer, mehrwertsteuer, steuern',
    'intérêts, frais, agios, commissions, tva, taxes',
    'intereses, comisión, comisiones, iva, impuestos, itbis, igv, juros, encargos, iof, multa, tarifas, impostos',
    'interessi, commissioni, imposta, imposte, bollo, bolli, spese',
    'rente, kosten, btw, odsetki, opłaty, prowizje, ränta, räntor, avgifter, moms, kamat, díjak',
    'apr, aer, p.a, per annum, faiz oranı, zinssatz, effektivzins, jahreszins, taeg, tae, tin, tan, a.a, a.m',
    '手数料, 利息, 消費税, 수수료, 이자, 부가세',
  ]),
  'g',
);

/** Further words of such names: the period, the purchases, the total. */
const besides = wholeWords(
  phrases([
    've, ile, dönem, dönemi, aylık, yıllık, akdi, gecikme, alışveriş, nakit, avans, çekim, tutarı, tutar, toplam, toplamı, tahakkuk eden, ekstre, banka',
    'and, on, of, the, for, charged, charge, late, payment, purchase, purchases, balance transfers, standard, variable, annual, monthly, rate, cash, advance, advances, total, amount, sales, service, this, period, statement, bank, overdraft, included',
    'und, auf, für, effektiver, der, die, das, diesem, zeitraum, summe, gesamt, inkl, zzgl, davon, gesetzliche, teilzahlung, ratenzahlung, verspätete, zahlung',
    'et, sur, de, des, du, la, le, les, débiteurs, crédit, retard, bancaires, total, dont, y, sobre, cobradas, cobrados, excedido, aplazamiento, por, del, los, las, ordinarios, moratorios, financiación, mora, e, dos, das, do, da, rotativo, financeiros, financiamento, atraso',
    'di, sul, sui, cui, passivi, totale, op, van, w, od, på, och',
  ]),
  'g',
);

/**
 * True if a text names taxes, interest or fees but no payment that they belong to: `KDV (%20)`, `Dönem faizi`,
 * `Purchases 24.9% APR`.
 */
export const isChargeName = (text: string): boolean => {
  const folded = fold(text);
  const rest = folded.replace(nouns, ' ');
  return rest !== folded && !/\p{L}/u.test(rest.replace(besides, ' '));
};

/** Taxes on income, which are not charged on payments. Folded. */
const taxWords = /kapitalertrags?teuer|solidaritatszuschlag|kirchensteuer|stopaj|withholding tax/;

/** True if a line is a bank charge: interest, a fee, or a tax on them. */
export const isCharge = memoize((description: string): boolean => {
  const folded = fold(description);
  return feeWords.test(folded) || taxWords.test(folded) || isChargeName(description);
});
