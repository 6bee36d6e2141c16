import type { Lexicon } from './concepts.ts';

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
      '(?:abgebucht|eingezogen|belastet|berechnet|abgerechnet|verrechnet|verbucht|bezahlt|gezahlt|beglichen|entrichtet|vereinnahmt|abgezogen|eingegangen|gestellt)\\w{0,2}',
    will: 'wird|werden|wirst|werdet',
    taking:
      '(?:wir|du|sie) (?:buchen|ziehen|belasten|berechnen|stellen|erheben|verrechnen|zahlst|zahlen|bezahlst|bezahlen)|(?:buchen|ziehen|belasten|berechnen|stellen|erheben|verrechnen) wir',
    not: 'nicht|kein\\w*|nichts|nie|kann\\w*|konn\\w+|wenn|falls|bevor|mussen|muss|musst|soll\\w*|erstatt\\w*|zuruck\\w*|nur|sparen|sparst',
  },
  fr: {
    taken: '(?:preleve|debite|facture|encaisse|regle|paye|acquitte|verse)\\w{0,2}',
    been: 'a|ont|avons|avez|as|ete|venons|vient|viens',
    will: 'sera|seront|serez|seras|va etre|vont etre|allez etre|vas etre',
    taking:
      '(?:preleve|debite|facture|encaisse|presente|effectue)rons|allons (?:vous |te |t.)?(?:prelever|debiter|facturer)|(?:vous|tu) (?:pa[iy]erez|pa[iy]eras|reglerez|regleras)',
    not: 'pas|ne|si|jamais|rien|aucun\\w*|pourra\\w*|pourriez|rembours\\w*|seulement|economis\\w*',
  },
  es: {
    taken:
      '(?:cobr|carg|debit|descont|factur|abon|pag)(?:ad[oa]s?|amos|aron|aste)|(?:se|te|le|les|os) (?:cobro|cargo|pago|debito|desconto|facturo)|(?:hizo|hicimos|realizo|realizamos|efectuo|efectuamos|aplico|aplicamos|genero|generamos) (?:el|un|tu|su) (?:cargo|cobro|pago|debito)',
    will: 'sera|seran|va a ser|van a ser',
    taking:
      '(?:cobr|carg|debit|descont|factur|gir|adeud)ar(?:a|an|emos)|va(?:mos|n)? a (?:cobrar|cargar|debitar|descontar|facturar|pasar al cobro)\\w*|(?:pagaras|pagara|pagaran)',
    not: 'no|si|sin|nunca|podra\\w*|podria\\w*|antes de|reembols\\w*|devol\\w*|solo|ahorra\\w*',
  },
  pt: {
    taken:
      '(?:cobr|debit|descont|fatur|lanc)(?:ad[oa]s?|amos|ou|aram)|pag[oa]s?|pagou|pagamos|(?:fizemos|realizamos|efetuamos|processamos) (?:a|o|uma|um|sua|seu) (?:cobranca|debito|pagamento)',
    will: 'sera|serao|vai ser|vao ser',
    taking:
      '(?:cobr|debit|descont|fatur|lanc)ar(?:a|ao|emos)|(?:vamos|vai|iremos|ira) (?:cobrar|debitar|descontar|faturar|lancar)|(?:pagaras|pagara|vai pagar|vais pagar|passa a pagar)',
    not: 'nao|se|sem|nunca|podera\\w*|poderia\\w*|antes de|reembols\\w*|estorn\\w*|devol\\w*|apenas|economiz\\w*',
  },
  it: {
    taken:
      '(?:addebitat|prelevat|incassat|fatturat|pagat|versat|scalat)[oaie]|(?:effettuato|eseguito|registrato|ricevuto|avvenuto) (?:il |un |l.)?(?:addebito|prelievo|pagamento|versamento)',
    will: 'sara|saranno|verra|verranno|sta per essere',
    taking:
      '(?:addebit|prelev|fattur|incass)er(?:a|anno|emo)|(?:stiamo per|andremo ad?) (?:addebitare|prelevare|incassare)\\w*|(?:pagherai|paghera|pagherete)',
    not: 'non|se|senza|mai|potra\\w*|potrebbe\\w*|prima di|rimbors\\w*|solo|risparmi\\w*',
  },
  nl: {
    taken:
      '(?:afgeschreven|geincasseerd|in rekening gebracht|afgerekend|betaald|voldaan|gefactureerd|ingehouden|afgeboekt|geind)',
    will: 'wordt|worden|zal|zullen|gaat|gaan',
    taking:
      '(?:we|wij|je|u) (?:schrijven|incasseren|brengen|rekenen|innen|boeken|betaalt)|(?:schrijven|incasseren|brengen|rekenen|innen|boeken) (?:we|wij)|betaal je|betaalt u',
    not: 'niet|geen|nooit|kan|kunnen|konden|als|indien|moet\\w*|terug\\w*|voordat|slechts|bespaar\\w*',
  },
};

/** Taken, unless the clause looks ahead; to be taken, where it does. */
const ofMoney = ({ taken, been, will, taking, not }: Verbs): Pick<Lexicon, 'paid' | 'will_charge'> => ({
  paid: [together([money, ...(been ? [been] : []), taken], `${not}|${will}`)],
  will_charge: [together([money, will, taken], not), together([money, taking], not)],
});

/** A language's list with what its clauses say. */
export function withClauses(name: string, language: Lexicon): Lexicon {
  const own = verbs[name];
  if (!own) return language;
  const { paid, will_charge } = ofMoney(own);
  return {
    ...language,
    paid: [...language.paid, ...paid],
    will_charge: [...language.will_charge, ...will_charge],
  };
}
