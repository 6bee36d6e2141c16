import { parseCurrency } from './currencies.ts';
import { fold, memoize } from './fold.ts';
import { findMatches } from './matches.ts';
import { splitWords } from './sums.ts';

export type TotalKind = 'opening' | 'closing' | 'out' | 'in' | 'fees';

// Names of totals, over folded text: a word for which one, with at most a few words before one for what it is of.
const near = '(?: [a-z]+\\.?){0,3}? ';
const nouns =
  '(?:bakiye|bakiyesi|bakiyeniz|bakiyeleri|borc|borcu|borcunuz|balance|saldo|saldovortrag|kontostand|solde|egyenleg|abrechnung|rechnung|statement|extrato|skuld)';
const before =
  '(?:onceki|gecen|devreden|devir|acilis|donem basi|previous|prior|last|opening|beginning|starting|start|alter|altes|alten|letzten|letzter|letzte|vorherige[rn]?|vorig|oud|oude|begin|ancien|precedent|initial|anterior|inicial|previo|precedente|iniziale|ingaende|foregaende|nyito|elozo|poczatkowe|poprzednie)';
const after =
  '(?:yeni|kapanis|donem sonu|donem|hesap ozeti|ekstre|toplam|guncel|new|total|closing|ending|end|final|statement|current|neuer|neues|nieuw|nieuwe|eind|nouveau|nuevo|nuovo|novo|utgaende|nytt|zaro|uj|koncowe|nowe|gesamt)';

/** Words that are a label only without other text: `(-) Pagos $300.00`. */
const alone = (words: string) =>
  `(?<=^|\\t|[-+(][)+-]? ?)(?:${words})(?=\\s*(?:[:\\t=]|$|[-+]? ?(?:r?[$]|[€£¥₩])? ?\\d))`;

/** Sums of incoming or outgoing money, by names that are never a payee's. Folded. */
const flows = {
  in: [
    '(?:toplam )?(?:gelen|giren) (?:islemler|hareketler)(?:i|in)?(?: toplami)?|para girisleri(?: toplami)?|toplam para girisi',
    '(?:total )?(?:incoming|inbound) transactions|total (?:incoming|inflows?)',
    'eingehende (?:transaktionen|umsatze|buchungen)|summe (?:der |aller )?(?:zugange|zuflusse|geldeingange|eingehenden (?:transaktionen|umsatze|buchungen))|(?:zugange|geldeingange|zahlungseingange|eingange) gesamt|gesamteingange|gesamteinnahmen|gesamtgutschriften',
    '(?:totaal )?inkomende transacties|totaal (?:inkomsten|inkomend|bijschrijvingen)|bijschrijvingen totaal',
    '(?:transactions|operations) (?:entrantes|au credit)|total (?:des )?(?:entrees|encaissements|recettes)',
    '(?:transacciones|movimientos|operaciones) entrantes',
    '(?:transazioni|movimenti|operazioni) in entrata|entrate totali',
    'transacoes (?:de entrada|recebidas)|total (?:de )?(?:recebimentos|recebido)',
    'transakcje przychodzace|suma wplywow|wplywy razem|inkommande transaktioner|summa (?:inbetalningar|inkomster)',
  ].join('|'),
  out: [
    '(?:toplam )?(?:giden|cikan) (?:islemler|hareketler)(?:i|in)?(?: toplami)?|para cikislari(?: toplami)?|toplam para cikisi',
    '(?:total )?(?:outgoing|outbound) transactions|total (?:outgoings?|outflows?)',
    'ausgehende (?:transaktionen|umsatze|buchungen)|summe (?:der |aller )?(?:abgange|abflusse|geldausgange|ausgange|zahlungsausgange|ausgehenden (?:transaktionen|umsatze|buchungen))|(?:abgange|geldausgange|zahlungsausgange|ausgange) gesamt|gesamtausgange|gesamtausgaben|gesamtbelastungen',
    '(?:totaal )?uitgaande transacties|totaal (?:uitgaand|afschrijvingen)|afschrijvingen totaal',
    '(?:transactions|operations) (?:sortantes|au debit)|total (?:des )?(?:sorties|decaissements)',
    '(?:transacciones|movimientos|operaciones) salientes|total (?:de )?(?:salidas|egresos)',
    '(?:transazioni|movimenti|operazioni) in uscita|uscite totali',
    'transacoes (?:de saida|enviadas)|total (?:de )?despesas',
    'transakcje wychodzace|suma wyplywow|wydatki razem|obciazenia razem|utgaende transaktioner|summa (?:utbetalningar|utgifter)',
  ].join('|'),
};

