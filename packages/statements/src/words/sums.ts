import { parseCurrency } from './currencies.ts';
import { fold } from './fold.ts';

/** Names of sums without what they are of. Folded. */
const names = new Set(
  [
    'toplam, sayfa toplami, toplami, toplamlar, genel toplam, yekun, genel yekun, toplam islem tutari, islem tutari toplami, islem toplami, islemler toplami',
    'total, totals, page total, total amount, grand total, sum',
    'summe, summen, gesamt, gesamtsumme, totaal, total general, montant total, importe total, suma, totale, importo totale, somma, total geral, valor total, soma, summa, totalt, osszesen, razem, celkem',
    fold(
      '合計, 合計額, 合計金額, 総計, 総合計, ご利用合計, ご利用合計額, 합계, 총합계, 총계, 이용금액 합계, 총 이용금액, 合计, 总计',
    ),
  ].flatMap((line) => line.split(', ')),
);

/** Returns the words of a folded line, including currency symbols. */
export const splitWords = (folded: string): string[] => folded.match(/[\p{L}₺€£$]+/gu) ?? [];

/** True for `TOPLAM`, `Genel Toplam (TL)` and nothing else. Folded. */
export const isSumName = (folded: string): boolean =>
  names.has(
    splitWords(folded)
      .filter((word) => parseCurrency(word) === undefined)
      .join(' '),
  );
