/**
 * Who sends mail about subscriptions beside the services' own domains (those stand in the catalogue, and subdomains
 * are always meant too).
 */

/** Collects money for others; whom for stands in the mail. Resellers of the catalogue are known with their own domains. */
export const processors: {
  name: string;
  domains: string[];
  /** Its mails carry the merchant's name as their sender. */
  writes_for_merchants?: true;
}[] = [
  {
    name: 'PayPal',
    domains: [
      'paypal.com',
      ...countries('paypal', 'de fr it es pl pt be nl at ch ca mx'),
      'paypal.co.uk',
      'paypal.com.tr',
      'paypal.com.br',
      'paypal.com.au',
    ],
  },
  { name: 'PayU', domains: ['payu.com', 'payu.pl', 'payu.com.tr', 'payu.in', 'payu.ro', 'payu.hu', 'payu.cz'] },
  { name: 'Autopay', domains: ['autopay.pl', 'autopay.eu', 'bm.pl', 'bluemedia.pl'] },
  { name: 'Tpay', domains: ['tpay.com'] },
  { name: 'Przelewy24', domains: ['przelewy24.pl', 'p24.pl'] },
  { name: 'Steam', domains: ['steampowered.com'] },
  { name: 'Stripe', domains: ['stripe.com'], writes_for_merchants: true },
  { name: 'Paddle', domains: ['paddle.com', 'paddle.net'], writes_for_merchants: true },
  { name: 'FastSpring', domains: ['fastspring.com'], writes_for_merchants: true },
  { name: '2Checkout', domains: ['2checkout.com', 'verifone.com'] },
  { name: 'Digital River', domains: ['digitalriver.com', 'mycommerce.com'] },
  { name: 'Cleverbridge', domains: ['cleverbridge.com'] },
  { name: 'Gumroad', domains: ['gumroad.com'], writes_for_merchants: true },
  { name: 'Lemon Squeezy', domains: ['lemonsqueezy.com', 'lemonsqueezy-mail.com'], writes_for_merchants: true },
  { name: 'iyzico', domains: ['iyzico.com'] },
  { name: 'PayTR', domains: ['paytr.com'] },
  { name: 'Param', domains: ['param.com.tr'] },
  { name: 'Papara', domains: ['papara.com'] },
  { name: 'Paycell', domains: ['paycell.com.tr'] },
  { name: 'Simpl', domains: ['getsimpl.com'] },
  { name: 'Razorpay', domains: ['razorpay.com'] },
  { name: 'GoCardless', domains: ['gocardless.com'], writes_for_merchants: true },
  { name: 'Chargebee', domains: ['chargebee.com'], writes_for_merchants: true },
  // Courses, clubs and communities of single people.
  { name: 'Digistore24', domains: ['digistore24.com'] },
  { name: 'CopeCart', domains: ['copecart.com'] },
  { name: 'ablefy', domains: ['ablefy.io', 'elopage.com'] },
  { name: 'Kiwify', domains: ['kiwify.com.br'] },
  { name: 'Eduzz', domains: ['eduzz.com'] },
  { name: 'Mollie', domains: ['mollie.com'], writes_for_merchants: true },
  { name: 'SumUp', domains: ['sumup.com'], writes_for_merchants: true },
  { name: 'Recurly', domains: ['recurly.com'], writes_for_merchants: true },
  // Gyms and studios collect with these, and are named in the mail.
  { name: 'Mindbody', domains: ['mindbodyonline.com', 'mindbody.io'], writes_for_merchants: true },
  { name: 'Glofox', domains: ['glofox.com'], writes_for_merchants: true },
  { name: 'Virtuagym', domains: ['virtuagym.com'], writes_for_merchants: true },
  { name: 'Wodify', domains: ['wodify.com'], writes_for_merchants: true },
  { name: 'PushPress', domains: ['pushpress.com'], writes_for_merchants: true },
  { name: 'TeamUp', domains: ['goteamup.com'], writes_for_merchants: true },
  { name: 'Momence', domains: ['momence.com'], writes_for_merchants: true },
  { name: 'Memberful', domains: ['memberful.com'], writes_for_merchants: true },
  { name: 'Fourthwall', domains: ['fourthwall.com'], writes_for_merchants: true },
  {
    name: 'Mercado Pago',
    domains: ['mercadopago.com', 'mercadopago.com.br', 'mercadopago.com.ar', 'mercadopago.com.mx'],
  },
  { name: 'PagSeguro', domains: ['pagseguro.com.br', 'pagseguro.uol.com.br'] },
  { name: 'Apple', domains: ['apple.com', 'itunes.com', 'me.com.apple.com'] },
  { name: 'Google Play', domains: ['google.com'] },
  { name: 'Microsoft', domains: ['microsoft.com', 'microsoftonline.com', 'office.com', 'microsoftstoreemail.com'] },
  {
    name: 'Amazon',
    domains: [
      'amazon.com',
      'primevideo.com',
      'amazonpay.com',
      ...countries('amazon', 'de fr it es pl nl se ca in eg sa ae sg be'),
      'amazon.co.uk',
      'amazon.co.jp',
      'amazon.com.tr',
      'amazon.com.br',
      'amazon.com.mx',
      'amazon.com.au',
      'amazon.com.be',
    ],
  },
  { name: 'Roku', domains: ['roku.com'] },
  { name: 'PlayStation', domains: ['playstation.com', 'sonyentertainmentnetwork.com', 'playstationemail.com'] },
  { name: 'Nintendo', domains: ['nintendo.com', 'nintendo.net', 'nintendo.co.jp', 'nintendo-europe.com'] },
  { name: 'Samsung', domains: ['samsung.com', 'samsungcheckout.com'] },
  { name: 'Huawei', domains: ['huawei.com'] },
  { name: 'Electronic Arts', domains: ['ea.com'] },
];

