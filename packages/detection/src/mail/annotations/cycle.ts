import { type Billing, daysBetween, type IsoDate } from '@kumbara/shared';
import { anyMonth } from './dates.ts';

export type CycleMatch = Billing & { start: number; end: number };

const unit = {
  weekly:
    'weeks?|wks?|hafta(?:da)?|semanas?|semaines?|wochen?|settiman[ae]|tydzien|tygodni[ae]?|weken|tygodniowo|het(?:ente)?|tuan|tyden|tydny|tyzden|saptaman[ai]',
  monthly:
    'months?|mths?|ay(?:da|lik)?|mes(?:es)?|mois|monat(?:e|s)?|mesi|mese|mies(?:iac[ae]?|iecy|iecznie)?|honap(?:onta)?|maand(?:en)?|maned(?:er)?|manad(?:er)?|thang|mesic[eu]?|mesiac(?:e|ov)?|luna|luni',
  yearly:
    'years?|yrs?|yil(?:da|lik)?|sene|anos?|ans?|annees?|jahre?n?|anni|anno|roku?|lata|ev(?:ente)?|jaar|nam|rok[yu]?|let|an|ar(?:et)?',
} as const;
const every =
  'every|each|her|elke?|iedere?|cada|a cada|chaque|tous les|toutes les|jede[rnsm]?|alle|ogni|co|minden|kazd[yeaou]|fiecare|moi';
const per = "(?:\\/ ?|(?<![a-z])(?:per|pro|par|al|a la|ao|il|im|por|na|za|pe|a) |(?<![a-z])al?l')";
const end = '(?![a-z])';

/** Words that name a cycle by themselves, in ten languages, folded. */
const adjectives = {
  weekly:
    'weekly|haftalik|semanal(?:mente|es)?|wekelijks\\w*|hebdomadaire(?:ment)?|wochentlich\\w*|settimanal[ei]|settimanalmente|tygodniow\\w+|ukentlig\\w*|ugentlig\\w*|veckovis|heti|hang tuan|moi tuan|tydenn\\w+|tydne|saptamanal\\w*',
  monthly:
    'monthly|mtl|aylik|bu ayki|bu ay(?:a ait|in| icin)|her ayin|gelecek ayki|maand(?:bedrag|prijs|tarief|abonnement|lidmaatschap|contributie|incasso)\\w*|mensual(?:mente|es)?|mensuel(?:le|lement)?s?|mensualites?|mensualidad(?:es)?|mensalidades?|mensilita|mensais|mensal(?:mente)?|monatlich\\w*|monats-?(?:abo|plan|gebuhr|beitrag|flat|zugang|mitglied|vertrag|paket|karte|tarif|pass|preis|rechnung|zahlung|rate|ticket)\\w*|mensil[ei]|mensilmente|miesieczn\\w+|comiesieczn\\w+|havi(?:dij)?|havonta|hang thang|moi thang|manedlig\\w*|manatlig\\w*|manads(?:vis|avgift|kostnad|pris|betalning)\\w*|maneds(?:vis|pris|abonnement|medlems\\w+|avgift|kontingent|betaling)\\w*|maandelijks\\w*|mesicn\\w+|mesacn\\w+|lunar[ae]?|lunare',
  yearly:
    'yearly|annual(?:ly|mente)?|yillik|her yilin|jaar(?:bedrag|prijs|tarief|abonnement|lidmaatschap|contributie)\\w*|senelik|anual(?:mente|es)?|anuais|annuel(?:le|lement)?s?|jahrlich\\w*|jahres-?(?:abo|plan|gebuhr|beitrag|lizenz|flat|zugang|mitglied|vertrag|paket|karte|tarif|pass|preis|rechnung|zahlung)\\w*|annual[ei]|annualmente|arlig(?:t|e|en)?|ars(?:abonnem|avgift|medlems|kontingent|prenumeration|kort|pris)\\w*|roczn\\w+|corocz\\w+|eves|evente|hang nam|moi nam|jaarlijks\\w*|rocn[eiay]\\w*|anuala',
} as const;

