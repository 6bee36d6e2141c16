/** The addresses of a service's receipts, and properties of its mails. */
export type Sender = {
  /** Addresses of receipts; most also send advertising. */
  addresses: readonly string[];
  /** Its name in mails, when it differs from the service's name. */
  displayName?: string;
  /** Writes in English to every country. */
  writesEnglish?: true;
  /** Adds tax to its price. */
  addsTax?: true;
  /** Stores that collect its payments. */
  resellers?: readonly ('apple' | 'google' | 'paypal')[];
  /** Names of its plans. */
  plans?: readonly string[];
};

const stores = ['apple', 'google'] as const;
const all = ['apple', 'google', 'paypal'] as const;

/** Sender domains by service name. They are public facts from the services' own mails or pages. */
export const senders: Record<string, Sender> = {
  Netflix: {
    addresses: ['info@account.netflix.com', 'info@mailer.netflix.com'],
    plans: ['Standart', 'Premium', 'Temel'],
    resellers: ['paypal'],
  },
  Spotify: {
    addresses: ['no-reply@spotify.com'],
    plans: ['Premium Individual', 'Premium Family', 'Premium Duo'],
    resellers: ['paypal'],
  },
  'YouTube Premium': { addresses: ['noreply-purchases@youtube.com', 'no-reply@youtube.com'], resellers: stores },
  'Disney+': {
    addresses: ['disneyplus@trx.mail2.disneyplus.com', 'disneyplus@mail.disneyplus.com'],
    resellers: stores,
  },
  'Amazon Prime': { addresses: ['no-reply@amazon.com', 'digital-no-reply@amazon.com'], displayName: 'Prime' },
  'ChatGPT Plus': {
    addresses: ['noreply@tm.openai.com', 'noreply@email.openai.com'],
    writesEnglish: true,
    addsTax: true,
    resellers: stores,
    displayName: 'ChatGPT',
  },
  Claude: {
    addresses: ['no-reply-m5@mail.anthropic.com', 'support@mail.anthropic.com'],
    writesEnglish: true,
    addsTax: true,
    plans: ['Claude Pro'],
  },
  'Google One': { addresses: ['googleplay-noreply@google.com'], resellers: ['google'] },
  'Microsoft 365': {
    addresses: ['microsoft-noreply@microsoft.com'],
    plans: ['Microsoft 365 Personal', 'Microsoft 365 Family'],
  },
  Adobe: {
    addresses: ['message@adobe.com', 'mail@mail.adobe.com'],
    plans: ['Creative Cloud All Apps', 'Photography'],
    addsTax: true,
    resellers: ['paypal'],
  },
  Canva: { addresses: ['no-reply@account.canva.com', 'no-reply@canva.com'], plans: ['Canva Pro'], resellers: stores },
  Dropbox: { addresses: ['no-reply@dropbox.com'], plans: ['Dropbox Plus'], resellers: ['paypal'] },
  Duolingo: {
    addresses: ['hello@duolingo.com', 'no-reply@duolingo.com'],
    plans: ['Super Duolingo'],
    resellers: stores,
  },
  'LinkedIn Premium': {
    addresses: ['linkedin@e.linkedin.com', 'billing-noreply@linkedin.com'],
    plans: ['Premium Career'],
    addsTax: true,
  },
  GitHub: { addresses: ['noreply@github.com'], writesEnglish: true, plans: ['GitHub Pro', 'GitHub Copilot'] },
  Notion: { addresses: ['team@mail.notion.so', 'notify@mail.notion.so'], writesEnglish: true, plans: ['Plus'] },
  Midjourney: { addresses: ['billing@midjourney.com'], writesEnglish: true, plans: ['Basic Plan', 'Standard Plan'] },
  Grammarly: {
    addresses: ['hello@mail.grammarly.com', 'support@grammarly.com'],
    writesEnglish: true,
    plans: ['Grammarly Pro'],
  },
  'Xbox Game Pass': { addresses: ['microsoft-noreply@microsoft.com'], plans: ['Xbox Game Pass Ultimate'] },
  NordVPN: {
    addresses: ['support@nordaccount.com', 'no-reply@nordvpn.com'],
    writesEnglish: true,
    resellers: ['paypal'],
  },
  Crunchyroll: { addresses: ['no-reply@crunchyroll.com'], plans: ['Mega Fan', 'Fan'], resellers: stores },
  Strava: { addresses: ['no-reply@strava.com'], resellers: stores },
  MUBI: { addresses: ['hello@mubi.com', 'noreply@mubi.com'], resellers: ['apple', 'paypal'] },
  Proton: {
    addresses: ['no-reply@notify.proton.me', 'no-reply@proton.me'],
    writesEnglish: true,
    plans: ['Proton Unlimited', 'Mail Plus'],
  },
  Zoom: {
    addresses: ['no-reply@zoom.us', 'billing@zoom.us'],
    writesEnglish: true,
    addsTax: true,
    plans: ['Zoom Workplace Pro'],
  },
  'HBO Max': { addresses: ['no-reply@hbomax.com', 'hbomax@mail.hbomax.com'], resellers: stores },
  Patreon: { addresses: ['no-reply@patreon.com', 'bingo@patreon.com'], writesEnglish: true, plans: ['Membership'] },
  Exxen: { addresses: ['bilgi@exxen.com', 'noreply@exxen.com'], plans: ['Reklamsız', 'Spor'], resellers: stores },
  GAİN: { addresses: ['bilgi@gain.tv', 'noreply@gain.tv'], resellers: ['apple'] },
  TOD: { addresses: ['bilgi@todtv.com.tr', 'noreply@todtv.com.tr'], plans: ['Spor', 'Eğlence'] },
  Fizy: { addresses: ['bilgi@fizy.com'] },
  Storytel: { addresses: ['no-reply@storytel.com', 'info@storytel.com'], resellers: stores },
  'Hepsiburada Premium': { addresses: ['bilgilendirme@hepsiburada.com'] },
  MACFit: { addresses: ['info@macfit.com', 'bilgi@macfit.com'] },
  'NOW TV': { addresses: ['no-reply@nowtv.com'], displayName: 'NOW' },
  Audible: { addresses: ['no-reply@audible.com', 'newsletters@audible.com'] },
  'The Guardian': {
    addresses: ['guardian.members@theguardian.com', 'customer.help@guardian.co.uk'],
    resellers: ['paypal'],
  },
  'The Times': { addresses: ['help@thetimes.co.uk', 'newsletters@thetimes.co.uk'] },
  PureGym: { addresses: ['no-reply@puregym.com', 'members@puregym.com'] },
  DAZN: { addresses: ['no-reply@dazn.com', 'dazn@message.dazn.com'], resellers: ['paypal'] },
  Hulu: { addresses: ['hulu@hulumail.com', 'no-reply@hulu.com'] },
  Peacock: { addresses: ['no-reply@peacocktv.com'] },
  'Paramount+': { addresses: ['no-reply@paramountplus.com', 'info@e.paramountplus.com'], resellers: stores },
  SiriusXM: { addresses: ['siriusxm@e.siriusxm.com', 'no-reply@siriusxm.com'] },
  'Planet Fitness': { addresses: ['no-reply@planetfitness.com'], plans: ['Classic', 'Black Card'] },
  'New York Times': { addresses: ['nytdirect@nytimes.com', 'no-reply@nytimes.com'], displayName: 'The New York Times' },
  'Walmart+': { addresses: ['no-reply@walmart.com', 'help@walmart.com'] },
  'RTL+': { addresses: ['no-reply@plus.rtl.de', 'service@rtl.de'] },
  WOW: { addresses: ['service@wowtv.de', 'no-reply@wowtv.de'] },
  'DIE ZEIT': { addresses: ['abo@zeit.de', 'service@zeit.de'] },
  'Urban Sports Club': { addresses: ['no-reply@urbansportsclub.com', 'info@urbansportsclub.com'], plans: ['M', 'L'] },
  'Canal+': { addresses: ['no-reply@canal-plus.com', 'service@canalplus.com'] },
  Deezer: { addresses: ['no-reply@deezer.com', 'hello@deezer.com'], resellers: all },
  'Le Monde': { addresses: ['abonnement@lemonde.fr', 'service@lemonde.fr'] },
  Mediapart: { addresses: ['abonnement@mediapart.fr', 'contact@mediapart.fr'] },
  'Basic-Fit': { addresses: ['no-reply@basic-fit.com', 'service@basic-fit.com'] },
  TIMVISION: { addresses: ['no-reply@timvision.it'] },
  NOW: { addresses: ['no-reply@nowtv.it'] },
  'Corriere della Sera': { addresses: ['abbonamenti@corriere.it', 'servizioclienti@corriere.it'] },
  Filmin: { addresses: ['no-reply@filmin.es', 'hola@filmin.es'], resellers: ['paypal'] },
  'El País': { addresses: ['suscripciones@elpais.com', 'no-reply@elpais.com'] },
  Globoplay: { addresses: ['no-reply@globo.com', 'globoplay@globo.com'] },
  'Smart Fit': { addresses: ['no-reply@smartfit.com', 'atendimento@smartfit.com.br'], plans: ['Black', 'Smart'] },
  'Folha de S.Paulo': { addresses: ['assinaturas@folha.com.br', 'no-reply@folha.com.br'] },
  Premiere: { addresses: ['no-reply@premiere.globo.com'] },
};

