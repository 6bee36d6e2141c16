import titles from './card-titles.json' with { type: 'json' };

/** Words of lines that name a card, in all languages. All are folded; each list is for one word of a line. */

/** Words for a card: `Ek Kart`, `Kreditkarte`, `Kaartnummer`. */
export const cardWords =
  /(?:[a-z]{2,8}-?)?(?:kart(?:i|in|a|la|y|ya|e|en|et|ennummer|ennr|ennummern|nummer|yaszam|iniz|inizin|inizla|lar|eninhaber|eninhaberin)?|cards?|cardholder|cardmember|cartes?|carta|cartao|tarjetas?|kaart(?:nummer|houder)?|kort(?:nummer)?)|visa|mastercard|maestro|troy|amex|american express/u;

/** Words before the last digits. */
export const endingWords =
  /^(?:ending|ends|endend|endende|endet|endziffern?|terminant|finissant|terminee?|terminad[ao]|terminacion|acabad[ao]|final|terminante|termina|eindigend|eindigt|slutar|slutsiffror|sonu|biten|hane|hanesi|haneli|digits|ziffern|chiffres|digitos|cifre|cijfers|siffror|koncowka|konczaca)$/u;

/** Words before a number: `No`, `Nr.`, `number`, `n°`. */
export const numberWords = /^(?:no|nolu|nr|num|numarasi|numarali|number|nummer|numero|numer|n)$/u;

/** Words for the holder, the kind and the use of a card, conjunctions, and names of sums. */
export const titleWords: ReadonlySet<string> = new Set(Object.values(titles.words).flat());

/** Things with numbers of their own: limits, fees, debts, points, telephones, customers. */
export const unrelatedStems =
  /limit|ucret|aidat|borc|odeme|bakiye|puan|bonus|tutar|faiz|^fees?$|balance|payment|minimum|interest|point|reward|^due$|saldo|betrag|gebuhr|entgelt|zahlung|zins|frais|solde|paiement|cotisation|montant|pago|comision|cuota|importe|tarifa|anuidade|pagamento|valor|fatura|canone|importo|bijdrage|kosten|betaling|^tel|phone|^fax|hotline|call|service|servis|musteri|customer|kunden|client|klant|sozlesme|contra[ct]t|vertrag|ekstre|statement|abrechnung|releve|extracto|estratto/u;

/** Forms of address before a person's name. */
export const salutations: ReadonlySet<string> = new Set(titles.salutations);
