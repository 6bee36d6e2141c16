import { addDays, type IsoDate, type Language } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import type { Letter } from '#mails/deliver.ts';
import { drawDateStyle, drawMoneyStyle } from '#mails/formats.ts';
import type { MailAddress } from '#mails/mime/content.ts';
import { noiseByLanguage } from '#mails/noise/languages.ts';
import { confusables, lookAlikes, type Sender } from '#mails/senders.ts';
import { wordsByLanguage } from '#mails/words/languages.ts';
import type { Service } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { fillTemplate } from './fill.ts';
import { type Section, toHtml, toText } from './sections.ts';

export type Brand = { service: Service; sender: Sender; from: MailAddress; subscribed: boolean };
/** The owner of the mailbox, and the price range of purchases in the country. */
export type Reader = {
  person: string;
  language: Language;
  country: string;
  currency: string;
  purchase: readonly [number, number];
};

/** Parses `Name <address>`. */
export function parseAddress(text: string): MailAddress {
  const [, name = '', address = text] = /^(.*) <(.*)>$/.exec(text) ?? [];
  return { name, address };
}

function valuesFor(reader: Reader, language: Language, brand: Brand | undefined, day: IsoDate, random: Random) {
  const money = drawMoneyStyle(language, random);
  const date = drawDateStyle(language, reader.country, random);
  const [from, to] = reader.purchase;
  const prices = brand?.service.monthly[reader.currency] ?? brand?.service.monthly.USD ?? [from, to];
  const currency = brand?.service.monthly[reader.currency] || !brand?.service.monthly.USD ? reader.currency : 'USD';
  const price = random.pick(prices);
  return {
    person: reader.person.split(' ')[0],
    service: brand ? (brand.sender.displayName ?? brand.service.name) : undefined,
    amount: money(random.money(from * 2, to), reader.currency),
    small: money(
      brand ? Math.round(price * 40) / 100 : random.money(from / 2, from * 1.5),
      brand ? currency : reader.currency,
    ),
    price: money(price, currency),
    date: date(day),
    future: date(addDays(day, random.int(2, 28))),
    n: String(random.int(3, 980)),
    order: String(random.int(10_000_000, 999_999_999)),
  };
}

const smallPrintOf = (language: Language) => [
  ...wordsByLanguage[language].footer,
  ...wordsByLanguage[language].imprint,
];

function write(subject: string, body: string, small: readonly string[], service: string, random: Random) {
  const sections: Section[] = [
    { kind: 'title', text: subject },
    { kind: 'text', text: body },
    ...(random.chance(0.4) ? [{ kind: 'small' as const, text: fillTemplate(random.pick(small), { service }) }] : []),
  ];
  const roll = random.next();
  return { ...(roll < 0.7 && { text: toText(sections) }), ...(roll > 0.25 && { html: toHtml(sections) }) };
}

/** Writes an everyday mail. */
export function writeEverydayMail(reader: Reader, day: IsoDate, random: Random): Letter {
  const [template, from, subject, body] = random.pick(noiseByLanguage[reader.language].daily);
  const sender = parseAddress(from);
  const values = valuesFor(reader, reader.language, undefined, day, random);
  return {
    from: sender,
    day,
    subject: fillTemplate(subject, values),
    ...write(
      fillTemplate(subject, values),
      fillTemplate(body, values),
      wordsByLanguage[reader.language].imprint,
      sender.name,
      random,
    ),
    authentication: random.chance(0.8) ? 'proven' : 'unsigned',
    truth: { events: [], template: `noise ${template}` },
  };
}

/** Invitations to subscribe go to non-subscribers only, changed terms to subscribers only. */
const toOthers = new Set(['come-back', 'try-it', 'free-account']);
const toSubscribers = new Set(['terms']);

/** Writes a service's mail without a payment, from the address of its receipts. */
export function writeServiceNoise(brand: Brand, reader: Reader, day: IsoDate, random: Random): Letter {
  const language = brand.sender.writesEnglish ? 'en' : reader.language;
  const { fromServices } = noiseByLanguage[language];
  const [template, subject, body] = random.pick(
    fromServices.filter(([name]) => !(brand.subscribed ? toOthers : toSubscribers).has(name)),
  );
  const values = valuesFor(reader, language, brand, day, random);
  return {
    from: brand.from,
    day,
    subject: fillTemplate(subject, values),
    ...write(
      fillTemplate(subject, values),
      fillTemplate(body, values),
      smallPrintOf(language),
      brand.from.name,
      random,
    ),
    authentication: 'proven',
    truth: { events: [], template: `service ${template}` },
  };
}

/** The address of a spoofed sender, and its authentication result. */
function drawSpoofedSender({ service, from }: Brand, random: Random): Pick<Letter, 'from' | 'authentication'> {
  const slug = fold(service.name).replace(/[^a-z0-9]/g, '');
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  const name = random.pick([service.name, `${service.name} Support`]);
  const roll = random.next();
  if (roll < 0.4)
    return {
      from: { name, address: `no-reply@${random.pick(lookAlikes).replace('{service}', slug)}` },
      authentication: 'proven',
    };
  if (roll < 0.6) {
    // Changes the registrable name only, whatever its spelling.
    const [, owned = domain, suffix = ''] = /([^.]+)((?:\.com?)?\.[a-z]+)$/.exec(domain) ?? [];
    const [letter, like] = random.pick(confusables.filter(([one]) => one.test(owned)));
    return { from: { name, address: `info@${owned.replace(letter, like)}${suffix}` }, authentication: 'proven' };
  }
  if (roll < 0.75) return { from: { name, address: `${slug}.billing@gmail.com` }, authentication: 'proven' };
  return { from: { name: service.name, address: from.address }, authentication: 'refuted' };
}

/** Writes a mail that imitates a service. */
export function writePhishing(brand: Brand, reader: Reader, day: IsoDate, random: Random): Letter {
  const [template, subject, body] = random.pick(noiseByLanguage[reader.language].phishing);
  const link = 'https://verify.example/login?id=8841';
  const values = { ...valuesFor(reader, reader.language, brand, day, random), link };
  const spoofedSender = drawSpoofedSender(brand, random);
  return {
    ...spoofedSender,
    day,
    subject: fillTemplate(subject, values),
    ...write(
      fillTemplate(subject, values),
      fillTemplate(body, values),
      smallPrintOf(reader.language),
      brand.from.name,
      random,
    ),
    truth: {
      events: [],
      template: `phishing ${template} ${spoofedSender.authentication === 'refuted' ? 'under the true address' : 'from elsewhere'}`,
      phishing: true,
    },
  };
}
