import type { Question } from '#testing/cases.ts';

export const es: Question[] = [
  ['¿Cuál debería cancelar?', 'advise'],
  ['como puedo gastar menos', 'advise'],
  ['¿Cuánto pago al mes en total?', 'totalOfThree'],
  ['cuanto gasto en plataformas de series', 'streaming'],
  ['¿Cuánto me cuestan Netflix y Spotify juntos?', 'two'],
  ['¿Qué suscripciones tengo?', 'list'],
  ['cual es la suscripcion mas cara', 'dearest'],
  ['¿Pago algo dos veces?', 'overlapsNone'],
  ['¿Qué ha subido de precio este año?', 'rises'],
  ['que se renueva la semana que viene', 'nextWeek'],
  ['¿Qué me cobran en los próximos 10 días?', 'tenDays'],
  ['¿Cuándo se renueva Spotify?', 'renewal'],
  ['¿Tengo alguna prueba gratuita a punto de acabar?', 'trials'],
  ['¿Sale más barato Netflix con el plan anual?', 'yearlyUnknown'],
  ['¿Y si dejo Spotify, cuánto me ahorro?', 'withoutSpotify'],
  ['cómo me doy de baja de Spotify', 'howToCancel'],
  ['¿Por qué aparece Basic-Fit en mi lista?', 'whyListedManual'],
  ['¿Qué suscripciones no uso?', 'unusedUnknown'],
  ['¿Cuánto he pagado hasta ahora por Netflix?', 'paidNetflix'],
  ['gracias!', 'thanks'],
];
