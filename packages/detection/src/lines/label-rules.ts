import {
  insurers,
  lenders,
  lessons,
  maintenanceServices,
  namedSchools,
  practices,
  publicOffices,
  savingsPots,
  storageRooms,
  utilities,
} from './regular-payees.ts';
import {
  cardTerminals,
  healthcare,
  householdServices,
  housing,
  lending,
  publicDues,
  savings,
  schooling,
  telecomNetworks,
  transport,
} from './regular-payments.ts';

/** The label of a statement line. Only a `purchase` can belong to a subscription. */
export type LineLabel =
  | 'purchase'
  | 'instalment'
  | 'refund'
  | 'income'
  | 'interest'
  | 'tax'
  | 'fee'
  | 'balance'
  | 'points'
  | 'payment'
  | 'transfer'
  | 'cash'
  | 'loan'
  | 'household';

/** A label with the pattern of folded words that implies it. */
export type Rule = { label: LineLabel; pattern: RegExp };

const anyOf = (...parts: string[]) => new RegExp(parts.map((part) => `(?:${part})`).join('|'));

/** Rules that hold for every merchant. */
export const certainRules: Rule[] = [
  {
    label: 'refund',
    pattern: anyOf(
      String.raw`\b(?:iade|iadesi|iptali|ters kayit|refund\w*|avoir|annulation|retour|terugbetaling|anulacion|abono|reversal|reversed|chargeback|rimborso|reembolso|devolucion|estorno|remboursement|erstattung|ruckerstattung|rueckerstattung|gutschrift|storno|aterbetalning|cashback|cash back)\b`,
    ),
  },
  {
    label: 'tax',
    pattern: anyOf(
      String.raw`\b(?:bsmv|kkdf|kdv|stopaj|vergi|vergisi|mtv|damga vergisi|withholding tax|iof|vat charge|[cis]?gst|tds|finanzamt|dgfip|impots?|council tax|urssaf|iptu|ipva|irpf|tasas?|hacienda|receita federal|agenzia entrate|income tax|hmrc|irs|impuesto|imposto|imposta|f24|skatt|skatteverket|belasting\w*)\b`,
    ),
  },
  {
    label: 'interest',
    pattern: anyOf(
      String.raw`\b(?:faiz|faizi|akdi faiz|alisveris faizi|gecikme faizi|interest|zinsen|sollzinsen|habenzinsen|intereses|interets|agios|juros|interessi|ranta|rente|debetrente|creditrente|debitorenzinsen|kreditzinsen|sollzins|kamat\w*)\b`,
    ),
  },
  {
    label: 'balance',
    pattern: anyOf(
      String.raw`\b(?:onceki donem|devreden|devir bakiye|donem borcu|hesap ozeti bakiye\w*|bakiyeniz|onceki bakiye|previous balance|opening balance|closing balance|balance (?:brought|carried) forward|brought forward|carried forward|saldo anterior|saldo inicial|saldo final|saldovortrag|anfangssaldo|endsaldo|alter saldo|neuer saldo|ancien solde|nouveau solde|solde|totale movimenti|total (?:gastos|compras|charges|fees)|toplam borc|genel toplam|ingaende saldo|utgaende saldo)\b`,
    ),
  },
  {
    label: 'points',
    pattern: anyOf(
      String.raw`\b(?:worldpuan|maxipuan|chip ?para|bonus kazan\w*|puan|kazanilan|kullanilan puan|reward points|loyalty points|mil puan)\b`,
    ),
  },
  {
    label: 'income',
    pattern: anyOf(
      String.raw`\b(?:maas|maasi|maas odemesi|ucret odemesi|salary|payroll|wages|gehalt|lohn|lohn gehalt|nomina|salaire|stipendio|salario|wynagrodzenie|lon|direct dep|direct deposit|munkaber|ucreti hakedis)\b`,
    ),
  },
  {
    // A foreign transaction fee names the purchase, but is not the merchant's own charge.
    label: 'fee',
    pattern: anyOf(
      String.raw`\b(?:(?:foreign|international|intl|overseas|cross[- ]border|non[- ]sterling|non[- ]euro|fx|fcy|forex|currency|cash) (?:purchase |card )?(?:transaction|txn|trans|tran|conversion|exchange|markup|usage)? ?(?:fee|charge|mark ?up)s?|(?:yurt ?disi|doviz|kur|islem|provizyon) (?:islem |cevrim |farki )*(?:ucret\w*|komisyon\w*|masraf\w*)|auslandseinsatz\w*|fremdwahrungs\w*|waehrungsumrechnung\w*|koersopslag|wisselkoers(?:[a-z]+|(?! (?:[a-z]{3} )?\d))|frais (?:hors zone|change|etranger|paiement hors)\w*|commission (?:de )?change|comision (?:por )?(?:cambio|divisa|compra en el extranjero)|commissione (?:cambio|valuta|estero)\w*|maggiorazione cambio)\b`,
    ),
  },
  {
    label: 'cash',
    pattern: anyOf(
      String.raw`\b(?:nakit|nakit avans|para cekme|(?<!abbonamento )atm(?! purch)|cash withdrawal|cash advance|cashpoint|bargeld\w*|geldautomat|bancomat|retrait|retiro|cajero|prelievo|saque|bankomat|uttag|geldautomaat|cash deposit|barauszahlung)\b`,
    ),
  },
  {
    label: 'loan',
    pattern: anyOf(
      String.raw`\b(?:kredi (?:taksit\w*|odeme\w*|geri odeme\w*|kullandirim\w*)|tuketici kredisi|konut kredisi|tasit kredisi|ihtiyac kredisi|\w*loan|quicken loans|mortgage|darlehen\w*|kreditrate\w*|ratenkredit|baufinanzierung|immobilienkredit|immobilienfinanzierung|autokredit|kredyt\w*|rata kredytu|pozyczk\w*|splata raty|financ(?:iamento)? imob\w*|credito imobiliario|hiteltorleszt\w*|torleszto\w*|bolan|billan|privatlan|amortering|credito habitacao|pret immobilier|prestamo|hipoteca|emprestimo|financiamento|mutuo|lan|lanekassen|lening|aflossing|hypotheek|hypotek\w*|credit immobilier|pret personnel|echeance pret|tilgung|rata mutuo|finanziamento|amortizacao|hipotecario)\b`,
    ),
  },
];

