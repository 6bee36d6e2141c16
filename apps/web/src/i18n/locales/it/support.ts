import type { SupportTexts } from '#i18n/locales/tr/support.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof SupportTexts, Text> = {
  'support.title': 'Assistenza',
  'support.lead': 'Scrivici; ti rispondiamo a {email}.',
  'support.priority': 'Hai {plan}: il tuo messaggio viene letto con priorità.',
  'support.normal': 'Con Premium e Pro i messaggi vengono letti con priorità.',
  'support.subject': 'Oggetto',
  'support.message': 'Il tuo messaggio',
  'support.context':
    'Per poterti rispondere, inviamo anche il tuo nome, il piano, la lingua, la pagina in cui ti trovi e il browser; non i tuoi abbonamenti.',
  'support.send': 'Invia',
  'support.sending': 'Invio...',
  'support.sent': 'Il tuo messaggio ci è arrivato. Ti risponderemo a {email}.',
  'support.failed': 'Non è stato possibile inviare il messaggio. Quello che hai scritto è ancora qui.',
};
