import { createPhrasePattern } from './phrases.ts';

/**
 * Whom people pay every month for what is no subscription, told by what such houses call themselves, folded, by
 * language: supply, cover, offices, practices, homes, lessons, lenders. Beside `regular-payments.ts`, which holds what a
 * line says of the payment itself.
 */

/** Water, heat, light and waste. */
export const utilities = createPhrasePattern(
  `kanalizasyon, gaz dagitim, su isleri, dogal gaz, elektrik dagitim, perakende satis, su idaresi, sular idaresi, su faturasi, elektrik faturasi, isinma gideri`,
  `heating oil, propane, firewood, septic, sewerage, sewage, water dist*, water district, water authority, water works, public works, district heating, water board, waste collection`,
  `fernwa?e?rme*, wasserwerk*, abwasser*, mue?llabfuhr, zweckverband, wasserverband, heizkosten*, stromabschlag, gasabschlag, abschlag, heizo?e?l`,
  `eau du, eau de, compagnie des eaux, chauffage urbain, ordures menageres, fioul, aguas municipales, aguas de, gas natural, suministro*, acquedotto*, teleriscaldamento, nettezza urbana, gasolio, saneamento, esgoto, agua e esgoto, luz y gas, gaz y electricidad, companhia de agua*, luz e gas, agua cea*, cea agua*, pago (?:de )?agua, comision estatal (?:del? )?aguas?, agua y drenaje, agua y saneamiento, sacmex, acqua pubblica, servizio idrico`,
  `gaslicht*, warmtenet*, stadsverwarming, prad, energia elektryczna, gaz ziemny, wodociag*, mpwik, mpec, cieplo*, cieplownia, gazownia, elektrownia`,
);

/** Insurers and health funds, and what they call their price. */
export const insurers = createPhrasePattern(
  `*versicherung*, *verzekering*, *verzekerd, *forsakring*, *forsikring*, *biztosit*, assicur*, asegur*, ubezpiec*, *sigorta*`,
  `kasko, hayat prim*, prim tahsil*, prim odeme*, saglik prim*`,
  `cash plan, life cover, boiler cover, home ?care cover, homeserve, home warranty, simplyhealth, domestic & general, domestic general, scottish widows, american family ins, ins prem*, warranty direct, benenden, funeral plan*, glasses plan`,
  `pkv, aok*, bkk*, ikk, knappschaft, zusatzbeitrag, krankenzusatz*, *gebaeudevers*, *gebaudevers*, kfz vers*, sterbevorsorge, pompes funebres, complementaire sante, deces obseques, decesos, poliza*, cuota mutua, onoranze funebri, plano funeral*`,
  `zorgpremie, premie, uitvaart*, skladka`,
);

/** Offices of the state, of professions and of public insurance. */
export const publicOffices = createPhrasePattern(
  `idaresi, mudurlug*, genel mudurlug*, baskanlig*, bakanlig*, valilig*, kaymakamlig*, muhtarlig*, odasi, odalari, birligi, federasyonu, konfederasyonu, cenaze fonu`,
  `borough, london borough, city of, town of, village of, county of, city council, county council, data protection fee, ico data protection, royal mail, usps`,
  `landratsamt, ordnungsamt, jugendamt, amtsgericht, stadtverwaltung, versorgungswerk`,
  `cpam, cipav, carmf, carpimko, cnbf, carcdsf, ircantec, agirc, arrco, msa cotisation*, caf allocation, caisse de retraite, caisse des depots, diputacion, junta de, generalitat, xunta, agencia tributaria, mutualidad, colegio oficial, agenzia riscossione, agenzia entrate riscossione,
   studio legale, studio commercialista, cassa forense, enpam, inarcassa, cassa geometri, regione, camara municipal, junta freguesia, seguranca social, conselho regional`,
  `cjib, centraal justitieel, bsgw, cocensus, urzad*, gmina, krus, mandat karny`,
);

