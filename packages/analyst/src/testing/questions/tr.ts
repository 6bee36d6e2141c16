import type { Question } from '#testing/cases.ts';

export const tr: Question[] = [
  ['Hangisini iptal etmeliyim?', 'advise'],
  ['hangi aboneligi iptal edeyim', 'advise'],
  ['ayda toplam ne kadar ödüyorum', 'total'],
  ['dizi film platformlarına ne kadar veriyorum ayda', 'streaming'],
  ['Spotify kaç para?', 'one'],
  ['netflixe ne kadar oduyorum', 'bothNetflix'],
  ['Aynı şeye iki kere mi ödüyorum?', 'overlaps'],
  ['bu yıl hangilerine zam geldi', 'rises'],
  ['kur yüzünden ne pahalandı', 'risesByRate'],
  ['Gelecek hafta neler yenileniyor?', 'nextWeek'],
  ['önümüzdeki on gün içinde ne çekilecek', 'tenDays'],
  ["Spotify'ın ödemesi ne zaman?", 'renewal'],
  ['deneme süresi biten var mı', 'trials'],
  ['Spotify yıllık 899 TL, geçsem daha mı ucuz olur', 'yearlyPlan'],
  ["Spotify'ı ve iCloud'u bıraksam ne kadar cebimde kalır?", 'withoutTwo'],
  ['en pahalı iki aboneliği iptal etsem ne olur', 'withoutDearest'],
  ['spotifyı nasıl iptal ederim', 'howToCancel'],
  ['Spotify neden listemde?', 'whyListed'],
  ['kullanmadığım abonelikler hangileri', 'unused'],
  ['yarın hava nasıl olacak', 'unknown'],
];
