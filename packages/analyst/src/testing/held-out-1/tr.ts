import type { Question } from '#testing/cases.ts';

export const tr: Question[] = [
  ['bütçemi rahatlatmak için neyden vazgeçebilirim', 'advise'],
  ['Aylık abonelik masrafım toplamda ne tutuyor?', 'total'],
  ['müzik ve film için değil, sadece Duolingo için cebimden ne çıkıyor', 'shared'],
  ['hangi üyeliğim en çok yakıyor', 'dearest'],
  ["Apple Music ile Spotify'ın ikisine de gerek var mı, çakışan var mı", 'overlaps'],
  ['25 Kasım ile ay sonu arası değil de haftaya neler çekiliyor kartımdan', 'nextWeek'],
  ['spotfiy ne zaman para kesecek', 'renewal'],
  ['taahhüdüm bitmeden çıkabilir miyim, hangi sözleşmelerim var', 'bound'],
  ['Tüm yayın platformlarını kapatırsam geriye ne kalır?', 'withoutStreaming'],
  ['iptal ettiklerimi göster', 'cancelled'],
];
