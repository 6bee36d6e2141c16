import { createPhrasePattern } from './phrases.ts';

/**
 * Words for regular payments that are not subscriptions, folded, by language. Phrases are separated by commas; `*`
 * matches any letters. Company names are listed only if the company does nothing else than lending, letting or
 * teaching.
 */

/** Rent and shared costs of a building. */
export const housing = createPhrasePattern(
  `apt[.]? yon*, apt[.]? gider*, apt[.]? ortak*, apartmani? yon*, blok yon*, site gider*, sitesi gider*, yon[.]? gider*, yonetim gider*,
   wohngeld, charges copro*, cuota comunidad, cuota de comunidad, gastos comunes, quota cond*, rata cond*, taxa cond*, quotas cond*, bijdrage vve`,
  `site yonetim*, sitesi yonetim*, apartman yonetic*, yoneticiligi, toplu yapi, kat malikleri, ev sahibi, isyeri kirasi, depo kirasi`,
  `site yon, koop, kooperatifi, yapi koop*, bina yonet*, bina gider*, apartman gider*, ortak gider*, isi gider*, yakit avans*, emlak, gayrimenkul, rezidans`,
  `housing trust, firstport, estate management, estate services, estate agents?, property mgt, realty, real estate, leasehold, tenancy, residences, block management, residents assoc*, storagemart,
   cubesmart, life storage, safestore, big yellow, shurgard, *selfstorage, self store`,
  `wohnungsgen*, grundstue?cks*, baugenossenschaft, hausmeister*, garagenmiete, vonovia, degewo, gewobag, deutsche wohnen`,
  `vastgoed, huurbetaling, huurpenningen, verhuur*, opslagruimte, bailleur, oph, habitat, agence immo*, box stockage`,
  `comunidad prop*, com prop*, comunidad garajes?, garajes, cdad prop*, comunidad de vecinos, administrador fincas, fincas, arrendamiento*, garaje, trastero*`,
  `amm condominio, box auto, spese comuni, imoveis, taxa condominial, guarda moveis, wspolnota, zarzadca nieruch*, garaz`,
  `lettings, letting agent*, openrent, greystar, invitation homes, zillow rental, avalon communities, resident portal, apartments rent,
   property management, property mgmt, public storage, extra space storage, self storage, storage rental, storage unit, homeowners assoc*, owners assoc*,
   condo fee*, condo dues, body corporate, strata, maintenance society, housing society, society maintenance, ground rent, allotment, parking rent`,
  `*wohnen, wohnbau*, wohnungs*, *hausverwaltung*, *miete, mietkaution, immobilien, immobilienverwaltung, nebenkosten*, stellplatz*,
   *kleingarten*, schrebergarten, studentenwerk, studierendenwerk`,
  `charges locatives, action logement, foncia, nexity, immobiliere, gestion locative, bailleur, hlm`,
  `renta departamento, renta depto, renta casa, renta piso, renta local, renta mensual, inmobiliaria, gastos comunidad`,
  `spese condominiali, amministratore condominio, immobiliare, canone locazione, locazione`,
  `renda casa, renda apartamento, imobiliaria, locacao`,
  `woonstichting, wooncorporatie, woningcorporatie, woningbouw*, woningstichting, servicekosten`,
  `mietzins*, husleje*, boligforening*, boligselskab*, borettslag*, najemne, svj, spoldzielnia mieszkaniowa, wspolnota mieszkaniowa, kozos koltseg, tarsashaz*, bostadsratt*, hyresvard*`,
);