/** Through whom anybody sends invoices and asks for money in any name: of `processors`, by name, and others' domains. */
const openToAnybody = new Set([
  'PayPal',
  'Stripe',
  'SumUp',
  'Mollie',
  'Razorpay',
  'PayU',
  'iyzico',
  'PayTR',
  'Param',
  'Papara',
  'GoCardless',
  'Chargebee',
  'Mercado Pago',
  'PagSeguro',
]);
export const invoicingDomains = [
  ...processors.filter(({ name }) => openToAnybody.has(name)).flatMap(({ domains }) => domains),
  ...'intuit.com quickbooks.com squareup.com square.com zoho.com zoho.eu zohoinvoice.com zohocorp.com wise.com xero.com'.split(
    ' ',
  ),
  ...'freshbooks.com venmo.com cash.app waveapps.com invoice2go.com revolut.com bill.com parasut.com'.split(' '),
  ...'lexoffice.de sevdesk.de sumup.it klarna.com skrill.com payoneer.com satispay.com bizum.es docusign.net'.split(
    ' ',
  ),
];

/** Ids of services of which every month's bill is for what was used in it. */
export const soldByUse = new Set(['aws', 'azure', 'google-cloud']);

/** Whatever is sold there is ordered, subscriptions too: of `processors`, by name. */
export const digitalStores = new Set([
  'Apple',
  'Google Play',
  'Microsoft',
  'PlayStation',
  'Nintendo',
  'Samsung',
  'Huawei',
]);

function countries(name: string, list: string): string[] {
  return list.split(' ').map((country) => `${name}.${country}`);
}

