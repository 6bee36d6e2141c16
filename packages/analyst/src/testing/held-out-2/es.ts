import type { Question } from '#testing/cases.ts';

export const es: Question[] = [
  ['¿De qué suscripción podría prescindir?', 'advise'],
  ['dame el total mensual', 'totalOfThree'],
  ['¿Cuánto me cobrarán este mes?', 'thisMonth'],
  ['¿Merece la pena pagar Spotify por años si vale 899 liras?', 'yearlyPlan'],
  ['¿Cuánto llevo pagado en total?', 'paidAll'],
  ['lo que cuesta cada cosa por categorias', 'byCategory'],
  ['¿Qué pasaría si quito las dos más caras?', 'withoutDearest'],
  ['¿Cuánto me ahorré con las que di de baja?', 'saved'],
  ['cual me sale mas barata', 'cheapest'],
  ['¿Quién ganó el mundial?', 'unknown'],
];