/** "Listopadowe pudełko": months as what a thing is like. */
const polishMonths =
  'styczniow|lutow|marcow|kwietniow|majow|czerwcow|lipcow|sierpniow|wrzesniow|pazdziernikow|listopadow|grudniow';

/** What comes in each month, and is called so. */
const boxes =
  '(?:box(?:en)?|\\w*kiste|kistchen|(?:gemuse|obst|bio)?korb|kutu(?:nu?|nuzu?|su|muz)?|koli(?:ni?|nizi?|si)|paketin(?:i|izi?)?|crate|hamper|krat|tas|pakket)';
const called =
  '(?:(?:grande |petite )?(?:panier|colis|coffret|box)|caja|cajita|caixa|cesta|cestinha|cassett[ae]|cutia|pudelko|krabicka)';
/** "Your November box", "Kasım kutun", "la box de novembre": it is named by its month because one comes in each. */
const boxOfMonth = `(?<![a-z])(?:(?:panier|box|coffret|cesta|caja|caixa|cassetta|kiste|pakket|krat|tas|korb) (?:de (?:la|cette) semaine|d[ue] (?:ce )?mois|de (?:la|esta) semana|de la quincena|del mes|d(?:a|esta) semana|d(?:o|este) mes|d(?:ella|i questa) settimana|del mese|d(?:er|ieser) woche|des monats|(?:van )?de(?:ze)? (?:week|maand))|(?:box|\\w*kiste|krat|pakket|tas|crate) (?:im|fur|vom|van|voor|for) (?:den )?(?:${anyMonth})|(?:this|the) month's (?:\\p{L}+ )?(?:box|crate|bag|hamper)|bu ay(?:in|ki) (?:\\p{L}+ )?(?:kutu|koli)(?:n|nuz|su|muz|niz|si)?|(?:${anyMonth})(?:'?s)?[ -](?:\\p{L}+ )?${boxes}|(?:januar|februar|marz|maart|april|mai|mei|juni|juli|august(?:us)?|september|oktober|november|de[cz]ember)i?(?:box|kiste|korb|krat|tas|pakket)|${called} (?:de |d'|di |na |din )?(?:${anyMonth})|(?:${polishMonths})\\w{1,3} (?:\\p{L}+ )?(?:box|pudelk[oa]|paczk[aei])|(?:${anyMonth})i (?:\\p{L}+ )?(?:doboz\\p{L}*|box\\p{L}*))${end}`;

/** "Ekim ayı aidatınız", "Mitgliedsbeitrag für Oktober", "contributie november": dues named by their month come in each. */
const dues =
  'aidat\\w*|uyelik (?:ucret|bedel)\\w*|abonelik (?:ucret|bedel)\\w*|\\w*mitglieds?beitrag|\\w*mitgliedschaft|contributie|kontingent|medlemsavgift|medlemskap|membership (?:fee|dues)|subscription fee|cotisation|quota|mensualidad|mensalidade|canone|cuota|skladk\\w*|oplat[ay] (?:czlonkowsk\\w+|klubow\\w+)|karnet\\w*|abonament\\w*|tagdij\\w*|clensk\\w+ (?:prispevek|poplatek)|predplatne|cotizati\\w*';
const duesOfMonth = `(?<![a-z])(?:(?:${anyMonth}) (?:ayi?|ayina ait|donemi|donemine ait)? ?(?:${dues}|(?:fatura|odeme|ucret|bedel)(?:si|n|niz|in|iniz|i)?)|(?:${dues}) (?:(?:fur|voor|for|de|do|di|za|na|pe|pentru|den monat|fur den monat|december|20\\d\\d) )?(?:${anyMonth}))${end}`;

const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)';
const renewing =
  '(?:renew|bill|charg|paid|pay|yenilen|tahsil|oden|cekil|verlanger|erneuer|abgebucht|abgerechnet|renouvel|prelev|debit|factur|renuev|cobr|renov|rinnov|addebit)';
