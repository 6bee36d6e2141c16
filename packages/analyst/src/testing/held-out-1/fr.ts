import type { Question } from '#testing/cases.ts';

export const fr: Question[] = [
  ['Où est-ce que je peux réduire mes dépenses ?', 'advise'],
  ['ça me fait combien en tout par mois tous ces abonnements', 'total'],
  ['Netflix et Spotify, ça fait combien ?', 'two'],
  ["c'est lequel le moins cher", 'cheapest'],
  ['Y a-t-il des services qui font la même chose ?', 'overlaps'],
  ['les prix ont bougé depuis janvier ?', 'rises'],
  ['Que va-t-on me prélever dans les 10 jours ?', 'tenDays'],
  ['la prochaine échéance de spotify', 'renewal'],
  ['Si je me passe de Spotify, je gagne combien ?', 'withoutSpotify'],
  ['Quels abonnements ai-je déjà résiliés ?', 'cancelled'],
];