/** Practices and homes in which people are treated and cared for, and who advises them for fees. */
export const practices = createPhrasePattern(
  `doktor*, poliklin*, veteriner*, hekim*, hekimi, cocuk doktoru, goz merkezi, hasta bakim*, huzur ?evi, huzurevi, bakim ?evi, avukat*, hukuk burosu, muhasebe burosu, mali musavir*, noterlig*`,
  `doctor, physician*, paediatric*, pediatric*, dermatolog*, cardiolog*, veterinar*, opticians?, optometr*, audiolog*, care home, nursing home, assisted living, retirement home, law offices?, law firm, solicitors?, attorney*, accountants?, notary`,
  `kinderarzt*, hausarzt*, frauenarzt*, arztpraxis, tierarzt*, ho?e?rgera?e?te*, seniorenheim, pflegeheim, altenheim, seniorenresidenz, kanzlei, rechtsanwa?e?lt*, notariat, steuerbu?e?ro`,
  `medecin, pediatre, veterinaire, ehpad, maison de retraite, avocats?, notaire, expert ?comptable, expertise comptable, residencia mayores, residencia tercera edad, abogad*, notaria, veterinari[ao], casa di riposo, avvocat*, notaio, ragioniere, lar de idosos, advogad*, advocacia, contabil, escritorio contabil`,
  `huisarts*, dierenarts*, verzorgingshuis, zorgcentrum, advocaat*, notaris*, accountantskantoor, administratiekantoor, pediatr*, ginekolog*, gynekolog*, weterynar*, dom opieki, biuro rachunkowe, kancelaria`,
);

/** Where children are kept and taught, and where anybody learns by the lesson. */
export const lessons = createPhrasePattern(
  `ogrenci yurdu, ogrenci yurt*, dil okulu, dil kursu, yurdu, kyk, yemekhane*, surucu kurs*, ehliyet kurs*, matematik kursu, ingilizce kursu, almanca kursu, yuzme kursu, resim kursu, bale kursu, bakim evi`,
  `driving school, driver ed*, ballet school, riding school, swim school, music teacher, piano teacher, violin teacher, guitar teacher, language school, school lunch, child minding, wraparound care`,
  `fahrschule, schwimmkurs, schwimmschule, reitschule, reitstunden, klavierlehrer*, gitarrenlehrer*, geigenlehrer*, sprachkurs, *mittagessen, spielgruppe, schulverpflegung, ferienbetreuung, *kindergarten, *kinderkrippe, nachmittagsbetreuung`,
  `auto ecole, ecole de conduite, cours legendre, cours du soir, cours d*, cours de *, soutien scolaire, acadomia, creche, halte garderie, autoescuela, autoesc*, escola bressol, llar d ?infants, llar infants, jardin infantil, jardin de infancia, ludoteca, autoscuola, scuola guida, ripetizioni, asilo, ludoteca, auto escola, reforco escolar, escola de natacao, natacao infantil`,
  `basisschool, *huiswerkbegeleiding, kdv, tso, overblijf*, rijschool, zwemschool, zwemles*, prawo jazdy, nauka jazdy, korepetytor, zlobek`,
);

