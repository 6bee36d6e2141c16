import type { SupportTexts } from '#i18n/locales/tr/support.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof SupportTexts, Text> = {
  'support.title': 'Apoio',
  'support.lead': 'Escreva-nos; respondemos para {email}.',
  'support.priority': 'Tem o {plan}: a sua mensagem é lida com prioridade.',
  'support.normal': 'Com o Premium e o Pro as mensagens são lidas com prioridade.',
  'support.subject': 'Assunto',
  'support.message': 'A sua mensagem',
  'support.context':
    'Para podermos responder, seguem também o seu nome, o plano, o idioma, a página onde está e o navegador; as suas subscrições, não.',
  'support.send': 'Enviar',
  'support.sending': 'A enviar...',
  'support.sent': 'A sua mensagem chegou até nós. Respondemos para {email}.',
  'support.failed': 'Não foi possível enviar a mensagem. O que escreveu continua aqui.',
};
