import { plural } from './plural.ts';
import type { Words } from './words.ts';

const n = plural('es');
const subscriptions = (count: number) => `${count} ${n(count, 'suscripción', 'suscripciones')}`;

export const es: Words = {
  labels: {
    monthly_cost: 'Al mes',
    yearly_cost: 'Al año',
    due: 'A pagar',
    payment: 'Pago',
    price_before: 'Precio anterior',
    price_now: 'Precio actual',
    price_change: 'Diferencia',
    price_change_percent: 'Variación',
    saving_per_month: 'Ahorro al mes',
    saving_per_year: 'Ahorro al año',
    left_per_month: 'Queda al mes',
    left_per_year: 'Queda al año',
    price_after_trial: 'Después de la prueba',
    cost_per_use: 'Por uso',
    uses: 'Usos',
    break_even_months: 'Amortizado en (meses)',
    break_even_price: 'Un año pagado por meses',
    days_left: 'Días restantes',
    subscriptions: 'Suscripciones',
    paid_so_far: 'Pagado hasta ahora',
    price_announced: 'Precio anunciado',
    foreign_price: 'Precio en el extranjero',
    yearly_price: 'Plan anual',
    spent: 'Gastado',
    more_per_year: 'Más al año',
    months_counted: 'Meses contados',
    charges_seen: 'Pagos vistos',
    months_unused: 'Meses sin usar',
    notice_days: 'Preaviso (días)',
    interval: 'Ritmo',
  },
  categories: {
    streaming: 'Streaming',
    software: 'Software',
    music: 'Música',
    gaming: 'Videojuegos',
    fitness: 'Fitness',
    cloud: 'Nube',
    news: 'Noticias',
    education: 'Educación',
    other: 'Otros',
  },
  kinds: {
    same_service: 'El mismo servicio',
    music: 'Música',
    cloud_storage: 'Almacenamiento en la nube',
    ai_chat: 'Chat de IA',
    vpn: 'VPN',
    passwords: 'Gestor de contraseñas',
  },
  cycle: (cycle, interval) =>
    interval === 1
      ? { weekly: 'semanal', monthly: 'mensual', yearly: 'anual' }[cycle]
      : `cada ${interval} ${{ weekly: 'semanas', monthly: 'meses', yearly: 'años' }[cycle]}`,

  share: 'tu parte',
  empty:
    'Todavía no tienes ninguna suscripción activa. Añade alguna, sube un extracto o conecta tu correo y te responderé con tus propias cifras.',
  currenciesApart: 'Las distintas monedas no se suman entre sí.',
  notConverted: 'No convierto monedas; en las que pagas es esto:',
  andMore: '… el resto está en tu lista.',
  linesMore: ({ count }) => `… y ${count} más, en tu lista.`,
  namesMore: ({ count }) => `${count} más`,

  notPer: 'No calculo por semana ni por día; al mes y al año es así:',
  totalOf: ({ what, count, month, year }) => `${what}: ${month} al mes, ${year} al año (${subscriptions(count)}).`,
  together: ({ month, year }) => `En conjunto: ${month} al mes, ${year} al año.`,
  noneIn: ({ what }) => `Ahí no tienes ninguna suscripción activa: ${what}.`,
  dueThisMonth: ({ amount }) => `En este mes natural se te cobran ${amount}.`,
  dueNothing: 'En este mes natural no se te cobra nada.',
  stillToCome: ({ amount }) => `De ello faltan ${amount}:`,

  nextPayment: ({ day }) => `próximo pago: ${day}`,
  one: ({ name, payment, cycle, month, year }) =>
    `${name} cuesta ${payment} (${cycle}): ${month} al mes, ${year} al año.`,
  isCancelled: ({ name, until }) =>
    until
      ? `${name} está cancelada; puedes usarla hasta el ${until}.`
      : `${name} ya está cancelada y no te cuesta nada.`,
  several: 'Hay varias suscripciones tuyas con ese nombre:',
  notListed: ({ name }) => `No encuentro «${name}» en tu lista.`,

  paidSoFar: ({ amount, count, from, to }) =>
    `Según tus documentos has pagado ${amount}, en ${count} ${n(count, 'pago', 'pagos')} entre el ${from} y el ${to}.`,
  paidOnce: ({ amount, day }) => `Según tus documentos pagaste ${amount} el ${day}.`,
  paidOnly: 'Solo se cuentan los pagos que aparecen en tus extractos y correos.',
  paidNothing: ({ what, from, to }) =>
    `No veo ningún pago${what ? ` de ${what}` : ''}${from && to ? ` entre el ${from} y el ${to}` : ''} en tus documentos. Sube un extracto o conecta tu correo y sumaré lo que se ha pagado de verdad.`,

  list: ({ count }) => `Tienes ${count} ${n(count, 'suscripción activa', 'suscripciones activas')}:`,
  listOf: ({ what, count }) => `${what}, ${subscriptions(count)}:`,
  cancelledList: 'Has cancelado estas:',
  cancelledNone: 'Todavía no has cancelado ninguna.',
  until: ({ day }) => `se puede usar hasta el ${day}`,
  count: ({ count, cancelled }) =>
    `Tienes ${count} ${n(count, 'suscripción activa', 'suscripciones activas')}${cancelled > 0 ? ` y ${cancelled} ${n(cancelled, 'cancelada', 'canceladas')}` : ''}.`,

  dearest: ({ name, month, year }) => `La que más te cuesta es ${name}: ${month} al mes, ${year} al año.`,
  dearestList: 'Las que más te cuestan:',
  cheapest: ({ name, month, year }) => `La que menos te cuesta es ${name}: ${month} al mes, ${year} al año.`,
  cheapestList: 'Las que menos te cuestan:',
  byCategory: 'Tus suscripciones por categoría:',
  categoryLine: ({ what, month, count }) => `${what}: ${month} al mes (${count})`,

  overlaps: 'Sí, hay cosas que se solapan:',
  overlapsUnknown: 'No sé decir si las que nombras hacen lo mismo.',
  overlapsNone: 'No: no veo nada repetido, ni servicios que sirvan para lo mismo.',

  rises: ({ day }) => `Estas cuestan más que antes del ${day}:`,
  risesMore: ({ year }) => `En conjunto son ${year} más al año.`,
  risesAhead: 'Anunciadas:',
  risesNone: ({ day }) => `Por lo que muestran tus documentos, nada ha subido desde el ${day}.`,
  risesNoneByRate: ({ day }) =>
    `Por lo que muestran tus documentos, nada ha subido por el tipo de cambio desde el ${day}.`,
  pricesUnknown: 'Apenas conozco precios anteriores. Sube extractos más antiguos o conecta tu correo y podré comparar.',

  upcoming: ({ from, to, total }) => `Del ${from} al ${to} se te cobran ${total}:`,
  upcomingOn: ({ day, total }) => `El ${day} se te cobran ${total}:`,
  upcomingNone: ({ from, to }) => `Del ${from} al ${to} no hay ningún pago.`,
  upcomingNoneOn: ({ day }) => `El ${day} no hay ningún pago.`,
  upcomingPast: 'Ese día ya pasó. Solo puedo mirar hacia delante o sumar lo que muestran tus documentos.',
  renewal: ({ name, day, left, amount }) => `${name}: próximo pago el ${day} (${left}), ${amount}.`,
  nextOne: ({ name, day, amount }) => `El próximo pago es ${name}: ${day}, ${amount}.`,

  trials: 'Estas pruebas terminan:',
  trialsNone: 'Que yo sepa, ninguna de tus suscripciones está en prueba.',
  commitments: 'Aquí tienes permanencia:',
  noticeMissed: ({ name, day, end }) =>
    `${name}: permanencia hasta el ${end}; el último día de preaviso fue el ${day}.`,
  commitmentsNone:
    'No hay ninguna permanencia anotada. Si un contrato te ata, anota en la suscripción cuándo acaba y su preaviso.',

  unused: ({ month }) => `Quizá no necesites estas; sin ellas ahorras ${month} al mes:`,
  unusedNone: 'Que yo sepa, usas todo lo que pagas.',
  unusedUnknown: 'Todavía no lo sé: no has dicho qué usas.',
  perUse: ({ name, cost, spent, uses, months, atMost }) =>
    `${name}: ${atMost ? 'como mucho ' : ''}${cost} por uso (${spent} en ${months} ${n(months, 'mes', 'meses')}, ${uses} ${n(uses, 'uso', 'usos')})`,
  neverUsed: ({ name, spent, months }) => `${name}: sin usar, ${spent} en ${months} ${n(months, 'mes', 'meses')}`,
  askUse: 'Responde abajo con un toque a «¿Lo has usado este mes?» y lo sabré.',
  askUseLater: 'Aún es pronto para preguntar «¿Lo has usado este mes?».',
  usesUnknown: ({ what }) => `Todavía no sé cuánto usas ${what ?? 'cada cosa'}.`,

  yearlyCheaper: ({ name, yearly, months, saving, after }) =>
    `${name}: el plan anual sale más barato. ${yearly} en vez de ${months} pagando por meses, ${saving} menos al año; se amortiza en ${after} ${n(after, 'mes', 'meses')}.`,
  monthlyCheaper: ({ name, yearly, months, saving }) =>
    `${name}: pagar por meses sale más barato. ${months} al año en vez de ${yearly}, una diferencia de ${saving}.`,
  plansSame: ({ name, yearly }) => `${name}: cuestan lo mismo, ${yearly} al año. Por meses puedes irte cuando quieras.`,
  yearlyUnknown: ({ name, months }) =>
    `No sé cuánto cuesta el plan anual de ${name}. Compensa si cuesta menos de ${months}, que es lo que pagas por meses en un año. Pregúntame otra vez con su precio.`,
  monthlyUnknown: ({ name, yearly }) =>
    `${name} ya la pagas por años: ${yearly}. No conozco un precio mensual para comparar.`,
  otherCurrency: ({ name, currency }) =>
    `${name} se paga en otra moneda (${currency}); dime el precio en ella y comparo.`,
  plansUnknown: ({ name }) =>
    `No conozco precios anuales para comparar. Pregunta con el precio, por ejemplo: ¿sale ${name} más barato al año por …?`,

  without: ({ names, month, year }) => `Sin ${names} ahorras ${month} al mes, ${year} al año.`,
  left: ({ month, count }) => `Quedarían ${month} al mes (${subscriptions(count)}).`,
  leftNothing: 'No quedaría nada por pagar.',
  savesFrom: ({ name, day }) => `${name}: el periodo está pagado: hasta el ${day} no se ahorra nada.`,
  boundUntil: ({ name, day }) => `Pero ${name} tiene permanencia hasta el ${day}.`,

  cancelSteps: ({ name }) => `Así se cancela ${name}:`,
  alsoBilledBy: ({ names }) => `Si te cobran a través de ${names}, cancela allí.`,
  cancelUnknown: ({ name }) =>
    `No conozco una forma segura de cancelar ${name}. Mira en los ajustes de tu cuenta del servicio o en quien te cobra.`,
  cancelWhich: ({ name }) => `¿Cuál? Pregunta por ejemplo: ¿cómo cancelo ${name}?`,
  cancelBefore: ({ day }) => `El próximo pago es el ${day}: cancela antes.`,
  endingSaves: ({ saving }) => `Cancelar ahorra ${saving}.`,

  enteredByHand: ({ name, day }) => `${name} la anotaste tú el ${day}.`,
  foundIn: ({ name, source, day }) =>
    `${name} se encontró en ${{ statement: 'tu extracto', mail: 'tu correo', both: 'tu extracto y tu correo' }[source]} y entró en tu lista el ${day}.`,
  chargesSeen: ({ count, first, last, amount }) =>
    `Tus documentos muestran ${count} ${n(count, 'pago', 'pagos')}: primero el ${first}, último el ${last}, en total ${amount}.`,
  whyWhich: ({ name }) => `¿Cuál quieres decir? Pregunta por ejemplo: ¿por qué está ${name} en mi lista?`,

  saved: ({ count, month, year }) =>
    `Por lo que has cancelado (${subscriptions(count)}) pagas ${month} menos al mes, ${year} menos al año.`,
  savedNone: 'Todavía no has cancelado nada aquí, así que no hay ahorro que contar.',
  savedCertain: 'Calculado con sus últimos precios, sin comparar con tus extractos.',

  adviseFirst: 'Yo miraría primero esto:',
  adviseNone: 'Nada llama la atención: que yo sepa no hay nada sin usar, ni solapado, ni subidas. Tu mayor gasto:',
  adviseMore: 'Todavía no has dicho qué usas.',
  adviseOne: ({ name, month, year }) => `Cancelar ${name} ahorra ${month} al mes, ${year} al año.`,
  nothingAgainst: 'No conozco ningún motivo para dejarla; si la usas, solo lo sabes tú.',

  greeting: '¡Hola! Conozco tus suscripciones y calculo lo que quieras saber.',
  thanks: '¡De nada!',
  help: 'Respondo a preguntas sobre tus suscripciones con tus propias cifras. Por ejemplo:',
  unknown: 'Eso no puedo responderlo: solo conozco tus suscripciones. Puedes preguntarme, por ejemplo:',
  examples: [
    '¿Cuál debería cancelar?',
    '¿Cuánto pago al mes?',
    '¿Qué se renueva la próxima semana?',
    '¿Qué ha subido este año?',
    '¿Y si cancelo {name}?',
    '¿Cómo cancelo {name}?',
  ],
};