/** Household services, care and accountants. */
export const householdServices = createPhrasePattern(
  `*physio*, fizik tedavi, dis hekim*, zahnarzt*, kieferorthopaed*, kieferorthopad*, orthodont*, invisalign plan, psychotherap*, therapist*, terapist*, terapeut*,
   psikolog*, psycholog*, psicolog*, osteopath*, osteopat*, chiropract*, ostheopat*, logopad*, logopaed*, orthophonist*, carecredit`,
  `bakici*, temizlik, temizlikci*, hanim, usta, hoca, abla, servisci*, okul servis*, gundelikci*, kapici*, apartman gorevlisi, muhasebeci*, smmm, mali musavir*, noter, cilingir, bahcivan`,
  `yikama, oto yikama, kombi bakim*, kombi servis*, servis sozlesme*, bakim sozlesme*, kiralama*, asansor bakim*, servis bakim*, arac bakim*, oto bakim*, hasta bakim*, tup degisim`,
  `cleaners?, cleaning, carers?, caregiver*, handyman, plumb*, electrician*, pest control, ironing`,
  `*reinigung, pflegedienst*, hausnotruf, essen auf raedern, waescherei, aide a domicile, repassage, limpiezas?, cuidadora, pulizi[ae], limpeza, faxina, thuiszorg, glazenwasser`,
  `cleaning lady, house cleaning, home cleaning, housekeep*, maid, maids, window clean*, dog walk*, gardener, gardening, landscap*, lawn care, lawn service,
   snow removal, pool service, nanny, baby sit*, babysit*, childminder, bookkeep*, accountant, tax advis*, school bus, payroll service`,
  `putzfrau, putzhilfe, haushaltshilfe, reinigungskraft, tagesmutter, gartenpflege, *hausreinigung, schornsteinfeger, steuerberat*, lohnsteuerhilfe*, *schulbus, buchhalt*`,
  `assistante maternelle, nounou, pajemploi, cesu, femme de menage, jardinier, expert comptable`,
  `asesoria*, asesor fiscal, empleada hogar, empleada de hogar, empleada del hogar, limpieza hogar`,
  `colf, badante, donna delle pulizie, commercialista, giardiniere`,
  `diarista, empregada, jardineiro, contador honorarios, contabilidade`,
  `huishoudelijke hulp, schoonmaak, schoonmaakster, tuinman, boekhouder, sprzatanie, niania, ksiegowa, stadhjalp, takaritono, konyvelo`,
);

/** Childcare, schools and lessons. */
export const schooling = createPhrasePattern(
  `yuvasi, dershane*, kurs ucret*, yurt ucret*, servis ucret*, servis odeme*, ogrenci servis*, egitim ucret*, etut, ozel ders*, piyano dersi, gitar dersi, keman dersi, yuzme dersi, ingilizce dersi, matematik dersi, okul yemek*, kantin yukleme, ozel okul`,
  `kurs merkez*, bakimevi, rehabilitasyon merkez*, yuva ucret*, okul servisi`,
  `prep school, preparatory school, school fund, montessori*, waldorf*, steiner school`,
  `semester*, studienbeitr*, studentenbeitr*, kindertages*, tagespflege, internat`,
  `ecole maternelle, ecole primaire, college prive, lycee, micro creche, escuela infantil, educacion infantil, escolinha, bercario, scuola infanzia, scuola dell infanzia, doposcuola`,
  `buitenschoolse*, *opvang, gastouder*, szkola podstawowa, oplata za szkole`,
  `kinder ?care, bright horizons, tutor time, kumon, mathnasium, sylvan learning, little league, pta dues, parent ?pay, tutor*, after school,
   piano lesson*, guitar lesson*, violin lesson*, drum lesson*, singing lesson*, dance lesson*, swim lesson*, swimming lesson*, tennis lesson*, math lesson*, maths lesson*, music lesson*,
   driving lesson*, english lesson*, ballet lesson*`,
  `*unterricht, nachhilfe*, semesterbeitrag, semestergebuehr*, semestergebuhr*, hochschule, universitaet, universitat, hort beitrag, hortbeitrag, schulessen, essensgeld, schulgeld, lehrmittel`,
  `scolaire, periscolaire, garderie, centre de loisirs, scolarite, universite, cours de piano, cours de guitare, cours de violon, cours de danse, cours de chant, cours d anglais, cours particuliers`,
  `escolar, extraescolar*, colegiatura, matricula, universidad, clases de *, clases piano, clases ingles, clases particulares, clases guitarra`,
  `scolastic*, scuola materna, retta, universita, universitari*, lezion*, corso inglese, corso nuoto, mensa scuola`,
  `mensalidade escola*, mensalidade colegio, mensalidade escolar, faculdade, universidade, propinas, escola infantil, curso de ingles, aulas de *`,
  `schoolgeld, collegegeld, ouderbijdrage, peuterspeelzaal, kinderopvang*, bso, muziekles, zwemles, bijles, pianoles`,
  `przedszkole, zlobek, czesne, korepetycje, ovoda, bolcsode, tandij, forskola, fritids, skolavgift`,
);

