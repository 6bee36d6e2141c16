import { addDays, addMonths, daysBetween, type IsoDate, type Language } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import { anonymizeService } from '#markets/invented-name.ts';
import type { Market, Service } from '#markets/market.ts';
import { type Country, markets, worldwideServices } from '#markets/markets.ts';
import { type Random, seededRandom } from '#random.ts';
import { deliverLetter, drawMimeEncoding, type Letter, type Owner } from './deliver.ts';
import type { Mailbox, SampleMail } from './mailbox.ts';
import type { MimeEncoding } from './mime/content.ts';
import { providers } from './mime/trace.ts';
import { type Sender, senders } from './senders.ts';
import { drawTimeline } from './timeline/draw-timeline.ts';
import type { Channel, Timeline } from './timeline/timeline.ts';
import { type TimelineMails, writeTimelineMails } from './timeline/write-timelines.ts';
import { deriveCancellation, deriveMailSubscription } from './truth.ts';
import { wordsByLanguage } from './words/languages.ts';
import {
  type Brand,
  parseAddress,
  type Reader,
  writeEverydayMail,
  writePhishing,
  writeServiceNoise,
} from './write/noise-mail.ts';

/** Countries whose language the product supports. */
export const mailCountries = ['TR', 'US', 'GB', 'DE', 'FR', 'ES', 'IT', 'BR'] as const satisfies readonly Country[];
export type MailCountry = (typeof mailCountries)[number];

export type MailboxOptions = {
  seed: number | string;
  country: MailCountry;
  /** Months before `today`. 1 to 36. */
  months: number;
  /** The day of detection. All mails are older. */
  today?: IsoDate;
  /** Number of services that send mails. */
  subscriptions?: number;
  /** Other mails for each mail of a service. */
  noise?: number;
};

/**
 * Generates a user's mails over some months, with the truth about the subscriptions among them. The same options give
 * the same bytes on every machine.
 */
export const generateMailbox = async (options: MailboxOptions): Promise<Mailbox> =>
  (await generateMailboxWithTimelines(options)).mailbox;

/** The same, with the timeline of each service and its mails. */
export async function generateMailboxWithTimelines(
  options: MailboxOptions,
): Promise<{ mailbox: Mailbox; timelineMails: TimelineMails[] }> {
  const { seed, country, months, today = '2026-09-24', noise = 30 } = options;
  const random = seededRandom(`mails ${seed} ${country} ${months}`);
  const market = markets[country];
  const from = addMonths(today, -months);
  const language = market.language as Language;
  const owner = drawOwner(country, language, random.fork('owner'));
  const span = { from, today };
  const timelines = drawTimelines(market, options.subscriptions ?? random.int(2, 5), span, random.fork('courses'));
  const style = { language, country, owner };
  const written = await writeTimelineMails(timelines, style, random.fork('mails'));
  const reader: Reader = {
    person: owner.person,
    language,
    country,
    currency: market.currency,
    purchase: priceRangeOf(market),
  };
  const noisy = await generateNoise(
    timelines,
    reader,
    owner,
    { ...span, count: Math.round(noise * Math.max(1, written.mails.length)) },
    random.fork('noise'),
  );
  const subscriptions = written.timelineMails.flatMap(
    ({ timeline, eventMails }) => deriveMailSubscription(timeline, eventMails, today) ?? [],
  );
  const mailbox: Mailbox = {
    seed,
    country,
    language,
    currency: market.currency,
    from,
    today,
    mails: [...written.mails, ...noisy].sort((a, b) => a.content.date.getTime() - b.content.date.getTime()),
    subscriptions,
    cancelled: written.timelineMails.flatMap(
      ({ timeline, eventMails }) => deriveCancellation(timeline, eventMails) ?? [],
    ),
    forbidden: listNoiseSenders(
      noisy,
      subscriptions.map(({ name }) => name),
    ),
  };
  return { mailbox, timelineMails: written.timelineMails };
}

function drawOwner(country: MailCountry, language: Language, random: Random): Owner {
  const provider = random.pick(providers);
  const person = random.pick(markets[country].owners);
  return { person, provider, language, address: `kisi.${random.int(100, 999)}@${provider}` };
}

const priceRangeOf = ({ shops }: Market): readonly [number, number] => [
  Math.min(...shops.map(([, low]) => low)),
  Math.max(...shops.map(([, , high]) => high)) / 2,
];

/** The sender of an invented club: its name under a domain reserved for examples. */
function inventSender({ name }: Service, random: Random): Sender {
  const slug = fold(name).replace(/[^a-z0-9]/g, '');
  return { addresses: [`${random.pick(['bilgi', 'billing', 'info', 'no-reply', 'hello'])}@${slug}.example`] };
}

