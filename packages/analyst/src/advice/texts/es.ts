import { aside } from './aside.ts';
import type { AdviceTexts } from './texts.ts';

const kinds = {
  music: 'Varios servicios de música',
  cloud_storage: 'Varios almacenamientos en la nube',
  ai_chat: 'Varios chats de IA',
  vpn: 'Varias VPN',
  passwords: 'Varios gestores de contraseñas',
};
const causes = {
  vendor: 'La subida es del propio servicio.',
  exchange_rate: 'El precio en el extranjero no ha cambiado; la diferencia viene del tipo de cambio.',
  unknown: 'Tus documentos no muestran si se debe al servicio o al tipo de cambio.',
};

export const es: AdviceTexts = {
  left: (days) => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `quedan ${days} días`),
  more: (count) => `${count} más`,
  per: {
    once: (amount) => amount,
    month: (amount) => `${amount} al mes`,
    year: (amount) => `${amount} al año`,
  },
  cancelledByMail: ({ name, day }) => ({
    title: `${name} se canceló`,
    text: `Cancelada automáticamente según el correo del ${day}. Si no es cierto, puedes deshacerlo.`,
  }),
  trialEnds: ({ name, day, left, price }) => ({
    title: `${name}: acaba la prueba`,
    text: `El último día es el ${day}${aside(left)}. Después cuesta ${price}.`,
  }),
  commitmentEnds: ({ name, day, left, end }) => ({
    title: `${name}: último día de preaviso`,
    text: `Avisa antes de que acabe el ${day}${aside(left)}. La permanencia termina el ${end}; sin aviso puede renovarse.`,
  }),
  priceRise: ({ name, before, now, percent, cause }) => ({
    title: `${name} cuesta más`,
    text: `${now} en vez de ${before} (${percent} más). ${causes[cause]}`,
  }),
  priceRiseAhead: ({ name, day, before, now }) => ({
    title: `${name} va a subir`,
    text: `A partir del ${day}: ${now} en vez de ${before}.`,
  }),
  overlap: ({ kind, names, name, saving }) => ({
    title: kind === 'same_service' ? `${name}: quizá pagas dos veces` : kinds[kind],
    text:
      kind === 'same_service'
        ? `El mismo servicio está varias veces en tu lista: ${names}. Sin ${name} ahorras ${saving}.`
        : `${names} hacen lo mismo. Sin ${name} ahorras ${saving}.`,
  }),
  unused: ({ name, reasons, saving }) => ({
    title: `Quizá no necesitas ${name}`,
    text: `${reasons} Si lo cancelas, ahorras ${saving}.`,
  }),
  because: {
    said_unused: ({ month }) => `Dijiste que no lo usaste en ${month}.`,
    not_used_since: ({ month }) => `La última vez que dijiste haberlo usado fue en ${month}.`,
    overlap: ({ names }) => `Otra suscripción tuya hace lo mismo: ${names}.`,
    payment_failed: ({ day }) => `El pago del ${day} falló.`,
  },
  yearlyCheaper: ({ name, yearly, twelve, saving }) => ({
    title: `${name}: el plan anual sale más barato`,
    text: `El último precio anual conocido es ${yearly} y doce meses cuestan ${twelve}. Son ${saving} menos al año.`,
  }),
  upcoming: ({ name, day, left, amount }) => ({
    title: `${name}: se acerca un pago grande`,
    text: `${day}${aside(left)}: ${amount}.`,
  }),
  checkIn: ({ names }) => ({
    title: '¿Lo has usado este mes?',
    text: `${names}: basta un toque y veremos juntos lo que no necesitas.`,
  }),
  insights: {
    totals: ({ count, month, year }) =>
      count === 1
        ? `Tu suscripción activa cuesta ${month} al mes y ${year} al año.`
        : `Tus ${count} suscripciones activas cuestan ${month} al mes y ${year} al año.`,
    upcoming: ({ count, days, total }) =>
      `En los próximos ${days} días tienes ${count} ${count === 1 ? 'pago' : 'pagos'}: ${total}.`,
    next: ({ name, day, amount }) => `El próximo pago es ${name}: ${day}, ${amount}.`,
    dearest: ({ name, year }) => `Lo que más te cuesta es ${name}: ${year} al año.`,
    overlap: ({ names, name, saving }) => `${names} hacen lo mismo; sin ${name} ahorras ${saving} al año.`,
    priceRise: ({ name, before, now, more }) => `${name} pasó de ${before} a ${now}: ${more} más al año.`,
    yearlyCheaper: ({ name, saving }) => `Con pago anual, ${name} costaría ${saving} menos al año.`,
    saved: ({ count, month }) =>
      count === 1
        ? `La suscripción que cancelaste te ahorra ${month} al mes.`
        : `Las ${count} suscripciones que cancelaste te ahorran ${month} al mes.`,
    promised: [
      'Cuando añadas una suscripción, verás aquí lo que pagas al mes y al año.',
      'Aquí aparecerán los próximos pagos, las pruebas que acaban y los últimos días de preaviso.',
      'Aquí se calculará lo que se solapa, lo que ha subido y lo que no usas.',
    ],
  },
  labels: {
    per_month: 'Total al mes',
    per_year: 'Total al año',
    subscriptions: 'Número de suscripciones',
    due: 'Por pagar',
    payment: 'Pago',
    price_before: 'Precio anterior',
    price_now: 'Precio nuevo',
    more_per_year: 'Más al año',
    saving_per_month: 'Ahorro al mes',
    saving_per_year: 'Ahorro al año',
  },
};
