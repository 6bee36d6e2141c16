import type { PlanTexts } from '#i18n/locales/tr/plan.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof PlanTexts, Text> = {
  'payment.title': 'Pagamento',
  'payment.sessionMissing': 'ID di sessione non trovato',
  'payment.sessionMissingHint':
    'A questa pagina si torna dopo un pagamento. Se non hai pagato, qui non c’è nulla da vedere.',
  'payment.checkFailed': 'Errore nel controllo del pagamento.',
  'payment.toPricing': 'Torna ai prezzi',
  'payment.checking': 'Controlliamo il tuo pagamento',
  'payment.checkingHint': 'Leggiamo la risposta della pagina di pagamento.',
  'payment.processing': 'Il tuo pagamento è in corso',
  'payment.processingHint': 'La tua banca lo sta confermando. Tieni aperta questa pagina, ci vuole qualche secondo.',
  'payment.attempt': 'Tentativo {attempt}/{most}',
  'payment.success': 'Il tuo account è stato aggiornato!',
  'payment.changed': 'Il tuo piano è cambiato',
  'payment.plan': 'Il tuo piano: {plan}',
  'payment.redirecting': 'Ti portiamo alla panoramica…',
  'payment.expired': 'La sessione di pagamento è scaduta. Riprova.',
  'payment.expiredHint': 'Non ti è stato addebitato nulla.',
  'payment.timeout': 'Il controllo del pagamento ha richiesto troppo tempo...',
  'payment.timeoutHint':
    'Il tuo pagamento potrebbe essere in arrivo. Appena è confermato il piano cambia da solo; non pagare una seconda volta.',
  'payment.checkFailedHint': 'Se hai pagato, il piano cambia da solo; non pagare una seconda volta.',
  'payment.again': 'Controlla di nuovo',

  'paid.title': 'Piano',
  'paid.lead': 'Che cosa paghi, quando si rinnova e come smettere.',
  'paid.free': 'Hai il piano Free. Vedi tutto ciò che viene trovato e segui tre abbonamenti attivi.',
  'paid.family': 'Questo piano arriva dalla tua famiglia; tu non paghi nulla.',
  'paid.renews': 'Si rinnova il {date}.',
  'paid.ends': 'Disdetto. Dura fino al {date}, poi passi a Free; dalla tua lista non si cancella nulla.',
  'paid.manage': 'Carta, fatture e disdetta',
  'paid.twice': 'Stai pagando due volte',
  'paid.twiceText':
    'A quanto pare l’acquisto è avvenuto in due finestre insieme: un altro piano continua a rinnovarsi. Disdicine uno nella pagina di fatturazione; il tuo piano resta. Per un rimborso, scrivici.',
  'paid.loadFailed': 'Non è stato possibile caricare il tuo piano',
  'paid.switchQuestion': 'Passare a {plan}?',
  'paid.switchUp': 'Il piano cambia subito. La differenza per i giorni rimanenti si aggiunge alla prossima fattura.',
  'paid.switchDown':
    'Il piano cambia subito e ciò che è solo di Pro si chiude; dalla tua lista non si cancella nulla. La differenza per i giorni rimanenti si scala dalla prossima fattura.',
  'paid.switchPrice': 'Il nuovo prezzo è di {amount} al mese.',
  'paid.switch': 'Passa',
  'paid.covered': 'Il piano della tua famiglia lo comprende già; non serve comprarlo.',
  'paid.resumes': 'Si ritira anche la tua disdetta: il piano continuerà a rinnovarsi.',
};
