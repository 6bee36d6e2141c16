import type { SupportTexts } from '#i18n/locales/tr/support.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof SupportTexts, Text> = {
  'support.title': 'Hilfe',
  'support.lead': 'Schreib uns; wir antworten an {email}.',
  'support.priority': 'Du hast {plan}: Deine Nachricht wird bevorzugt gelesen.',
  'support.normal': 'Mit Premium und Pro werden Nachrichten bevorzugt gelesen.',
  'support.subject': 'Betreff',
  'support.message': 'Deine Nachricht',
  'support.context':
    'Damit wir antworten können, gehen dein Name, dein Tarif, deine Sprache, die Seite, auf der du bist, und dein Browser mit; deine Abos nicht.',
  'support.send': 'Senden',
  'support.sending': 'Wird gesendet...',
  'support.sent': 'Deine Nachricht ist bei uns. Wir antworten an {email}.',
  'support.failed': 'Die Nachricht konnte nicht gesendet werden. Was du geschrieben hast, steht noch hier.',
};
