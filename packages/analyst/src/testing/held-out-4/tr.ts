import type { Question } from '#testing/cases.ts';

export const tr: Question[] = [
  ['Abonelikler bütçemi ne kadar zorluyor, aylık olarak söyler misin', 'total'],
  ['Spotify parası hangi gün alınıyor', 'renewal'],
  ['Aynı işi gören iki üyeliğim bulunuyor mu', 'overlaps'],
  ['En çok hangisine para bayılıyorum', 'dearest'],
  ['Spotify ile iCloud olmasa ay sonunda elimde ne kalırdı', 'withoutTwo'],
];