/** A balance named only by its day. */
const dated = `${nouns}(?: (?:crediteur|debiteur|acreedor|creditor|deudor|creditore|debitore|credor|devedor|contabile))? (?:am|zum|vom|au|du|al|del|a|em|do dia|per|op|na dzien|z dnia|on|as of|as at|at)(?= \\d| [a-z]+ \\d{1,2}, \\d{4})`;

/** All debt including earlier one, as opposed to spending. Folded. */
export const totalDebtPattern = /^toplam borc/;

const patterns: Record<TotalKind, string> = {
  opening: [
    'opening bal',
    `${before}${near}${nouns}`,
    `(?:saldo|solde|bakiye|balance)${near}${before}`,
    `saldo (?:anterior|inicial|previo|precedente|iniziale|poczatkowe)`,
    'adeudo (?:del periodo )?anterior',
    '(?<=^|\\t)(?:devir|devreden|nakil|ubertrag|overdracht)(?=\\t|:|$)',
    '(?:onceki|gecen) (?:donem|ekstre|ay|hesap ozetin)d[ae]n (?:devreden|devir|gelen|aktarilan|kalan)',
    'balance brought forward|brought forward|balance from previous statement|anfangssaldo|anfangsbestand|anfangskontostand|beginsaldo|saldovortrag',
    '(?:(?:total |valor |valor total |saldo )?(?:da )?)?fatura anterior|estratto precedente|saldo estratto conto precedente',
    'saldo fra (?:kontoutskrift|kontoudskrift|forrige [a-z]+)|saldo (?:letzte rechnung|letzter auszug)',
    'saldo na poczatek|(?:zadluzenie|saldo) (?:z poprzedniego okresu|na poczatek)|poprzednie zadluzenie',
    alone(fold('前月繰越|繰越残高|前月残高|前回残高|前回ご請求額|전월이월|이월잔액|이월 잔액|期初余额')),
  ].join('|'),
  fees: [
    '(?:faiz|ucret|masraf)[a-z]*(?: ve (?:ucret|faiz|masraf|komisyon)[a-z]*)(?: toplami)?',
    '(?:interest (?:and|&) fees|fees (?:and|&) interest|fees charged|interest charged|total fees(?: charged)?|total interest(?: charged)?)',
    'zinsen und gebuhren|gebuhren und zinsen|frais et interets|interets et frais|kosten en rente|rente en kosten',
    '(?:intereses|comisiones|juros|interessi|commissioni|encargos)(?: [ye] (?:intereses|comisiones|cargos|encargos|commissioni|interessi|juros|taxas|iof))',
    'avgifter och rantor|rantor och avgifter',
    alone(
      '(?:donem|alisveris|nakit avans|akdi|gecikme) faizi|faiz(?: tutari|i)?|faiz, kkdf ve bsmv|faiz ve kkdf|kkdf ve bsmv|(?:yillik )?kart aidati(?: ve diger ucretler)?|yillik kart ucreti|(?:diger )?ucretler|masraflar|zinsen|gebuhren|frais|intereses|comisiones|encargos|juros|interessi|commissioni',
    ),
  ].join('|'),
  in: [
    '(?:donem ici )?(?:donem )?odemeler(?:iniz)?(?: ve iadeler(?:iniz)?)?(?: toplami)?|donem ici alacak(?:lar)? toplami|toplam odeme(?:ler)?(?: ve iadeler)?|(?:donem ici )?odeme ve iadeler|toplam (?:alacak|giren|yatan|gelen|giris)',
    '(?:total )?payments (?:and|&|,) (?:other )?(?:credits|refunds)|total payments(?: in)?|payments received|(?:total )?deposits (?:and|&) (?:other )?(?:credits|additions)|total (?:deposits|credits|paid in|money in)',
    'summe (?:der )?(?:gutschriften|einnahmen|haben|zahlungseingange|eingange)|zahlungseingange|einnahmen gesamt|gutschriften gesamt|totaal (?:bij|ontvangsten|bijgeschreven|ontvangen betalingen)',
    'total (?:des )?credits|total credit|pagos y abonos|(?:total |totales? de )?(?:abonos|depositos|ingresos)|pagamentos e creditos|total (?:de )?(?:creditos|entradas|pagamentos)|totale (?:entrate|accrediti|avere)|pagamenti e accrediti',
    'summa insattningar|osszes jovairas|suma (?:uznan|wplat|splat(?: i zwrotow)?)',
    'pagamentos? (?:recebidos?|efetuados?)|pagamentos ?/ ?creditos|creditos ?/ ?pagamentos|pagos (?:recibidos|realizados)|paiements recus|pagamenti (?:ricevuti|effettuati)|zahlungen ?(?:/|und) ?gutschriften',
    alone(flows.in),
    alone('inbetalningar|pagamentos|pagos|paiements|pagamenti|zahlungen|betalingen|splaty|money in|paid in'),
  ].join('|'),
  out: [
    'donem ici borc(?:lar)? toplami|donem (?:ici )?(?:harcama|islem|alisveris|borclandirma)(?:lari|leri|lariniz|leriniz|lar|ler|i)?|toplam (?:harcama|alisveris|cikan|cekilen|giden|cikis)(?:lar)?|toplam borc(?: tutari)?(?! tutar)|harcamalar toplami|harcamalariniz|yeni harcamalar',
    '(?:total )?purchases (?:and|&|,) (?:other )?(?:debits|charges|adjustments|cash advances)|total purchases|(?<![a-z] )purchases|new charges|(?:total )?withdrawals (?:and|&) (?:other )?(?:debits|subtractions)|total (?:withdrawals|debits|charges(?!, credits)|paid out|payments out|money out)',
    // Spending including fees and interest.
    '(?:total )?(?:new )?(?:spending|spend|purchases|transactions)(?:,|,? and| &) (?:fees|interest|charges)(?:(?:,|,? and| &) (?:fees|interest|charges))*',
    '(?:toplam )?(?:harcama|alisveris|islem)(?:lar|ler)?[a-z]*(?:,| ve) (?:faiz|ucret|masraf)[a-z]*(?: ve (?:faiz|ucret|masraf)[a-z]*)?(?: toplami)?',
    '(?:umsatze|einkaufe|kaufe),? (?:und )?(?:zinsen|gebuhren|entgelte)(?: und (?:zinsen|gebuhren|entgelte))?|(?:uitgaven|bestedingen),? (?:en )?(?:rente|kosten)(?: en (?:rente|kosten))?|(?:achats|depenses),? (?:et )?(?:frais|interets)(?: et (?:frais|interets))?|(?:compras|consumos),? (?:y |e )?(?:intereses|comisiones|juros|encargos)(?: (?:y|e) (?:intereses|comisiones|juros|encargos))?|kop,? (?:uttag )?(?:och )?(?:avgifter|rantor)(?: och (?:avgifter|rantor))?',
    'summe (?:der |ihrer |aller )?(?:belastungen|lastschriften|ausgaben|soll|umsatze)|ausgaben gesamt|belastungen gesamt|totaal (?:af|(?:nieuwe )?uitgaven|afgeschreven)',
    'total (?:des )?debits|total debit|cargos regulares|cargos del periodo|compras y cargos(?: del periodo)?|(?:total |total de )(?:cargos|retiros|compras|gastos)|compras e (?:lancamentos|debitos|encargos)(?: do periodo)?|lancamentos atuais|total de compras|total (?:de )?(?:debitos|saidas)|totale (?:uscite|addebiti|movimenti|dare|spese|operazioni)',
    'summa (?:uttag|kop)|osszes terheles|suma (?:obciazen|transakcji|wydatkow)',
    'total (?:de (?:vos|mes) |des )?(?:achats|operations|depenses)|nouvelles (?:depenses|operations)|nouveaux achats|totale acquisti|nuove spese|neue (?:belastungen|umsatze)|gesamtumsatze?|umsatzsumme|compras ?/ ?debitos|total operaciones',
    alone(flows.out),
    alone('harcamalar|compras|achats|depenses|acquisti|spese|umsatze|einkaufe|transakcje|money out|paid out'),
  ].join('|'),
  closing: [
    'closing bal',
    'totale a (?:suo|vostro|vs\\.?|tuo) debito',
    `${after}(?: [a-z]+\\.?){0,2}? ${nouns}`,
    `(?:saldo|solde)(?: [a-z]+){0,2}? (?:final|finale|nuevo|actual|atual|koncowe|al corte)`,
    'solde en euros?|s a l d o|saldo (?:ihrer|deiner|der) (?:kredit)?karte|zu zahlender betrag|zahlbetrag|abrechnungssaldo|endsaldo|endbestand|eindsaldo|schlusssaldo|rechnungsbetrag|abrechnungsbetrag|abbuchungsbetrag|gesamtsaldo|total amount due|amount due|total dues?|balance carried forward|carried forward',
    'total a pagar|pago para no generar intereses|(?:total|valor|valor total) (?:d?es?ta|da sua|da|sua) fatura(?! anterior)|fatura atual|odenecek tutar|toplam tutar',
    'saldo deudor(?: total)?|(?:importe )?total a (?:cargar|liquidar)|importe (?:cargado|a cargar)|valor (?:total )?(?:debitado|a debitar)|(?:montant )?total (?:debite|a debiter|preleve|a prelever|a payer)|montant (?:debite|a debiter|preleve|a prelever)|net a payer',
    'totale (?:da pagare|dovuto|addebito|addebitato|da addebitare|estratto conto)|importo (?:totale )?(?:addebitato|da addebitare|da pagare)|saldo estratto conto attuale',
    'openstaand saldo|(?:totaal )?te betalen|saldo na koniec|(?:zadluzenie|saldo) na koniec|zadluzenie calkowite|calkowite zadluzenie|kwota do (?:splaty|zaplaty)',
    'saldo i (?:deres|din) (?:dis)?favor|att betala|at betale|a betale',
    alone('gesamtbetrag|son bakiye|odenmesi gereken (?:toplam )?(?:tutar|borc)|odemeniz gereken (?:toplam )?tutar'),
    alone(
      fold('(?:ご請求|ご請求額|ご請求金額|お支払い?)合計(?:額|金額)?|(?:今回)?ご請求(?:額|金額)|次月繰越|翌月繰越'),
    ),
    alone(fold('총[ \\t]?청구[ \\t]?금액|이번[ \\t]?달[ \\t]?결제[ \\t]?금액|기말[ \\t]?잔액|期末余额')),
  ].join('|'),
};

