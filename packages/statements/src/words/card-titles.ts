/** Words of lines that name a card, in all languages. All are folded; each list is for one word of a line. */

/** Words for a card: `Ek Kart`, `Kreditkarte`, `Kaartnummer`. */
export const cardWords =
  /(?:[a-z]{2,8}-?)?(?:kart(?:i|in|a|la|y|ya|e|en|et|ennummer|ennr|ennummern|nummer|yaszam|iniz|inizin|inizla|lar|eninhaber|eninhaberin)?|cards?|cardholder|cardmember|cartes?|carta|cartao|tarjetas?|kaart(?:nummer|houder)?|kort(?:nummer)?)|visa|mastercard|maestro|troy|amex|american express/u;

/** Words before the last digits. */
export const endingWords =
  /^(?:ending|ends|endend|endende|endet|endziffern?|terminant|finissant|terminee?|terminad[ao]|terminacion|acabad[ao]|final|terminante|termina|eindigend|eindigt|slutar|slutsiffror|sonu|biten|hane|hanesi|haneli|digits|ziffern|chiffres|digitos|cifre|cijfers|siffror|koncowka|konczaca)$/u;

/** Words before a number: `No`, `Nr.`, `number`, `n°`. */
export const numberWords = /^(?:no|nolu|nr|num|numarasi|numarali|number|nummer|numero|numer|n)$/u;

const languages = {
  tr: 'ana asil ek sanal dijital banka kredi lu son dort rakam rakami ile olan ait sahibi hamili kullanici adi harcama harcamalar harcamalari islem islemler islemleri yapilan donem ici hesap arasi arasinda arasindaki tarihleri',
  en: 'primary main additional supplementary authorized authorised user holder member account last four purchases purchase transactions activity charges new made on by for of the your this cycle period with in virtual digital credit debit prepaid gold platinum from between and',
  de: 'inhaber inhaberin umsatze umsatz buchungen transaktionen der die das ihrer ihre von fur mit den auf letzte letzten vier stellen virtuelle haupt partner zusatz konto vom zum zwischen und',
  fr: 'operations achats depenses effectuees avec la le les de du vos votre par se derniers quatre titulaire porteur principale supplementaire additionnelle virtuelle bancaire compte du au entre et',
  es: 'movimientos compras gastos de la con su en ultimos ultimas cuatro titular adicional virtual principal credito debito cuenta del al entre y',
  pt: 'lancamentos compras despesas no do da com ultimos quatro titular portador adicional virtual conta',
  it: 'movimenti spese acquisti operazioni della di con che ultime quattro titolare intestata aggiuntiva supplementare principale virtuale credito debito conto dal al tra e',
  nl: 'uitgaven transacties aankopen met op van laatste vier houder extra virtuele tnv rekening tussen en tot',
  sv: 'kop transaktioner pa sista fyra extra',
  pl: 'transakcje zakupy karta karty sie na ostatnie cztery',
};
/** Words for the holder, the kind and the use of a card, and conjunctions. */
export const titleWords: ReadonlySet<string> = new Set([
  ...Object.values(languages).flatMap((words) => words.split(' ')),
  ...'total subtotal sum toplam toplami totale totaal gesamt summe zwischensumme sous somme suma deste'.split(' '),
]);

/** Things with numbers of their own: limits, fees, debts, points, telephones, customers. */
export const unrelatedStems =
  /limit|ucret|aidat|borc|odeme|bakiye|puan|bonus|tutar|faiz|^fees?$|balance|payment|minimum|interest|point|reward|^due$|saldo|betrag|gebuhr|entgelt|zahlung|zins|frais|solde|paiement|cotisation|montant|pago|comision|cuota|importe|tarifa|anuidade|pagamento|valor|fatura|canone|importo|bijdrage|kosten|betaling|^tel|phone|^fax|hotline|call|service|servis|musteri|customer|kunden|client|klant|sozlesme|contra[ct]t|vertrag|ekstre|statement|abrechnung|releve|extracto|estratto/u;

/** Forms of address before a person's name. */
export const salutations: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof sayin sn bay bayan herr herrn frau mme mlle madame monsieur mademoiselle sr sra srta senor senora senorita sig signor signora dhr mevr mevrouw heer hr fru pan pani'.split(
    ' ',
  ),
);
