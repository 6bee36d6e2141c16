import type { Question } from '#testing/cases.ts';

export const tr: Question[] = [
  ['elimdeki aboneliklerin dökümünü ver', 'list'],
  ['Masrafları azaltmam lazım, ne önerirsin?', 'advise'],
  ['Disney+ ücretsiz dönemim bitince ne olacak', 'trials'],
  ["Spotify'a senede 899 lira versem kârda mıyım", 'yearlyPlan'],
  ['hiç açmadığım bir servise para veriyor muyum', 'unused'],
  ['dizi film aboneliklerinin hepsinden çıksam ne kadar artar', 'withoutStreaming'],
  ['bir sonraki Spotify ödemem hangi gün', 'renewal'],
  ['mükerrer aboneliğim var mı', 'overlaps'],
  ['ocaktan beri neye zam yapıldı', 'rises'],
  ['Türkiye’nin başkenti neresi', 'unknown'],
];
