import type { Lexicon } from './lexicon.ts';

export const it: Lexicon = {
  small:
    'il lo la i gli le l un uno una e o di del della dei delle dello degli a al alla ai alle da dal in nel nella con per su che chi cosa quale quali quanto quanta quanti quante come dove quando perché è sono sto ho hai ha mi io mio mia miei mie ti non più meno molto questo questa questi queste se si ci devo dovrei posso vorrei tutto tutti tutte ogni già anche fra tra quest un po ne spendo pago c s d dell nell quest stati state stato stata qualcosa qualcuno colpa causa quello quella quelli quelle cose diventato diventata diventati diventate dall inizio solo soltanto sapere saperlo dimmi dirmi potresti puoi forse davvero adesso attualmente ora altri altre altro altra alcuni alcune essere avere stanno ultimamente circa allora quindi ancora sempre parte loro tuo tuoi tue essi fatto fare portafoglio',
  concepts: {
    which:
      'quale | quali | cosa | che cosa | qual | che | di quale | di quali | a cosa | dove | qualcosa | qualche | qualcuno | quelli',
    should:
      'dovrei | devo | conviene disdire | mi conviene tenere | tenere | mantenere | bisogna | sarebbe meglio | è il caso | vale la pena tenere | potrei | posso eliminare | posso fare a meno | mi serve davvero | sarebbe il caso | meglio | serve davvero | ha senso | consiglieresti | potresti',
    cancel:
      'disd* | cancell* | annull* | elimin* | togli* | tolgo | chiud* | chiudo | smett* | interromp* | interrompere | disattiv* | lasci* | rinunci* | rescind* | tagli* | recedere | recesso | sbarazz* | liberarmi | levo | levare | fare a meno | faccio a meno | butto via | buttare | eliminassi | tagliassi | rescissione | staccare | stacco | abbandon* | liberar* | smettere | smetto | sospend* | terminare | termino | via | revoc* | scaric* | sganci* | fuori | chiudessi | togliere | mollare | mollo | mollassi | facendo a meno | rinunciando | facessi a meno',
    cancelled:
      'disdetti | disdette | disdetto | cancellati | cancellato | annullati | ho disdetto | inattiv* | ho cancellato | ho annullato | disattivati | già disdetto | già disdetti | ho chiuso | chiusi | che ho tolto | vecchi abbonamenti | precedenti | terminati | quelli disdetti',
    supposing:
      'se | supponiamo | mettiamo | risparmierei | rimarrebbe | resterebbe | facciamo finta | resterebbero | immagina* | nel caso | mi resta | mi rimane | quanto resta | cosa resta | ipotizziamo | poniamo | quanto mi resterebbe | avanzerebbe | avanza | se non avessi | facendo a meno | rinunciando | togliendo | disdicendo | quanto mi viene in tasca',
    without: 'senza | tranne | escluso | esclusa | eccetto',
    except:
      'tranne | eccetto | salvo | a parte | tutto meno | tutti meno | fuorché | escluso | esclusa | ad eccezione | a eccezione',
    kept: 'tengo solo | tenere solo | tenessi solo | disd* tutti gli altri | disd* tutto il resto | disd* il resto | cancell* tutti gli altri | cancell* tutto il resto | cancell* il resto',
    how: 'come | in che modo | passaggi | voglio | vorrei | modo per | procedura | desidero | mi piacerebbe | istruzioni | spieg* | passo passo | guida | cosa devo fare per | cosa faccio per | che devo fare | mi serve | dimmi come',
    where: 'dove | link | pagina',
    why: 'perché | perche | come mai | da dove | per quale motivo | chi ha aggiunto | chi ha inserito | come è finito | come ci è finito | che ci fa | cosa ci fa | motivo',
    listed:
      'nella mia lista | in lista | nella lista | lista | elenco | compare | appare | viene | spunta* | qui | figura | salta fuori | arriva | trovo | in elenco | ci fa | è finito | finito | inserit* | aggiunt* | nella app | sbucat* | c è',
    save: 'risparm* | spendere meno | pagare meno | ridurre | abbass* | tagliare i costi | tagliare le spese | taglio dei costi | contenere | economizz* | budget | limare | snellire | stringere | meno soldi | alleggerire | risparmi | abbatt* | riduco | meno spese | metto da parte | mettere da parte | metterei da parte',
    saved:
      'ho risparmiato | risparmiato | ho già risparmiato | i miei risparmi | messo da parte | ho messo da parte | risparmiati | risparmio finora',
    advise:
      'consigli* | suggeri* | raccomand* | superflu* | inutil* | di troppo | spreco | sprecando | sprechi | butto | buttando | idee | dritte | consiglio | ottimizz* | buttati | cosa faresti | che fare | eccessiv* | sbarazz* | sprec* | non vale la pena | non valgono | non conviene | non convengono',
    pay: 'pago | pagare | spendo | spesa | spese | spendere | mi costano | mi costa | pagando | spendendo | esborso | sborso | se ne va | se ne vanno | verso | costano i miei | mi esce | mi escono | mi partono | sto pagando | mi tocca | sborsare | fanno | spesa mensile | mi pesano | uscite | bolletta | mi viene a costare | ci spendo | costi',
    cost: 'costa | costano | costo | costi | prezz* | quanto | tariff* | canone | importo | viene | quanto fa | quanto fanno | quanto viene | quanto vengono | a quanto ammonta* | ammonta* | quanto esce',
    total:
      'totale | in totale | in tutto | complessiv* | insieme | somma | tutto insieme | complessiva | tutti i miei | sommati | sommando | tutti insieme | cifra totale | nel complesso | in complesso | tutti assieme | fammi il conto | fai il conto | fai la somma | somma*',
    so_far:
      'finora | fino a ora | fino ad ora | fino ad oggi | fino a oggi | ho pagato | ho speso | già pagato | già speso | sinora | speso | da quando | fin qui | mi è costato | mi sono costat* | speso già | versato | ho già speso | ho già pagato | sborsato | ho dato | fin ora | ultimo pagamento | ultimo addebito | l ultima volta | ultima volta che ho',
    list: 'lista | elenc* | mostra* | mostrami | fammi vedere | dimmi i miei | quali sono | quali abbonamenti ho | che abbonamenti ho | ho attivi | riepilog* | panoramica | sono abbonat* | ho attivato | elencami | a cosa sono | vedere | vorrei vedere | i miei abbonamenti | tutti gli abbonamenti | quali abbonamenti | attivi | lista di | ce l ho | riassunto | riassum*',
    subscription: 'abbonament* | abbonat* | iscrizion* | sottoscrizion* | servizi* | abonament* | abbonement*',
    dearest:
      'più car* | più costos* | costa di più | costano di più | mi costa di più | più alt* | spendo di più | pago di più | maggior* | il più caro | piu car* | piu costos* | costa di piu | mi pesa di più | pesa di più | incide di più | più onerosi | più oneros* | più soldi | di più | più dispendios* | spesa più alta | spesa maggiore | mangia | mi * di più | svuota di più',
    cheapest:
      'più economic* | meno car* | meno costos* | costa di meno | costa meno | più basso | piu economic* | più conveniente | di meno | meno onero* | più a buon mercato | spesa minore | più bassa',
    by_category:
      'categori* | per tipo | ripartizion* | suddivi* | suddivis* | divis* per | per tipologia | ripartit* | raggruppa* | per genere | per settore | per categorie | classific* | divisi | ogni categoria',
    overlap:
      'due volte | doppi* | duplicat* | doppion* | sovrappo* | la stessa cosa | stesso servizio | doppio | 2 volte | ripetut* | servizi doppi | servizi simili | fanno la stessa | fanno lo stesso | stesso scopo | inutilmente due | simili | ridondan* | doppie | in duplice | più volte | due servizi',
    rise: 'aument* | rincar* | salit* | salgono | cresciut* | più caro di prima | alzat* | rialz* | variazion* di prezzo | cambio di prezzo | lievitat* | sono saliti | rincari | rincaro | aumenti | cresciuto | più cara ora | lievit* | ritocc* | alzato | costano di più di | costa di più di | costano ora | costa ora | cambiato prezzo | prezzi cambiati | saliti | inflazion* | impennat* | diventat* più car* | più car* di prima | verso l alto | più cari di prima | quanto pago in più | quanto in più',
    exchange_rate: 'tasso di cambio | cambio | valut* | tassi di cambio',
    either: 'o',
    renew:
      'rinnov* | addebit* | scad* | scadenz* | pagament* | prelev* | fattur* | riscoss* | rate | esce | escono | scalat* | scala* | conto corrente | incass* | scalano | pagherò | scadono | mi prende | prendono | tocca pagare | da pagare | saldo | prende i soldi | prende soldi | toglie i soldi | scala i soldi | mi scala',
    upcoming:
      'prossim* | in arrivo | imminent* | futur* | seguent* | a breve | in scadenza | arrivano | arriva | prossimamente | all orizzonte | che arrivano | che viene | che vengono | in programma',
    next_one:
      'prossimo pagamento | prossimo addebito | prossima scadenza | prossimo rinnovo | scade prima | scade per prim* | si rinnova per prim* | per prim*',
    when: 'quando | che giorno | quale giorno | in che data | a che data | fra quanto | tra quanto | in quale data | per quando | fra quanti giorni | tra quanti giorni | quanti giorni | qual è la data',
    trial:
      'prova | prove | periodo gratuito | gratis | gratuit* | periodo di prova | mese gratis | in prova | versione di prova | gratuità',
    bound:
      'fino a quando | vincol* | preavviso | penal* | durata minima | legat* | permanenza | vincolato | vincoli | contrattual* | fino a che data | scadenza del contratto | bloccat* | obbligat* | durata del contratto | termini di disdetta | entro quando | impegn* | mi vincola* | mi lega*',
    contract: 'contratt*',
    unused:
      'non uso | non utilizz* | non sto usando | inutilizzat* | mai usat* | non usat* | dimenticat* | non uso più | uso poco | non uso mai | non li uso | non le uso | non lo uso | non la uso | uso pochissimo | uso appena | quasi non uso | non adopero | non mi serv* | mai utilizzat* | non guardo | non apro | fermi | fermo | mai aperto | prendono polvere | abbandonati | non tocco | trascur* | quasi mai | non mi serve* | inutilizzo | uso raramente | raramente | smesso di usare | non ho usato | non ho mai usato | usato poco | senza usar* | non ascolto | non guardo più | non apro più | non vado | smesso di guardare | smesso di ascoltare | smesso di andare | tempo che non * | non tocco più',
    per_use:
      'per utilizzo | ogni utilizzo | ogni volta | a utilizzo | per uso | per visita | a visita | per ogni uso | singolo utilizzo | a ogni uso | a seduta | per visione | per film | all ora | per allenamento | una singola | ciascun utilizzo | volta che lo uso | volta che la uso | per ogni volta | ad ogni utilizzo | costo per | ogni ascolto | ogni visione',
    yearly: 'all anno | annual* | annuo | ogni anno | l anno | in un anno | annui | annua',
    monthly: 'al mese | mensil* | ogni mese | in un mese',
    weekly: 'settimanal* | a settimana | alla settimana | ogni settimana',
    daily: 'giornalier* | al giorno | ogni giorno',
    yearly_plan:
      'piano annuale | abbonamento annuale | annuale o mensile | mensile o annuale | pagare annualmente | pagamento annuale | tariffa annuale | passare all annuale | passare a quello annuale | passo all annuale | formula annuale | prezzo annuale | annualmente | versione annuale | canone annuale | per un anno | anno intero | opzione annuale | pagando l anno | pagamento all anno | modalità annuale | abbonarmi per un anno | un anno in anticipo | offerta annuale | all anno invece | mensile o all anno | pacchetto annuale | quella annuale | quello annuale | l annuale',
    worth:
      'conviene | più economico | vale la pena | meglio | convenient* | passare | risparmio | costa meno | ci guadagno | guadagno | vantaggios* | sensato | senso | economica | meno caro | rende | affare',
    count: 'quanti | quante | numero di | quanti ne ho | quante ne ho | quanti servizi',
    all: 'tutto | tutti | tutte | tutta',
    greeting: 'ciao | buongiorno | buonasera | salve | hey | buon pomeriggio',
    thanks: 'grazie | grazie mille | ti ringrazio',
    help: 'aiut* | cosa puoi | cosa sai | chi sei | cosa posso chieder* | che cosa sai | come funzioni | a cosa servi | che sai fare | che puoi fare | cosa fai | che fai | quali domande | in cosa puoi | funzioni | in che modo mi aiuti | sai fare',
  },
  times: {
    today: 'oggi',
    tomorrow: 'domani',
    day_after_tomorrow: 'dopodomani',
    yesterday: 'ieri',
    weekend: 'weekend | week end | fine settimana',
    this_week: 'questa settimana',
    next_week: 'prossima settimana | settimana prossima | settimana che viene | la settimana entrante',
    last_week: 'settimana scorsa | scorsa settimana | settimana passata',
    this_month: 'questo mese | fine mese | fine del mese | mese in corso',
    next_month: 'prossimo mese | mese prossimo | mese che viene | il mese dopo',
    last_month: 'mese scorso | ultimo mese | mese passato | scorso mese',
    this_year: 'quest anno | questo anno | inizio anno | inizio dell anno',
    next_year: 'anno prossimo | prossimo anno',
    last_year: 'anno scorso | ultimo anno | anno passato | scorso anno',
    rest_of_year: 'fine anno | fine dell anno | resto dell anno',
    next_days:
      'prossimi # giorni | # prossimi giorni | tra # giorni | fra # giorni | entro # giorni | nei # giorni | in # giorni | prossime 24 ore | entro 24 ore',
    next_weeks:
      'prossime # settimane | tra # settimane | fra # settimane | entro # settimane | entro una settimana | tra una settimana | fra una settimana',
    next_months: 'prossimi # mesi | tra # mesi | fra # mesi | entro # mesi | entro un mese | tra un mese | fra un mese',
    last_days: 'ultimi # giorni',
    last_weeks: 'ultime # settimane',
    last_months: 'ultimi # mesi',
    on_day: 'il giorno # | il # | giorno #',
    since: 'da | dal | dallo | a partire',
    until: 'entro | fino a | fino al | fino alla',
    before: 'prima di | prima del | prima della',
    coming: 'prossimo | prossima | che viene',
  },
  categories: {
    gaming: 'giochi | videogiochi | gaming | gioco | videogioco',
    streaming: 'streaming | video | film | serie | televisione | tv',
    software: 'software | programmi | applicazioni | app | ia',
    music: 'musica | canzoni | musicali',
    fitness: 'fitness | palestra | sport | salute | palestre',
    cloud: 'cloud | archiviazione | nuvola | spazio di archiviazione',
    news: 'notizie | giornali | giornale | riviste | quotidian*',
    education: 'istruzione | corsi | apprendimento | lingue | formazione | corso',
  },
  currencies: {
    TRY: 'lira turca | lire turche | tl | ₺',
    USD: 'dollar* | usd | $',
    EUR: 'euro | eur | €',
    GBP: 'sterlin* | gbp | £',
  },
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  monthsShort: 'gen feb mar apr mag giu lug ago set|sett ott nov dic',
  weekdays: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  numbers:
    'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta',
  before: 'per | in | con | su',
  notNames: 'al max | max un',
};
