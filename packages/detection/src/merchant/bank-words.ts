const createWordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that only banks use for a payment: two or more in a row before a name belong to the bank, in any order. */
const bankWords = createWordSet(`
payment payments card debit purchase purchases banking ebanking contactless transaction eftpos visa mastercard maestro bancontact dankort girocard sepa core interac
zahlung kartenzahlung karte debitkarte kreditkarte einkauf kauf auftrag dauerauftrag lastschrift basislastschrift belastung zahlungsauftrag debitkartenzahlung uberweisung
ordre paiement achat carte cb prelevement bancaire betaling betaalpas betaalkaart aankoop domiciliering incasso doorlopend algemeen bea kaart debetkaart
pagamento acquisto carta addebito compra compras pago tarjeta tarj domiciliacion adeudo debito cartao
platnosc karta zakup transakcja polecenie zaplaty odbiorcy platba kartou inkaso vasarlas kartyas kartya bankkartyas beszedes
kob kjop kortkop kortkob korttransaktion kortbetaling varekjop varekob betalningsservice betalingsservice avtalegiro nettgiro autogiro
`);

/** Words between bank words that may also start a name. */
const connectingWords = createWordSet(`
to with by of mit per am avec par sans chez de du met via con com por przy uzyciu med til
credit direct online domestic recurring instant terminal mandate standing kontaktlos contact operation operazione operacion disposizione cargo recibo domiciliado
facture credito pagamentos cobranca direto kop kort nazwa wychodzacy odchozi prikaz
`);

/** Words that a name follows: `bij`, `chez`. */
const introducingWords = createWordSet('at bei bij chez en presso');

/**
 * Counts the bank words at the start of a text. The last word is always part of the name.
 * @param isBehindBank a bank word preceded the text, so one more is enough
 */
export function countBankWords(folded: string[], isBehindBank: boolean): number {
  const last = folded.length - 1;
  let run = 0;
  let found = isBehindBank ? 1 : 0;
  for (const [index, word] of folded.slice(0, last).entries()) {
    if (bankWords.has(word) || (word === 'direct' && folded[index - 1] === 'debit')) {
      run = index + 1;
      found += 1;
    } else if (!connectingWords.has(word)) break;
  }
  if (!isBehindBank && found < 2) return 0;
  return run < last && introducingWords.has(folded[run] ?? '') ? run + 1 : run;
}

export const isBankWord = (word: string): boolean => bankWords.has(word);
