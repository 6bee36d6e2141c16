import { fold, wholeWords } from './fold.ts';

export type Role =
  | 'date'
  | 'posting'
  | 'payee'
  | 'description'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'points'
  | 'instalment'
  | 'due'
  | 'foreign'
  | 'rate'
  | 'currency'
  | 'sign'
  | 'category'
  | 'status'
  | 'reference'
  | 'account';

/**
 * What banks write above their columns, folded, in Turkish, English, German, Dutch, French, Spanish, Portuguese, Italian,
 * Swedish, Danish, Hungarian and Polish. A longer phrase wins over a shorter one inside it.
 */
const phrases: Record<Role, string> = {
  date: "tarih, tarihi, islem tarihi, harcama tarihi, tarih/saat, tarih saat, date, transaction date, trans date, trans. date, tran date, date of transaction, date processed, purchase date, datum, buchungstag, buchungsdatum, buchung, belegdatum, umsatzdatum, kaufdatum, transactiedatum, boekdatum, date operation, date d'operation, date de l'operation, date de transaction, fecha, fecha operacion, fecha de operacion, fecha de la operacion, fecha transaccion, fecha de cargo, f. operacion, data, data operazione, data movimento, data da compra, data do movimento, data mov, data transacao, bokforingsdag, bokforingsdatum, transaktionsdag, transaktionsdatum, dato, bogfort, tranzakcio datuma, tranzakcio idopontja, tranzakcio ideje, datum transakcji, data transakcji, data operacji, beleg, jour, day",
  posting:
    'valor tarihi, valor, hesaba gecis tarihi, hesap islem tarihi, muhasebe tarihi, kayit tarihi, value date, post date, posting date, posted date, posted, date posted, effective date, settlement date, valuta, valutadatum, wertstellung, wertstellungsdatum, wert, rentedatum, date valeur, date de valeur, date comptable, date de comptabilisation, fecha valor, fecha contable, fecha de aplicacion, f. valor, data valuta, data contabile, data registrazione, data valor, data lancamento, konyveles datuma, erteknap, data ksiegowania, data waluty, rantedag, val. date',
  payee:
    'uye isyeri, isyeri, isyeri adi, uye isyeri adi, alici, gonderen, alici/gonderen, karsi taraf, merchant, merchant name, payee, counterparty, counterparty name, partner name, name, beguenstigter, begunstigter, empfanger, zahlungspflichtiger, auftraggeber, auftraggeber/empfanger, beguenstigter/zahlungspflichtiger, name zahlungsbeteiligter, zahlungsempfanger, handler, naam, naam / omschrijving, naam tegenpartij, tegenpartij, beneficiaire, commercant, tiers, beneficiario, comercio, establecimiento, estabelecimento, esercente, mottagare, motpart, ellenoldali nev, partner, partner neve, kontrahent, odbiorca, nadawca, nadawca/odbiorca, modtager',
  description:
    "aciklama, aciklamasi, aciklamalar, islem aciklamasi, islem detayi, islem detaylari, islem, islemler, detay, harcama aciklamasi, detalhes, detalles, complemento, description, transaction description, details, transaction details, transaction type and details, transaction, transactions, particulars, narrative, narration, memo, remarks, reference details, payment details, beschreibung, verwendungszweck, buchungstext, umsatztext, vorgang/verwendungszweck, buchung / verwendungszweck, buchungsdetails, text, omschrijving, mededelingen, mededeling, libelle, intitule, nature de l'operation, nature des operations, detail, operation, operations, motif, concepto, descripcion, detalle, movimiento, observaciones, descripcion del movimiento, descrizione, descrizione operazione, causale, dettagli, descricao, historico, lancamento, movimento, descritivo, beskrivning, transaktion, posteringstekst, tekst, kozlemeny, leiras, megjegyzes, opis, opis operacji, tytul, szczegoly, label, betreff",
  amount:
    'tutar, tutari, islem tutari, harcama tutari, tutar (tl), tl tutari, tl tutar, tutar tl, miktar, islem tutari (tl), amount, transaction amount, amount due, billing amount, value, net amount, betrag, betrag in euro, betrag in eur, umsatz, umsatz in eur, bedrag, montant, montant en euros, importe, importe eur, monto, cantidad, cuantia, valor eur, importo, importo in euro, quantia, montante, valor (r$), belopp, belob, beloep, osszeg, kwota, kwota transakcji, summa, sum, money',
  debit:
    'borc, borc tutari, cikan, cekilen, giden, giden tutar, cikan tutar, harcama, harcamalar, odenen, debit, debits, debit amount, withdrawal, withdrawals, withdrawn, paid out, money out, payments out, out, spent, charge, charges, purchases, payments and other debits, soll, belastung, belastungen, lasten, ausgaben, lastschriften, af, uit, uitgaven, debet, debit euros, depense, depenses, cargo, cargos, debe, debito, debitos, retiro, retiros, gastos, dare, addebito, addebiti, uscite, saidas, saida, uttag, ut, terheles, kiadas, obciazenia, obciazenie, wydatki, ud',
  credit:
    'alacak, alacak tutari, yatan, gelen, giren, gelen tutar, giren tutar, odeme, odemeler, credit, credits, credit amount, deposit, deposits, deposited, paid in, money in, payments in, in, received, haben, gutschrift, gutschriften, einnahmen, bij, ontvangsten, credit euros, recette, recettes, abono, abonos, haber, ingreso, ingresos, deposito, depositos, credito, creditos, avere, accredito, accrediti, entrate, entradas, entrada, insattning, insattningar, jovairas, bevetel, uznania, uznanie, wplywy, ind',
  balance:
    'bakiye, bakiyesi, kalan bakiye, guncel bakiye, hesap bakiyesi, islem sonrasi bakiye, son bakiye, balance, running balance, account balance, ledger balance, available balance, closing balance, saldo, kontostand, saldo danach, solde, nouveau solde, solde apres operation, saldo disponible, saldo contabile, saldo disponibile, saldo apos, saldo po operacji, egyenleg, konyvelt egyenleg, saldo na mutatie',
  points:
    'puan, puanlar, maxipuan, worldpuan, kazanilan puan, parapuan, chip-para, chip para, bonus, bonus tl, kazanilan bonus, mil, axess puan, bankkart lira, paf puan, points, reward points, rewards, miles, cashback, punkte, points earned, puntos, pontos, punti',
  instalment:
    'taksit, taksit bilgisi, taksit sayisi, kalan taksit, kalan taksit tutari, kalan tutar, kalan borc, toplam tutar, installment, instalment, installments, instalments, cuota, cuotas, num. de pago, numero de pago, parcela, parcelas, rata, rate n., monto original, saldo pendiente, pago requerido',
  due: 'taksit tutari, odenecek tutar, aylik tutar, instalment amount, installment amount, monthly amount, monatsrate, valor da parcela, importe cuota, rata mensile',
  foreign:
    'doviz tutari, orijinal tutar, orjinal tutar, yabanci para tutari, islem doviz tutari, dvz tutar, original amount, foreign amount, foreign currency amount, amount currency, amount in foreign currency, transaction currency amount, fremdwahrung, fremdwahrungsbetrag, betrag in fremdwahrung, originalbetrag, originalwahrung, bedrag in vreemde valuta, montant en devise, montant devise, importe original, importe divisa, importo in valuta, importo valuta, valor original, valor em usd, valor us$, utlandskt belopp, eredeti osszeg, kwota w walucie',
  rate: 'kur, doviz kuru, exchange rate, fx rate, rate, kurs, wechselkurs, koers, taux, taux de change, tipo de cambio, cambio, tasso di cambio, arfolyam, faiz orani',
  currency:
    'para birimi, doviz, doviz cinsi, doviz kodu, pb, currency, currency code, ccy, waehrung, wahrung, whg, devise, divisa, moneda, moeda, valuta divisa, munt, muntsoort, devizanem, waluta, valutakod',
  sign: 'b/a, a/b, borc/alacak, (b/a), d/c, c/d, dr/cr, cr/dr, debit/credit, credit/debit, soll/haben, s/h, af bij, af/bij, bij/af, debet/credit, t/j, k/j, irany, sens, signo, segno, +/-, yon, transaction type, islem yonu',
  category:
    'kategori, sektor, harcama kategorisi, islem tipi, islem turu, kanal, category, type, kategorie, umsatzart, categorie, mutatiesoort, code, categoria, tipo, tipo operazione, tipo de movimiento, circuito, circuit, tipo rimborso, mcc, forgalom tipusa, tranzakcio kategoria, tranzakcio tipusa, typ operacji, typ transakcji, rodzaj transakcji, kanalen',
  status: 'durum, durumu, info, status, state, stato, stato operazione, statut, estado, statusz, situacao',
  reference:
    'tegenrekening, kontonummer, blz, iban zahlungsbeteiligter, ellenoldali szamlaszam, sira, sira no, sayi, lfd nr, nr, #, fis no, dekont no, dekont, referans, referans no, islem no, sira no, no, ref, ref., reference, reference number, transaction id, id, receipt no, receipt, check number, cheque, check no, cheque no, slip no, auszug, blatt, belegnr, beleg-nr, referenz, mandatsreferenz, glaubiger-id, kundenreferenz, referentie, volgnummer, referencia, riferimento, banki azonosito, azonosito, verifikationsnummer, saat, time, hour, intestatario carta, uhrzeit, ora, hora',
  account:
    'kart no, kart numarasi, kart, hesap no, hesap, iban, card no, card no., card number, card, account, account number, account no, bank account, card member, cardholder, konto, kartennummer, auftragskonto, iban auftragskonto, rekening, compte, numero de compte, carte, cuenta, tarjeta, conto, carta, numero carta, conta, cartao, szamlaszam, rachunek, numer rachunku',
};