/** Draws known services and clubs at two to one, sometimes several services in one app store. */
function drawTimelines(
  market: Market,
  count: number,
  span: { from: IsoDate; today: IsoDate },
  random: Random,
): Timeline[] {
  // Some users buy everything through Apple and receive several services on one receipt.
  const buysAtApple = random.chance(0.35);
  const services = [...worldwideServices, ...market.services].filter(({ name }) => senders[name]);
  const atApple = services.filter(({ name }) => buysAtApple && senders[name]?.resellers?.includes('apple'));
  const first = random.sample(atApple, Math.min(2, count));
  const known = [
    ...first,
    ...random.sample(
      services.filter((one) => !first.includes(one)),
      count - first.length,
    ),
  ];
  const unknownServices = random.sample(market.clubs, Math.floor(count / 3) + (random.chance(0.4) ? 1 : 0));
  const storeDay = addDays(span.from, random.int(1, 27));
  const draw = (service: Service, sender: Sender, isKnown: boolean, n: number) => {
    const itemRandom = random.fork(`course ${n}`);
    const channel =
      buysAtApple && first.includes(service) ? 'apple' : drawChannel(sender, isKnown, itemRandom.fork('channel'));
    return drawTimeline(
      {
        service,
        sender,
        known: isKnown,
        channel,
        currency: market.currency,
        ...span,
        plans: wordsByLanguage[sender.writesEnglish ? 'en' : (market.language as Language)].plans,
        ...(channel === 'apple' && { anchor: storeDay }),
      },
      itemRandom,
    );
  };
  return [
    ...known.map((service, n) => draw(service, senders[service.name] as Sender, true, n)),
    ...unknownServices.map((club, n) => {
      const service = random.chance(0.4) ? anonymizeService(club, random) : club;
      return draw(service, inventSender(service, random), false, 100 + n);
    }),
  ];
}

function drawChannel({ resellers = [] }: Sender, known: boolean, random: Random): Channel {
  if (!known) return random.chance(0.06) ? 'paypal' : 'direct';
  if (resellers.length === 0 || random.chance(0.55)) return 'direct';
  const store = random.pick(resellers);
  return store === 'paypal' && random.chance(0.6) ? 'paypal-too' : store;
}

type NoiseSpan = { from: IsoDate; today: IsoDate; count: number };

/** Generates all other mails: two thirds from everyday senders, a third from services, and some phishing. */
async function generateNoise(
  timelines: readonly Timeline[],
  reader: Reader,
  owner: Owner,
  { from, today, count }: NoiseSpan,
  random: Random,
): Promise<SampleMail[]> {
  const brands = drawBrands(timelines, reader, today, random.fork('brands'));
  const mimeEncodings = new Map<string, MimeEncoding>();
  const mails: SampleMail[] = [];
  const phishing = random.int(0, 4);
  for (let n = 0; n < count + phishing; n += 1) {
    const itemRandom = random.fork(`noise ${n}`);
    const day = addDays(from, itemRandom.int(0, daysBetween(from, today) - 1));
    const letter: Letter =
      n >= count
        ? writePhishing(itemRandom.pick(brands), reader, day, itemRandom)
        : itemRandom.chance(0.3)
          ? writeServiceNoise(itemRandom.pick(brands), reader, day, itemRandom)
          : writeEverydayMail(reader, day, itemRandom);
    const mimeEncoding =
      mimeEncodings.get(letter.from.address) ?? drawMimeEncoding(owner.language, itemRandom.fork('wrapping'));
    mimeEncodings.set(letter.from.address, mimeEncoding);
    mails.push(await deliverLetter(letter, owner, mimeEncoding, itemRandom));
  }
  return mails;
}

/** Services that send other mails: those paid for, and five more. */
function drawBrands(timelines: readonly Timeline[], { country }: Reader, today: IsoDate, random: Random): Brand[] {
  const paid = timelines.filter(({ known }) => known);
  const others = [...worldwideServices, ...markets[country as Country].services].filter(
    ({ name }) => senders[name] && !paid.some(({ service }) => service.name === name),
  );
  const brand = (service: Service, sender: Sender, subscribed: boolean): Brand => ({
    service,
    sender,
    subscribed,
    from: parseAddress(`${service.name} <${random.pick(sender.addresses)}>`),
  });
  return [
    ...paid.map(({ service, sender, nextPayment }) => brand(service, sender, nextPayment(today) !== undefined)),
    ...random.sample(others, 5).map((service) => brand(service, senders[service.name] as Sender, false)),
  ];
}

/** Sender names that occur in noise only. */
const listNoiseSenders = (noise: readonly SampleMail[], real: readonly string[]): string[] =>
  [...new Set(noise.map(({ content }) => content.from.name))].filter((name) => name && !real.includes(name)).sort();
