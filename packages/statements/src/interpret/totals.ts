import type { AmountToken } from '#votes/amount-tokens.ts';
import { wholeWords } from '#words/fold.ts';
import type { Scanned } from './scan.ts';

export type TotalKind = 'opening' | 'closing' | 'out' | 'in' | 'fees';
export type PrintedTotal = { kind: TotalKind; amount: AmountToken };

/** What statements call their totals, folded. A longer phrase wins over a shorter one inside it. */
const labels: Record<TotalKind, string> = {
  opening:
    'onceki hesap bakiyesi, onceki bakiye, onceki donem bakiyesi, onceki donem borcu, onceki hesap ozeti borcu, onceki hesap ozeti bakiyesi, onceki ekstre bakiyesi, onceki donem hesap ozeti bakiyeniz, bir onceki donem borcu, devreden bakiye, devir bakiyesi, acilis bakiyesi, donem basi bakiyesi, previous balance, balance from previous statement, previous statement balance, last statement balance, opening balance, beginning balance, starting balance, start balance, balance brought forward, brought forward, alter kontostand, anfangssaldo, alter saldo, saldovortrag, anfangsbestand, saldo letzte abrechnung, beginsaldo, vorig saldo, oud saldo, solde precedent, ancien solde, solde initial, saldo anterior, saldo inicial, saldo previo, saldo precedente, saldo iniziale, ingaende saldo, nyito egyenleg, saldo poczatkowe',
  closing:
    'donem borcu, donem borcunuz, hesap ozeti borcu, hesap ozeti borcunuz, ekstre borcu, toplam borc, toplam borcunuz, donem sonu bakiyesi, kapanis bakiyesi, yeni bakiye, new balance, closing balance, ending balance, end balance, final balance, statement balance, total amount due, total balance, balance carried forward, carried forward, neuer kontostand, endsaldo, neuer saldo, kontostand am, rechnungsbetrag, gesamtsaldo, eindsaldo, nieuw saldo, nouveau solde, solde final, saldo final, saldo nuevo, saldo actual, saldo al corte, total a pagar, saldo finale, nuovo saldo, saldo atual, total da fatura, total desta fatura, valor total da fatura, utgaende saldo, zaro egyenleg, saldo koncowe',
  out: 'donem harcamalari, donem ici harcamalar, toplam harcama, harcamalar toplami, donem ici islemler, toplam borc tutari, toplam cikan, giden toplam, total purchases, purchases and debits, purchases, new charges, total withdrawals, total debits, total charges, total paid out, total payments out, withdrawals and debits, summe belastungen, summe lastschriften, summe ausgaben, summe soll, ausgaben gesamt, totaal af, totaal uitgaven, total des debits, total debits euros, total debit, cargos regulares, cargos del periodo, compras y cargos del periodo, total cargos, total de cargos, compras y cargos, total retiros, totale uscite, totale addebiti, totale movimenti, totale dare, total de compras, total debitos, total de saidas, summa uttag, summa kop, osszes terheles, suma obciazen',
  in: 'donem odemeleri, donem ici odemeler, toplam odeme, odemeler toplami, odemeleriniz, toplam alacak, toplam giren, gelen toplam, payments and credits, total payments, payments received, total deposits, total credits, total paid in, total payments in, deposits and credits, summe gutschriften, summe einnahmen, summe haben, einnahmen gesamt, totaal bij, totaal ontvangsten, total des credits, total credit, pagos y abonos, total abonos, total de abonos, total depositos, totale entrate, totale accrediti, totale avere, total creditos, total de entradas, total de pagamentos, summa insattningar, osszes jovairas, suma uznan',
  fees: 'faiz ve ucretler, faiz ve ucret toplami, ucret ve faizler, faiz ve masraflar, interest and fees, fees and interest, fees charged, interest charged, total fees, total interest, zinsen und gebuhren, frais et interets, intereses y comisiones, comisiones e intereses, intereses y cargos, interessi e commissioni, juros e encargos',
};
const kinds = new Map<string, TotalKind>();
for (const [kind, list] of Object.entries(labels) as [TotalKind, string][]) {
  for (const label of list.split(', ')) kinds.set(label, kind);
}
const anyLabel = wholeWords([...kinds.keys()], 'g');

/** Reads the totals a document prints: amounts behind their labels, or below them in a box. */
export function findTotals(lines: Scanned[]): PrintedTotal[] {
  return lines.flatMap((scanned, index) => {
    const found = [...scanned.folded.matchAll(anyLabel)].map((match) => ({
      kind: kinds.get(match[0]) as TotalKind,
      at: match.index,
    }));
    if (found.length === 0) return [];
    const beside = found.flatMap(({ kind, at }, n) => {
      const until = found[n + 1]?.at ?? Number.POSITIVE_INFINITY;
      const amount = moneyOf(scanned).find((token) => token.at > at && token.at < until);
      return amount ? [{ kind, amount }] : [];
    });
    return beside.length || found.length < 2 ? beside : below(found, scanned, lines.slice(index + 1, index + 3));
  });
}

const moneyOf = ({ amounts }: Scanned) => amounts.filter(({ strong, bracketed }) => strong && !bracketed);

/** A row of labels above a row of as many amounts. */
function below(found: { kind: TotalKind; at: number }[], labels: Scanned, next: Scanned[]): PrintedTotal[] {
  const row = next.find((scanned) => scanned.line.page === labels.line.page && moneyOf(scanned).length >= found.length);
  if (!row) return [];
  const amounts = moneyOf(row);
  return found.flatMap(({ kind, at }) => {
    const x = labels.line.words.find((word) => word.at >= at)?.x0 ?? 0;
    const nearest = [...amounts].sort((a, b) => Math.abs(a.x0 - x) - Math.abs(b.x0 - x))[0];
    return nearest ? [{ kind, amount: nearest }] : [];
  });
}
