import { fold, memoize, wholeWords } from './fold.ts';
import { findMatches } from './matches.ts';

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
  | 'fee'
  | 'foreign'
  | 'rate'
  | 'currency'
  | 'sign'
  | 'category'
  | 'status'
  | 'reference'
  | 'account';

/**
 * Column names, folded, in Turkish, English, German, Dutch, French, Spanish, Portuguese, Italian, Swedish, Danish,
 * Hungarian, Polish, and the most common names of some more languages. A longer phrase takes precedence over a shorter
 * one inside it.
 */
const phrases: Record<Role, string> = {
  date: `
    when, umsatz vom, transactiondate, tarih, tarihi, islem tarihi, harcama tarihi, tarih/saat, tarih saat, date, transaction date,
    trans date, trans. date, tran date, date of transaction, date processed, purchase date, datum, buchungstag,
    buchungsdatum, buchung, belegdatum, umsatzdatum, kaufdatum, transactiedatum, boekdatum, date operation,
    date d'operation, date de l'operation, date de transaction, fecha, fecha operacion, fecha de operacion,
    fecha de la operacion, fecha transaccion, fecha de cargo, f. operacion, data, data operazione, data movimento,
    data da compra, data do movimento, data mov, data transacao, bokforingsdag, bokforingsdatum, transaktionsdag,
    transaktionsdatum, dato, bogfort, tranzakcio datuma, tranzakcio idopontja, tranzakcio ideje, datum transakcji,
    data transakcji, data operacji, beleg, jour, day, islem tarih, odeme tarihi, tarih (islem), transaktionsdato,
    trans date/time, date and time, transaction date and time, txn date, tran. date, trans.date, entry date,
    activity date, started date, completed, dtum, boekingsdatum, datum boeking, datum transactie, dt. operation,
    date de la transaction, date d'achat, date d'execution, date achat, fecha de consumo, fecha de compra,
    fecha mov, fecha movimiento, fecha del movimiento, oper, data operac, data da transacao, data compra, data lanc,
    data del movimento, data op., data acquisto, data di acquisto, data e ora, kjopsdato, transaktions dag,
    datum nakupu, datum zauctovani, datum provedeni, tranzakcio napja, ngay gd, ngay giao dich, ngay, tanggal, tgl,
    buchungszeitpunkt, umsatztag, einkaufsdatum, rechnungsdatum, datum transakce, datum platby, ご利用日, 利用日, 日付, 取引日,
    お取引日, data tranzactiei, kirjauspaiva, tapahtumapaiva, maksupaiva, pvm, datum transakcije, datum valute, дата,
    дата операции, дата операції, ημερομηνια, ημερομηνια συναλλαγης, 交易日期, 交易日, 日期, التاريخ, تاريخ العملية,
    年月日, お取引年月日, ご利用年月日, 이용일, 이용일자, 이용일시, 거래일, 거래일자, 거래일시, 일자, 날짜`,
  posting: `
    geboekt, geboekt op, verwerkt op, gebucht am, gebucht, contabilizado, comptabilise le, contabilizzata il, registrado el,
    valuedate, valor tarihi, valor, hesaba gecis tarihi, hesap islem tarihi, muhasebe tarihi, kayit tarihi,
    value date, post date, posting date, posted date, posted, date posted, rentedato, valordag, valordato, rentedag, bokfort, bokfort dato, bogfort dato, effective date, settlement date, valuta,
    valutadatum, wertstellung, wertstellungsdatum, wert, rentedatum, date valeur, date de valeur, date comptable,
    date de comptabilisation, fecha valor, fecha contable, fecha de aplicacion, f. valor, data valuta,
    data contabile, data registrazione, data valor, data lancamento, konyveles datuma, erteknap, data ksiegowania,
    data waluty, rantedag, val. date, value dt, val date, completed date, date of posting, post. date, booking date,
    booked, booked date, process date, processing date, clearing date, settled, settle date, processed,
    processed date, buchung am, verbuchungsdatum, einkauf, valeur, date val, dates valeur, liq,
    fecha de liquidacion, fecha liquidacion, fecha de posteo, fecha proceso, fecha registro,
    data di contabilizzazione, data addebito, data reg., data contab, datum valuty, konyvelesi datum,
    ngay hach toan, data inregistrarii, data procesarii, arvopaiva, datum knjizenja, дата проводки, дата списания,
    дата обработки, ημερομηνια αξιας, 记账日, 入账日期`,
  payee: `
    kime / kimden, kimden / kime, kimden/kime, kime/kimden, kime, kimden,
    who, uye isyeri, isyeri, isyeri adi, uye isyeri adi, alici, gonderen, alici/gonderen, karsi taraf, merchant,
    merchant name, payee, counterparty, counterparty name, partner name, name, beguenstigter, begunstigter,
    empfanger, zahlungspflichtiger, auftraggeber, auftraggeber/empfanger, beguenstigter/zahlungspflichtiger,
    name zahlungsbeteiligter, zahlungsempfanger, handler, naam, naam / omschrijving, naam tegenpartij, tegenpartij,
    beneficiaire, commercant, tiers, beneficiario, comercio, establecimiento, estabelecimento, esercente, mottagare,
    motpart, ellenoldali nev, partner, partner neve, kontrahent, dane kontrahenta, nazwa kontrahenta, odbiorca,
    nazwa odbiorcy, nadawca, nadawca/odbiorca, nadawca / odbiorca, modtager, isyeri bilgisi, isyeri unvani, unvan,
    ad soyad, uye is yeri, hesap sahibi, merchant details, merchant description,
    merchant name or transaction description, vendor, store, shop, paid to, paid to/from, to/from, recipient,
    beneficiary, beneficiary name, remitter, auftraggeber/beguenstigter, auftraggeber / begunstigter,
    empfanger/auftraggeber, zahlungsempfanger in, zahlungspflichtige r, partnername, gegenpartei, haendler, nom,
    nom du commercant, commerce, raison sociale, enseigne, nombre del comercio, comercio/concepto,
    beneficiario/ordenante, ordenante, proveedor, esercente/causale, nome, nome do estabelecimento, loja,
    favorecido, kjopested, brukersted, butik, kortanvandning, nazov, obchodnik, kereskedo, sprzedawca, nazwa,
    nazev protiuctu, protistrana, ご利用店名, 利用店名, ご利用先, nimi, saaja/maksaja, saaja, maksaja, maksunsaaja, naziv,
    primatelj, получатель, контрагент, 商户名称, 对方户名,
    加盟店名, ご利用店名・商品名, 利用店名・商品名, 가맹점, 가맹점명, 이용가맹점, 이용하신 곳, 이용하신곳, 이용처, 사용처`,
  description: `
    angaben zum umsatz, angaben zur buchung, angaben zur transaktion, umsatzdetails, umsatzangaben, buchungsdetails,
    omschrijving transactie, transactie, transactieomschrijving, details transactie,
    what, aciklama, aciklamasi, aciklamalar, islem aciklamasi, islem detayi, islem detaylari, islem, islemler, detay,
    harcama aciklamasi, detalhes, detalles, complemento, description, transaction description, details,
    transaction details, transaction type and details, transaction, transactions, particulars, narrative, narration,
    memo, remarks, reference details, payment details, payment reference, beschreibung, verwendungszweck,
    buchungstext, umsatztext, vorgang/verwendungszweck, buchung / verwendungszweck, buchungsdetails, text,
    omschrijving, mededelingen, mededeling, libelle, intitule, nature de l'fecha y detalle de las operaciones,
    fecha y detalle, operation, nature des operations, detail, operation, operations, motif, concepto, descripcion,
    detalle, movimiento, observaciones, descripcion del movimiento, descrizione, descrizione operazione, causale,
    dettagli, descricao, historico, lancamento, movimento, descritivo, beskrivning, transaktion, posteringstekst,
    tekst, kozlemeny, leiras, megjegyzes, opis, opis operacji, tytul, szczegoly, betreff, label, islem aciklama,
    islem adi, islem bilgisi, aciklama/detay, harcama yeri, harcama detayi, islem yeri, alisveris yeri,
    transaction type and description, transaction particulars, description of transaction, merchant/description,
    narration/description, activity, item, notes, note, purpose, reason, erlauterung, erlauterungen, buchungsdetail,
    buchungsinformation, avisierungstext, mitteilung, mitteilungstext, umsatz/verwendungszweck, vorgang,
    betreff/verwendungszweck, zahlungsdetails, verwendung, bezeichnung, leistung, omschrijving 1, omschrijving-1,
    betalingskenmerk omschrijving, toelichting, bericht, texte, testo, texto, operations effectuees, libelle de l'operation,
    libelle operation, libelle simplifie, detail de l'operation, nature, objet, designation, communication,
    details du mouvement, concepto/referencia, concepto ampliado, mas datos, descripcion de la operacion,
    descripcion de la transaccion, detalle de la operacion, detalle de movimientos, comercio o servicio, operazione,
    operazioni, descrizione estesa, descrizione operazioni, descrizione del movimento, dettaglio,
    causale/descrizione, descricao do movimento, descricao da transacao, lancamentos, historico de lancamentos,
    estabelecimento/descricao, discriminacao, transaksjon, forklaring, beskrivelse, specifikation, rubrik, detaily,
    popis, opis transakcji, tytul operacji, szczegoly operacji, dien giai, noi dung, noi dung giao dich, keterangan,
    uraian, kozlemeny / leiras, angaben zu den umsatzen, umsatzangaben, angaben, zprava pro prijemce, zprava,
    poznamka, popis transakce, 摘要, お取引内容, 取引内容, 内容, descrierea tranzactiei, descriere, detalii tranzactie, detalii,
    otsikko, viesti, selitys, opis placanja, opis transakcije, описание, описание операции, детали операции,
    деталі операції, назначение платежа, περιγραφη, αιτιολογια, 交易摘要, 交易描述, البيان, الوصف,
    ご利用内容, お取引の内容, 적요, 내용, 거래내용, 이용내역, 거래내역, 기재내용`,
  amount: `
    brutto, bruttobetrag, gross, gross amount, brut, montant brut, bruto, importe bruto, valor bruto, lordo, importo lordo, brut tutar,
    how much, tl karsiligi, try karsiligi, tl karsilik, karsiligi (tl), tutar karsiligi, cad$, aud$, nzd$, pesos, importe $, monto $, en pesos, importe pesos,
    importe en mn, importe en m.n., importe en pesos, tutar, tutari, islem tutari, harcama tutari, tutar (tl),
    tl tutari, tl tutar, tutar tl, miktar, islem tutari (tl), amount, transaction amount, amount due,
    billing amount, value, net amount, betrag, betrag in euro, betrag in eur, umsatz, umsatz in eur, bedrag,
    transactiebedrag, montant, montant en euros, importe, importe eur, monto, cantidad, cuantia, valor eur, importo,
    importo in euro, quantia, montante, valor (r$), belopp, belob, beloep, osszeg, kwota, kwota transakcji, summa,
    sum, money, islem tutar, tutar (try), tutar/tl, tutar ₺, net tutar, amt, transaction amt, amount (local),
    amount in account currency, amount in local currency, amount in card currency, amount in eur, amount in euro,
    amount in euros, amount in gbp, amount in usd, amount in try, amount in tl, amount in chf, amount in cad,
    amount in aud, amount in inr, amount in sek, amount in pln, amount in €, amount in £, amount in $, amount in ₺,
    amount paid, billed amount, settlement amount, total amount, gross amount, charged amount, purchase amount,
    betrag in kontowahrung, abrechnungsbetrag, buchungsbetrag, belastung/gutschrift, umsatzbetrag, bedrag (eur),
    bedrag in eur, montant de l'operation, montant en eur, montant (eur), montant en euro, valeur en eur,
    importe de la operacion, importe euros, importe (eur), importe total, importe en euros, monto en pesos,
    importe mn, importo (eur), importo eur, importo operazione, importo addebitato, valor (em r$), valor em r$,
    valor em reais, valor total, valor da transacao, valor operacao, montante eur, transaktionsbelopp, belopp sek,
    belob dkk, castka, suma, kwota operacji, kwota pln, wartosc, so tien, so tien (vnd), jumlah, nominal, r$, tl,
    eur, chf, gbp, usd, €, £, $, money in/out, paid in/out, amount in/out, in/out, giris/cikis, ein-/ausgang, objem,
    ご利用金額, 利用金額, 金額, お支払い金額, suma tranzactie, maara, maara eur, summa eur, iznos, iznos u valuti racuna, сумма,
    сумма операции, сума, сумма в валюте счета, ποσο, ποσο συναλλαγης, 交易金额, المبلغ,
    ご利用額, 利用額, 금액, 이용금액, 거래금액, 사용금액, 승인금액, 결제금액`,
  debit: `
    borc, borc tutari, cikan, cekilen, giden, giden tutar, cikan tutar, harcama, harcamalar, odenen, debit, debits,
    debit amount, withdrawal, withdrawals, withdrawn, paid out, money out, payments out, out, spent, charge,
    charges, purchases, payments and other debits, soll, belastung, belastungen, lasten, ausgaben, lastschriften,
    af, uit, uitgaven, debet, debit euros, depense, depenses, cargo, cargos, debe, debito, debitos, retiro, retiros,
    gastos, dare, addebito, addebiti, uscite, saidas, saida, uttag, ut, terheles, kiadas, obciazenia, obciazenie,
    wydatki, ud, borc (tl), borc tutar, hesaptan cikan, gider, para cikisi, withdrawal amt, withdrawal amt.,
    withdrawal amount, withdrawal (dr), withdrawal dr, debit amt, dr amount, dr, amount out, amount debited,
    debit (-), money spent, charges and debits, lastschrift, belastungen (-), zu ihren lasten, zahlungsausgang,
    ausgang, ausgange, auszahlung, auszahlungen, zahlungsausgange, abgang, abgange, ausgabe, bedrag af, bedrag af (debet), af (debet), debet (af), uitgave, afschrijving, montant debit,
    debit (eur), sorties, importe cargo, adeudo, adeudos, cargos ($), gasto, salidas, salida, egreso, egresos,
    uscita, importo dare, addebiti (-), valor debito, despesa, despesas, utbetalning, ut fra konto, ut av konto, ut av kontoen, ud af konto, uttak, utbetaling, belastet, winien,
    zatizenie, vydaje, ghi no, phat sinh no, debet (idr), so tien ghi no, subtractions, withdrawals/subtractions,
    withdrawals and subtractions, cikis, cikislar, お引出し, お支払金額, 出金, 支出, suma debit, debitare, veloitus, duguje,
    isplata, isplate, расход, списание, χρεωση, 支出金额, مدين,
    出金額, 出金金額, お引出額, 支払金額, 출금, 출금액, 출금금액, 찾으신금액, 찾으신 금액`,
  credit: `
    alacak, alacak tutari, yatan, gelen, giren, gelen tutar, giren tutar, odeme, odemeler, credit, credits,
    credit amount, deposit, deposits, deposited, paid in, money in, payments in, in, received, haben, gutschrift,
    gutschriften, einnahmen, bij, ontvangsten, credit euros, recette, recettes, abono, abonos, haber, ingreso,
    ingresos, deposito, depositos, credito, creditos, avere, accredito, accrediti, entrate, entradas, entrada,
    insattning, insattningar, jovairas, bevetel, uznania, uznanie, wplywy, ind, alacak (tl), alacak tutar,
    hesaba giren, gelir, para girisi, deposit amt, deposit amt., deposit amount, deposit (cr), deposit cr,
    credit amt, cr amount, cr, amount in, amount credited, credit (+), money received, payments and credits,
    gutschriften (+), zu ihren gunsten, zahlungseingang, zahlungseingange, eingang, eingange, einzahlung, einzahlungen, zugang, zugange, einnahme, bedrag bij, bedrag bij (credit),
    bij (credit), credit (bij), ontvangst, bijschrijving, montant credit, credit (eur), entrees, importe abono,
    abonos ($), ingreso (+), entradas (+), importo avere, accrediti (+), valor credito, receita, receitas,
    inbetalning, inn, inn pa konto, inn pa kontoen, ind pa konto, innskudd, innbetaling, godskrevet, ma, kredit, prijmy, ghi co, phat sinh co, so tien ghi co, additions,
    deposits/additions, deposits and additions, giris, girisler, お預入れ, お預り金額, 入金, 収入, suma credit, creditare,
    hyvitys, potrazuje, uplata, uplate, приход, зачисление, поступление, πιστωση, 收入金额, دائن,
    入金額, 入金金額, お預入額, お預け入れ, 입금, 입금액, 입금금액, 맡기신금액, 맡기신 금액`,
  balance: `
    bokfort saldo, bogfort saldo, kalan, kalan bakiye, disponible, saldo disponible, disponibile, beschikbaar saldo,
    endsaldo, end saldo, bakiye, bakiyesi, kalan bakiye, guncel bakiye, hesap bakiyesi, islem sonrasi bakiye,
    son bakiye, balance, running balance, account balance, ledger balance, available balance, closing balance,
    saldo, kontostand, saldo danach, solde, nouveau solde, solde apres operation, saldo disponible, saldo contabile,
    saldo disponibile, saldo apos, saldo po operacji, egyenleg, konyvelt egyenleg, saldo na mutatie, bakiye (tl),
    bakiye tl, islem sonu bakiye, net bakiye, balance amt, balance amount, closing bal, running bal, running bal.,
    account bal, balance (inr), daily ledger balance, end balance, ending daily balance, ending balance,
    daily balance, new balance, saldo nach buchung, neuer saldo, saldo na trn, saldo na boeking, nieuw saldo,
    eindsaldo, saldo na, solde (eur), solde en euros, solde courant, saldo operacion, saldo tras operacion,
    saldo final, saldo progressivo, saldo (r$), saldo atual, saldo em conta, behallning, kontosaldo, zustatek,
    saldo koncowe, saldo po transakcji, so du, so du cuoi, 差引残高, 残高, sold, sold final, saldo eur, stanje, остаток,
    остаток после операции, залишок, υπολοιπο, 余额, 账户余额, الرصيد,
    お取引後残高, 잔액, 잔고, 거래후잔액, 거래 후 잔액`,
  points: `
    puan, puanlar, maxipuan, worldpuan, kazanilan puan, parapuan, chip-para, chip para, chip - para, chip-para (tl), maxi puan, world puan, para puan, parafpara, paraf para,
    bonus, bonus tl, kullanilan puan, kullanilan parapuan, kazanilan parapuan, kazanilan bonus (tl), kazanilan chip-para,
    kazanilan bonus, mil, axess puan, bankkart lira, paf puan, points, reward points, rewards, miles, cashback,
    punkte, points earned, puntos, pontos, punti, kazanilan maxipuan, kazanilan worldpuan, kazanilan mil,
    bonus (tl), puan (tl), reward points earned, treuepunkte, puntos generados,
    ポイント, 포인트, 적립포인트`,
  instalment: `
    taksit, taksit bilgisi, taksit sayisi, kalan taksit, kalan taksit tutari, kalan tutar, kalan borc, toplam tutar,
    installment, instalment, installments, instalments, cuota, cuotas, num. de pago, numero de pago, parcela,
    parcelas, rata, rate n., monto original, saldo pendiente, taksit no, taksit durumu, taksit adedi, taksit/toplam,
    kalan taksit sayisi, emi, no. de pago, pagos, mensualidad, plazo, n. parcela, rata n., ratenzahlung,
    支払回数, お支払回数, 回数, 할부, 할부개월, 할부기간, 회차`,
  due: `
    donem taksiti, bu donem taksiti, bu ayki taksit, aylik taksit, taksit bedeli, donem taksit tutari, vadesi gelen taksit,
    taksit tutari, odenecek tutar, aylik tutar, instalment amount, installment amount, monthly amount, monatsrate,
    valor da parcela, importe cuota, rata mensile, bu ay odenecek, bu donem tutari, donem tutari, taksit odemesi,
    pago mensual, valor parcela, pago requerido, monto de la mensualidad`,
  fee: `
    fee, fees, fee amount, fee (incl. tax), bank fee, bank charges, tax, taxes, vat, gst, bsmv, kkdf, bsmv tutari,
    kkdf tutari, bsmv/kkdf, vergi, vergi tutari, kdv, kdv tutari, steuer, mwst, ust, entgelt, btw, tva, taxe, iva,
    impuesto, impuestos, imposta, imposte, iof, imposto, tarifa, encargos, juros/iof, avgift, dij, jutalek, podatek,
    transaction fee, commission, komisyon, komisyon tutari, ucret, islem ucreti, masraf, gebuhr, gebuhren, kosten,
    frais, comision, commissione, commissioni, taxa, oplata, prowizja,
    手数料, 수수료`,
  foreign: `
    usd$, dolares, u$s, importe en dolares, importe u$s, monto en dolares, monto u$s, importe en u$s, dolares u$s,
    importe moneda extranjera, importe en moneda ext., moneda ext., monto en moneda extranjera, monto moneda extranjera,
    valor em moeda estrangeira, valor moeda est., valuta estera, importo in valuta estera, importo valuta estera,
    importo divisa estera, montant en devise etrangere, montant devise etrangere, auslandsbetrag, betrag fw,
    betrag in auslandswahrung, fremdwahrungsumsatz, foreign amt, foreign currency, fcy amount, fc amount,
    original currency amount, amount (foreign), dvz. tutar, doviz islem tutari, yp tutar, yp tutari,
    yabanci para tutar, orj. tutar, orj tutar, orijinal islem tutar, dolar tutari, usd tutari, usd tutar, eur tutari,
    utl. belopp, utl belopp, utlandsbelopp, utenl. belop, utenlandsk belop, udenlandsk belob, vreemd bedrag, kwota w walucie obcej, belopp i valuta, belob i valuta, belop i valuta,
    doviz tutari, orijinal tutar, orjinal tutar, yabanci para tutari, islem doviz tutari, dvz tutar,
    original amount, foreign amount, foreign currency amount, amount currency, amount in foreign currency,
    transaction currency amount, fremdwahrung, fremdwahrungsbetrag, betrag in fremdwahrung, originalbetrag,
    originalwahrung, bedrag in vreemde valuta, montant en devise, montant devise, importe original, importe divisa,
    importo in valuta, importo valuta, valor original, valor em usd, valor us$, utlandskt belopp, eredeti osszeg,
    kwota w walucie, yabanci para, doviz tutar, islem tutari (doviz), orjinal islem tutari, orijinal islem tutari,
    orijinal para tutari, orig amount, orig. amount, original amt, transaction amount in original currency,
    amount in original currency, local currency amount, ursprunglicher betrag, betrag original,
    betrag in originalwahrung, betrag (fremdwahrung), betrag (originalwahrung), originalbetrag in fremdwahrung,
    umsatz in fremdwahrung, oorspr bedrag, oorspronkelijk bedrag, bedrag vreemde valuta, montant d'origine,
    montant original, montant en devises, montant initial, importe en divisa, importe en moneda original,
    importe moneda origen, monto original usd, importo originale, importo in divisa, importo divisa, valor em dolar,
    valor moeda estrangeira, valor em us$, us$, belopp i utlandsk valuta, ursprungligt belopp, originalbelopp,
    kwota oryginalna, kwota w walucie oryginalnej, castka v mene, foreign spend, us dollar, moneda extranjera,
    importe en moneda extranjera, devise etrangere, moeda estrangeira, vreemde valuta, waluta obca`,
  rate: `
    kur, doviz kuru, exchange rate, fx rate, rate, kurs, wechselkurs, koers, taux, taux de change, tipo de cambio,
    cambio, tasso di cambio, arfolyam, faiz orani, uygulanan kur, cevrim kuru, conversion rate, fx, umrechnungskurs,
    devisenkurs, kurs umrechnung, wisselkoers, cours, cours de change, tasso, cotacao, t.c., vaxelkurs,
    kurs walutowy`,
  currency: `
    mutationcode, para birimi, doviz, doviz cinsi, doviz kodu, pb, currency, currency code, ccy, waehrung, wahrung,
    whg, devise, divisa, moneda, moeda, valuta divisa, munt, muntsoort, devizanem, waluta, valutakod, doviz birimi,
    para brm, islem para birimi, txn currency, transaction currency, original currency, orig currency, oorspr munt,
    devise d'origine, divisa original, valuta originale, mena, valuutta, valuta racuna, валюта, νομισμα, 币种, العملة`,
  sign: `
    b/a, a/b, borc/alacak, (b/a), d/c, c/d, dr/cr, cr/dr, debit/credit, credit/debit, soll/haben, s/h, af bij,
    af/bij, bij/af, debet/credit, t/j, k/j, irany, sens, signo, segno, +/-, yon, transaction type, islem yonu,
    debit/credit indicator, debit or credit, dr / cr, cr / dr, credit debit indicator, type (dr/cr), soll / haben,
    af / bij, s / h, borc / alacak, b / a, debe/haber, d / c`,
  category: `
    plaats, ort, ville, localite, poblacion, localidad, localita, citta, cidade, sehir, il, miejscowosc, ulke, land, pays, pais, paese, city, town, country,
    hareket tipi, hareket turu, islem kanali, islem grubu, kategori, sektor, harcama kategorisi, islem tipi, islem turu, kanal, category, type, kategorie, umsatzart,
    categorie, mutatiesoort, code, categoria, tipo, tipo operazione, tipo de movimiento, circuito, circuit,
    tipo rimborso, mcc, forgalom tipusa, tranzakcio kategoria, tranzakcio tipusa, typ operacji, typ transakcji,
    rodzaj transakcji, kanalen, etiket, isyeri kategorisi, mcc kodu, merchant category, expense type, bewegungstyp,
    buchungsart, umsatztyp, transaktionstyp, transaktionsart, soort, soort transactie, type operation,
    type d'operation, sous categorie, sous-categorie, categorie parente, subcategoria, tipo de operacion,
    tipo movimiento, tipo de transacao, tipo transacao, product, produkt, kategoria, typ, категория, категорія,
    transaction,
    구분, 거래구분, 업종`,
  status: `
    durum, durumu, info, status, state, stato, stato operazione, statut, estado, statusz, situacao, islem durumu,
    onay durumu, transaction status, booking status, cleared, umsatz abgerechnet,
    umsatz abgerechnet und nicht im saldo enthalten, buchungsstatus, etat, statut de l'operation,
    estado de la operacion, contabilizzazione, stato movimento, stato della transazione, estatus, status operacji`,
  reference: `
    startsaldo, start saldo, tegenrekening, kontonummer, blz, iban zahlungsbeteiligter, ellenoldali szamlaszam,
    sira, sira no, sayi, lfd nr, nr, #, fis no, dekont no, dekont, referans, referans no, islem no, sira no, no,
    ref, ref., reference, reference number, transaction id, id, receipt no, receipt, check number, check #,
    check no., cheque #, cheque, check no, cheque no, slip no, auszug, blatt, belegnr, beleg-nr, referenz,
    mandatsreferenz, glaubiger-id, kundenreferenz, referentie, volgnummer, referencia, riferimento, banki azonosito,
    azonosito, verifikationsnummer, saat, time, hour, intestatario carta, uhrzeit, ora, hora, bic, bic tegenpartij,
    swift, iban tegenpartij, tegenrekening iban/bban, iban/bban tegenpartij, rekening tegenpartij,
    tegenpartij rekening, code, batch id, volgnr, transactiereferentie, machtigingskenmerk, incassant id,
    betalingskenmerk, bic (swift-code), bic/swift, mandat, mandatreferenz, sammlerreferenz,
    lastschrift ursprungsbetrag, auslagenersatz rucklastschrift, fis/dekont no, fis, makbuz no, provizyon no,
    provizyon, onay kodu, islem kodu, sube kodu, sube, islem saati, chq./ref.no., chq./ref.no, chq/ref no,
    chq / ref no., chq no, chq.no., cheque no., cheque number, ref no./cheque no., ref no, ref no., reference no,
    reference no., transaction ref, transaction reference, transaction no, branch, branch code, init.br, init br,
    auth code, authorization code, approval code, serial, serial no, s.no, s no, s no., sl no, sr no, sr. no.,
    numero, numero de documento, num. doc, n. doc, ndoc, documento, docto, dcto., doc., folio, n° operacion,
    no. operacion, referencia 1, referencia 2, codigo, no. de referencia, reference client, no operation, n° cheque,
    codice, abi, cab, n. operazione, numero operazione, arkivnummer, referens, kid, ocr, variabilni symbol,
    so but toan, so ct, ma gd, nr operacji, numer konta, nr rachunku, nr referencyjny, rekeningnummer tegenpartij,
    adres tegenpartij, address, adresse, adres, indirizzo, direccion, from email address, to email address,
    protiucet, cislo protiuctu, kod banky, 備考, 支払区分,
    승인번호, 거래점, 취급점, 비고, 메모`,
  account: `
    kart no, kart numarasi, kart, hesap no, hesap, iban, card no, card no., card number, card, account,
    account number, account no, bank account, card member, cardholder, konto, kartennummer, auftragskonto,
    iban auftragskonto, rekening, compte, numero de compte, carte, cuenta, tarjeta, conto, carta, numero carta,
    conta, cartao, szamlaszam, rachunek, numer rachunku, kart / hesap, iban/bban, iban no, hesap numarasi,
    card ending, card number (last 4), last 4, last four digits, kartenummer, karte, kartennr, kartnummer,
    kortnummer, n. carta, numero tarjeta, tarjeta no, n° carte, nr karty, cartao final, final do cartao,
    conto o carta, conto/carta, karteninhaber, card holder, card holder name, kart sahibi, member name,
    card member name, purchased by, cardholder name, account holder, hesap adi,
    카드번호, 계좌번호, 이용카드`,
};

