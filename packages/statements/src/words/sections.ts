import { fold } from './fold.ts';

/** Names of sections, folded. */
const names = new Set(
  [
    'purchases, card purchases, payments, card payments, electronic payments, bill payments, payments and credits, payments and other credits, purchases and adjustments, new transactions, transactions, direct debits, standing orders, transfers, deposits, deposits and credits, withdrawals, checks, cheques, cash advances, credits, debits, refunds, fees, interest, fees charged, interest charged, other charges',
    'islemler, donem ici islemler, islemleriniz, harcamalar, harcamalariniz, odemeler, odemeleriniz, yurt ici islemler, yurt disi islemler, taksitli islemler, taksitler, nakit avanslar, iadeler, ucretler, faizler, faiz ve ucretler, giden islemler, gelen islemler',
    'umsatze, karteneinsatze, kartenzahlungen, kartenumsatze, auslandsumsatze, inlandsumsatze, einkaufe, zahlungen, lastschriften, gutschriften, uberweisungen, dauerauftrage, gebuhren, zinsen, buchungen',
    'achats, paiements, paiements par carte, prelevements, virements, retraits, operations, frais, remboursements',
    'compras, compras nacionales, compras internacionales, pagos, pagos y abonos, cargos, abonos, retiros, transferencias, comisiones, intereses, operaciones, movimientos',
    'acquisti, pagamenti, addebiti, accrediti, bonifici, prelievi, commissioni, interessi, operazioni, movimenti',
    'compras internacionais, compras nacionais, pagamentos, pagamentos e creditos, lancamentos, lancamentos nacionais, lancamentos internacionais, transacoes, saques, encargos, creditos, debitos, estornos',
    'aankopen, betalingen, kaartbetalingen, overboekingen, incassos, opnames, kosten, zakupy, platnosci, przelewy, oplaty, wyplaty',
  ].flatMap((line) => line.split(', ')),
);

/** True for `PURCHASES`, `Dönem içi işlemler:` and nothing else. */
export const isSectionName = (text: string): boolean =>
  names.has(
    fold(text)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  );