/**
 * Rules that hold unless the merchant is a known service, because services are paid by transfers and standing orders
 * too.
 */
export const rulesUnlessService: Rule[] = [
  {
    label: 'fee',
    pattern: anyOf(
      String.raw`\b(?:kart (?:aidati|ucreti|uyelik)|yillik (?:kart )?(?:ucret\w*|aidat\w*)|hesap isletim|islem ucreti|eft ucreti|havale ucreti|masraf\w*|komisyon\w*|ekstre ucreti|(?<!\b(?:fitness|gym|club) )annual (?:card )?fee|card fee|service charge|maintenance fee|account fee|late fee|overdraft|foreign transaction fee|atm fee|wire fee|nsf|kontofuhrung\w*|kontofuehrung\w*|kontopremium|kartenpreis|kartenentgelt|entgelt\w*|gebuhr\w*|gebuehr\w*|kontogebuhr|frais|cotisation carte|tenue de compte|comision|comisiones|(?:anualidad|anuidade|canone)(?! (?:\w+ ){0,2}(?:club|clube|circolo|gimnasio|academia)\b)|spese|commissione|commissioni|bollo|tarifa|cesta de servicos|zarlati dij|szamlavezetesi dij|dij|avgift|arsavgift|kostnad|kosten)\b`,
    ),
  },
  {
    label: 'fee',
    pattern: anyOf(
      // Clubs take these fees too, with their name. A bank's fee has no name.
      String.raw`(?:^|\b(?:hesap|banka|account|bank|card|plan) )(?:(?:aylik|yillik) )?(?:uyelik bedeli|monthly fee)\b`,
      // Fees for accounts and cards, in words that name the account or card.
      String.raw`\b(?:oplat\w+ (?:\w+ )?za (?:prowadz\w*|uzytkowanie|obsluge|korzystanie|karte|przelew\w*|wyplat\w*)|oplata (?:miesieczna |roczna )?(?:karta|karty|konto|konta|rachun\w*)|popl\w* za (?:veden\w*|kart\w*|ucet|vyber|prevod)|veden\w* uctu|\w*gebyr(?:er)?|tilinhoito\w*|palvelumaksut?|naknad\w* za (?:vo\w{1,3}enje|racun|karticu)|vo\w{1,3}enje racuna|maandelijkse bijdrage \w*pakket|(?:betaal|basis|rekening)pakket|cotis\w* (?:compte|offre|bouquet|forfait|bancaire)|offre groupee|bouquet de services|forfait (?:de )?(?:compte|bancaire)|paquete de servicios|manutencao (?:de )?conta|comiss\w* (?:de )?(?:manutencao|gestao de conta)|account maintenance|kontopreis|depotentgelt)\b`,
      // Safes, fees per movement, and banks' own packages.
      String.raw`\b(?:safe deposit|location (?:de |d un )?coffre|cassetta di sicurezza|kiralik kasa|schliessfach\w*|comm(?:issions?)? (?:d )?intervention|commissions? (?:de )?mouvement|competenze (?:di )?(?:chiusura|liquidazione)|liquidacion (?:de )?cuenta|abschlussposten|tenue (?:de )?cpte|bankacilik paketi|pacote (?:de )?tarifas|cesta (?:servicos|benefic\w*|celular)|deb(?:ito)? cesta|tar emissao|kontomodell|kontopaket)\b`,
      '^(?:(?:ing|rabo|rabobank|abn amro) )?(?:oranje|riant|royaal|totaal|basis|regio|student|jongeren)pakket(?: kosten)?$|^pakket(?:kosten|bijdrage)$|^(?:abn amro )?betaalgemak$',
      '^(?:manadsavgift|manadskostnad|arskostnad|mesecna naknada|mantenimiento)(?: (?:konto|privatkonto|kort|bankkort|betalkort|kreditkort|cuenta|cta|tarjeta|racun))*$',
      String.raw`\b(?:tar (?:pacote|cesta|manut\w*)|pacote (?:de )?servicos|cuota (?:de )?(?:tarjeta|manejo|mantenimiento)|mantenimiento (?:de )?cuenta)\b`,
    ),
  },
  {
    // Lenders for cars and furniture, by name.
    label: 'loan',
    pattern: anyOf(
      String.raw`\b(?:financial services|consumer (?:bank|finance)|partner finance|(?:auto|car|motor|vehicle|retail) finance|(?:toyota|honda|ford|gm|nissan|hyundai|kia|bmw|mercedes[- ]benz|volkswagen|vw|subaru|ally|volvo|mazda) (?:motor )?(?:financial|finance|fin|credit|bank|acceptance|auto)|(?:student|stdnt|stu) (?:ln|lns)|(?:auto|car) (?:pmt|pymt|ln)|navient|nelnet|sallie mae|mohela|aidvantage|lendingclub|financing|finanzierung\w*|leasing|consorcio|crediario|consors finanz|creditplus|auxmoney|cetelem|findomestic|agos ducato|younited|ikano|latitude financial|kredietbank|autokredit)\b`,
    ),
  },
  {
    label: 'household',
    pattern: anyOf(
      String.raw`\b(?:school (?:dinners?|meals?|lunch\w*|fees?|trips?)|tuition|nursery|nurseries|day ?care|child ?care|kindergarten|kita|elternbeitrag|kinderkrippe|kinderopvang|kinderdagverblijf|privatschule|creche|cantine|comedor|guarderia|colegio|jardim de infancia|asilo nido|mensa scolastica|kres|kresi|anaokulu|kolej\w*|okul (?:taksit|ucret|odeme)\w*)\b`,
    ),
  },
  {
    label: 'payment',
    pattern: anyOf(
      String.raw`\b(?:kart\w* borcu|ekstre borcu|borcu odeme\w*|(?:card|crd|cc|ach) ?(?:pmt|pymt|epay)|american express .*(?:pmt|payment)|bill ?pay|pmnt sent|pago tdc)\b`,
      String.raw`\b(?:odemeniz|borc odeme\w*|kredi karti odeme\w*|kart odeme\w*|ekstre odeme\w*|hesaptan aktarim|hesaptan odeme|otomatik odeme talimati ile|tesekkur ederiz|payment received|payment thank you|thank you|(?<!^upi.)autopay|auto pay|online payment|credit card (?:payment|pmt|bill)|card bill payment|bill payment received|pago recibido|pago (?:de )?tarjeta|su pago|pagamento recebido|pagamento (?:de )?fatura|pagamento carta(?! (?:[*x\d ]*\d )?(?!(?:di )?credito|nexi|cartasi|saldo|scad|del mese|mese|mensile|estratto|american express|visa|mastercard)[a-z])|pagamento effettuato|paiement recu|zahlung erhalten|zahlungseingang|lastschrifteinzug|kreditkartenabrechnung|abrechnung|betalning mottagen|inbetalning|client payment|stripe payment|stripe payout)\b`,
      // The minimum payment of a card.
      String.raw`\basgari (?:odeme|tutar|borc)\w*|\b(?:kart\w*|kk|ekstre) asgari\b|^asgari$|\bkk (?:borc|odeme|ekstre)\w*|\bkredi kart\w* (?:tam(?:ami)?|min(?:imum)?|ekstre\w*|otomatik\w*|borc\w*)\b|\bmin(?:imum)? (?:pmt|pymt|payment|amount|due)\b|\bmindest(?:betrag|rate|zahlung)\b|\b(?:pago|pagamento|importo|valor) minimo\b|\bpaiement minimum\b|\bminim(?:o|um) (?:de )?(?:tarjeta|carta|carte|cartao|fatura|kreditkarte|creditcard)\b|\b(?:tarjeta|carta di credito|carte de credit|cartao|fatura|kreditkarte|creditcard) minim(?:o|um)\b|\bminimum ?bedrag\b`,
      String.raw`^(?:odeme|payment|pago|pagamento|paiement|zahlung)(?: \d+)?$`,
    ),
  },
  {
    label: 'transfer',
    pattern: anyOf(
      String.raw`\b(?:havale|eft|fast|virman|para transferi|transfer\w*|giden|gonderilen|gelen|kolay adres|zelle|venmo|cash app|wire|uberweisung|ueberweisung|umbuchung|virement|transferencia|traspaso|spei|pix(?! automatico)|ted|doc|bonifico|giroconto|overforing|overboeking|swish|giro|bizum|paynow|interac(?! (?:purchase|debit|pos|flash|contactless))|e transfer|etransfer|revolut|wise|faster payment|fps|tikkie|twint|(?:ssv|tfr|trf)[ -](?:to|from)|recurring (?:deposit|buys?|invest\w*)|fixed deposit|para gonder\w*|przelew|atutalas|sparrate|sparplan|sparbuch|bauspar\w*|spaarrekening|spaaropdracht|sparande|manadsspar\w*|savings?(?: pot| account)?|savings plan|sip|mutual fund|lokata|oszczednosci\w*|megtakaritas|poupanca|risparmio|(?:to|from) (?:[a-z\d]+ ){0,3}(?:pots?|vaults?|pockets?|spaces?))\b`,
    ),
  },
  { label: 'loan', pattern: lending },
  { label: 'household', pattern: schooling },
  { label: 'household', pattern: healthcare },
  { label: 'household', pattern: utilities },
  { label: 'household', pattern: storageRooms },
  { label: 'household', pattern: insurers },
  { label: 'household', pattern: lessons },
  { label: 'household', pattern: namedSchools },
  { label: 'tax', pattern: publicOffices },
  { label: 'tax', pattern: publicDues },
  { label: 'loan', pattern: lenders },
];

