import type { SupportTexts } from '#i18n/locales/tr/support.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof SupportTexts, Text> = {
  'support.title': 'Support',
  'support.lead': 'Write to us; we answer to {email}.',
  'support.priority': 'You are on {plan}: your message is read with priority.',
  'support.normal': 'On Premium and Pro, messages are read with priority.',
  'support.subject': 'Subject',
  'support.message': 'Your message',
  'support.context':
    'So that we can answer, your name, plan, language, the page you are on and your browser go along; your subscriptions do not.',
  'support.send': 'Send',
  'support.sending': 'Sending...',
  'support.sent': 'Your message has reached us. We will answer to {email}.',
  'support.failed': 'The message could not be sent. What you wrote is still here.',
};
