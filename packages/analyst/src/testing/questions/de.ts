import type { Question } from '#testing/cases.ts';

export const de: Question[] = [
  ['Welches Abo soll ich kündigen?', 'advise'],
  ['wo kann ich sparen', 'advise'],
  ['Was zahle ich insgesamt im Monat?', 'total'],
  ['wieviel geht für streaming drauf', 'streaming'],
  ['Was kostet mich Spotify?', 'one'],
  ['Welches ist mein teuerstes Abo?', 'dearest'],
  ['was ist am billigsten', 'cheapest'],
  ['Bezahle ich irgendwas doppelt?', 'overlaps'],
  ['Was ist dieses Jahr teurer geworden?', 'rises'],
  ['was wird nächste woche abgebucht', 'nextWeek'],
  ['Was steht in den nächsten zehn Tagen an?', 'tenDays'],
  ['Wann verlängert sich Spotify?', 'renewal'],
  ['Welche Probeabos laufen bald aus?', 'trials'],
  ['Bis wann kann ich meine Verträge kündigen, gibt es Fristen?', 'bound'],
  ['Lohnt sich Spotify im Jahresabo für 899 Lira?', 'yearlyPlan'],
  ['Was wäre, wenn ich Spotify und iCloud kündige?', 'withoutTwo'],
  ['wie kündige ich spotify', 'howToCancel'],
  ['Warum steht Spotify in meiner Liste?', 'whyListed'],
  ['Wie viel hab ich durch meine Kündigungen gespart?', 'saved'],
  ['Welche Abos nutze ich gar nicht?', 'unused'],
];
