import type { MailWords } from './words.ts';

export const italian: MailWords = {
  hello: ['Ciao {person},', 'Gentile {person},', 'Gentile cliente,', 'Ciao!'],
  bye: [
    'Il team di {service}',
    'A presto,\n{service}',
    'Cordiali saluti,\nServizio clienti {service}',
    'Grazie per averci scelto.',
  ],
  footer: [
    'Ricevi questa e-mail perché hai un account {service}. Puoi disdire in qualsiasi momento.',
    'Domande? Visita il Centro assistenza. Puoi annullare l’abbonamento quando vuoi dal tuo profilo.',
  ],
  imprint: [
    'Non rispondere a questo messaggio automatico. Assistenza | Condizioni | Privacy',
    '© {service}. Tutti i diritti riservati. Gestisci le preferenze.',
  ],
  renewal: [
    'Si rinnova automaticamente {every} fino alla disdetta.',
    'L’importo sarà addebitato {every} sulla tua carta.',
    'Il tuo abbonamento prosegue {every} salvo disdetta.',
  ],
  cycles: {
    weekly: { adjective: 'Settimanale', per: ['/settimana', ' a settimana'], every: 'ogni settimana' },
    monthly: { adjective: 'Mensile', per: ['/mese', ' al mese', ' / mese'], every: 'ogni mese' },
    quarterly: { adjective: 'Trimestrale', per: [' ogni 3 mesi'], every: 'ogni 3 mesi' },
    halfyearly: { adjective: 'Semestrale', per: [' ogni 6 mesi'], every: 'ogni 6 mesi' },
    yearly: { adjective: 'Annuale', per: ['/anno', ' all’anno', ' / anno'], every: 'ogni anno' },
  },
  labels: {
    service: ['Articolo', 'Descrizione', 'Prodotto'],
    plan: ['Piano', 'Abbonamento', 'Offerta', 'Pacchetto'],
    price: ['Prezzo', 'Importo', 'Canone', 'Prezzo unitario'],
    tax: ['IVA', 'IVA (22%)', 'Imposte'],
    total: ['Totale', 'Totale IVA inclusa', 'Importo pagato', 'Totale addebitato'],
    next: ['Prossimo addebito', 'Prossima data di fatturazione', 'Si rinnova il', 'Prossimo pagamento'],
    date: ['Data', 'Data fattura', 'Data di pagamento'],
    order: ['Numero d’ordine', 'N. fattura', 'Riferimento'],
    paidWith: ['Metodo di pagamento', 'Carta', 'Pagato con'],
    period: ['Periodo', 'Periodo di fatturazione'],
    quantity: ['Qtà'],
  },
  plans: ['Standard', 'Premium', 'Individuale', 'Famiglia', 'Base', 'Plus'],
  events: {
    charge: [
      ['La tua ricevuta {service}', 'Grazie per il pagamento. Ecco la ricevuta del tuo abbonamento {service}.'],
      ['Pagamento ricevuto', 'Abbiamo ricevuto il tuo pagamento per {service} {plan}. Buon divertimento!'],
      [
        'La tua fattura {service}',
        'La tua fattura {service} del {date} è disponibile. Abbiamo addebitato {total} sulla carta che termina con {card}.',
      ],
      [
        'Il tuo abbonamento è stato rinnovato',
        'Il tuo abbonamento {service} {plan} è stato rinnovato. Abbiamo addebitato {total}.\nIl prossimo rinnovo è il {next}.',
      ],
      [
        'Conferma di addebito',
        'Confermiamo l’addebito di {total} per il tuo abbonamento {service}, valido fino al {next}.',
      ],
      ['Grazie, {person}', 'Questo periodo di {service} è pagato. Trovi una copia della fattura nel tuo account.'],
    ],
    started: [
      [
        'Ti diamo il benvenuto su {service}',
        'Il tuo abbonamento {plan} è attivo.\nPaghi {price} e il prossimo addebito sarà il {next}.',
      ],
      [
        'Il tuo abbonamento {service} è confermato',
        'Grazie per esserti abbonato a {service} {plan}. Oggi abbiamo addebitato {price}, il prossimo addebito sarà il {next}.',
      ],
    ],
    renewal_notice: [
      [
        'Il tuo abbonamento sta per rinnovarsi',
        'Il tuo abbonamento {service} {plan} si rinnoverà automaticamente il {next} al prezzo di {price}. Non devi fare nulla.',
      ],
      [
        'Rinnovo di {service} in arrivo',
        'Ti ricordiamo che il {next} addebiteremo {price} sulla carta che termina con {card} per {service}. Se non vuoi continuare, disdici prima di quella data.',
      ],
      [
        '{service}: pagamento previsto il {next}',
        'Il prossimo pagamento di {price} per il piano {plan} sarà effettuato il {next}.',
      ],
    ],
    trial_started: [
      [
        'La tua prova gratuita è iniziata',
        'La prova di {service} {plan} è partita. È gratuita fino al {until}; dopo pagherai {price}, se non disdici prima.',
      ],
      [
        '{service}: periodo di prova attivato',
        'Goditi {service} gratis fino al {until}. In seguito il costo sarà di {price}.',
      ],
    ],
    trial_ending: [
      [
        'La tua prova sta per scadere',
        'La prova gratuita di {service} termina il {until}. Da quel giorno partirà l’abbonamento {plan} a {price}. Non fa per te? Disdici prima.',
      ],
      [
        'Ultimi giorni di prova su {service}',
        'Il {until} la prova diventerà un abbonamento {plan} a pagamento: {price}.',
      ],
    ],
    price_rise: [
      [
        'Variazione di prezzo di {service}',
        'Il prezzo del tuo abbonamento {service} cambia. Oggi paghi {old}; dal {next} pagherai {price}.',
      ],
      [
        'Il tuo piano aumenta',
        'Per continuare a migliorare {service}, il prezzo di {plan} passa da {old} a {price}. La modifica vale dal {next}.',
      ],
      [
        'Novità sul tuo abbonamento',
        'A partire dal {next} {service} {plan} costerà {price} invece di {old}. I vantaggi restano gli stessi.',
      ],
    ],
    payment_failed: [
      [
        'Pagamento non riuscito',
        'Non siamo riusciti ad addebitare {total} per {service} sulla carta che termina con {card}. Riproveremo il {next}. Controlla i dati di pagamento.',
      ],
      [
        'Problema con il pagamento di {service}',
        'La tua banca ha rifiutato l’ultimo addebito. Aggiorna il metodo di pagamento. Importo dovuto: {total}',
      ],
    ],
    refund: [
      [
        'Il tuo rimborso è in arrivo',
        '{service} ti ha rimborsato {total}. A seconda della banca servono da 5 a 10 giorni lavorativi.',
      ],
      ['Rimborso da {service}', 'Come richiesto, il pagamento di {total} del {date} è stato rimborsato.'],
    ],
    plan_change: [
      [
        'Il tuo piano è cambiato',
        'Sei passato da {oldPlan} a {plan} su {service}. Il nuovo prezzo è {price}, addebitato il {next}.',
      ],
      ['Cambio piano {service} confermato', 'Fatto: ora hai {plan}. Dal {next} pagherai {price}.'],
    ],
    cancelled: [
      [
        'Il tuo abbonamento è stato annullato',
        'Come richiesto, il tuo abbonamento {service} è stato annullato il {date}. Non riceverai altri addebiti.',
      ],
      ['{service} ti saluta', 'Ci dispiace vederti andare via. Il tuo abbonamento {service} è terminato oggi.'],
      ['Conferma di disdetta', 'La disdetta di {service} è completata. Per tornare basta accedere.'],
    ],
    cancelled_at_period_end: [
      [
        'Hai disdetto {service}',
        'Abbiamo ricevuto la tua disdetta. Puoi usare {service} fino al {until}; dopo non si rinnoverà.',
      ],
      [
        'Il tuo abbonamento non si rinnoverà',
        'Il tuo abbonamento {service} {plan} è annullato e termina il {until}. Fino ad allora mantieni tutti i vantaggi.',
      ],
      [
        'Rinnovo automatico disattivato',
        'Il rinnovo automatico del piano {plan} è stato disattivato. Ultimo giorno di accesso: {until}.',
      ],
    ],
    reactivated: [
      [
        'Bentornato',
        'Il tuo abbonamento {service} è ripartito. Pagherai {price} per {plan}, prossimo addebito il {next}.',
      ],
      [
        'Il tuo abbonamento {service} è di nuovo attivo',
        'Abbiamo annullato la disdetta. Il {next} addebiteremo {price}.',
      ],
    ],
    gift: [
      [
        'Un regalo per te: {service}',
        '{person}, ti hanno regalato 3 mesi di {service}! Non serve la carta, usa il codice {order}.',
      ],
      [
        'La tua carta regalo {service}',
        'Il tuo ordine di una carta regalo {service} da {total} è completato. È un acquisto singolo.',
      ],
    ],
  },
  seeOnline: 'Non visualizzi bene questa e-mail? Aprila nel browser.',
  forward: {
    prefix: 'I: ',
    line: '---------- Messaggio inoltrato ---------',
    from: 'Da',
    date: 'Data',
    subject: 'Oggetto',
    to: 'A',
  },
  store: {
    appleReceipt: ['La tua ricevuta Apple', 'Ricevuta'],
    appleRenews: 'Si rinnova il {next}',
    appleBought: 'Acquisto in-app',
    appleConfirmed: [
      'Conferma del tuo abbonamento',
      'Hai acquistato il seguente abbonamento.\n{app}\n{price}\nIl tuo abbonamento si rinnova {every} automaticamente. Prossimo rinnovo: {next}',
    ],
    appleCancelled: [
      'Il tuo abbonamento sta per scadere',
      'Confermiamo l’annullamento del seguente abbonamento.\n{app}\nPuoi continuare a usarlo fino al {until}.',
    ],
    playReceipt: [
      'La tua ricevuta d’ordine di Google Play del {date}',
      'Grazie. Hai effettuato un acquisto su Google Play il giorno {date}.',
    ],
    playRecurring: 'Abbonamento con rinnovo automatico',
    playCancelled: [
      'Il tuo abbonamento Google Play è stato annullato',
      'L’abbonamento a {app} è stato annullato. Avrai accesso fino al {until}.',
    ],
    paypalPaid: [
      'Il tuo pagamento automatico a {service}',
      'Hai inviato un pagamento automatico di {total} a {service}.',
    ],
  },
};