/** Sells a subscription beside much else: a mail counts for it only where it is named. */
export const mixedSenders: { domains: string[]; services: string[] }[] = [
  { domains: ['trendyol.com', 'trendyolmail.com'], services: ['trendyol-plus'] },
  { domains: ['hepsiburada.com'], services: ['hepsiburada-premium'] },
  { domains: ['getir.com'], services: ['getir-plus'] },
  { domains: ['yemeksepeti.com'], services: ['yemeksepeti-club'] },
  { domains: ['uber.com'], services: ['uber-one'] },
  { domains: ['lyft.com', 'lyftmail.com'], services: ['lyft-pink'] },
  { domains: ['deliveroo.com', 'deliveroo.co.uk', 'deliveroo.fr', 'deliveroo.it'], services: ['deliveroo-plus'] },
  { domains: ['walmart.com'], services: ['walmart-plus'] },
  { domains: ['doordash.com'], services: ['dashpass'] },
  { domains: ['instacart.com', 'instacartemail.com'], services: ['instacart-plus'] },
  { domains: ['allegro.pl', 'allegromail.pl'], services: ['allegro-smart'] },
  { domains: ['globo.com'], services: ['globoplay'] },
  { domains: ['glovoapp.com'], services: ['glovo-prime'] },
  { domains: ['empik.com'], services: ['empik-premium', 'empik-go'] },
  { domains: ['sky.com'], services: ['sky'] },
  { domains: ['swiggy.in'], services: ['swiggy-one'] },
  { domains: ['zomato.com'], services: ['zomato-gold'] },
  { domains: ['wolt.com'], services: ['wolt-plus'] },
  { domains: ['bolt.eu'], services: ['bolt-plus'] },
  { domains: ['careem.com'], services: ['careem-plus'] },
  { domains: ['talabat.com'], services: ['talabat-pro'] },
  { domains: ['noon.com'], services: ['noon-one'] },
  { domains: ['grab.com'], services: ['grab-unlimited'] },
  {
    domains: ['zalando.com', 'zalando.de', 'zalando.fr', 'zalando.it', 'zalando.es', 'zalando.nl', 'zalando.pl'],
    services: ['zalando-plus'],
  },
  { domains: ['asos.com'], services: ['asos-premier'] },
  { domains: ['bol.com'], services: ['bol-select'] },
  { domains: ['fnac.com'], services: ['fnac-plus'] },
  { domains: ['cdiscount.com'], services: ['cdiscount-a-volonte'] },
  { domains: ['elcorteingles.es'], services: ['corte-ingles-plus'] },
  { domains: ['emag.ro'], services: ['emag-genius'] },
  { domains: ['target.com'], services: ['target-circle-360'] },
  { domains: ['bestbuy.com'], services: ['my-best-buy'] },
  { domains: ['costco.com'], services: ['costco-membership'] },
  { domains: ['samsclub.com'], services: ['sams-club-membership'] },
  { domains: ['bjs.com'], services: ['bjs-membership'] },
  { domains: ['kroger.com'], services: ['kroger-boost'] },
  { domains: ['tesco.com'], services: ['clubcard-plus'] },
  { domains: ['ocado.com'], services: ['ocado-smart-pass'] },
  { domains: ['grubhub.com'], services: ['grubhub-plus'] },
  {
    domains: [
      'mercadolivre.com',
      'mercadolivre.com.br',
      'mercadolibre.com',
      'mercadolibre.com.mx',
      'mercadolibre.com.ar',
    ],
    services: ['meli-plus'],
  },
  { domains: ['rappi.com'], services: ['rappi-prime'] },
  { domains: ['ifood.com.br'], services: ['ifood-club'] },
  { domains: ['bahn.de', 'deutschebahn.com'], services: ['bahncard', 'deutschlandticket'] },
  { domains: ['mediamarkt.de'], services: ['mediamarkt-plus'] },
  { domains: ['humblebundle.com'], services: ['humble-choice'] },
  { domains: ['epicgames.com'], services: ['fortnite-crew'] },
  { domains: ['roblox.com'], services: ['roblox-premium'] },
  { domains: ['blizzard.com', 'battle.net'], services: ['world-of-warcraft'] },
  { domains: ['square-enix.com'], services: ['final-fantasy-xiv'] },
  { domains: ['edreams.com'], services: ['edreams-prime'] },
  { domains: ['wizzair.com'], services: ['wizz-discount-club'] },
  { domains: ['flyfrontier.com'], services: ['discount-den'] },
  { domains: ['robinhood.com'], services: ['robinhood-gold'] },
  { domains: ['monzo.com'], services: ['monzo-plus'] },
  { domains: ['tesla.com'], services: ['tesla-connectivity', 'tesla-fsd'] },
  { domains: ['squarespace.info'], services: ['squarespace'] },
  { domains: ['cineworld.co.uk'], services: ['cineworld-unlimited'] },
  { domains: ['odeon.co.uk'], services: ['odeon-limitless'] },
  { domains: ['ugc.fr'], services: ['ugc-illimite'] },
  { domains: ['amctheatres.com'], services: ['amc-stubs'] },
  { domains: ['regmovies.com'], services: ['regal-unlimited'] },
  { domains: ['ns.nl'], services: ['ns-flex'] },
  { domains: ['sbb.ch'], services: ['sbb-halbtax'] },
  { domains: ['sncf-connect.com'], services: ['max-jeune'] },
  { domains: ['just-eat.co.uk'], services: ['just-eat-plus'] },
  { domains: ['zeptonow.com'], services: ['zepto-pass'] },
  { domains: ['coupang.com'], services: ['coupang-wow'] },
  { domains: ['foodpanda.com'], services: ['pandapro'] },
  { domains: ['smiles.com.br'], services: ['clube-smiles'] },
  { domains: ['voeazul.com.br'], services: ['clube-tudoazul'] },
  { domains: ['latam.com'], services: ['clube-latam-pass'] },
  { domains: ['livelo.com.br'], services: ['clube-livelo'] },
  { domains: ['rockstargames.com'], services: ['gta-plus'] },
  { domains: ['elderscrollsonline.com'], services: ['eso-plus'] },
  { domains: ['fender.com'], services: ['fender-play'] },
  { domains: ['meta.com', 'facebookmail.com', 'mail.instagram.com'], services: ['meta-verified'] },
];

