import type { Question } from '#testing/cases.ts';

export const de: Question[] = [
  ['Auf welches Abo könnte ich am ehesten verzichten?', 'advise'],
  ['Wie hoch sind meine monatlichen Kosten für alle Abos zusammen?', 'total'],
  ['netflix plus spotify macht zusammen?', 'two'],
  ['Welcher Dienst frisst am meisten Geld?', 'dearest'],
  ['Hab ich zwei Dienste die das Gleiche machen?', 'overlaps'],
  ['Gab es seit Januar Preiserhöhungen?', 'rises'],
  ['welche abbuchungen kommen nächste woche', 'nextWeek'],
  ['Wann ist Spotify wieder dran?', 'renewal'],
  ['Angenommen ich schmeiße die zwei teuersten raus, was bleibt übrig?', 'withoutDearest'],
  ['Was habe ich insgesamt schon für Netflix ausgegeben?', 'paidNetflix'],
];
