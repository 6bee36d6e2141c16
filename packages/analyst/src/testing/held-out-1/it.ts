import type { Question } from '#testing/cases.ts';

export const it: Question[] = [
  ['Di quale abbonamento posso fare a meno?', 'advise'],
  ['Qual è la spesa complessiva mensile dei miei abbonamenti?', 'total'],
  ['netflix e spotify insieme quanto fanno', 'two'],
  ['Qual è quello che mi pesa di più sul portafoglio?', 'dearest'],
  ['Ho servizi doppi?', 'overlaps'],
  ['ci sono stati rincari da gennaio?', 'rises'],
  ['addebiti della settimana prossima', 'nextWeek'],
  ['Fino a quando sono vincolato con la palestra?', 'bound'],
  ['Se elimino tutto lo streaming quanto mi resta?', 'withoutStreaming'],
  ['Perché trovo Spotify nella lista?', 'whyListed'],
];
