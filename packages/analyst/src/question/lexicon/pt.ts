import type { Lexicon } from './lexicon.ts';

export const pt: Lexicon = {
  small:
    'o a os as um uma uns umas e ou de do da dos das em no na nos nas ao à com por para pra pro meu minha meus minhas me eu tu você que qual quais quanto quanta quantos quantas como onde quando porque é são está estão estou não já se mais menos muito este esta isto estes estas isso esse essa tenho tem há devo deveria posso quero tudo todos todas cada sobre até desde ser ter vou vai fica gasto pago mês ano também sem oi olá lá pelo pela num numa',
  concepts: {
    which: 'qual | quais | que | o que | quê',
    should:
      'devo | deveria | devia | tenho de | tenho que | vale a pena manter | vale a pena cancelar | manter | convém | é melhor | preciso',
    cancel:
      'cancel* | anul* | terminar | termino | encerr* | deix* | larg* | desist* | elimin* | remov* | cort* | tir* | livrar | desativ* | rescind* | abandon* | desinscrev* | acabar',
    cancelled: 'canceladas | cancelados | cancelei | já cancelei | cancelado | inativ* | anuladas | terminadas',
    supposing: 'se | suponha* | supondo | pouparia | economizaria | ficaria | sobrava | imagina | sobraria',
    without: 'sem | exceto | tirando | menos',
    how: 'como | de que forma | de que maneira | passos | quero | maneira de | passo a passo | forma de | queria',
    where: 'onde | link | página',
    why: 'porque | por que | por quê | porquê | de onde | donde | por que razão',
    listed: 'na minha lista | na lista | lista | aparece* | surg* | veio | vem | consta | aqui | apareceu',
    save: 'poup* | economiz* | gastar menos | pagar menos | reduz* | baixar | diminuir | cortar gastos | cortar despesas | cortar custos | poupança',
    saved: 'poupei | economizei | já poupei | poupado | economizado | já economizei',
    advise:
      'recomend* | conselh* | suger* | sugest* | aconselh* | dispensáve* | desnecessári* | desperdi* | a mais | dicas',
    pay: 'pago | pagar | gasto | gastos | gastar | gastando | pagando | despesa* | me custam | me custa | custam me | custam as minhas | desembols* | a gastar | a pagar | estou pagando | sai do meu bolso | gastamos',
    cost: 'custa* | custo* | preço* | quanto | tarifa* | mensalidade* | valor | custam | fica',
    total: 'total | no total | ao todo | tudo junto | em conjunto | soma | somando | somado',
    so_far:
      'até agora | até hoje | até ao momento | até o momento | já paguei | paguei | já gastei | gastei | até à data',
    list: 'lista | listar | liste | mostra* | mostre | enumer* | tenho | diz me as minhas | resumo | estou inscrit* | ver as minhas | quais são | estou a assinar | assino',
    subscription: 'assinatura* | subscri* | mensalidade* | serviço* | adesões | assino | inscri*',
    dearest:
      'mais car* | custa mais | mais custa | mais dispendios* | mais alt* | gasto mais | pago mais | maior | que mais pago | custam mais',
    cheapest: 'mais barat* | mais económic* | mais econômic* | menos car* | custa menos | menor | mais em conta',
    by_category: 'categori* | por tipo | discrimin* | repart* | divid* | por género | divis*',
    overlap:
      'duas vezes | duplicad* | em dobro | a dobrar | em duplicado | repetid* | sobrep* | mesma coisa | mesmo serviço | 2 vezes | duplic* | dobro',
    rise: 'aument* | subi* | encarec* | reajust* | mais caro que antes | subiram | subida* | agravament* | alteraç* de preço | sobe | sobem | ficou mais car* | ficaram mais car*',
    exchange_rate: 'taxa de câmbio | câmbio | moeda estrangeira | cotação',
    either: 'ou',
    renew: 'renov* | cobra* | vence* | vencimento* | débito* | debitad* | cobrad* | pagamento* | fatura* | cai | caem',
    upcoming: 'próxim* | que vem | a seguir | seguinte* | em breve | futur* | por vir | aí vem | vindouro*',
    when: 'quando | que dia | em que dia | qual a data | que data | quanto tempo falta',
    trial:
      'teste | testes | período gratuito | grátis | gratuit* | experimental | período de teste | experimentação | experiência grat*',
    bound:
      'até quando | fidelização | fidelidade | aviso prévio | pré aviso | compromisso* | permanência | amarrad* | pres* a | vínculo*',
    contract: 'contrato*',
    unused:
      'não uso | não utiliz* | sem usar | não estou a usar | não estou usando | sem uso | esquecid* | nunca uso | nunca utiliz* | não ando a usar | quase não uso | mal uso | não usei | não usad* | parad* | pouco uso | deixei de usar | não aproveito | uso pouco',
    per_use:
      'por utilização | por uso | cada utilização | cada vez que | por visita | por sessão | a cada uso | cada uso | por vez',
    yearly: 'por ano | ao ano | anual* | cada ano | num ano | todo ano | anualmente',
    monthly: 'por mês | ao mês | mensal* | cada mês | todo mês | mensalmente',
    yearly_plan:
      'plano anual | assinatura anual | anual ou mensal | mensal ou anual | pagar anual* | pagamento anual | pagar por ano | passar para o anual | passar para anual | subscrição anual | preço anual | mudar para anual | mudar para o anual | pagar ao ano | anuidade',
    worth: 'compensa* | vale a pena | mais barato | melhor | mudar | passar | fica mais em conta | em conta | sai mais',
    count: 'quantas | quantos | número de',
    all: 'tudo | todos | todas | toda',
    greeting: 'olá | oi | bom dia | boa tarde | boa noite | ola',
    thanks: 'obrigad* | valeu | muito obrigad* | brigad*',
    help: 'ajuda* | o que podes | o que pode | o que sabes | quem és | quem é você | o que você faz | o que posso perguntar | como funcionas | o que consegues | para que serves | pode fazer',
  },
  times: {
    today: 'hoje',
    tomorrow: 'amanhã',
    this_week: 'esta semana | essa semana | nesta semana',
    next_week: 'próxima semana | semana que vem | semana seguinte | para a semana',
    this_month: 'este mês | esse mês | neste mês | fim do mês | final do mês',
    next_month: 'próximo mês | mês que vem | mês seguinte',
    last_month: 'mês passado | último mês | mês anterior',
    this_year: 'este ano | esse ano | início do ano | neste ano',
    next_year: 'próximo ano | ano que vem',
    last_year: 'ano passado | último ano',
    next_days: 'próximos # dias | # próximos dias | em # dias | dentro de # dias | daqui a # dias',
    next_weeks: 'próximas # semanas | em # semanas | dentro de # semanas',
    next_months: 'próximos # meses | em # meses | dentro de # meses',
    last_days: 'últimos # dias',
    last_weeks: 'últimas # semanas',
    last_months: 'últimos # meses',
    on_day: 'dia # | no dia #',
    since: 'desde | a partir',
  },
  categories: {
    streaming: 'streaming | vídeo* | filmes | séries | televisão | tv',
    software: 'software | programas | aplicações | aplicativos | apps | app | ia',
    music: 'música* | canções | musicais',
    gaming: 'jogos | jogo | videojogos | gaming | games',
    fitness: 'fitness | ginásio* | academia* | desporto | esporte* | saúde',
    cloud: 'nuvem | cloud | armazenamento',
    news: 'notícias | jornais | jornal | revistas | imprensa',
    education: 'educação | cursos | aprendizagem | línguas | formação | idiomas | curso',
  },
  currencies: {
    TRY: 'lira* turca* | liras | tl | ₺',
    USD: 'dólar* | dolares | usd | $',
    EUR: 'euro* | eur | €',
    GBP: 'libra* | gbp | £',
  },
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  numbers: 'dois|duas três quatro cinco seis sete oito nove dez',
  before: 'por | em | com | para | no | na | pelo | pela',
  behind: '',
  asides: 'no max | max de | now | plus | go',
};