/** Loans and mortgages. */
export const lending = createPhrasePattern(
  `(?:iht*|konut|knt|tasit|tst|tuk*|bireysel|brys|ticari|tic|nakit|egitim|tarim|arac|oto|esnaf|emekli) krd, krd [0-9][0-9]?[0-9]?[-/ ][0-9][0-9]?[0-9]?, krd (?:taks|tks|odm|odeme|tahs|geri|borc)*,
   (?:pers|personal|home|hme) ln, darl, ratenkr, prest personal, cuota prest*, ech pret, pret perso*, ech credit, emprest pessoal, fin veic*`,
  `senet odeme*, tarim kredi, arac kredi*, arac kirala*, filo kirala*, tasit kredi*, ogrenim kredi*, esnaf kredi*, ticari kredi*, egitim kredi*, bireysel kredi*`,
  `tasarruf finans*, eminevim, fuzulev*, katilimevim, birevim, finansman*, faktoring, factoring, limit asim*`,
  `partner fin, v12, zopa, lendable, vanquis, newday, oakbrook, synchrony, capital one auto, carpay, credit acceptance, santander consumer`,
  `mtg, mtge, heloc, *lease, lending, mr cooper, pennymac, newrez, shellpoint, loancare, quicken loans, rocket mortgage, edfinancial, great lakes student, dept of ed*,
   upstart, prosper funding, citi card*, crcardpmt, hecs, inkasso, collections agency, debt collect*`,
  `*kredit, kreditrate, bafoeg, bafog, *leasing*`,
  `renting*, alphabet, arval, leaseplan, ayvens, athlon, lex autolease, loa, lld, franfinance, credit auto, credit conso, pret etudiant, pret auto, remboursement pret, oney, carrefour banque, floa`,
  `financiacion, cofidis, infonavit, fovissste, prestamos`,
  `prestito*, cessione quinto, carta revolving, rata auto, compass banca`,
  `prestacao credito, prestacao casa, consignado, financ veiculo, financ imovel`,
  `hoofdinzake, duo groningen, studielening, prive lease, lease auto, pozyczka, rata pozyczki, leasing, lakashitel, szemelyi kolcson, csn`,
);

/** Taxes, fines, public insurance, chambers and unions. */
export const publicDues = createPhrasePattern(
  `motorlu tasitlar, emlak vergi*, emekli sandigi, sendika*, [a-z]* sen aidat*, baro aidati, oda aidati, meslek odasi, odasi aidat*, tabipler odasi`,
  `trafik cezasi, ruhsat harci, pasaport harci, bin collection, garden waste, parking permit, afvalstoffen*, *abfallwirtschaft, abfallgebuehr*, muellgebuehr*`,
  `state tax, federal tax, property tax*, road tax, vehicle tax, school tax, cra tax, estimated tax, car rego, vehicle registration, dmv, dvla, sewer authority, union dues, unions? subs*, trade union, unison (?:subs*|dues|membership), unite the union, (?:unite|pcs|rmt|cwu|fbu|prospect|teachers|workers) union, gmb (?:union|subs*|dues), nasuwt, usdaw, national education union, neu subs*, teamsters, seiu, afscme, sorority, fraternity`,
  `gez, gerichtskasse, berufsgenossenschaft, ihk, handwerkskammer, aerztekammer, gewerkschaft*, ig metall, parteibeitrag, unterhaltsvorschuss, kindergeld, rundfunk*`,
  `taxe fonciere, taxe habitation, taxe d habitation, amende*, prefecture, stationnement resident, syndicale, syndicat, ordre des *`,
  `tgss, seguridad social, cuota autonomo*, tesoreria general, sindicato, colegio abogados, colegio medicos, multas`,
  `inps, tari, multa, tasse, sindacato, cgil, cisl, ordine avvocati, ordine ingegneri`,
  `das simples, mei das, darf, inss, fgts, licenciamento, detran, coren, crea, oab`,
  `kvk, kamer van koophandel, waterschap*, wegenbelasting, motorrijtuigenbelasting, vakbond, fnv, cnv, zus, urzad skarbowy, zwiazek zawodowy, akassa, a kassa, unionen, fackavgift`,
);

