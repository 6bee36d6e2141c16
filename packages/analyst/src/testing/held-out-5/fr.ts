import type { Question } from '#testing/cases.ts';

export const fr: Question[] = [
  ['Je voudrais savoir combien me coûtent mes abonnements chaque mois', 'total'],
  ['Dis-moi à quelle date Spotify sera débité', 'renewal'],
  ['Montre-moi les abonnements dont je ne profite pas', 'unused'],
  ['L’abonnement qui me coûte le plus, c’est lequel ?', 'dearest'],
  ['Est-ce que certains tarifs ont grimpé cette année ?', 'rises'],
];