/** The closing balance of a day. Folded. */
export const dayBalance =
  /(?<![a-z])(?:saldo (?:total )?(?:disponivel )?(?:(?:do|del) )?dia|saldo giornaliero|tagessaldo|tagesendsaldo|gun sonu bakiye(?:si)?|solde du jour|dag(?:eind)?saldo|(?:end of day|daily(?: ending)?|ending daily|closing daily) balance)(?![a-z])/;

/** An opening or previous balance. */
export const openingBalance = new RegExp(`(?<![a-z])(?:${patterns.opening})(?![a-z])`, 'u');

const order: TotalKind[] = ['opening', 'fees', 'in', 'out', 'closing'];
const anyTotal = new RegExp(
  `(?<![a-z])(?:(?<dated>${dated})|${order.map((kind) => `(?<${kind}>${patterns[kind]})`).join('|')})(?![a-z])`,
  'gu',
);

type TotalLabel = { kind: TotalKind; at: number; end: number; dated: boolean };

/**
 * Finds the labels of totals in a folded line, from left to right. Cached, because text outside the tables repeats from
 * page to page.
 */
export const findTotalLabels = memoize((folded: string): readonly TotalLabel[] =>
  findMatches(anyTotal, folded).map((match) => ({
    kind: order.find((kind) => match.groups?.[kind] !== undefined) ?? 'closing',
    at: match.index,
    end: match.index + match[0].length,
    dated: match.groups?.dated !== undefined,
  })),
);

