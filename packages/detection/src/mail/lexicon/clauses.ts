import { concepts, type Lexicon } from './concepts.ts';

/**
 * What the words of one clause say together, in whatever order they stand: an amount, a verb in one of its forms and
 * what bends it. The lists of the languages hold what stands side by side.
 */
const together = (words: readonly string[], never = '') =>
  `(?<=^|[.!?] )${words.map((word) => `(?=[^.]{0,180}(?:${word})(?![a-z]))`).join('')}${never && `(?![^.]{0,180}(?:${never})(?![a-z]))`}\\S+`;

const money =
  '(?:[€$£]|r\\$|us\\$|mx\\$|(?:eur|usd|chf|mxn|brl|ars|cop|clp)(?= ?\\d)) ?\\d|\\d[\\d.,]* ?(?:€|\\$|(?:eur|euros?|chf|usd|mxn|brl|ars|reais|pesos|dollars?|dolares)(?![a-z]))';

/** Of a language: what is done with money, by what it lies ahead, and by what it does not happen. */
type Verbs = {
  taken: string;
  /** Beside which `taken` is over. */
  been?: string;
  /** Beside which `taken` is still to come. */
  will: string;
  /** Says by itself that it will be taken. */
  taking: string;
  not: string;
};

const verbs: Record<string, Verbs> = {
  de: {
    taken:
      '(?:abgebucht|eingezogen|belastet|berechnet|abgerechnet|verrechnet|verbucht|bezahlt|gezahlt|beglichen|entrichtet|vereinnahmt|abgezogen|eingegangen|gestellt|vorgenommen|durchgefuhrt|ausgefuhrt|getatigt|abgewickelt|genommen|fallig)\\w{0,2}',
    will: 'wird|werden|wirst|werdet',
    taking:
      '(?:wir|du|sie) (?:buchen|ziehen|belasten|berechnen|stellen|erheben|verrechnen|zahlst|zahlen|bezahlst|bezahlen)|(?:buchen|ziehen|belasten|berechnen|stellen|erheben|verrechnen) wir|(?:an dem|den|die|das) wir [^.]{0,60} (?:abbuchen|einziehen|berechnen|belasten)|(?:geht|gehen|zieht|ziehen|bucht|buchen)(?=[^.]{0,90} (?:ab|ein)(?![a-z]))|(?:abbuchung|lastschrift|einzug|zahlung)[^.]{0,90} (?:erfolgt|findet statt|steht an)',
    not: 'nicht|kein\\w*|nichts|nie|kann\\w*|konn\\w+|wenn|falls|bevor|mussen|muss|musst|soll\\w*|erstatt\\w*|zuruck\\w*|nur|sparen|sparst',
  },
  fr: {
    taken: '(?:preleve|debite|facture|encaisse|regle|paye|acquitte|verse|presente)\\w{0,2}',
    been: 'a|ont|avons|avez|as|ete|venons|vient|viens',
    will: 'sera|seront|serez|seras|va etre|vont etre|allez etre|vas etre',
    taking:
      '(?:preleve|debite|facture|encaisse|presente|effectue)rons|allons (?:vous |te |t.)?(?:prelever|debiter|facturer)|(?:vous|tu) (?:pa[iy]erez|pa[iy]eras|reglerez|regleras)|(?:prelevement|debit|paiement)[^.]{0,90} (?:interviendra|aura lieu|se fera|est prevue?)',
    not: 'pas|ne|si|jamais|rien|aucun\\w*|pourra\\w*|pourriez|rembours\\w*|seulement|economis\\w*',
  },
  es: {
    taken:
      '(?:cobr|carg|debit|descont|factur|abon|pag)(?:ad[oa]s?|amos|aron|aste)|pasad[oa]s? al? cobro|(?:se|te|le|les|os) (?:cobro|cargo|pago|debito|desconto|facturo)|(?:hizo|hicimos|realizo|realizamos|efectuo|efectuamos|aplico|aplicamos|genero|generamos|acredito|registro|proceso|procesamos) (?:el|un|tu|su) (?:cargo|cobro|pago|debito)|(?:enviado|emitido|girado|presentado|remitido)[^.]{0,40} (?:adeudo|recibo|cargo)',
    will: 'sera|seran|va a ser|van a ser',
    taking:
      '(?:cobr|carg|debit|descont|factur|gir|adeud)ar(?:a|an|emos)|(?:pasa|pase|presenta|emiti|gira)re?mos (?:el|un|tu|su|al) (?:recibo|cobro|cargo)|va(?:mos|n)? a (?:cobrar|cargar|debitar|descontar|facturar|pasar al cobro)\\w*|cuando (?:te |le |os )?(?:cobremos|carguemos|pasemos)|(?:pagaras|pagara|pagaran)|(?:cargo|cobro|recibo|pago|debito)[^.]{0,90} (?:se (?:realizara|efectuara|hara|producira)|tendra lugar|esta previsto)',
    not: 'no|si|sin|nunca|podra\\w*|podria\\w*|antes de|reembols\\w*|devol\\w*|solo|ahorra\\w*',
  },
  pt: {
    taken:
      '(?:cobr|debit|descont|fatur|lanc)(?:ad[oa]s?|amos|ou|aram)|pag[oa]s?|pagou|pagamos|(?:fizemos|realizamos|efetuamos|processamos) (?:a|o|uma|um|sua|seu) (?:cobranca|debito|pagamento)',
    will: 'sera|serao|vai ser|vao ser',
    taking:
      '(?:cobr|debit|descont|fatur|lanc)ar(?:a|ao|emos)|(?:vamos|vai|iremos|ira) (?:cobrar|debitar|descontar|faturar|lancar)|(?:pagaras|pagara|vai pagar|vais pagar|passa a pagar)|(?:cobranca|debito|pagamento)[^.]{0,90} (?:ocorrera|acontecera|esta previst[oa]|sera (?:feit|realizad|efetuad)[oa])',
    not: 'nao|se|sem|nunca|podera\\w*|poderia\\w*|antes de|reembols\\w*|estorn\\w*|devol\\w*|apenas|economiz\\w*',
  },
  it: {
    taken:
      '(?:addebitat|prelevat|incassat|fatturat|pagat|versat|scalat)[oaie]|(?:effettuato|eseguito|registrato|ricevuto|avvenuto) (?:il |un |l.)?(?:addebito|prelievo|pagamento|versamento)',
    will: 'sara|saranno|verra|verranno|sta per essere',
    taking:
      '(?:addebit|prelev|fattur|incass)er(?:a|anno|emo)|(?:stiamo per|andremo ad?) (?:addebitare|prelevare|incassare)\\w*|(?:pagherai|paghera|pagherete)|(?:addebito|prelievo|pagamento)[^.]{0,90} (?:avverra|avra luogo|e previsto|sara effettuato)',
    not: 'non|se|senza|mai|potra\\w*|potrebbe\\w*|prima di|rimbors\\w*|solo|risparmi\\w*',
  },
  nl: {
    taken:
      '(?:afgeschreven|geincasseerd|in rekening gebracht|afgerekend|betaald|voldaan|gefactureerd|ingehouden|afgeboekt|geind|gehaald|gestort)',
    will: 'wordt|worden|zal|zullen|gaat|gaan',
    taking:
      '(?:we|wij|je|u) (?:schrijven|incasseren|brengen|rekenen|innen|boeken|betaalt)|(?:schrijven|incasseren|brengen|rekenen|innen|boeken) (?:we|wij)|(?:wanneer|waarop|waarna|die|dat) (?:we|wij) [^.]{0,60}(?:afschrijven|incasseren|in rekening brengen|innen)|betaal je|betaalt u|(?:afschrijving|incasso|betaling)[^.]{0,90} (?:vindt plaats|volgt|staat gepland)|(?:gaat|ga) (?:u|je) [^.]{0,60}betalen',
    not: 'niet|geen|nooit|kan|kunnen|konden|als|indien|moet\\w*|terug\\w*|voordat|slechts|bespaar\\w*',
  },
};