/** Domains of phishing mails. `{service}` is the service's name in lower case. */
export const lookAlikes = [
  '{service}-billing.com',
  '{service}-odeme.net',
  'account-{service}.com',
  '{service}.support-verify.com',
  'secure-{service}.info',
] as const;

/** Letters that resemble others, and a suffix. A domain changed in this way does not belong to the service. */
export const confusables: readonly (readonly [RegExp, string])[] = [
  [/l/, 'I'],
  [/o/, '0'],
  [/i/, 'l'],
  [/m/, 'rn'],
  [/e/, '3'],
  [/$/, '-account'],
];

/** Names of mailbox owners, by country. */
export const ownerNames: Record<string, readonly string[]> = {
  TR: ['Elif Yıldırım', 'Mehmet Öztürk', 'Şule Çağlar', 'İbrahim Güneş'],
  US: ['Emily Carter', 'Jason Reed'],
  GB: ['Oliver Hughes', 'Sophie Bennett'],
  DE: ['Jürgen Groß', 'Anna Müller'],
  FR: ['Élodie Lefèvre', 'François Garnier'],
  ES: ['Lucía Núñez', 'Íñigo Peña'],
  IT: ['Niccolò Ferrari', 'Chiara Bianchi'],
  BR: ['João Araújo', 'Conceição Lima'],
};
