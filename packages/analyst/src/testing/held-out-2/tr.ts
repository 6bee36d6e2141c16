import type { Question } from '#testing/cases.ts';

export const tr: Question[] = [
  ['Paramın boşa gittiği bir yer var mı?', 'unused'],
  ['bu ay hesabımdan toplam ne çıkacak', 'thisMonth'],
  ['gym hariç değil, MacFit için sözleşmem ne zaman bitiyor', 'bound'],
  ['Netflix için bugüne kadar toplam ne ödedim', 'paidNetflix'],
  ['abonelikleri kategori kategori dök', 'byCategory'],
  ['kaç tane aboneliğim var benim', 'count'],
  ['iptal ettiklerim sayesinde ne kadar kazandım', 'saved'],
  ['ChatGPT neden pahalandı, kur mu', 'risesByRate'],
  ['Disney denemem ne zaman bitiyor', 'trials'],
  ['teşekkür ederim', 'thanks'],
];
