import type { MailWords } from './words.ts';

export const portuguese: MailWords = {
  hello: ['Olá, {person}!', 'Oi, {person}', 'Prezado cliente,', 'Olá {person},'],
  bye: [
    'Equipe {service}',
    'Abraços,\n{service}',
    'Atenciosamente,\nAtendimento {service}',
    'Obrigado por estar com a gente.',
  ],
  footer: [
    'Você recebeu este e-mail porque tem uma conta {service}. Cancele quando quiser.',
    'Dúvidas? Acesse nossa Central de Ajuda. Você pode cancelar sua assinatura a qualquer momento.',
  ],
  imprint: [
    'Não responda a esta mensagem automática. Ajuda | Termos de uso | Privacidade',
    '© {service}. Todos os direitos reservados. Gerenciar preferências.',
  ],
  renewal: [
    'Ela é renovada automaticamente {every} até você cancelar.',
    'O valor será cobrado {every} no seu cartão.',
    'Sua assinatura continua {every}, a menos que você cancele.',
  ],
  cycles: {
    weekly: { adjective: 'Semanal', per: ['/semana', ' por semana'], every: 'toda semana' },
    monthly: { adjective: 'Mensal', per: ['/mês', ' por mês', ' / mês'], every: 'todo mês' },
    quarterly: { adjective: 'Trimestral', per: [' a cada 3 meses'], every: 'a cada 3 meses' },
    halfyearly: { adjective: 'Semestral', per: [' a cada 6 meses'], every: 'a cada 6 meses' },
    yearly: { adjective: 'Anual', per: ['/ano', ' por ano', ' / ano'], every: 'todo ano' },
  },
  labels: {
    service: ['Item', 'Descrição', 'Produto'],
    plan: ['Plano', 'Assinatura', 'Pacote'],
    price: ['Preço', 'Valor', 'Valor da assinatura', 'Valor unitário'],
    tax: ['Impostos', 'Tributos', 'ISS'],
    total: ['Total', 'Valor pago', 'Total cobrado', 'Valor total'],
    next: ['Próxima cobrança', 'Data da próxima cobrança', 'Renova em', 'Próximo pagamento'],
    date: ['Data', 'Data da fatura', 'Pago em'],
    order: ['Número do pedido', 'Nº da fatura', 'Protocolo'],
    paidWith: ['Forma de pagamento', 'Cartão', 'Método de pagamento'],
    period: ['Período', 'Período de cobrança'],
    quantity: ['Qtd.'],
  },
  plans: ['Padrão', 'Premium', 'Individual', 'Família', 'Básico', 'Plus'],
  events: {
    charge: [
      ['Seu recibo {service}', 'Obrigado pelo pagamento. Este é o recibo da sua assinatura {service}.'],
      ['Pagamento recebido', 'Recebemos seu pagamento de {service} {plan}. Aproveite!'],
      [
        'Sua fatura {service}',
        'Sua fatura {service} de {date} está disponível. Cobramos {total} no cartão com final {card}.',
      ],
      [
        'Sua assinatura foi renovada',
        'Sua assinatura {service} {plan} foi renovada. Cobramos {total}.\nA próxima renovação será em {next}.',
      ],
      ['Confirmação de cobrança', 'Confirmamos a cobrança de {total} da sua assinatura {service}, válida até {next}.'],
      ['Obrigado, {person}', 'Este período de {service} está pago. Uma cópia da fatura fica na sua conta.'],
    ],
    started: [
      [
        'Boas-vindas ao {service}',
        'Sua assinatura {plan} já está ativa.\nVocê paga {price} e a próxima cobrança será em {next}.',
      ],
      [
        'Sua assinatura {service} está confirmada',
        'Obrigado por assinar {service} {plan}. Hoje cobramos {price} e a próxima cobrança será em {next}.',
      ],
    ],
    renewal_notice: [
      [
        'Sua assinatura será renovada em breve',
        'Sua assinatura {service} {plan} será renovada automaticamente em {next} por {price}. Você não precisa fazer nada.',
      ],
      [
        'Renovação de {service} chegando',
        'Lembrete: em {next} cobraremos {price} no cartão com final {card} por {service}. Se não quiser continuar, cancele antes dessa data.',
      ],
      ['{service}: pagamento em {next}', 'O próximo pagamento de {price} do seu plano {plan} será feito em {next}.'],
    ],
    trial_started: [
      [
        'Seu teste grátis começou',
        'Seu teste de {service} {plan} está valendo. É grátis até {until}; depois você paga {price}, se não cancelar antes.',
      ],
      [
        '{service}: período de teste ativado',
        'Aproveite {service} sem pagar nada até {until}. Depois disso, o valor é {price}.',
      ],
    ],
    trial_ending: [
      [
        'Seu teste está acabando',
        'Seu teste grátis de {service} termina em {until}. Nesse dia começa a assinatura {plan} por {price}. Não curtiu? Cancele antes.',
      ],
      ['Últimos dias de teste no {service}', 'Em {until} seu teste vira uma assinatura {plan} paga: {price}.'],
    ],
    price_rise: [
      [
        'Mudança no preço de {service}',
        'O preço da sua assinatura {service} vai mudar. Hoje você paga {old}; a partir de {next} será {price}.',
      ],
      [
        'Seu plano vai ficar mais caro',
        'Para continuar melhorando o {service}, o plano {plan} passa de {old} para {price}. A mudança vale a partir de {next}.',
      ],
      [
        'Novidades sobre sua assinatura',
        'A partir de {next}, {service} {plan} custará {price} em vez de {old}. Seus benefícios continuam os mesmos.',
      ],
    ],
    payment_failed: [
      [
        'Não conseguimos processar seu pagamento',
        'Não foi possível cobrar {total} de {service} no cartão com final {card}. Tentaremos de novo em {next}. Confira seus dados de pagamento.',
      ],
      [
        'Problema no pagamento de {service}',
        'Seu banco recusou a última cobrança. Atualize sua forma de pagamento. Valor em aberto: {total}',
      ],
    ],
    refund: [
      ['Seu reembolso está a caminho', '{service} reembolsou {total}. Dependendo do banco, leva de 5 a 10 dias úteis.'],
      ['Reembolso de {service}', 'Conforme solicitado, seu pagamento de {total} de {date} foi reembolsado.'],
    ],
    plan_change: [
      ['Seu plano mudou', 'Você trocou {oldPlan} por {plan} no {service}. O novo preço é {price}, cobrado em {next}.'],
      [
        'Mudança de plano {service} confirmada',
        'Tudo certo: agora você tem {plan}. A partir de {next} você paga {price}.',
      ],
    ],
    cancelled: [
      [
        'Sua assinatura foi cancelada',
        'Como você pediu, sua assinatura {service} foi cancelada em {date}. Você não será mais cobrado.',
      ],
      ['{service} se despede', 'Que pena que você vai embora. Sua assinatura {service} terminou hoje.'],
      [
        'Confirmação de cancelamento',
        'O cancelamento de {service} foi concluído. Para voltar, é só entrar na sua conta.',
      ],
    ],
    cancelled_at_period_end: [
      [
        'Você cancelou {service}',
        'Recebemos seu cancelamento. Você pode usar {service} até {until}; depois disso a assinatura não será renovada.',
      ],
      [
        'Sua assinatura não será renovada',
        'Sua assinatura {service} {plan} foi cancelada e termina em {until}. Até lá você mantém todos os benefícios.',
      ],
      [
        'Renovação automática desativada',
        'A renovação automática do seu plano {plan} foi desativada. Último dia de acesso: {until}.',
      ],
    ],
    reactivated: [
      [
        'Que bom ter você de volta',
        'Sua assinatura {service} foi reativada. Você vai pagar {price} por {plan}, a próxima cobrança será em {next}.',
      ],
      ['Sua assinatura {service} está ativa de novo', 'Desfizemos seu cancelamento. Em {next} cobraremos {price}.'],
    ],
    gift: [
      [
        'Um presente para você: {service}',
        '{person}, você ganhou 3 meses de {service}! Não precisa de cartão, é só resgatar o código {order}.',
      ],
      [
        'Seu cartão-presente {service}',
        'Seu pedido de um cartão-presente {service} de {total} foi concluído. É uma compra única.',
      ],
    ],
  },
  seeOnline: 'Não consegue ver este e-mail? Abra no navegador.',
  forward: {
    prefix: 'Enc: ',
    line: '---------- Mensagem encaminhada ---------',
    from: 'De',
    date: 'Data',
    subject: 'Assunto',
    to: 'Para',
  },
  store: {
    appleReceipt: ['Seu recibo da Apple', 'Recibo'],
    appleRenews: 'Renova em {next}',
    appleBought: 'Compra no app',
    appleConfirmed: [
      'Confirmação da sua assinatura',
      'Você comprou a seguinte assinatura.\n{app}\n{price}\nSua assinatura é renovada {every} automaticamente. Próxima renovação: {next}',
    ],
    appleCancelled: [
      'Sua assinatura está expirando',
      'Confirmamos o cancelamento da seguinte assinatura.\n{app}\nVocê pode continuar usando até {until}.',
    ],
    playReceipt: [
      'Seu recibo de pedido do Google Play de {date}',
      'Obrigado. Você fez uma compra no Google Play em {date}.',
    ],
    playRecurring: 'Assinatura com renovação automática',
    playCancelled: [
      'Sua assinatura do Google Play foi cancelada',
      'Sua assinatura de {app} foi cancelada. Você tem acesso até {until}.',
    ],
    paypalPaid: [
      'Seu pagamento automático para {service}',
      'Você enviou um pagamento automático de {total} para {service}.',
    ],
  },
};