/** Names of debit and credit in one column that distinguishes them by sign: `Borç(-)/Alacak(+)`. */
const sides = [
  ...['borc alacak', 'cikan giren', 'giden gelen', 'cikis giris', 'gider gelir', 'debit credit', 'debet credit'],
  ...['soll haben', 'belastung gutschrift', 'af bij', 'debe haber', 'cargo abono', 'debito credito', 'dare avere'],
].map((pair) => pair.split(' ') as [string, string]);

/** Every way to print the signs of both sides. */
const signed = sides.flatMap(([out, into]) =>
  ['', ' '].flatMap((gap) =>
    ['/', ' / '].flatMap((slash) => [
      `${out}${gap}(-)${slash}${into}${gap}(+)`,
      `${into}${gap}(+)${slash}${out}${gap}(-)`,
    ]),
  ),
);

const roleOf = new Map<string, Role>(signed.map((name) => [name, 'amount']));
for (const [role, list] of Object.entries(phrases) as [Role, string][]) {
  for (const phrase of fold(list).trim().split(/,\s+/)) if (!roleOf.has(phrase)) roleOf.set(phrase, role);
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
  'fee',
  'foreign',
];

/** Roles of columns with numbers next to an amount that are no amount. */
export const rolesNextToAmount: ReadonlySet<Role> = new Set(['points', 'fee']);

