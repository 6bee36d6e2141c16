import { createPhrasePattern } from './phrases.ts';

/**
 * Payees of regular payments that are not subscriptions, by the words in their names, folded, by language.
 * `regular-payments.ts` holds the words for the payment itself.
 */

/** Water, heating, electricity and waste. */
export const utilities = createPhrasePattern(
  `kanalizasyon, gaz dagitim, su isleri, dogal gaz, elektrik dagitim, perakende satis, su idaresi, sular idaresi, su faturasi, elektrik faturasi, isinma gideri`,
  `heating oil, propane, firewood, septic, sewerage, sewage, water dist*, water district, water authority, water works, public works, district heating, water board, waste collection`,
  `fernwa?e?rme*, wasserwerk*, abwasser*, mue?llabfuhr, zweckverband, wasserverband, heizkosten*, stromabschlag, gasabschlag, abschlag, heizo?e?l`,
  `eau du, eau de, compagnie des eaux, chauffage urbain, ordures menageres, fioul, aguas municipales, aguas de, gas natural, suministro*, acquedotto*, teleriscaldamento, nettezza urbana, gasolio, saneamento, esgoto, agua e esgoto, luz y gas, gaz y electricidad, companhia de agua*, luz e gas, agua cea*, cea agua*, pago (?:de )?agua, comision estatal (?:del? )?aguas?, agua y drenaje, agua y saneamiento, sacmex, acqua pubblica, servizio idrico`,
  `gaslicht*, warmtenet*, stadsverwarming, prad, energia elektryczna, gaz ziemny, wodociag*, mpwik, mpec, cieplo*, cieplownia, gazownia, elektrownia`,
);

/** Insurers and health funds, and words for premiums. */
export const insurers = createPhrasePattern(
  `*versicherung*, *verzekering*, *verzekerd, *forsakring*, *forsikring*, *biztosit*, assicur*, asegur*, ubezpiec*, *sigorta*`,
  `kasko, hayat prim*, prim tahsil*, prim odeme*, saglik prim*`,
  `cash plan, life cover, boiler cover, home ?care cover, homeserve, home warranty, simplyhealth, domestic & general, domestic general, scottish widows, american family ins, ins prem*, warranty direct, benenden, funeral plan*, glasses plan`,
  `pkv, aok*, bkk*, ikk, knappschaft, zusatzbeitrag, krankenzusatz*, *gebaeudevers*, *gebaudevers*, kfz vers*, sterbevorsorge, pompes funebres, complementaire sante, deces obseques, decesos, poliza*, cuota mutua, onoranze funebri, plano funeral*`,
  `zorgpremie, premie, uitvaart*, skladka`,
);

/** Authorities, professional chambers and public insurance. */
export const publicOffices = createPhrasePattern(
  `idaresi, mudurlug*, genel mudurlug*, baskanlig*, bakanlig*, valilig*, kaymakamlig*, muhtarlig*, odasi, odalari, birligi, federasyonu, konfederasyonu, cenaze fonu`,
  `borough, london borough, city of, town of, village of, county of, city council, county council, data protection fee, ico data protection, royal mail, usps`,
  `landratsamt, ordnungsamt, jugendamt, amtsgericht, stadtverwaltung, versorgungswerk`,
  `cpam, cipav, carmf, carpimko, cnbf, carcdsf, ircantec, agirc, arrco, msa cotisation*, caf allocation, caisse de retraite, caisse des depots, diputacion, junta de, generalitat, xunta, agencia tributaria, mutualidad, colegio oficial, agenzia riscossione, agenzia entrate riscossione,
   studio legale, studio commercialista, cassa forense, enpam, inarcassa, cassa geometri, regione, camara municipal, junta freguesia, seguranca social, conselho regional`,
  `cjib, centraal justitieel, bsgw, cocensus, urzad*, gmina, krus, mandat karny`,
);

/** Medical practices, care homes and professional advisers. */
export const practices = createPhrasePattern(
  `doktor*, poliklin*, veteriner*, hekim*, hekimi, cocuk doktoru, goz merkezi, hasta bakim*, huzur ?evi, huzurevi, bakim ?evi, avukat*, hukuk burosu, muhasebe burosu, mali musavir*, noterlig*`,
  `doctor, physician*, paediatric*, pediatric*, dermatolog*, cardiolog*, veterinar*, opticians?, optometr*, audiolog*, care home, nursing home, assisted living, retirement home, law offices?, law firm, solicitors?, attorney*, accountants?, notary`,
  `kinderarzt*, hausarzt*, frauenarzt*, arztpraxis, tierarzt*, ho?e?rgera?e?te*, seniorenheim, pflegeheim, altenheim, seniorenresidenz, kanzlei, rechtsanwa?e?lt*, notariat, steuerbu?e?ro`,
  `medecin, pediatre, veterinaire, ehpad, maison de retraite, avocats?, notaire, expert ?comptable, expertise comptable, residencia mayores, residencia tercera edad, abogad*, notaria, veterinari[ao], casa di riposo, avvocat*, notaio, ragioniere, lar de idosos, advogad*, advocacia, contabil, escritorio contabil`,
  `huisarts*, dierenarts*, verzorgingshuis, zorgcentrum, advocaat*, notaris*, accountantskantoor, administratiekantoor, pediatr*, ginekolog*, gynekolog*, weterynar*, dom opieki, biuro rachunkowe, kancelaria`,
);