const flow = new RegExp(`^(?:${flows.in}|${flows.out})$`, 'u');

/** Returns the words of a name without its currency. */
const nameOf = (folded: string): string =>
  splitWords(folded)
    .filter((word) => parseCurrency(word) === undefined)
    .join(' ');

/** True for a sum of one direction with its amount: `Ausgehende Transaktionen -812,04€`. Folded. */
export const isFlow = (folded: string): boolean => /\d/.test(folded) && flow.test(nameOf(folded));

const bareBalance =
  /^(?:(?:toplam|kalan|mevcut|son|hesap|net|total|available|remaining|current|kullanilabilir|guncel|(?:personal )?account) )?(?:bakiye|bakiyesi|bakiyeniz|balance|saldo|kontostand|solde|egyenleg)(?: (?:total[a-z]*|disponi[a-z]+|actual|atual|contab[a-z]+))?(?: (?:al|am|au|a|em|op|per|on|as of|as at))?$/;

/**
 * True for an unqualified balance in any currency: `Bakiye`, `Saldo total`, `Saldo disponibile al 10/11/2026`. Folded.
 */
export const isBareBalance = (folded: string): boolean => bareBalance.test(nameOf(folded));

/** True for an available balance, which includes a credit line and excludes held amounts. Folded. */
export const isAvailable = (folded: string): boolean =>
  /disponi|available|kullanilabilir|verfugbar|beschikbaar/.test(folded);
