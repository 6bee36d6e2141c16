import type { MailWords } from './words.ts';

export const spanish: MailWords = {
  hello: ['Hola, {person}:', '¡Hola, {person}!', 'Estimado cliente:', 'Buenos días, {person}:'],
  bye: [
    'El equipo de {service}',
    'Un saludo,\n{service}',
    'Gracias por confiar en nosotros.\n{service}',
    'Atentamente,\nAtención al cliente de {service}',
  ],
  footer: [
    'Recibes este correo porque tienes una cuenta en {service}. Puedes cancelar cuando quieras.',
    '¿Tienes dudas? Visita nuestro centro de ayuda. Puedes darte de baja en cualquier momento desde tu cuenta.',
  ],
  imprint: [
    'No respondas a este mensaje automático. Ayuda | Condiciones | Privacidad',
    '© {service}. Todos los derechos reservados. Gestionar preferencias.',
  ],
  renewal: [
    'Se renueva automáticamente {every} hasta que la canceles.',
    'El importe se cargará {every} en tu tarjeta.',
    'Tu suscripción continúa {every} salvo que la canceles.',
  ],
  cycles: {
    weekly: { adjective: 'Semanal', per: ['/semana', ' a la semana'], every: 'cada semana' },
    monthly: { adjective: 'Mensual', per: ['/mes', ' al mes', ' / mes'], every: 'cada mes' },
    quarterly: { adjective: 'Trimestral', per: [' cada 3 meses'], every: 'cada 3 meses' },
    halfyearly: { adjective: 'Semestral', per: [' cada 6 meses'], every: 'cada 6 meses' },
    yearly: { adjective: 'Anual', per: ['/año', ' al año', ' / año'], every: 'cada año' },
  },
  labels: {
    service: ['Artículo', 'Descripción', 'Producto'],
    plan: ['Plan', 'Suscripción', 'Modalidad', 'Paquete'],
    price: ['Precio', 'Importe', 'Cuota', 'Precio unitario'],
    tax: ['IVA', 'IVA (21 %)', 'Impuestos'],
    total: ['Total', 'Total con IVA', 'Importe cobrado', 'Importe total'],
    next: ['Próximo cobro', 'Próxima fecha de facturación', 'Se renueva el', 'Próximo pago'],
    date: ['Fecha', 'Fecha de factura', 'Fecha de pago'],
    order: ['Número de pedido', 'N.º de factura', 'Referencia'],
    paidWith: ['Forma de pago', 'Método de pago', 'Tarjeta'],
    period: ['Periodo', 'Periodo de facturación'],
    quantity: ['Cant.'],
  },
  plans: ['Estándar', 'Premium', 'Individual', 'Familiar', 'Básico', 'Plus'],
  events: {
    charge: [
      ['Tu recibo de {service}', 'Gracias por tu pago. Este es el recibo de tu suscripción a {service}.'],
      ['Pago recibido', 'Hemos recibido tu pago de {service} {plan}. ¡Que lo disfrutes!'],
      [
        'Tu factura de {service}',
        'Ya está disponible tu factura de {service} del {date}. Se han cargado {total} en tu tarjeta terminada en {card}.',
      ],
      [
        'Tu suscripción se ha renovado',
        'Tu suscripción a {service} {plan} se ha renovado. Hemos cobrado {total}.\nSe volverá a renovar el {next}.',
      ],
      [
        'Confirmación de cobro',
        'Te confirmamos el cobro de {total} por tu suscripción a {service}, válida hasta el {next}.',
      ],
      ['Gracias, {person}', 'Este periodo de {service} está pagado. Tienes una copia de la factura en tu cuenta.'],
    ],
    started: [
      [
        'Te damos la bienvenida a {service}',
        'Tu suscripción {plan} ya está activa.\nPagas {price} y el próximo cobro será el {next}.',
      ],
      [
        'Tu suscripción a {service} está confirmada',
        'Gracias por suscribirte a {service} {plan}. Hoy hemos cobrado {price} y volveremos a hacerlo el {next}.',
      ],
    ],
    renewal_notice: [
      [
        'Tu suscripción se renovará pronto',
        'Tu suscripción a {service} {plan} se renovará automáticamente el {next} por {price}. No tienes que hacer nada.',
      ],
      [
        'Próxima renovación de {service}',
        'Te recordamos que el {next} cobraremos {price} en tu tarjeta terminada en {card} por {service}. Si no quieres continuar, cancela antes de esa fecha.',
      ],
      ['{service}: pago previsto para el {next}', 'El próximo pago de {price} por tu plan {plan} se hará el {next}.'],
    ],
    trial_started: [
      [
        'Tu prueba gratuita ha empezado',
        'Tu prueba de {service} {plan} está en marcha. Es gratis hasta el {until}; después pagarás {price} si no cancelas antes.',
      ],
      [
        '{service}: periodo de prueba activado',
        'Disfruta de {service} gratis hasta el {until}. A partir de ahí cuesta {price}.',
      ],
    ],
    trial_ending: [
      [
        'Tu prueba está a punto de terminar',
        'Tu prueba gratuita de {service} termina el {until}. Ese día empezará tu suscripción {plan} por {price}. ¿No te convence? Cancela antes.',
      ],
      ['Últimos días de prueba en {service}', 'El {until} tu prueba se convertirá en un plan {plan} de pago: {price}.'],
    ],
    price_rise: [
      [
        'Cambio de precio en {service}',
        'El precio de tu suscripción a {service} cambia. Ahora pagas {old}; a partir del {next} serán {price}.',
      ],
      [
        'Tu plan sube de precio',
        'Para seguir mejorando {service}, el precio de {plan} pasa de {old} a {price}. Se aplicará el {next}.',
      ],
      [
        'Novedades sobre tu suscripción',
        'Desde el {next}, {service} {plan} costará {price} en lugar de {old}. Tus ventajas no cambian.',
      ],
    ],
    payment_failed: [
      [
        'No hemos podido procesar tu pago',
        'No hemos podido cobrar {total} de {service} en tu tarjeta terminada en {card}. Lo intentaremos de nuevo el {next}. Revisa tus datos de pago.',
      ],
      [
        'Problema con tu pago de {service}',
        'Tu banco ha rechazado el último cargo. Actualiza tu forma de pago. Importe pendiente: {total}',
      ],
    ],
    refund: [
      [
        'Tu reembolso está en camino',
        '{service} te ha devuelto {total}. Según tu banco, tardará entre 5 y 10 días laborables.',
      ],
      ['Reembolso de {service}', 'Tal como pediste, hemos reembolsado tu pago de {total} del {date}.'],
    ],
    plan_change: [
      [
        'Tu plan ha cambiado',
        'Has pasado de {oldPlan} a {plan} en {service}. Tu nuevo precio es {price} y se cobrará el {next}.',
      ],
      ['Cambio de plan de {service} confirmado', 'Listo: ahora tienes {plan}. Desde el {next} pagarás {price}.'],
    ],
    cancelled: [
      [
        'Tu suscripción se ha cancelado',
        'Tal como solicitaste, tu suscripción a {service} se canceló el {date}. No se te cobrará nada más.',
      ],
      ['{service} se despide de ti', 'Sentimos que te vayas. Tu suscripción a {service} ha terminado hoy.'],
      [
        'Confirmación de baja',
        'La baja de {service} se ha completado. Si quieres volver, solo tienes que iniciar sesión.',
      ],
    ],
    cancelled_at_period_end: [
      [
        'Has cancelado tu suscripción a {service}',
        'Hemos recibido tu cancelación. Puedes seguir usando {service} hasta el {until}; después no se renovará.',
      ],
      [
        'Tu suscripción no se renovará',
        'Tu suscripción a {service} {plan} está cancelada y termina el {until}. Hasta entonces conservas todas las ventajas.',
      ],
      [
        'Renovación automática desactivada',
        'Hemos desactivado la renovación automática de tu plan {plan}. Tu último día de acceso es el {until}.',
      ],
    ],
    reactivated: [
      [
        'Qué bien tenerte de vuelta',
        'Tu suscripción a {service} vuelve a estar en marcha. Pagarás {price} por {plan}; próximo cobro, el {next}.',
      ],
      [
        'Tu suscripción a {service} está activa de nuevo',
        'Hemos anulado tu cancelación. El {next} cobraremos {price}.',
      ],
    ],
    gift: [
      [
        'Un regalo para ti: {service}',
        '{person}, ¡te han regalado 3 meses de {service}! No necesitas tarjeta, solo canjea el código {order}.',
      ],
      [
        'Tu tarjeta regalo de {service}',
        'Tu pedido de una tarjeta regalo de {service} de {total} se ha completado. Es una compra única.',
      ],
    ],
  },
  seeOnline: '¿No ves bien este correo? Ábrelo en tu navegador.',
  forward: {
    prefix: 'RV: ',
    line: '---------- Mensaje reenviado ---------',
    from: 'De',
    date: 'Fecha',
    subject: 'Asunto',
    to: 'Para',
  },
  store: {
    appleReceipt: ['Tu recibo de Apple', 'Recibo'],
    appleRenews: 'Se renueva el {next}',
    appleBought: 'Compra dentro de la app',
    appleConfirmed: [
      'Confirmación de tu suscripción',
      'Has comprado la siguiente suscripción.\n{app}\n{price}\nTu suscripción se renueva {every} automáticamente. Próxima renovación: {next}',
    ],
    appleCancelled: [
      'Tu suscripción está a punto de caducar',
      'Te confirmamos que has cancelado la siguiente suscripción.\n{app}\nPuedes seguir usándola hasta el {until}.',
    ],
    playReceipt: [
      'Tu recibo de pedido de Google Play del {date}',
      'Gracias. Has realizado una compra en Google Play el {date}.',
    ],
    playRecurring: 'Suscripción con renovación automática',
    playCancelled: [
      'Se ha cancelado tu suscripción de Google Play',
      'Se ha cancelado tu suscripción a {app}. Tendrás acceso hasta el {until}.',
    ],
    paypalPaid: ['Tu pago automático a {service}', 'Has enviado un pago automático de {total} a {service}.'],
  },
};
