import type { Text } from '#i18n/index.ts';
import type { PlanTexts } from '#i18n/locales/tr/plan.ts';

export const texts: Record<keyof PlanTexts, Text> = {
  'payment.title': 'Pagamento',
  'payment.sessionMissing': 'ID de sessão não encontrado',
  'payment.sessionMissingHint':
    'A esta página volta-se depois de um pagamento. Se não pagou, não há nada para ver aqui.',
  'payment.checkFailed': 'Erro ao verificar o pagamento.',
  'payment.toPricing': 'Voltar aos preços',
  'payment.checking': 'A verificar o teu pagamento',
  'payment.checkingHint': 'Estamos a ler o que diz a página de pagamento.',
  'payment.processing': 'O teu pagamento está a ser processado',
  'payment.processingHint': 'O teu banco está a confirmá-lo. Mantém esta página aberta, demora uns segundos.',
  'payment.attempt': 'Tentativa {attempt}/{most}',
  'payment.success': 'A tua conta subiu de plano!',
  'payment.changed': 'O teu plano mudou',
  'payment.plan': 'O teu plano: {plan}',
  'payment.redirecting': 'A levar-te para o painel…',
  'payment.expired': 'A sessão de pagamento expirou. Tenta novamente.',
  'payment.expiredHint': 'Não te foi cobrado nada.',
  'payment.timeout': 'A verificação do pagamento demorou demasiado...',
  'payment.timeoutHint':
    'O teu pagamento pode estar a caminho. Assim que for confirmado, o plano muda sozinho; não pagues segunda vez.',
  'payment.checkFailedHint': 'Se pagaste, o plano muda sozinho; não pagues segunda vez.',
  'payment.again': 'Verificar de novo',

  'paid.title': 'Plano',
  'paid.lead': 'O que pagas, quando se renova e como sair.',
  'paid.free': 'Tens o plano Free. Vês tudo o que é encontrado e segues três subscrições ativas.',
  'paid.family': 'Este plano vem da tua família; não pagas nada por ele.',
  'paid.renews': 'Renova-se a {date}.',
  'paid.ends': 'Cancelado. Dura até {date} e depois passas para o Free; nada é apagado da tua lista.',
  'paid.manage': 'Cartão, faturas e cancelamento',
  'paid.loadFailed': 'Não foi possível carregar o teu plano',
  'paid.switchQuestion': 'Mudar para {plan}?',
  'paid.switchUp': 'O plano muda de imediato. A diferença pelos dias que faltam soma-se à próxima fatura.',
  'paid.switchDown':
    'O plano muda de imediato e o que é só do Pro fecha-se; nada é apagado da tua lista. A diferença pelos dias que faltam é descontada na próxima fatura.',
  'paid.switch': 'Mudar',
};