/** What is taught to whoever likes: schools of these are subscribed to, as are those that say so. */
const pastimes = createPhrasePattern(
  `musi*, danc*, dans*, danz*, dance*, ballo, ballet, baile, tango, salsa, samba, capoeira, flamenco, yoga, pilates, surf*, kite*, idiom*, lingu*, langu*, ingles*, angla*, english, canto, chant, singing, guit*,
   chitarr*, viol*, cell*, flaut*, flut*, sax*, trompet*, acord*, accord*, cavaq*, orques*, orchest*, voz, voix, voce, voice, jazz, dj, ritm*, rythm*, zumba, piano*, bateria, batteria, teatr*, theat*, arte?s?, desenho, dessin, dibujo, disegno, pintura, peinture, pittura, circo, cirque, fut*, foot*, calcio, tenn?is, padel, golf,
   natac*, natat*, nuoto, swim*, cozinha, cocina, cuisine, cucina, cooking, culinar*, gastron*, ceram*, croche*, tric*, bordado, escri*, ecrit*, scritt*, cine*, game*, jeux, juegos, robot*, informat*, comput*, tech*, tecn*, maqu*, make*, bele*, beaut*, belle*, jardin*, trading, invest*, coach*, orator*, foto*, photo*, code, codigo, coding, programac*, online, digital, vela, voile, sailing, ski, sci, equita*, riding, hip, hop, judo,
   karate, jiu*, box*, lut*, martia*, marcia*, vida, vie, life, negocios, business, marketing, design*, moda, mode, costura, couture, medita*, rock, fit*, gym*, gina*, sport*, deport*, esport*, escalad*, climb*, mergulho, buceo, plongee, div[ei]*, aikido, taekwondo, krav, kung, esgrima, escrime, scherma, patin*, skat*, vol[el]*, basque*, basket, rugby, hand*, atlet*, athlet*, triat*, remo, aviron, parkour, hipica, magi*, vinh?o?, vino, wine, xadrez, ajedrez, scacchi`,
  `assinatura, suscripcion, abonnement, abbonamento, subscription, membership, club*`,
);

const schools = createPhrasePattern(
  'escola (?!de )[a-z]*, escuela (?!de )[a-z]*, ecole (?!de |du )[a-z]*, scuola (?!di |del )[a-z]*, college (?:ste?|sainte?|notre), *okullari',
  '(?:st|saint|saints|primary|elementary|high|middle|grammar|secondary|junior|infants?|christian|catholic|parish|community) (?:[a-z]* )?school',
);

/** Schools of no pastime, which only say whose they are: `ESCOLA SANTA RITA`, `ST JOHNS SCHOOL`. */
export const namedSchools = new RegExp(`^(?=.*${schools.source})(?!.*${pastimes.source})`);

/** Who lends, and what is paid off: cars, furniture, roofs. */
export const lenders = createPhrasePattern(
  `eminevim, senet tahsil*, taksitli kredi`,
  `credit builder, rent a center, aarons, goodleap, mosaic solar, sunrun, sunnova, home improvements?, conservator*, roofing, onemain, sofi, marcus by, best egg, lending ?club, applecard, gsbank, credit crd, carmax auto, exeter finance, westlake fin*, wonga, vivus, provident, cembra, moneyplus`,
  `targobank, nordax, alma ?\\dx, consumer credit, drivalia, leasys, leasecom, grenke, location materiel, hypothe*, credipar, diac, viaxel, sygma, creatis, wizink, cofidis, evo finance, losango, crefisa, fintech credito, dacia finance, santander consumer, bank rate`,
);

/** Who keeps gardens, roofs and stairs. */
export const maintenanceServices = createPhrasePattern(
  `trugreen, lawn *, pest, terminix, orkin, pool guys, gutter*, chimney*, tree service, merry maids, molly maid, servpro, roto rooter, property factors?, factor scot`,
  `winterdienst, gartenbau*, hausverwalt*, treppenhaus*, portier*, conciergerie, jardineria, mantenimiento jardin, manutenzione verde, tuinonderhoud`,
);

/** Rooms in which things are kept. */
export const storageRooms = createPhrasePattern(
  `homebox, une piece en plus, garde ?meubles?, guardamuebles, mini depo*, depo kirala*, esya depolama, emanet*, location box, shurgard, lagerraum*, storage, lock ?up, trastero*, opslag, *selfstorage, storage rent*, opslagbox, lagerbox, lagerraum`,
);

/** Pots into which people put money, and chance. */
export const savingsPots = createPhrasePattern(
  `yatirim, kumbaram, alim emri, alis emri, hesabi aktarim, aktarim emri, ceyiz hesab*, konut hesab*, ogretmenler sandigi, yardim sandigi, kesintisi?, altin gunu`,
  `etf plan, etf sparplan, gold plan, bingo, lotto*, superenalotto, loteria*, lottery`,
  `sparschwein, finanzberatung, pac, deka, hucha*, spaarpot*, salvadanaio, tirelire, cagnotte, mealheiro, skarbonka`,
);
