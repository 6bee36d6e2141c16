import type { SupportTexts } from '#i18n/locales/tr/support.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof SupportTexts, Text> = {
  'support.title': 'Assistance',
  'support.lead': 'Écrivez-nous ; nous répondons à {email}.',
  'support.priority': 'Vous avez l’offre {plan} : votre message est lu en priorité.',
  'support.normal': 'Avec Premium et Pro, les messages sont lus en priorité.',
  'support.subject': 'Objet',
  'support.message': 'Votre message',
  'support.context':
    'Pour que nous puissions répondre, votre nom, votre offre, votre langue, la page où vous êtes et votre navigateur sont joints ; vos abonnements, non.',
  'support.send': 'Envoyer',
  'support.sending': 'Envoi...',
  'support.sent': 'Votre message nous est parvenu. Nous répondrons à {email}.',
  'support.failed': 'Le message n’a pas pu être envoyé. Ce que vous avez écrit est toujours là.',
};
