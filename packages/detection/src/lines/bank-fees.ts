import { parseMonth } from '@kumbara/text/dates';

/**
 * Fees of banks in words that clubs and shops also use. A fee line holds only what is paid and what for, so one word
 * that is not listed here is a merchant's name (`GOLD GYM MONTHLY FEE`) and the line stays a purchase. All words are
 * folded; `*` matches any letters.
 */

type WordMatcher = (word: string) => boolean;

function createWordMatcher(text: string): WordMatcher {
  const all = text.split(/\s+/);
  const whole = new Set(all.filter((word) => !word.includes('*')));
  const begins = all.filter((word) => word.endsWith('*')).map((word) => `^${word.slice(0, -1)}`);
  const ends = all.filter((word) => word.startsWith('*')).map((word) => `${word.slice(1)}$`);
  const open = begins.length + ends.length > 0 ? new RegExp([...begins, ...ends].join('|')) : undefined;
  return (word) => whole.has(word) || (open?.test(word) ?? false);
}

/** Words for a price. Subscriptions are not called so. */
const isPrice = createWordMatcher(`fee fees charge charges chg ucret ucreti ucretleri bedeli masrafi komisyonu
*entgelt *gebuhr *gebuehr *gebuhren *gebuehren *preis *kosten porto tarief provisie frais cion comm commission commissions
canone costo coste costes spese gastos comision comisiones tarifa correo`);

/** Words for dues, which members and readers pay too. */
const isDues = createWordMatcher(`membership member subscription uyelik uyeligi aidat aidati abonelik
*beitrag mitgliedschaft bijdrage *bijdrage abo abonnement abonnements abbonamento quota quote cuota cuotas
membresia anualidad anuidade mensalidade renta assinatura suscripcion`);

/** Dues of associations and fees of French accounts. */
const isCotisation = createWordMatcher('cotisation cotisations cotis');

/** Words for accounts, cards and safes. */
const isAccountWord =
  createWordMatcher(`account accounts acct accts checking chequing overdraft statement statements card cards cardmember cardholder
visa mastercard maestro electron amex banking bank *bank hesap hesabi kart karti kredi banka bankacilik bankaciligi kasa kasasi ekstre
*konto konto* giro* *kreditkarte kreditkarte* debitkarte* depot* schliessfach* kartenpreis kartenjahrespreis kartenentgelt
compte comptes cpte eurocompte eurocpte convention carte cartes cb bancaire banque coffre intervention mouvement
rekening *rekening betaalpas* bankpas* creditcard* pakket kluis cuenta cuentas tarjeta tarjetas banca chequera tdc tdd nomina extracto extractos saldo
conta cartao cartoes extrato banco conto carta bancomat cassetta corrente`);

/** Words for services of a bank. Next to dues they prove nothing. */
const isServiceWord =
  createWordMatcher(`service services svc svcs maintenance maint minimum paper stmt lockbox low wire sms ach chaps batch check cheque image copy item returned stop payment
excess activity inactivity inactive dormant analysis deposit foreign packaged reward rewards protection usage unarranged arranged package
transaction replacement paket paketi tahsis tahsisi limit islem islemleri ek gonderim pakete *pakket
alertes distance telephonie moyens paiement paiements offre forfait formule pack travel tech disponibilita fondi invio bouquet tenue
paquete servicio servicios manejo linea mantenimiento administracion minimo envio pacote servicos manutencao emissao`);

/** Grades and names of accounts and cards. */
const isGradeWord =
  createWordMatcher(`gold silver platinum platin platine premium premier classic classique standard basic plus black infinite blue green
signature sapphire preferred advantage priority private student junior business personal smart easy digital essential essentiel confort
komfort comfort zakelijke zakelijk ticari bireysel diferenciada padronizado basis jeune jeunes hello prime oro ouro or debit debito credit credito current balance zen jazz
sobrio esprit libre ultim cristal cyberplus satellis flexplus total select liberte equilibre serenite facilites joint celular facil online mobil mobile internet world bonus maximum axess`);

/** Words for frequency, dates and prepositions. */
const isQualifier =
  createWordMatcher(`monthly month mthly mo annual annually yearly year quarterly quarter weekly renewal of for the your on and per to
aylik yillik donem donemsel icin ait monatlich* monat monats* jahrlich* jaehrlich* jahres* quartal quartals* fur fuer vom und abschluss
mens mensuel* annuel* trimest* semest* de du des la le les et pour mois sur maandelijkse maand jaarlijkse jaar kwartaal voor van
mensual anual trimestral semestral mes por del en mensal do da dos das cesta mensile annuale annua di della associativa eur euro usd gbp try tl brl mxn
jan feb mar apr may mai mei jun jul aug sep oct nov dec`);

/** Shorter names are words of other things too. */
const isMonth: WordMatcher = (word) => word.length > 3 && parseMonth(word) > 0;

/** Words for the yearly fee of a card. Other membership fees may be anybody's. */
const isYearly = createWordMatcher('annual yearly renewal yillik');

/** Banks that print their own name in the fee. None of them is a service that people subscribe to. */
const bankNames =
  `club lloyds, lloyds, barclays, halifax, natwest, nationwide, santander, hsbc, chase, wells fargo, bank of america, citibank, citi, capital one, american express,
ing, abn amro, rabobank, rabo, garanti, akbank, yapi kredi, denizbank, ziraat, vakifbank, commerzbank, sparkasse, postbank, bnp paribas, bnp, societe generale, lcl,
bbva, caixabank, itau, bradesco, banorte, banamex, intesa sanpaolo, unicredit, fineco`.split(/,\s+/);
const banks = new RegExp(String.raw`\b(?:${bankNames.join('|')})\b`, 'g');
const ofBankNames = new Set(bankNames.flatMap((name) => name.split(' ')));
/** Abbreviations of "commission" and "tariff". */
const priceAbbreviation = /^(?:com|tar|tx) (?:por )?(?!$)/;
/** A loyalty programme of cards is no membership. */
const cardProgrammes = /\bmembership (?=rewards\b)/;

const splitWords = (folded: string): string[] =>
  (folded.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 && !/\d|^x+$/.test(word));
const isPayment: WordMatcher = (word) => isPrice(word) || isDues(word) || isCotisation(word);
const isBankWord: WordMatcher = (word) =>
  isPayment(word) || [isAccountWord, isServiceWord, isGradeWord, isQualifier, isMonth].some((is) => is(word));

/**
 * Returns true if a line names a bank fee and nobody else.
 * @param folded the folded description of a line that names no known service
 */
export function isBankFee(folded: string): boolean {
  const expanded = folded.replace(priceAbbreviation, 'comision ');
  const all = splitWords(expanded);
  // Checked first, because it excludes nearly every line.
  if (!all.every((word) => isBankWord(word) || ofBankNames.has(word))) return false;
  const rest = expanded.replace(banks, ' ');
  const words = splitWords(rest.replace(cardProgrammes, ''));
  const has = (...kinds: WordMatcher[]) => words.some((word) => kinds.some((is) => is(word)));
  if (!words.every(isBankWord)) return false;
  if (rest !== folded) return has(isPayment, isAccountWord, isServiceWord);
  if (has(isCotisation) || (has(isPayment) && has(isAccountWord))) return true;
  if (!has(isPrice)) return false;
  // Whoever takes a price alone, or for a service, says nothing of members; a card says at least that it is the year's.
  return has(isDues)
    ? has(isYearly) && !has(isGradeWord)
    : has(isServiceWord) || (has(isQualifier, isMonth) && !has(isGradeWord));
}
