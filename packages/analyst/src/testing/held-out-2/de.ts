import type { Question } from '#testing/cases.ts';

export const de: Question[] = [
  ['Welche Ausgaben könnte ich mir sparen?', 'advise'],
  ['was muss ich diesen monat noch alles bezahlen', 'thisMonth'],
  ['Wie viele Abos habe ich eigentlich am Laufen?', 'count'],
  ['Zeig mir alles nach Kategorien sortiert', 'byCategory'],
  ['Was bringt es, wenn ich das ganze Streaming weglasse?', 'withoutStreaming'],
  ['Netflix pro Nutzung?', 'perUse'],
  ['Ist irgendwas wegen dem Wechselkurs teurer geworden?', 'risesByRate'],
  ['ich will spotify loswerden, wie geht das', 'howToCancel'],
  ['Was habe ich schon alles gekündigt?', 'cancelled'],
  ['Wie wird das Wetter morgen in Berlin?', 'unknown'],
];