const everyWeekday = `(?:every|each|her|jeden|chaque|tous les|cada|todos los|toda|todo|ogni) ${weekday}`;
/** "Renews every Friday", "her cuma yenilenir": a letter may come on a day of every week, too. */
const paidOnWeekday = `(?<=(?<![a-z])${renewing}[^.,;!?\\d]{0,30} )${everyWeekday}|${everyWeekday}(?= (?:gunu )?${renewing})`;

/** Multiples of a month that have a word of their own. */
const multiples: [pattern: string, months: number][] = [
  ['bi-?monthly|bimestr\\w+|every (?:other|second) month|(?:annenhver|varannan|hver anden) mana?e?d', 2],
  [
    'quarterly|seasonal(?= (?:box|membership|plan|subscription|member))|uc aylik|trimestr\\w+|vierteljahrlich\\w*|quartals(?!zahlen|bericht|ergebnis)\\w+|kwartaal(?:bedrag|abonnement|contributie)\\w*|per kwartaal|(?:next|coming|this|new|another) quarter|kwartaln\\w+|(?:co|za|na)(?: \\w+)? kwartal|kwartalu|negyedev\\w+|ctvrtletn\\w+|stvrtrocn\\w+|(?:per|every|each|pro|im|jedes) quart(?:er|al)|kvartalsvis|vierteljahres-?(?:abo|beitrag|gebuhr|mitglied|preis|rechnung|tarif)\\w*|(?:per|pr|hvert|varje|i) kvartal(?:et)?|(?:hver|var) tre?dje mana?e?d',
    3,
  ],
  [
    'semi-?annual\\w*|half-?yearly|bi-?annual(?:ly)?|alti aylik|semestr\\w+|halbjahrlich\\w*|halbjahres-?(?:abo|beitrag|gebuhr|mitglied|preis|rechnung|tarif|zahlung)\\w*|polroczn\\w+|co pol roku|felev\\w+|pololetn\\w+|polrocn\\w+',
    6,
  ],
];

/** Words that say how often by themselves, and months and years counted in days. */
const fixed: [pattern: string, cycle: keyof typeof unit, interval: number][] = [
  [
    'fortnightly|every fortnight|bi-?weekly|every other week|(?:zwei|2-?)wochentlich\\w*|14-?tag(?:e(?:-rhythmus)?|ig\\w*|lich\\w*)|alle (?:14|vierzehn) tage|tous les (?:14|15|quinze) jours|par quinzaine|bimensuel\\w*|quincenal\\w*|cada (?:15|quince) dias|quinzenal\\w*|(?:a )?cada (?:15|quinze) dias|quindicinal\\w*|ogni (?:15|quindici) giorni|(?:twee|2-?)wekelijks\\w*|om de (?:twee|2) weken|om de week|varannan vecka|hver (?:anden|annen) uke|hver anden uge',
    'weekly',
    2,
  ],
  [paidOnWeekday, 'weekly', 1],
  ['(?:four|4)[ -]weekly|(?:vier|4-?)wochentlich\\w*|(?:vier|4-?)wekelijks\\w*|om de (?:vier|4) weken', 'weekly', 4],
  [
    'raz (?:w|na) (?:miesiac|miesiacu)|za (?:ten|biezacy) miesiac|for th(?:is|e) month|(?:this|last|next) month.?s (?:\\w+ ){0,2}(?:box|parcel|case|crate|delivery|shipment|selection|pick|bag|book|membership|dues)|ayda bir|einmal (?:im|pro) monat',
    'monthly',
    1,
  ],
  ['(?:every|co|alle|tous les|(?:a )?cada|ogni|minden) 30 (?:days|dni|tage|jours|dias|giorni|napon)', 'monthly', 1],
  [
    'goi thang|в месяц|за месяц|\\/ ?мес|ежемесячн|شهري|في الشهر|\\/ ?شهر|月額|月会費|毎月|\\/ ?月|月払い',
    'monthly',
    1,
  ],
  ['goi nam|в год|за год|\\/ ?год|ежегодн|سنوي|في السنة|\\/ ?سنة|年額|年会費|毎年|\\/ ?年|年払い', 'yearly', 1],
  [
    '30 gunde bir|\\/ ?30 (?:days|dni|gun|tage|jours|dias|giorni)|(?<=zl ?\\/? ?)(?:mies|m-c|msc)|(?<=kc ?\\/? ?)mes',
    'monthly',
    1,
  ],
  ['(?:pr|om|i)\\.? (?:maneden|manaden|maned|manad|md|mnd)|(?<=kr\\.? ?\\/? ?)(?:man|md|mnd)', 'monthly', 1],
  ['(?:pr|om)\\.? (?:aret|ar)|(?:per|hvert|varje|\\/) ?ar(?:et)?', 'yearly', 1],
  ['(?:pr|om|i)\\.? (?:uken|ugen|uge|uke)', 'weekly', 1],
  [
    '20\\d\\d yili(?:na ait|nin|icin)?(?= (?:[\\w-]+ ){0,3}(?:bedel|aidat|ucret|uyelig|uyelik|abonelig|odenti))|20\\d\\d (?:annual )?(?:membership |club |society |association )?(?:dues|membership|subscription|season)|(?:1[012]|52) (?:sayi(?:lik)?|issues)|per annum|once a year|for the year|(?:every|each) (?:january|february|march|april|may|june|july|august|september|october|november|december)|every 365 days|raz (?:w|na) rok[u]?|yilda bir|bir yilligina|einmal (?:im|pro) jahr',
    'yearly',
    1,
  ],
];