/** What a first time at a lower price or for nothing is called, how one says that it is over, and what has begun. */
type Times = {
  trial: string;
  ends: string;
  plan: string;
  own: string;
  begun: string;
  notBegun: string;
};

const times: Record<string, Times> = {
  de: {
    trial:
      '(?:probe|test|gratis|schnupper|kennenlern|einfuhrungs|willkommens|aktions|vorteils)-?(?:abo\\w*|monate?s?|zeit\\w*|phase|wochen?|tage|angebot\\w*|zeitraum\\w*|periode|mitgliedschaft|paket|zugang)',
    ends: 'ende[tn]?|lauft|ablauf\\w*|ablauft|auslauf\\w*|vorbei|ausgelaufen|abgelaufen',
    plan: '\\w*(?:abos?|abonnements?|mitgliedschaft|vertrag|tarif|option|paket|plan|zugang|flatrate|pass)',
    own: 'dein\\w*|ihr\\w*|du|sie',
    begun:
      'gebucht|freigeschaltet|aktiviert|abgeschlossen|eingerichtet|gestartet|begonnen|aktiv|abonniert|bestatigt|gewahlt|entschieden|lauft|startet|beginnt',
    notBegun:
      'nicht|kein\\w*|kundig\\w*|gekundigt|beendet|storniert|kannst|konnen|konn\\w+|wenn|falls|noch heute|nur|spar\\w*|\\w*angebot\\w*',
  },
  fr: {
    trial:
      "essai|(?:offre|mois|periode|semaines?|jours|tarif) (?:de )?(?:decouverte|d'essai|bienvenue|lancement|offerte?s?|gratuite?s?)",
    ends: "termin\\w*|fin|expire\\w*|echeance|touche|s'acheve\\w*|acheve\\w*",
    plan: 'abonnement|adhesion|formule|offre|forfait|option|pass|acces|inscription',
    own: 'votre|ton|ta|vous|tu',
    begun:
      'active\\w*|actif|demarre\\w*|commence\\w*|debute\\w*|souscrit\\w*|valide\\w*|confirme\\w*|enregistre\\w*|choisi\\w*|pris\\w* en compte|ouvert\\w*',
    notBegun:
      'pas|ne|si|resili\\w*|annul\\w*|desactiv\\w*|pouvez|pourrez|peux|profitez|economis\\w*|seulement|rembours\\w*',
  },
  es: {
    trial:
      '(?:prueba|oferta|periodo|mes|meses|semanas?|dias) (?:de |del )?(?:prueba|bienvenida|lanzamiento|promocional\\w*|gratis|gratuit\\w*)|prueba',
    ends: 'termin\\w*|finaliz\\w*|acaba\\w*|vence\\w*|caduca\\w*|expira\\w*|fin|conclu\\w*|a punto',
    plan: 'suscripcion|subscripcion|membresia|plan|abono|tarifa|acceso|alta',
    own: 'tu|su|te|has|ya',
    begun:
      'activad[oa]|activ[oa]|activamos|activaste|comenzado|empezado|comenzo|empezo|iniciad[oa]|confirmad[oa]|contratad[oa]|contrataste|adquirid[oa]|adquiriste|elegid[oa]|elegiste|suscrit[oa]',
    notBegun: 'no|si|cancel\\w*|baja|anul\\w*|puedes|podras|caduc\\w*|rechaz\\w*|solo|ahorra\\w*|desde|ofert\\w*',
  },
  pt: {
    trial:
      '(?:teste|periodo|oferta|mes|meses|semanas?|dias|avaliacao) (?:de |da )?(?:teste|experiencia|boas[- ]vindas|lancamento|promocional|gratis|gratuit\\w*|avaliacao|degustacao)|teste|degustacao',
    ends: 'termin\\w*|acaba\\w*|expira\\w*|encerra\\w*|vence\\w*|fim',
    plan: 'assinatura|subscricao|plano|adesao|matricula|acesso|inscricao|clube',
    own: 'seu|sua|teu|tua|voce|ja',
    begun:
      'ativad[oa]|ativ[oa]|ativamos|ativou|comecou|iniciad[oa]|iniciou|confirmad[oa]|contratad[oa]|contratou|adquiriu|escolheu|escolhid[oa]|assinou|liberad[oa]',
    notBegun: 'nao|se|cancel\\w*|pode|podera|expir\\w*|recusad\\w*|apenas|economiz\\w*|a partir|ofert\\w*',
  },
  it: {
    trial:
      '(?:prova|offerta|periodo|mese|mesi|settimane?|giorni) (?:di |in )?(?:prova|benvenuto|lancio|promozional\\w*|gratis|gratuit\\w*|omaggio)|prova',
    ends: 'termin\\w*|scad\\w*|finisc\\w*|fine|conclud\\w*|sta per',
    plan: 'abbonamento|iscrizione|piano|adesione|pacchetto|pass|tessera',
    own: 'tuo|tua|suo|sua|hai|ti|ora',
    begun:
      'attivat[oa]|attiv[oa]|iniziat[oa]|partit[oa]|confermat[oa]|sottoscritt[oa]|acquistat[oa]|scelto|completat[oa]|avviat[oa]',
    notBegun:
      'non|se|disdett\\w*|annull\\w*|disattiv\\w*|puoi|potrai|scadut\\w*|solo|risparmi\\w*|a partire|offert\\w*',
  },
  nl: {
    trial:
      '(?:proef|kennismakings|gratis|welkomst)[- ]?(?:periode|abonnement|maand\\w*|versie|week|weken|aanbod|aanbieding|tijd|lidmaatschap)',
    ends: 'eindigt|eindigen|loopt|verloopt|stopt|voorbij|afgelopen|erop|einde',
    plan: '\\w*(?:abonnement|lidmaatschap|pakket|plan|pas|toegang)',
    own: 'je|jouw|uw|u',
    begun: 'actief|geactiveerd|gestart|begonnen|ingegaan|afgesloten|bevestigd|gekozen|loopt|gaat in',
    notBegun: 'niet|geen|opgezegd|opzegging|geannuleerd|kunt|kan|als|slechts|bespaar\\w*|vanaf|aanbieding\\w*',
  },
};

/** Taken, unless the clause looks ahead; to be taken, where it does. */
const ofMoney = ({ taken, been, will, taking, not }: Verbs) => ({
  paid: [together([money, ...(been ? [been] : []), taken], `${not}|${will}`)],
  will_charge: [together([money, will, taken], not), together([money, taking], not)],
});
const ofTimes = ({ trial, ends, plan, own, begun, notBegun }: Times) => ({
  trial: [trial],
  trial_ends: [together([trial, ends])],
  started: [together([plan, own, begun, money], notBegun)],
});

/** A language's list with what its clauses say. */
export function withClauses(name: string, language: Lexicon): Lexicon {
  const [own, when] = [verbs[name], times[name]];
  const more: Partial<Lexicon> = { ...(own && ofMoney(own)), ...(when && ofTimes(when)) };
  return Object.fromEntries(
    concepts.map((concept) => [concept, [...language[concept], ...(more[concept] ?? [])]]),
  ) as unknown as Lexicon;
}
