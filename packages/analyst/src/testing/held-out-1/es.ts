import type { Question } from '#testing/cases.ts';

export const es: Question[] = [
  ['Ayúdame a recortar gastos', 'advise'],
  ['¿A cuánto ascienden todas mis suscripciones cada mes?', 'total'],
  ['netflix y spotify cuanto suman', 'two'],
  ['¿Cuál se lleva más dinero?', 'dearest'],
  ['tengo servicios repetidos?', 'overlaps'],
  ['¿Hay algo que haya subido por el tipo de cambio?', 'risesByRate'],
  ['pagos de la semana que viene', 'nextWeek'],
  ['¿Estoy atado a alguna permanencia?', 'bound'],
  ['Si quito Spotify y iCloud, ¿con cuánto me quedo?', 'withoutTwo'],
  ['quiero borrarme de spotify, qué hago', 'howToCancel'],
];