/** Savings, and payments within a family. */
export const savings = createPhrasePattern(
  `annem, anneme, babam, babama, esim, esime, oglum, ogluma, kizim, kizima, kardesim*, komsu, burs odemesi, avans hesap, karz, altin biriktirme, esnaf kefalet`,
  `to wife, from husband, husband housekeeping, housekeeping, flatmate*, housemate*, house share, joint account, bills account, household account, shared expenses, splitwise,
   holiday pot, savings pot, rainy day pot, bills pot, emergency pot, house pot, wedding pot, christmas pot, premium bonds, plum, moneyfarm, remitly, worldremit, xoom, ria money, payoneer`,
  `haushaltskasse, haushaltsgeld, gemeinschaftskonto, wg kasse, wg konto, flatex, saveback, bitpanda`,
  `compte joint, compte commun, colocation, coloc`,
  `cuenta comun, cuenta conjunta, gastos casa, afore, cetes, cetesdirecto, fondo inversion, fondos de inversion, caja de ahorro`,
  `conto comune, conto cointestato, conto deposito, buoni fruttiferi, libretto postale, fondi pensione`,
  `conta conjunta, caixinha, cofrinho, certificados aforro, ppr`,
  `gezamenlijke rekening, huishoudgeld, huishoudpot, obligacje, ike, ikze, ppk, isk insattning, isk`,
  `hesabim, cocuk hesabi, altin hesabi*, altin gunu, gun parasi, birikim hesabi*, portfoy*, duzenli odeme, duzenli odeme talimati, bes odeme*`,
  `*birikim, hac birikim, umre birikim, katilim hesab*, katilma hesab*, kumbara hesab*`,
  `moneyline, recurring buy, roth, ira, deposit account, betterment, wealthfront, vanguard, fidelity, schwab, hargreaves lansdown, aj bell, freetrade, interactive investor, interactive brokers, acorns, stash, wealthsimple, questrade, nutmeg, apmex, gemini trust, kraken, chit fund, kittys?, alimony, court ordered`,
  `*sparplan, tagesgeld*, sparkonto, riester*, ruerup*, rurup*, altersvorsorge, trade republic, scalable, scalable capital`,
  `versement*, pee, perp, per versement, plan epargne`,
  `ahorro*, aportacion*, plan de pensiones, tanda, pension alimentos, pension alimenticia`,
  `piano accumulo, pac investimento, fondo comune, assegno mantenimento`,
  `previdencia, tesouro direto, pensao, pensao alimenticia, capitalizacao`,
  `beleggen, brand new day, degiro, oszczedz*, alimenty, avanza, nordnet, manadssparande`,
);

/** Tolls, public transport, parking and top-ups of cards and phones. */
export const transport = createPhrasePattern(
  `dolum, dolumu, bakiye yukleme*, tl yukleme*, kart yukleme*, yukleme, yuklemesi, kentkart, kontor*, hgs, ogs, akbil, istanbulkart, ankarakart, marmaray, izban, metrobus, metro kart*, ulasim kart*, gecis ucret*,
   kopru gecis*, koprusu gecis*, otoyol gecis*, tunel* gecis*, bilet dolum*`,
  `toll, tolls, season ticket, railcard, e ?z ?pass, fastrak, sunpass, replenish*, transit, oyster, congestion charge, bus pass, parking, car ?park, rides?, scooter rental, bike rental, airtime, prepaid, mobile load`,
  `maut, parkhaus, parkgebuehr*, parkgebuhr*, parkschein*, prepaid aufladung, guthaben*`,
  `peage*, aprr, sanef, vinci autoroutes, ulys, autoroutes?, stationnement, recharge mobile, recharge navigo`,
  `peajes?, telepeaje, via t, recargas?, estacionamiento, aparcamiento`,
  `pedaggi?o?, parcheggio, ricarica*, autostrade`,
  `pedagio, estacionamento, bilhete unico`,
  `parkeren, parkeer*, opwaarder*, ov chipkaart, beltegoed`,
  `doladowani*, autostrad*, parkowanie, parkomat`,
);

/** Dental and medical treatment, including clubs of practices. */
export const healthcare = createPhrasePattern(
  `dental*, dentist*, orthodon*, smile ?direct*, aligners?, invisalign, medical center, medical centre, medical group, hospital bill`,
  `dis klinig*, dis poliklinig*, agiz ve dis, tip merkezi, poliklinik, hastane*, muayene*, ameliyat*`,
  `zahnmedizin*, arztpraxis, praxis dr, cabinet medical, cabinet dentaire, clinica dental, centro medico, odontolog*, dentista, studio dentistico, clinica odontologica`,
  `tandarts*, fysiotherap*, stomatolog*, przychodnia`,
);

/** Telephone and internet providers that the catalogue does not list. */
export const telecomNetworks = createPhrasePattern(
  `haut ?debit, forfait mobile, handyvertrag*, fiber, fibre, fibra, fiberoptik, glasfaser*, glasvezel, broadband, dsl, gsm, mobilfunk, sim only, telefonia, telefonica, uydunet, ev internet*, swiatlowod`,
);

/** Card terminals and payment providers of shops. */
export const cardTerminals = createPhrasePattern(
  `worldpay, sumup fees?, pos merchant, merchant services?, clover pos, pitney bowes, elavon, barclaycard payments, square fees?, stripe fees?, odeal, sanal pos, kartenterminal, pinautomaat, tpe location, tpv, noleggio pos, getnet, cielo, pagseguro`,
);