/**
 * Rules that hold unless the merchant is known or calls itself a subscription: payments between people and for the
 * home.
 */
export const rulesUnlessSubscription: Rule[] = [
  {
    label: 'transfer',
    pattern: anyOf(
      // A private person as banks print one: a title, and an initial or two names.
      String.raw`\b(?:mr|mrs|miss|ms|dr) [a-z] [a-z]{3,}$`,
      String.raw`\b(?:herr|frau|mme|mlle|dhr|mevr|sayin) [a-z]{2,}(?: [a-z]{3,}){1,2}$`,
      // A creditor may print an account too.
      String.raw`^(?!.*\b(?:incasso|incassant|machtiging|mandat\w*|lastschrift|prelevement|addebito|sdd|direct debit|polecenie)\b).*\biban\b`,
    ),
  },
  {
    label: 'transfer',
    pattern: anyOf(
      String.raw`^(?:mum|mom|dad|mama|papa|oma|opa|annem|babam|kardesim|ablam|abim|maman|abuel[ao]|nonn[ao]|mamma)\b(?! (?:mia|johns?|s)\b)`,
      String.raw`\b(?:fon ali[ms]\w*|(?:hisse|altin|doviz|gumus) ali[ms]\w*|yatirim (?:fonu|hesab)\w*|apple cash|clearing (?:corp|house)\w*|pac fond[oi]|piano (?:di )?accumulo|fond[oi] (?:comun[ei]|pensione|d investimento)|remittance|western union|moneygram|ubertrag|uebertrag|epargne|livret|sparen|wertpapier\w*|depot|broker\w*|invest\w*|crypto|krypto\w*|kripto\w*|funds|capital)\b`,
    ),
  },
  {
    // Banks, cards, pension funds, and words for moving money to them.
    label: 'payment',
    pattern: anyOf(
      String.raw`\b(?:banka?(?! ?kart| card)|bankasi|banque|banco|banca|barclaycard|building society|credit union|financ(?:e|es|iera|eira|iamento)|finans|finanz|katilim|loans?|isa|asset|mgmt|pension\w*|emeklilik|bes katki|contribution|katki\w*|kiwisaver|superannuation|pensioen\w*|studieschuld|liquidacion tarjeta|tarjeta de credito|ppf|epf|nps|aplicacao|resgate|cdb|rdb|e ?-?payment|p[aiy]?mts?|bkg|money ?box|save the change|round ?ups?|top ?-?up|\w*abrechnung|\w*konto)\b`,
      String.raw`\bpayments?$`,
    ),
  },
  { label: 'cash', pattern: anyOf(String.raw`\b(?:cash|atw|nwd)\b`) },
  {
    label: 'fee',
    pattern: anyOf(
      String.raw`\b(?:sms|service|bank|account|atm|annual|terminal) charges?\b`,
      String.raw`\b(?:bankamatik(?! kart)|(?:pos|card|payment) terminal|pos (?:rental|cihaz\w*|kira\w*)|\w*mahngeb\w*|saumnis\w*|saeumnis\w*|late payment|maquininha)\b`,
    ),
  },
  {
    label: 'tax',
    pattern: anyOf(
      String.raw`\b(?:\w*steuern?|\w*kasse|bussgeld\w*|strafzettel|taxes|fines?|ceza\w*|sgk|bagkur|ayuntamiento|ayto|prefeitura|gemeente\w*|stadtkasse|gemeindekasse|mairie|tresor public|belediye\w*|bld|blds|bel|comune di|council)\b`,
    ),
  },
  {
    label: 'household',
    pattern: anyOf(
      // UPI payments in India go to people and shops, unless they name a known service or a mandate.
      String.raw`^upi\b(?!.*\b(?:mandate|autopay)\b)`,
      String.raw`\b(?:kira|kirasi|miete|warmmiete|kaltmiete|huur|loyer|alquiler|affitto|aluguel|hyra|husleie|czynsz|najem|board(?: money)?$|lakber|alberlet|rent|landlord|aidat|aidati|hausgeld|weg|copropriete|syndic|comunidad (?:de )?propietarios|condominio|condominiali|vve|hoa|service charge estate)\b`,
      String.raw`\b(?:harclik|harcligi|taschengeld|zakgeld|argent de poche|paghetta|mesada|semanada|paga semanal|pocket money|allowance|veckopeng|manadspeng|nafaka|unterhalt|alimony|child (?:support|maintenance)|kindesunterhalt|assegno di mantenimento|pension alimentaire|alimentatie)\b`,
      String.raw`\b(?:dauerauftrag|standing order|s/o|ordre permanent|virement permanent|periodieke overb\w*|orden permanente|ordine permanente|staande opdracht|stehender auftrag|duzenli transfer|duzenli havale)\b`,
    ),
  },
  { label: 'household', pattern: housing },
  { label: 'household', pattern: householdServices },
  { label: 'household', pattern: practices },
  { label: 'household', pattern: maintenanceServices },
  { label: 'transfer', pattern: savingsPots },
  { label: 'household', pattern: transport },
  { label: 'household', pattern: anyOf(telecomNetworks.source, String.raw`\b(?:mobile?|movil|internet)$`) },
  { label: 'fee', pattern: cardTerminals },
  { label: 'transfer', pattern: savings },
  {
    label: 'fee',
    pattern: anyOf(
      // Prices without a word for a subscription: a device, a late fee, a stay.
      String.raw`^(?!.*\b(?:hosting|domain|alan adi|sunucu|yazilim|lisans|program|uygulama|portal|uyelik|abonelik)\b).*\b(?:ucreti?|bedeli|kullanimi?)$`,
    ),
  },
  { label: 'loan', pattern: / rate$/ },
];
