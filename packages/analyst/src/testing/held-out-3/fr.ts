import type { Question } from '#testing/cases.ts';

export const fr: Question[] = [
  ['Faites-moi le total annuel', 'total'],
  ['De quoi pourrais-je me passer ?', 'advise'],
  ['Je paye deux fois le même truc ?', 'overlaps'],
  ['Quoi de prévu comme prélèvements la semaine prochaine ?', 'nextWeek'],
  ["L'essai de Disney finit quand ?", 'trials'],
  ["À combien me revient Netflix chaque fois que je m'en sers ?", 'perUse'],
  ['Comment je fais pour arrêter mon abonnement Spotify ?', 'howToCancel'],
  ['Quoi a pris cher depuis le début de l’année ?', 'rises'],
  ['Et si je coupe tout le streaming ?', 'withoutStreaming'],
  ['Quelle est la capitale du Japon ?', 'unknown'],
];
