import type { Question } from '#testing/cases.ts';

export const fr: Question[] = [
  ['Lequel devrais-je résilier ?', 'advise'],
  ['comment faire des economies', 'advise'],
  ['Combien est-ce que je paie par mois ?', 'total'],
  ['combien je depense pour le streaming', 'streaming'],
  ["Combien coûte l'abonnement Spotify ?", 'one'],
  ['Quel est mon abonnement le plus cher ?', 'dearest'],
  ["J'ai combien d'abonnements ?", 'count'],
  ['Est-ce que je paie quelque chose en double ?', 'overlaps'],
  ["Qu'est-ce qui a augmenté cette année ?", 'rises'],
  ["qu'est ce qui est prélevé la semaine prochaine", 'nextWeek'],
  ['Quels paiements dans les dix prochains jours ?', 'tenDays'],
  ['Quand est-ce que Spotify se renouvelle ?', 'renewal'],
  ["Ai-je une période d'essai qui se termine ?", 'trials'],
  ["Est-ce que Spotify à l'année à 899 lires est plus intéressant ?", 'yearlyPlan'],
  ["Et si j'arrêtais Spotify et iCloud ?", 'withoutTwo'],
  ['Comment résilier Spotify ?', 'howToCancel'],
  ["d'où vient Spotify dans ma liste", 'whyListed'],
  ["Lesquels je n'utilise pas ?", 'unused'],
  ["Combien ai-je économisé jusqu'ici ?", 'saved'],
  ['Bonjour', 'greeting'],
];