/** Services of one house that are not called alike, and write from each other's domains. */
export const houses: ReadonlySet<string>[] = [
  new Set(['nordvpn', 'nordpass']),
  new Set(['disney-plus', 'hulu', 'espn-plus']),
  new Set(['new-york-times', 'the-athletic']),
  new Set(['paramount-plus', 'showtime']),
  new Set(['sky', 'now-tv', 'wow-de']),
];

/** Sold by hundreds of companies, each of which writes from its own domain. */
export const soldByMany = new Set(['deutschlandticket']);

/** Sells the very mailboxes whose domain it writes from: only its reserved addresses are its own. */
export const mailHouses: { domains: string[]; service: string }[] = [
  { domains: ['proton.me', 'protonmail.com'], service: 'proton' },
  { domains: ['fastmail.com'], service: 'fastmail' },
  { domains: ['hey.com'], service: 'hey' },
  { domains: ['tutanota.com', 'tuta.com'], service: 'tuta' },
];

/** Mailboxes of people: nobody bills from there. */
export const personalDomains = new Set(
  'gmail.com googlemail.com hotmail.com hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.co.uk outlook.com outlook.fr outlook.de outlook.es live.com live.fr msn.com yahoo.com yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.co.uk yahoo.com.br ymail.com icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.com gmx.at web.de t-online.de freenet.de orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it tiscali.it virgilio.it alice.it uol.com.br bol.com.br terra.com.br wp.pl o2.pl onet.pl interia.pl gazeta.pl freemail.hu citromail.hu mynet.com yandex.com yandex.ru yandex.com.tr mail.ru proton.me protonmail.com pm.me tutanota.com hey.com fastmail.com'.split(
    ' ',
  ),
);