const roleOf = new Map<string, Role>();
for (const [role, list] of Object.entries(phrases) as [Role, string][]) {
  for (const phrase of list.split(', ')) if (!roleOf.has(phrase)) roleOf.set(phrase, role);
}
const anyPhrase = wholeWords([...roleOf.keys()], 'g');

export const moneyRoles: readonly Role[] = [
  'amount',
  'debit',
  'credit',
  'balance',
  'points',
  'instalment',
  'due',
  'foreign',
];

export type HeaderPhrase = { role: Role; at: number; end: number };

/** The column names inside a folded text, from left to right. */
export const findHeaderPhrases = (folded: string): HeaderPhrase[] =>
  [...folded.matchAll(anyPhrase)].map((match) => ({
    role: roleOf.get(match[0]) as Role,
    at: match.index,
    end: match.index + match[0].length,
  }));

/** The role of one header cell: the whole cell, the cell without brackets and punctuation, or its weightiest phrase. */
export function roleOfCell(text: string): Role | undefined {
  const folded = fold(text).replace(/[*:_]/g, ' ').replace(/\s+/g, ' ').trim();
  const bare = folded
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const exact = roleOf.get(folded) ?? roleOf.get(bare);
  if (exact || folded.length > 60) return exact;
  const found = findHeaderPhrases(bare);
  return found.sort((a, b) => b.end - b.at - (a.end - a.at))[0]?.role;
}
