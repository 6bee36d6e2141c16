import type { PlanTexts } from '#i18n/locales/tr/plan.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof PlanTexts, Text> = {
  'payment.title': 'Pagamento',
  'payment.sessionMissing': 'ID de sessão não encontrado',
  'payment.sessionMissingHint':
    'A esta página volta-se depois de um pagamento. Se não pagou, não há nada para ver aqui.',
  'payment.checkFailed': 'Erro ao verificar o pagamento.',
  'payment.toPricing': 'Voltar aos preços',
  'payment.checking': 'A verificar o seu pagamento',
  'payment.checkingHint': 'Estamos a ler o que diz a página de pagamento.',
  'payment.processing': 'O seu pagamento está a ser processado',
  'payment.processingHint': 'O seu banco está a confirmá-lo. Mantenha esta página aberta, demora uns segundos.',
  'payment.attempt': 'Tentativa {attempt}/{most}',
  'payment.success': 'A sua conta subiu de plano!',
  'payment.changed': 'O seu plano mudou',
  'payment.plan': 'O seu plano: {plan}',
  'payment.redirecting': 'A abrir o painel…',
  'payment.expired': 'A sessão de pagamento expirou. Tente novamente.',
  'payment.expiredHint': 'Não lhe foi cobrado nada.',
  'payment.timeout': 'A verificação do pagamento demorou demasiado...',
  'payment.timeoutHint':
    'O seu pagamento pode estar a caminho. Assim que for confirmado, o plano muda sozinho; não pague segunda vez.',
  'payment.checkFailedHint': 'Se pagou, o plano muda sozinho; não pague segunda vez.',
  'payment.again': 'Verificar de novo',

  'paid.title': 'Plano',
  'paid.lead': 'O que paga, quando se renova e como sair.',
  'paid.free': 'Tem o plano Free. Vê tudo o que é encontrado e acompanha três subscrições ativas.',
  'paid.family': 'Este plano vem da sua família; não paga nada por ele.',
  'paid.renews': 'Renova-se a {date}.',
  'paid.ends': 'Cancelado. Dura até {date} e depois passa para o Free; nada é apagado da sua lista.',
  'paid.manage': 'Cartão, faturas e cancelamento',
  'paid.twice': 'Está a pagar duas vezes',
  'paid.twiceText':
    'Parece que comprou em duas janelas ao mesmo tempo: outro plano continua a renovar-se. Cancele um deles na página de faturação; mantém o seu plano. Para um reembolso, escreva-nos.',
  'paid.loadFailed': 'Não foi possível carregar o seu plano',
  'paid.switchQuestion': 'Mudar para {plan}?',
  'paid.switchUp': 'O plano muda de imediato. A diferença pelos dias que faltam soma-se à próxima fatura.',
  'paid.switchDown':
    'O plano muda de imediato e o que é só do Pro fecha-se; nada é apagado da sua lista. A diferença pelos dias que faltam é descontada na próxima fatura.',
  'paid.switchPrice': 'O novo preço é de {amount} por mês.',
  'paid.switch': 'Mudar',
  'paid.covered': 'O plano da sua família já o inclui; não é preciso comprá-lo.',
  'paid.resumes': 'Retira também o seu cancelamento: o plano continua a renovar-se.',
};