export type HeaderPhrase = { role: Role; at: number; end: number };

/** Finds the column names in a folded text, from left to right. Cached, because heads repeat from page to page. */
export const findHeaderPhrases = memoize((folded: string): readonly HeaderPhrase[] =>
  findMatches(anyPhrase, folded).map((match) => ({
    role: roleOf.get(match[0]) as Role,
    at: match.index,
    end: match.index + match[0].length,
  })),
);

/**
 * Returns the role of one header cell: that of the whole cell, of the cell without brackets and punctuation, or of its
 * most significant phrase with more than three letters (`in` has no role in "Lastschrift in CHF").
 */
export function findRoleOfCell(text: string): Role | undefined {
  const hasGap = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return roleOfName(text) ?? (hasGap === text ? undefined : roleOfName(hasGap));
}

/** True if a text is exactly a column name. A lookup, cheap enough for every line. */
export const isColumnName = (text: string): boolean => roleOf.has(fold(text).trim());

function roleOfName(text: string): Role | undefined {
  const folded = fold(text)
    .replace(/[*:_]|^\W*[£€$₺]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = folded
    .replace(/[(（][^)）]*[)）]|\[[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const exact = roleOf.get(folded) ?? roleOf.get(bare);
  if (exact || folded.length > 60) return exact;
  const found = findHeaderPhrases(bare).filter(({ at, end }) => end - at > 3);
  return found.sort((a, b) => b.end - b.at - (a.end - a.at))[0]?.role;
}
