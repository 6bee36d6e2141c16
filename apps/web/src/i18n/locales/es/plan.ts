import type { PlanTexts } from '#i18n/locales/tr/plan.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof PlanTexts, Text> = {
  'payment.title': 'Pago',
  'payment.sessionMissing': 'No se encontró el ID de sesión',
  'payment.sessionMissingHint':
    'A esta página se vuelve después de un pago. Si no has pagado, aquí no hay nada que ver.',
  'payment.checkFailed': 'Error al comprobar el pago.',
  'payment.toPricing': 'Volver a precios',
  'payment.checking': 'Comprobando tu pago',
  'payment.checkingHint': 'Leemos lo que dice la página de pago.',
  'payment.processing': 'Tu pago se está procesando',
  'payment.processingHint': 'Tu banco lo está confirmando. Deja esta página abierta, tarda unos segundos.',
  'payment.attempt': 'Intento {attempt}/{most}',
  'payment.success': '¡Tu cuenta ha subido de plan!',
  'payment.changed': 'Tu plan ha cambiado',
  'payment.plan': 'Tu plan: {plan}',
  'payment.redirecting': 'Te llevamos al panel…',
  'payment.expired': 'La sesión de pago ha caducado. Inténtalo de nuevo.',
  'payment.expiredHint': 'No se te ha cobrado nada.',
  'payment.timeout': 'La comprobación del pago ha tardado demasiado...',
  'payment.timeoutHint':
    'Tu pago puede estar en camino. Cuando se confirme, tu plan cambiará solo; no pagues por segunda vez.',
  'payment.checkFailedHint': 'Si has pagado, tu plan cambiará solo; no pagues por segunda vez.',
  'payment.again': 'Comprobar otra vez',

  'paid.title': 'Plan',
  'paid.lead': 'Lo que pagas, cuándo se renueva y cómo dejarlo.',
  'paid.free': 'Tienes el plan Free. Ves todo lo que se encuentra y sigues tres suscripciones activas.',
  'paid.family': 'Este plan viene de tu familia; tú no pagas nada por él.',
  'paid.renews': 'Se renueva el {date}.',
  'paid.ends': 'Cancelado. Dura hasta el {date} y después pasas a Free; no se borra nada de tu lista.',
  'paid.manage': 'Tarjeta, facturas y cancelación',
  'paid.twice': 'Estás pagando dos veces',
  'paid.twiceText':
    'Parece que compraste en dos ventanas a la vez: otro plan sigue renovándose. Cancela uno en la página de facturación; conservas tu plan. Para un reembolso, escríbenos.',
  'paid.loadFailed': 'No se ha podido cargar tu plan',
  'paid.switchQuestion': '¿Cambiar a {plan}?',
  'paid.switchUp': 'Tu plan cambia enseguida. La diferencia por los días que quedan se suma a tu próxima factura.',
  'paid.switchDown':
    'Tu plan cambia enseguida y lo exclusivo de Pro se cierra; no se borra nada de tu lista. La diferencia por los días que quedan se descuenta de tu próxima factura.',
  'paid.switchPrice': 'El nuevo precio es de {amount} al mes.',
  'paid.switch': 'Cambiar',
  'paid.covered': 'El plan de tu familia ya lo incluye; no hace falta comprarlo.',
  'paid.resumes': 'También se retira tu cancelación: el plan seguirá renovándose.',
};
