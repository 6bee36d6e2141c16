import type { Question } from '#testing/cases.ts';

export const es: Question[] = [
  ['Hazme un resumen de lo que pago cada mes', 'totalOfThree'],
  ['¿Hay alguna que no me haga falta?', 'advise'],
  ['¿Me están cobrando doble por algo?', 'overlaps'],
  ['¿Qué recibos llegan la próxima semana?', 'nextWeek'],
  ['¿Cuándo termina la prueba de Disney?', 'trials'],
  ['¿cada cuánto... mejor dicho, cuánto me sale cada uso de Netflix?', 'perUse'],
  ['Explícame cómo cancelar Spotify', 'howToCancel'],
  ['¿Desde enero qué se ha encarecido?', 'rises'],
  ['si me quito de encima todo el streaming', 'withoutStreaming'],
  ['recomiéndame una película', 'unknown'],
];
