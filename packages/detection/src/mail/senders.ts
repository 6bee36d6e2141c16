/**
 * Who sends mail about subscriptions beside the services' own domains (those stand in the catalogue, and subdomains
 * are always meant too).
 */

/** Collects money for others; whom for stands in the mail. Resellers of the catalogue are known with their own domains. */
export const processors: { name: string; domains: string[] }[] = [
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
  { name: 'Stripe', domains: ['stripe.com'] },
  { name: 'Paddle', domains: ['paddle.com', 'paddle.net'] },
  { name: 'FastSpring', domains: ['fastspring.com'] },
  { name: '2Checkout', domains: ['2checkout.com', 'verifone.com'] },
  { name: 'Digital River', domains: ['digitalriver.com', 'mycommerce.com'] },
  { name: 'Cleverbridge', domains: ['cleverbridge.com'] },
  { name: 'Gumroad', domains: ['gumroad.com'] },
  { name: 'Lemon Squeezy', domains: ['lemonsqueezy.com', 'lemonsqueezy-mail.com'] },
  { name: 'iyzico', domains: ['iyzico.com'] },
  { name: 'PayTR', domains: ['paytr.com'] },
  { name: 'Param', domains: ['param.com.tr'] },
  { name: 'Papara', domains: ['papara.com'] },
  { name: 'Paycell', domains: ['paycell.com.tr'] },
  { name: 'Simpl', domains: ['getsimpl.com'] },
  { name: 'Razorpay', domains: ['razorpay.com'] },
  { name: 'GoCardless', domains: ['gocardless.com'] },
  { name: 'Chargebee', domains: ['chargebee.com'] },
  { name: 'Recurly', domains: ['recurly.com'] },
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
  { domains: ['glovoapp.com'], services: ['glovo-prime'] },
  { domains: ['meta.com', 'facebookmail.com', 'mail.instagram.com'], services: ['meta-verified'] },
];

/** Mailboxes of people: nobody bills from there. */
export const personalDomains = new Set(
  'gmail.com googlemail.com hotmail.com hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.co.uk outlook.com outlook.fr outlook.de outlook.es live.com live.fr msn.com yahoo.com yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.co.uk yahoo.com.br ymail.com icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.com gmx.at web.de t-online.de freenet.de orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it tiscali.it virgilio.it alice.it uol.com.br bol.com.br terra.com.br wp.pl o2.pl onet.pl interia.pl gazeta.pl freemail.hu citromail.hu mynet.com yandex.com yandex.ru yandex.com.tr mail.ru proton.me protonmail.com pm.me tutanota.com hey.com fastmail.com'.split(
    ' ',
  ),
);
