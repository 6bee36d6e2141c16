import { currencyOf } from './currencies.ts';
import { fold } from './fold.ts';

/** What a sum is called where nothing says of what. Folded. */
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

/** The words of a folded line, marks of currencies among them. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}₺€£$]+/gu) ?? [];

/** `TOPLAM`, `Genel Toplam (TL)`: nothing else is said. Folded. */
export const isSumName = (folded: string): boolean =>
  names.has(
    wordsOf(folded)
      .filter((word) => currencyOf(word) === undefined)
      .join(' '),
  );
