import type { Lexicon } from './lexicon.ts';

export const pt: Lexicon = {
  small:
    'o a os as um uma uns umas e ou de do da dos das em no na nos nas ao à com por para pra pro meu minha meus minhas me eu tu você que qual quais quanto quanta quantos quantas como onde quando porque é são está estão estou não já se mais menos muito este esta isto estes estas isso esse essa tenho tem há devo deveria posso quero tudo todos todas cada sobre até desde ser ter vou vai fica gasto pago mês ano também sem oi olá lá pelo pela num numa houve alguma algum alguns algumas coisa coisas causa ficou ficaram apenas somente saber gostaria queria diz diga dizer podes pode talvez realmente agora atualmente outro outra outros outras aquele aquela aqueles aquelas essas esses tornou sido estar sendo ultimamente então ainda sempre deles delas teu tua teus tuas seu sua seus suas foram teve',
  concepts: {
    which: 'qual | quais | que | o que | quê | de que | de qual | em que | onde | alguma | algum | algo | em qual',
    should:
      'devo | deveria | devia | tenho de | tenho que | vale a pena manter | vale a pena cancelar | manter | convém | é melhor | preciso | posso | poderia | preciso mesmo | faz sentido | seria melhor | recomendas | recomenda | dá para | conviria | sugeres',
    cancel:
      'cancel* | anul* | terminar | termino | encerr* | deix* | larg* | desist* | elimin* | remov* | cort* | tir* | livrar | desativ* | rescind* | abandon* | desinscrev* | acabar | abdic* | abrir mão | abro mão | prescind* | dispens* | descart* | parar | parava | paro | saio | sair d* | mandar embora | fora | cancelasse | eliminasse | suspend* | fech* | finaliz* | desligar | largar | deixasse | desfazer | cortasse | interromp*',
    cancelled:
      'canceladas | cancelados | cancelei | já cancelei | cancelado | inativ* | anuladas | terminadas | que cancelei | que já cancelei | anteriores | que deixei | antigas | que terminei | encerradas | desativadas',
    supposing:
      'se | suponha* | supondo | pouparia | economizaria | ficaria | sobrava | imagina | sobraria | imaginemos | no caso | quanto sobra | o que sobra | me sobra | restava | restaria | supõe* | digamos | ficava | fico com | quanto fica | e se eu | se não tivesse',
    without: 'sem | exceto | tirando | menos | não tivesse | não existisse*',
    except:
      'exceto | exceptuando | salvo | tudo menos | todas menos | todos menos | tirando | fora o | fora a | à exceção | com exceção | à parte',
    kept: 'ficar só com | fico só com | manter só | mantiver só | só mantenho | mantenho só | cancel* todas as outras | cancel* todos os outros | cancel* tudo o resto | cancel* o resto | cancel* todo o resto',
    how: 'como | de que forma | de que maneira | passos | quero | maneira de | passo a passo | forma de | queria | gostaria | desejo | instruções | explica* | me diga como | diz me como | o que faço para | que faço para | preciso de | procedimento | como faço | como é que',
    where: 'onde | link | página',
    why: 'porque | por que | por quê | porquê | de onde | donde | por que razão | quem adicionou | como foi parar | como é que .. foi parar | motivo | o que faz | como apareceu | de que modo veio',
    listed:
      'na minha lista | na lista | lista | aparece* | surg* | veio | vem | consta | aqui | apareceu | está na | está aqui | entrou | adicionad* | foi parar | encontro | aparecer | consta* | na app',
    save: 'poup* | economiz* | gastar menos | pagar menos | reduz* | baixar | diminuir | cortar gastos | cortar despesas | cortar custos | poupança | orçamento | apertar | enxugar | menos dinheiro | gastar tanto | reduzo | economia | economias | aliviar | baixar a conta | sai mais barato | cortar nos',
    saved:
      'poupei | economizei | já poupei | poupado | economizado | já economizei | já consegui poupar | minhas poupanças | poupanças até | minha economia | consegui poupar | já juntei | economia até',
    advise:
      'recomend* | conselh* | suger* | sugest* | aconselh* | dispensáve* | desnecessári* | desperdi* | pago a mais | pagar a mais | gasto a mais | gastar a mais | pagando a mais | gastando a mais | tenho a mais | está a mais | estão a mais | dicas | ideias | gastando à toa | à toa | deitar dinheiro | deito fora | inútei* | inútil | otimiz* | o que farias | o que fazer | supérflu* | jogando fora | não vale a pena | não valem a pena | não compensa*',
    pay: 'pago | pagar | gasto | gastos | gastar | gastando | pagando | despesa* | me custam | me custa | custam me | custam as minhas | desembols* | a gastar | a pagar | estou pagando | sai do meu bolso | gastamos | me sai | me saem | sai me | desembolso | custam por | minha despesa | minhas despesas | meu gasto | meus gastos | ando a gastar | ando a pagar | vai embora | me leva* | estou gastando | tô pagando | to pagando | me fica | ficam me | conta mensal | torro',
    cost: 'custa* | custo* | preço* | quanto | tarifa* | mensalidade* | valor | custam | fica | dá quanto | quanto dá | quanto fica | por quanto | sai por | a quanto | montante | quanto sai | quanto é | quanto somam | somam',
    total:
      'total | no total | ao todo | tudo junto | em conjunto | soma | somando | somado | todas as minhas | total geral | somadas | todas juntas | tudo somado | juntas | faz me as contas | faz as contas | faça as contas | some | soma tudo',
    so_far:
      'até agora | até hoje | até ao momento | até o momento | já paguei | paguei | já gastei | gastei | até à data | desde que | já desembolsei | já me custou | custou me | me custou | já foi | já dei | ao longo do tempo | gasto até | pago até | total pago | último pagamento | última cobrança | a última vez | última vez que paguei | pela última vez',
    list: 'lista | listar | liste | mostra* | mostre | enumer* | tenho | diz me as minhas | resumo | estou inscrit* | ver as minhas | quais são | estou a assinar | assino | vê | ver | ativas | minhas subscrições | minhas assinaturas | a que estou | todas as subscrições | relação de | dá me | mostra',
    subscription: 'assinatura* | subscri* | mensalidade* | serviço* | adesões | assino | inscri*',
    dearest:
      'mais car* | custa mais | mais custa | mais dispendios* | mais alt* | gasto mais | pago mais | maior | que mais pago | custam mais | mais dinheiro | pesa mais | mais pesa | gasto maior | maior gasto | mais elevad* | que mais | leva mais | mais me custa | come mais | mais puxad* | mais me * | me * mais',
    cheapest:
      'mais barat* | mais económic* | mais econômic* | menos car* | custa menos | menor | mais em conta | menos custa | mais baixa | mais baixo | que menos | menor valor | mínim*',
    by_category:
      'categori* | por tipo | discrimin* | repart* | divid* | por género | divis* | agrup* | por tema | separad* | classific* | cada categoria | por categorias',
    overlap:
      'duas vezes | duplicad* | em dobro | a dobrar | em duplicado | repetid* | sobrep* | mesma coisa | mesmo serviço | 2 vezes | duplic* | dobro | serviços repetidos | serviços iguais | fazem o mesmo | fazem a mesma | mesma função | parecid* | redundan* | iguais | dois serviços | servem para o mesmo | sobrepost* | mais do que uma vez | mais de uma vez',
    rise: 'aument* | subi* | encarec* | reajust* | mais caro que antes | subiram | subida* | agravament* | alteraç* de preço | sobe | sobem | ficou mais car* | ficaram mais car* | aumentos | encareceu | subida | subidas | reajustes | preços mudaram | mudou de preço | mudaram de preço | agravou | a custar mais | custando mais | custa mais do que | inflacion* | dispar* | mais caro do que antes | mais car* que antes | para cima | tornou* mais car* | quanto mais pago | quanto mais custa',
    exchange_rate: 'taxa de câmbio | câmbio | moeda estrangeira | cotação',
    either: 'ou',
    renew:
      'renov* | cobra* | vence* | vencimento* | débito* | debitad* | cobrad* | pagamento* | fatura* | cai | caem | renovação | me cobram | cobranças | cobrança | prestação | prestações | sai da conta | saem da conta | descont* | expira* | termina | terminam | a vencer | me debitam | conta bancária | a pagar | tira o dinheiro | tira dinheiro | me tira | tira me | leva o dinheiro | saca',
    upcoming:
      'próxim* | que vem | a seguir | seguinte* | em breve | futur* | por vir | aí vem | vindouro* | futuros | próximos pagamentos | vêm aí | a caminho | daqui a | pela frente',
    next_one:
      'próximo pagamento | próxima cobrança | próximo débito | vence primeiro | vence antes | em primeiro | renova primeiro',
    when: 'quando | que dia | em que dia | qual a data | que data | quanto tempo falta | em que data | para quando | quantos dias | qual o dia | outra vez',
    trial:
      'teste | testes | período gratuito | grátis | gratuit* | experimental | período de teste | experimentação | experiência grat* | versão de teste | mês grátis | em teste | experimentar | trial | de graça',
    bound:
      'até quando | fidelização | fidelidade | aviso prévio | pré aviso | compromisso* | permanência | amarrad* | pres* a | vínculo* | multa | pres* | até que data | contratual* | obrigad* | amarrado | rescisão | período mínimo | prazo | fidelizado | fidelizada | me prende* | prende me | prendem me',
    contract: 'contrato*',
    unused:
      'não uso | não utiliz* | sem usar | não estou a usar | não estou usando | sem uso | esquecid* | nunca uso | nunca utiliz* | não ando a usar | quase não uso | mal uso | não usei | não usad* | parad* | pouco uso | deixei de usar | não aproveito | uso pouco | não vejo | não abro | encostad* | às moscas | não toco | já não uso | nunca abro | raramente | quase nunca | não preciso | não me serv* | desperdiçad* | não aproveit* | ficou parad* | não tenho usado | não tenho utilizado | não ando a ver | esqueci | deixei de ver | deixei de ouvir | deixei de ir | não ouço | tempo que não * | já não vejo | já não abro',
    per_use:
      'por utilização | por uso | cada utilização | cada vez que | por visita | por sessão | a cada uso | cada uso | por vez | por filme | por hora | por treino | por visualização | cada visita | custo por | cada sessão | uma utilização | cada vez | por acesso | cada audição',
    yearly: 'por ano | ao ano | anual* | anuais | cada ano | num ano | todo ano | anualmente',
    monthly: 'por mês | ao mês | mensal* | mensais | cada mês | todo mês | mensalmente',
    weekly: 'semanal* | semanais | por semana | cada semana | à semana',
    daily: 'diári* | por dia | ao dia | cada dia',
    yearly_plan:
      'plano anual | assinatura anual | anual ou mensal | mensal ou anual | pagar anual* | pagamento anual | pagar por ano | passar para o anual | passar para anual | subscrição anual | preço anual | mudar para anual | mudar para o anual | pagar ao ano | anuidade | por um ano | ano inteiro | opção anual | modalidade anual | versão anual | ano todo | pagar o ano | um ano adiantado | pacote anual | pagar à anuidade | o anual | ao ano ou | mês ou ao ano | plano de um ano | mensal ou ao ano',
    worth:
      'compensa* | vale a pena | mais barato | melhor | mudar | passar | fica mais em conta | em conta | sai mais | vantaj* | rentáve* | ganho | ganharia | sentido | poupo | económic* | compensador | negócio | sai melhor',
    count: 'quantas | quantos | número de | total de subscrições | número | quantas tenho | quantos serviços',
    all: 'tudo | todos | todas | toda',
    greeting: 'olá | oi | bom dia | boa tarde | boa noite | ola',
    thanks: 'obrigad* | valeu | muito obrigad* | brigad*',
    help: 'ajuda* | o que podes | o que pode | o que sabes | quem és | quem é você | o que você faz | o que posso perguntar | como funcionas | o que consegues | para que serves | pode fazer | o que fazes | que perguntas | em que podes | funções | em que pode | como podes ajudar',
  },
  times: {
    today: 'hoje',
    tomorrow: 'amanhã',
    day_after_tomorrow: 'depois de amanhã',
    yesterday: 'ontem',
    weekend: 'fim de semana | final de semana',
    this_week: 'esta semana | essa semana | nesta semana',
    next_week: 'próxima semana | semana que vem | semana seguinte | para a semana',
    last_week: 'semana passada | última semana',
    this_month: 'este mês | esse mês | neste mês | fim do mês | final do mês',
    next_month: 'próximo mês | mês que vem | mês seguinte',
    last_month: 'mês passado | último mês | mês anterior',
    this_year: 'este ano | esse ano | início do ano | neste ano',
    next_year: 'próximo ano | ano que vem',
    last_year: 'ano passado | último ano',
    rest_of_year: 'fim do ano | final do ano | fim de ano | resto do ano',
    next_days:
      'próximos # dias | # próximos dias | em # dias | dentro de # dias | daqui a # dias | próximas 24 horas | em 24 horas',
    next_weeks:
      'próximas # semanas | em # semanas | dentro de # semanas | dentro de uma semana | daqui a uma semana | # próximas semanas',
    next_months:
      'próximos # meses | em # meses | dentro de # meses | dentro de um mês | daqui a um mês | # próximos meses',
    last_days: 'últimos # dias',
    last_weeks: 'últimas # semanas',
    last_months: 'últimos # meses',
    on_day: 'dia # | no dia #',
    since: 'desde | a partir',
    until: 'até',
    before: 'antes de | antes do | antes da',
    coming: 'próximo | próxima | que vem',
  },
  categories: {
    gaming: 'jogos | jogo | videojogos | gaming | games',
    streaming: 'streaming | vídeo* | filmes | séries | televisão | tv',
    software: 'software | programas | aplicações | aplicativos | apps | app | ia',
    music: 'música* | canções | musicais',
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
  // "Dez" is ten too, and number words are read as digits.
  monthsShort: 'jan fev mar abr mai jun jul ago set out nov dez|10',
  weekdays:
    'segunda-feira|segunda terça-feira|terça quarta-feira|quarta quinta-feira|quinta sexta-feira|sexta sábado domingo',
  numbers:
    'dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezasseis|dezesseis dezassete|dezessete dezoito dezanove|dezenove vinte trinta',
  before: 'por | em | com | para | no | na | pelo | pela',
  notNames: 'no max | max de',
};
