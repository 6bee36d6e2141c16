import type { SupportTexts } from '#i18n/locales/tr/support.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof SupportTexts, Text> = {
  'support.title': 'Ayuda',
  'support.lead': 'Escríbenos; te respondemos a {email}.',
  'support.priority': 'Tienes {plan}: tu mensaje se lee con prioridad.',
  'support.normal': 'Con Premium y Pro los mensajes se leen con prioridad.',
  'support.subject': 'Asunto',
  'support.message': 'Tu mensaje',
  'support.context':
    'Para poder responderte, también se envían tu nombre, tu plan, tu idioma, la página en la que estás y tu navegador; tus suscripciones, no.',
  'support.send': 'Enviar',
  'support.sending': 'Enviando...',
  'support.sent': 'Hemos recibido tu mensaje. Te responderemos a {email}.',
  'support.failed': 'No se pudo enviar el mensaje. Lo que has escrito sigue aquí.',
};
