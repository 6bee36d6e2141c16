/** Places that banks print after a merchant, folded. Removed from the end only, never the whole name. */
const cities =
  `adana adapazari adiyaman afyon aksaray amasya ankara antalya ardahan artvin aydin balikesir bartin batman bayburt bilecik
bingol bitlis bolu burdur bursa canakkale cankiri corum denizli diyarbakir duzce edirne elazig erzincan erzurum eskisehir gaziantep giresun
gumushane hakkari hatay igdir isparta istanbul izmir kahramanmaras karabuk karaman kars kastamonu kayseri kilis kirikkale kirklareli kirsehir
kocaeli izmit konya kutahya malatya manisa mardin mersin icel mugla mus nevsehir nigde ordu osmaniye rize sakarya samsun sanliurfa siirt sinop sirnak
sivas tekirdag tokat trabzon tunceli usak van yalova yozgat zonguldak kadikoy besiktas sisli uskudar maltepe umraniye atasehir bakirkoy
beyoglu fatih levent maslak cankaya bornova karsiyaka pendik kartal sariyer esenyurt avcilar beylikduzu
london dublin stockholm amsterdam luxembourg berlin hamburg munchen muenchen koln koeln frankfurt stuttgart dusseldorf paris lyon marseille
madrid barcelona milano milan roma rome torino lisboa lisbon porto wien vienna zurich geneva brussels bruxelles copenhagen kobenhavn oslo
helsinki warsaw warszawa prague praha budapest athens manchester birmingham leeds edinburgh glasgow bristol cork tallinn vilnius riga
seattle chicago boston austin denver houston dallas miami atlanta portland phoenix toronto vancouver montreal sydney melbourne brisbane
auckland singapore tokyo osaka seoul dubai mumbai delhi bangalore limassol nicosia tel aviv schiphol gibraltar valletta malta
utrecht rotterdam eindhoven groningen leipzig dresden bremen hannover nurnberg nuernberg essen dortmund bonn mannheim karlsruhe kiel mainz bordeaux lille nantes nice toulouse
strasbourg rennes montpellier valencia sevilla malaga bilbao zaragoza murcia napoli bologna firenze palermo genova verona bari curitiba recife brasilia salvador fortaleza campinas
bengaluru pune chennai hyderabad kolkata gurgaon gurugram noida guadalajara monterrey calgary ottawa edmonton perth adelaide melbourne bursa
leicester nottingham sheffield liverpool cardiff belfast newcastle philadelphia sacramento orlando tampa cleveland pittsburgh charlotte baltimore detroit minneapolis
burbank redmond cupertino sunnyvale oakland berkeley pasadena scottsdale tempe provo lehi bellevue brooklyn cambridge somerville stamford arlington reston
hilversum haarlem delft leiden amersfoort hoofddorp diemen almere breda tilburg nijmegen enschede antwerpen leuven feltham swindon basingstoke richmond
slough watford guildford brighton oxford exeter plymouth southampton portsmouth livingston aberdeen dundee swansea galway limerick
kaunas tartu poznan krakow wroclaw gdansk katowice lodz brno ostrava bratislava zagreb ljubljana beograd bucuresti sofia espoo tampere turku goteborg malmo uppsala
aarhus odense bergen trondheim stavanger basel bern lausanne graz linz salzburg innsbruck neuss potsdam ismaning unterfohring karlsruhe aachen augsburg munster
regensburg freiburg heidelberg kassel erfurt rostock lubeck boulogne issy courbevoie puteaux levallois neuilly malakoff grenoble toulon rouen
padova brescia catania trieste modena granada alicante vigo braga coimbra campinas manaus belem goiania vitoria`.split(
    /\s+/,
  );

const twoWordCities = [
  'san francisco',
  'den haag',
  's gravenhage',
  'belo horizonte',
  'porto alegre',
  'frankfurt main',
  'los angeles',
  'new york',
  'san jose',
  'mountain view',
  'menlo park',
  'palo alto',
  'los gatos',
  'san diego',
  'las vegas',
  'sao paulo',
  'rio de janeiro',
  'mexico city',
  'ciudad de mexico',
  'hong kong',
  'tel aviv',
  'san mateo',
  'salt lake city',
  'redwood city',
  'santa clara',
];

const countries =
  `tr tur turkiye turkey us usa uk gb gbr ie irl ireland de deu germany nl nld netherlands fr fra france es esp spain it ita italy
pt prt portugal se swe sweden no nor norway dk dnk denmark fi fin finland be bel ch che at aut lu lux pl pol cz cze hu hun ro rou bg bgr gr grc
cy cyp mt mlt ee est lv lva lt ltu ca can canada au aus australia nz nzl sg sgp hk hkg jp jpn in ind il isr ae are br bra brasil brazil mx mex mexico
cn chn kr kor za zaf on qc bc ab mb nsw vic qld ns vi ql cdmx internet web online`.split(/\s+/);

const usStates =
  `al ak az ar ca co ct dc fl ga hi id il ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy`.split(
    ' ',
  );

/** Countries and states, as banks abbreviate them behind the city. */
export const regionWords: ReadonlySet<string> = new Set([...countries, ...usStates]);
export const placeWords: ReadonlySet<string> = new Set([...cities, ...regionWords]);
export const placePairs: ReadonlySet<string> = new Set(twoWordCities);

/** Legal forms and web endings. */
export const companyForms: ReadonlySet<string> = new Set(
  `ltd limited llc inc gmbh ag bv b v sarl sas sa s r l srl spa plc ab as a oy kft sti sirketi san tic ve ticaret sanayi anonim corp co company se pte pty
com net org tv io ai app tr info www http https bill helppay g xx`.split(/\s+/),
);