/** Two, three, four and six: no other counts of weeks or months are written out. */
const counts: Record<number, string> = {
  2: 'two|iki|zwei|deux|dos|due|dois|duas|dwa|twee|ket|to|tva',
  3: 'three|uc|drei|trois|tres|tre|trzy|drie|harom|tre',
  4: 'four|dort|vier|quatre|cuatro|quattro|quatro|cztery|negy',
  6: 'six|alti|sechs|seis|sei|szesc|zes|hat',
};
const numberWords = Object.values(counts);
const countOf = (text: string): number => {
  const named = Object.entries(counts).find(([, words]) => words.split('|').includes(text));
  return Number(named?.[0] ?? text);
};

type Cycle = keyof typeof unit;
const cycles = Object.keys(unit) as Cycle[];
const turkish: Record<Cycle, string> = { weekly: 'hafta', monthly: 'ay', yearly: 'yil' };
const patterns: { pattern: RegExp; cycle: Cycle; interval: number | 'n' }[] = [
  ...multiples.map(([words, interval]) => ({
    pattern: new RegExp(`(?<![a-z])(?:${words})${end}`, 'g'),
    cycle: 'monthly' as const,
    interval,
  })),
  ...fixed.map(([words, cycle, interval]) => ({
    pattern: new RegExp(`(?<![a-z])(?:${words})${end}`, 'g'),
    cycle,
    interval,
  })),
  // 3 aylığına, 1 yıl süreyle
  ...cycles.map((cycle) => ({
    pattern: new RegExp(
      `(?<!\\d)(?<n>\\d{1,2}) ${turkish[cycle]}(?:l[ai]gina| (?:sureyle|sureli|sure ile))${end}`,
      'g',
    ),
    cycle,
    interval: 'n' as const,
  })),
  ...cycles.flatMap((cycle) => [
    // every 3 months, 3 ayda bir, 12-month plan, 6 aylık
    {
      pattern: new RegExp(
        `(?<![a-z])(?:${every}) (?<n>\\d{1,2}|${numberWords.join('|')}) (?:${unit[cycle]})${end}`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    {
      pattern: new RegExp(`(?<![a-z\\d])(?<n>\\d{1,2}|${numberWords.join('|')}) (?:ayda|yilda|haftada) bir${end}`, 'g'),
      cycle,
      interval: 'n' as const,
    },
    {
      pattern: new RegExp(
        `(?<![\\d.,])(?<n>\\d{1,2})(?:[- ](?:${unit[cycle]})|-?(?:mo|yr|wk))[- ](?:(?!free|trial|of |for |from )[\\w+&-]+ ){0,3}(?:\\([^)]*\\) )?(?:plan|subscription|membership|abonnement|abo|suscripcion|abonelik|abonelig|uyelik|uyelig|lisans|hosting|paket|term|access|pass|premium)\\w*`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    {
      pattern: new RegExp(`(?<![\\d.,]|[a-z\\d]-)(?<n>\\d{1,2}) (?:aylik|yillik|haftalik)${end}`, 'g'),
      cycle,
      interval: 'n' as const,
    },
    // for 1 month; Pro - month
    {
      pattern: new RegExp(
        `(?:\\/ ?|(?<![a-z])(?:for|for the next|fur|um|met|med|pour|por|per|period of|na|na kolejne|na dalsi|pe|pentru|inca) )(?<n>\\d{1,2}|${numberWords.join('|')}) (?:${unit[cycle]})${end}`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    // A year of Pro for 29.99
    {
      pattern: new RegExp(
        `(?<![a-z])(?:an?|one) (?:${unit[cycle]}) of (?=(?:[\\w+]+ ){1,3}(?:for|at) [€$£₹]?\\d)`,
        'g',
      ),
      cycle,
      interval: 1,
    },
    // for one year
    { pattern: new RegExp(`(?<![a-z])for one (?:${unit[cycle]})${end}`, 'g'), cycle, interval: 1 },
    // another 6 months, um weitere 6 Monate, 6 ay daha; Hosting (12 mois)
    {
      pattern: new RegExp(
        `(?<![a-z])(?:another|further|additional|weitere[nr]?|otr[oa]s|autres|altr[ie]|mais|outros|kolejn\\w+|nog|tovabbi|ytterligare|(?<!(?:in|within|innerhalb|binnen) (?:the |den |der |de )?)(?:next|nachsten|kommenden|komende|volgende)) (?<n>\\d{1,2}|${numberWords.join('|')}) (?:${unit[cycle]})${end}`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    {
      pattern: new RegExp(
        `(?<![\\d.,])(?<n>\\d{1,2}) (?:${unit[cycle]}) (?:daha|supplementaires?|mas|longer)${end}`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    // "pour les 4 prochaines semaines"
    {
      pattern: new RegExp(
        `(?<![a-z])(?:les|las|los|as|os|le|i|de|die|the) (?<n>\\d{1,2}|${numberWords.join('|')}) (?:prochaine?s|proxim[ao]s|prossim[ei]|nachsten|kommenden|komende|volgende|next) (?:${unit[cycle]})${end}`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    // "Boost 1 Woche (Automatische Verlängerung)"
    {
      pattern: new RegExp(
        `(?<![\\d.,])(?<n>\\d{1,2}) (?:${unit[cycle]}) \\((?=auto|otom|renew|verl|wied|renov|rinn)`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    // goi 12 thang
    {
      pattern: new RegExp(`(?<![a-z])goi (?<n>\\d{1,2}) (?:${unit[cycle]})${end}`, 'g'),
      cycle,
      interval: 'n' as const,
    },
    { pattern: new RegExp(`[(,] ?(?<n>\\d{1,2}) (?:${unit[cycle]})\\.?[),]`, 'g'), cycle, interval: 'n' as const },
    // 3 Monate Babbel für 44,97 €
    {
      pattern: new RegExp(
        `(?<![\\d.,])(?<n>\\d{1,2}) (?:${unit[cycle]}) (?=(?:[a-z+]+ ){1,3}(?:fur|for|voor|for|pour|por|per) [€$£]? ?\\d)`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    // "Laufzeit: 1 Woche"
    {
      pattern: new RegExp(
        `(?<![a-z])(?:(?:abo|vertrags)?laufzeit|duree|duracion|durata|duracao|looptijd|duration|term|frequence|frecuencia|frequenza)(?: ?[:\\t])? ?(?<n>\\d{1,2}) (?:${unit[cycle]})${end}`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    // "Pass Essentiel 3 mois", "Coach 3 mesi"
    {
      pattern: new RegExp(
        `(?<![a-z])(?:pass|abo|abonnement|plan|plano|piano|formule|forfait|abbonamento|suscripcion|assinatura|membresia|mitgliedschaft|lidmaatschap)(?: (?!d'essai|essai|gratuit|gratis|pour|por|per|fur|voor|for|in|en)[\\w+]+){0,2} (?<n>\\d{1,2}) (?:${unit[cycle]})${end}`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    // "Renouvellement 1 an", "Rinnovo di 2 anni"
    {
      pattern: new RegExp(
        `(?<![a-z])(?:renouvellement|reconduction|verlangerung|renovacion|rinnovo|renovacao|verlenging|renewal)(?: (?:de|di|por|per|um|von|van|met|pour|for|for the next))? (?<n>\\d{1,2}) (?:${unit[cycle]})${end}`,
        'g',
      ),
      cycle,
      interval: 'n' as const,
    },
    // 3 months at 299
    {
      pattern: new RegExp(`(?<![\\d.,])(?<n>\\d{1,2}) (?:${unit[cycle]})(?= (?:at|@) [€$£₹]?\\d)`, 'g'),
      cycle,
      interval: 'n' as const,
    },
    // Domain renewal - 1 year
    { pattern: new RegExp(`(?<= [-–] )(?<n>\\d{1,2}) (?:${unit[cycle]})$`, 'g'), cycle, interval: 'n' as const },
    // a line of its own: 1 month
    { pattern: new RegExp(`^(?<n>\\d{1,2}) (?:${unit[cycle]})$`, 'g'), cycle, interval: 'n' as const },
    // for another year
    {
      pattern: new RegExp(
        `(?<![a-z])(?:(?:for )?another|for the (?:next|coming)|bir(?= \\w+ daha)|pour un|pour le prochain|um ein(?:en)?|(?:fur|um) ein(?:en)? weitere[sn]|fur den (?:nachsten|kommenden)|fur das (?:nachste|kommende)|nog een|(?:i )?(?:ytterligare|yderligere|nytt|nyt) ett?|(?:for |i )?ett? nytt?|por un|para el proximo|per un altro|per il prossimo|por mais um|para o proximo|[nz]a kolejny|[nz]a dalsi|o dalsi|(?:pentru )?inca (?:un|o)|met een|voor de volgende) (?:${unit[cycle]})(?: daha)?${end}`,
        'g',
      ),
      cycle,
      interval: 1,
    },
    { pattern: new RegExp(`(?<= [-–(] ?)(?:${unit[cycle]})(?= ?[)\\t$€£₺]| \\d)`, 'g'), cycle, interval: 1 },
    { pattern: new RegExp(`(?<![a-z])(?:${adjectives[cycle]})${end}`, 'g'), cycle, interval: 1 },
    { pattern: new RegExp(`(?<![a-z])(?:${every}) (?:${unit[cycle]})${end}`, 'g'), cycle, interval: 1 },
    { pattern: new RegExp(`${per}(?:${unit[cycle]})${end}`, 'g'), cycle, interval: 1 },
  ]),
  // ayda 69,90 TL
  ...cycles.map((cycle) => ({
    pattern: new RegExp(
      `(?<![a-z])(?:${{ weekly: 'haftada', monthly: 'ayda', yearly: 'yilda|senede' }[cycle]})(?= (?:sadece |yalnizca )?[₺$€]?\\d)`,
      'g',
    ),
    cycle,
    interval: 1 as const,
  })),
  { pattern: new RegExp(boxOfMonth, 'gu'), cycle: 'monthly', interval: 1 },
  { pattern: new RegExp(duesOfMonth, 'gu'), cycle: 'monthly', interval: 1 },
  // "Periodo 2026/2027", "the 2026/27 season"
  {
    pattern:
      /(?<![a-z])(?:period[oe]?|season|saison|stagione|temporada|sezon\w*|donem\w*|zeitraum|anno|jahr|annee|year) 20\d\d ?[/–-] ?(?:20)?\d\d(?![\d/.-])|(?<![\d/.-])20\d\d ?[/–-] ?(?:20)?\d\d (?:season|saison|stagione|temporada|sezon\w*|donem\w*)/g,
    cycle: 'yearly',
    interval: 1,
  },
  { pattern: /\/ ?mon?(?![a-z])/g, cycle: 'monthly', interval: 1 },
  {
    pattern: /(?:every|her|alle|tous les|cada|ogni) 28 (?:days|gunde|tage|jours|dias|giorni)/g,
    cycle: 'weekly',
    interval: 4,
  },
  { pattern: /(?:renew\w*|again|yenilen\w*|renov\w*|erneut) next (year|month|week)/g, cycle: 'yearly', interval: 1 },
];
const turkishUnit: Record<Cycle, RegExp> = { weekly: /hafta/, monthly: /ay/, yearly: /yil/ };
const nextUnit: Record<string, Cycle> = { year: 'yearly', month: 'monthly', week: 'weekly' };

/** Twelve months are a year. */
function normal(cycle: Cycle, interval: number): Billing {
  if (cycle === 'monthly' && interval % 12 === 0) return { billing_cycle: 'yearly', billing_interval: interval / 12 };
  return { billing_cycle: cycle, billing_interval: interval };
}

/** "Annual commitment" says how long one is bound, not how often one pays. */
const committed = /^ (?:taahhut|commitment|minimum term|contract|bindung|verpflichtung|engagement|permanencia)/;

/** All cycles that a folded text names; where two readings overlap, the longer one. */
export function findCycles(folded: string): CycleMatch[] {
  const found: CycleMatch[] = [];
  for (const { pattern, cycle, interval } of patterns) {
    for (const match of folded.matchAll(pattern)) {
      const text = match[0];
      if (interval === 'n' && /ayda|yilda|haftada|aylik|yillik|haftalik/.test(text) && !turkishUnit[cycle].test(text))
        continue;
      const count = interval === 'n' ? countOf(match.groups?.n ?? '') : interval;
      if (count < 1 || count > 36) continue;
      const named = nextUnit[match[1] ?? ''];
      found.push({ start: match.index, end: match.index + text.length, ...normal(named ?? cycle, count) });
    }
  }
  const covers = (a: CycleMatch, b: CycleMatch) =>
    a !== b && a.start <= b.start && b.end <= a.end && a.end - a.start > b.end - b.start;
  const isBound = ({ end }: CycleMatch) => committed.test(folded.slice(end));
  return found
    .filter((match) => !found.some((other) => covers(other, match)) && !isBound(match))
    .sort((a, b) => a.start - b.start);
}

/** Lengths in days, with what weekends and month's ends do to them. */
const lengths: [from: number, to: number, cycle: Cycle, interval: number][] = [
  [6, 8, 'weekly', 1],
  [13, 15, 'weekly', 2],
  [26, 33, 'monthly', 1],
  [58, 63, 'monthly', 2],
  [87, 94, 'monthly', 3],
  [178, 186, 'monthly', 6],
  [355, 376, 'yearly', 1],
  [726, 736, 'yearly', 2],
];

/** The cycle that two consecutive payment days speak of. */
export function cycleBetween(from: IsoDate, to: IsoDate): Billing | undefined {
  const days = daysBetween(from, to);
  const length = lengths.find(([least, most]) => days >= least && days <= most);
  return length && { billing_cycle: length[2], billing_interval: length[3] };
}