/** Childcare, schools and private lessons. */
export const lessons = createPhrasePattern(
  `ogrenci yurdu, ogrenci yurt*, dil okulu, dil kursu, yurdu, kyk, yemekhane*, surucu kurs*, ehliyet kurs*, matematik kursu, ingilizce kursu, almanca kursu, yuzme kursu, resim kursu, bale kursu, bakim evi`,
  `driving school, driver ed*, ballet school, riding school, swim school, music teacher, piano teacher, violin teacher, guitar teacher, language school, school lunch, child minding, wraparound care`,
  `fahrschule, schwimmkurs, schwimmschule, reitschule, reitstunden, klavierlehrer*, gitarrenlehrer*, geigenlehrer*, sprachkurs, *mittagessen, spielgruppe, schulverpflegung, ferienbetreuung, *kindergarten, *kinderkrippe, nachmittagsbetreuung`,
  `auto ecole, ecole de conduite, cours legendre, cours du soir, cours d*, cours de *, soutien scolaire, acadomia, creche, halte garderie, autoescuela, autoesc*, escola bressol, llar d ?infants, llar infants, jardin infantil, jardin de infancia, ludoteca, autoscuola, scuola guida, ripetizioni, asilo, ludoteca, auto escola, reforco escolar, escola de natacao, natacao infantil`,
  `basisschool, *huiswerkbegeleiding, kdv, tso, overblijf*, rijschool, zwemschool, zwemles*, prawo jazdy, nauka jazdy, korepetytor, zlobek`,
);

/** Subjects of leisure courses: schools of these are offered as subscriptions. */
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

/** Schools named after a person or place: `ESCOLA SANTA RITA`, `ST JOHNS SCHOOL`. */
export const namedSchools = new RegExp(`^(?=.*${schools.source})(?!.*${pastimes.source})`);

/** Lenders for cars, furniture and home improvements. */
export const lenders = createPhrasePattern(
  `eminevim, senet tahsil*, taksitli kredi`,
  `credit builder, rent a center, aarons, goodleap, mosaic solar, sunrun, sunnova, home improvements?, conservator*, roofing, onemain, sofi, marcus by, best egg, lending ?club, applecard, gsbank, credit crd, carmax auto, exeter finance, westlake fin*, wonga, vivus, provident, cembra, moneyplus`,
  `targobank, nordax, alma ?\\dx, consumer credit, drivalia, leasys, leasecom, grenke, location materiel, hypothe*, credipar, diac, viaxel, sygma, creatis, wizink, cofidis, evo finance, losango, crefisa, fintech credito, dacia finance, santander consumer, bank rate`,
);

/** Maintenance of gardens, roofs and stairs. */
export const maintenanceServices = createPhrasePattern(
  `trugreen, lawn *, pest, terminix, orkin, pool guys, gutter*, chimney*, tree service, merry maids, molly maid, servpro, roto rooter, property factors?, factor scot`,
  `winterdienst, gartenbau*, hausverwalt*, treppenhaus*, portier*, conciergerie, jardineria, mantenimiento jardin, manutenzione verde, tuinonderhoud`,
);

/** Storage rooms. */
export const storageRooms = createPhrasePattern(
  `homebox, une piece en plus, garde ?meubles?, guardamuebles, mini depo*, depo kirala*, esya depolama, emanet*, location box, shurgard, lagerraum*, storage, lock ?up, trastero*, opslag, *selfstorage, storage rent*, opslagbox, lagerbox, lagerraum`,
);

/** Savings pots and lotteries. */
export const savingsPots = createPhrasePattern(
  `yatirim, kumbaram, alim emri, alis emri, hesabi aktarim, aktarim emri, ceyiz hesab*, konut hesab*, ogretmenler sandigi, yardim sandigi, kesintisi?, altin gunu`,
  `etf plan, etf sparplan, gold plan, bingo, lotto*, superenalotto, loteria*, lottery`,
  `sparschwein, finanzberatung, pac, deka, hucha*, spaarpot*, salvadanaio, tirelire, cagnotte, mealheiro, skarbonka`,
);
