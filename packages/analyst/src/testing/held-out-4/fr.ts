import type { Question } from '#testing/cases.ts';

export const fr: Question[] = [
  ['Additionne tous mes abonnements pour un mois', 'total'],
  ['À quelle date Spotify se sert sur mon compte ?', 'renewal'],
  ['Est-ce que je paie deux fois pour la même chose quelque part ?', 'overlaps'],
  ['Quel abonnement plombe le plus mon budget ?', 'dearest'],
  ['Que me rapporterait l’arrêt de Spotify et d’iCloud ?', 'withoutTwo'],
];
