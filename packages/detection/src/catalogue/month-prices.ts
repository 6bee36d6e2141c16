import type { Category } from '@kumbara/shared';
import type { Service } from './schema.ts';

/**
 * Typical monthly price in US dollars of services sold by month and by year. It only separates monthly from yearly
 * prices, which are eight to twelve times as high. Services with very different plans (`chatgpt`, `linkedin`) are left
 * out.
 */
export const monthPrices: Readonly<Record<string, number>> = {
  // Video
  exxen: 8,
  gain: 9,
  'ssport-plus': 10,
  'youtube-premium': 13,
  'disney-plus': 11,
  'amazon-prime': 9,
  'hbo-max': 13,
  mubi: 14,
  hulu: 13,
  'paramount-plus': 9,
  peacock: 10,
  crunchyroll: 9,
  plex: 6,
  'f1-tv': 8,
  'nba-league-pass': 15,
  curiositystream: 4,
  nebula: 6,
  'discovery-plus': 8,
  britbox: 9,
  'acorn-tv': 8,
  shudder: 7,
  'canal-plus': 25,
  // Music, reading, learning
  'apple-music': 11,
  deezer: 11,
  tidal: 11,
  qobuz: 13,
  spotify: 12,
  audible: 12,
  storytel: 12,
  scribd: 11,
  babbel: 13,
  busuu: 12,
  blinkist: 14,
  duolingo: 12,
  'rosetta-stone': 14,
  'elsa-speak': 12,
  skillshare: 25,
  brilliant: 22,
  codecademy: 30,
  quizlet: 6,
  'national-trust': 10,
  'new-york-times': 12,
  'wall-street-journal': 25,
  'washington-post': 10,
  guardian: 12,
  medium: 5,
  substack: 7,
  'le-monde': 11,
  mediapart: 12,
  readly: 12,
  economist: 22,
  // Cloud
  'google-one': 3,
  dropbox: 12,
  pcloud: 6,
  backblaze: 9,
  'wordpress-com': 8,
  flickr: 9,
  // Memberships and health
  'trendyol-plus': 3,
  'hepsiburada-premium': 3,
  tinder: 18,
  bumble: 18,
  'walmart-plus': 12,
  'uber-one': 9,
  dashpass: 9,
  shipt: 11,
  flightradar24: 3,
  letterboxd: 3,
  strava: 11,
  whoop: 27,
  calm: 14,
  headspace: 12,
  komoot: 6,
  flo: 9,
  yazio: 7,
  lifesum: 9,
  meditopia: 9,
  // Software and games
  'microsoft-365': 9,
  jetbrains: 17,
  ticktick: 3,
  '1password': 4,
  dashlane: 5,
  ynab: 14,
  fastmail: 5,
  tuta: 3,
  posteo: 1,
  github: 10,
  canva: 13,
  notion: 11,
  evernote: 13,
  todoist: 5,
  zoom: 15,
  grammarly: 20,
  deepl: 9,
  'x-premium': 8,
  'telegram-premium': 5,
  nordvpn: 13,
  expressvpn: 13,
  surfshark: 13,
  proton: 8,
  discord: 9,
  'playstation-plus': 13,
  'nintendo-switch-online': 4,
  'chess-com': 9,
  'ea-play': 6,
};

/**
 * Typical local price per US dollar, 2026. Near the exchange rate where prices follow it, far below it where services
 * are sold cheaper.
 */
const typicalPricePerDollar: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.95,
  GBP: 0.85,
  CHF: 1,
  CAD: 1.3,
  AUD: 1.4,
  NZD: 1.5,
  SGD: 1.3,
  AED: 3.6,
  SAR: 3.6,
  PLN: 3.6,
  SEK: 9,
  NOK: 10,
  DKK: 7,
  CZK: 21,
  HUF: 320,
  RON: 4.3,
  ILS: 3.5,
  JPY: 115,
  TRY: 16,
  BRL: 3,
  MXN: 13,
  INR: 25,
};

/**
 * Typical monthly price by category, for services without an entry above. Software, hosting and fitness vary too much.
 */
const usualMonth: Partial<Record<Category, number>> = {
  streaming: 9,
  music: 10,
  news: 10,
  education: 13,
  gaming: 9,
};

/** Returns the approximate size of an amount in US dollars; undefined for other currencies. */
export function toDollars(amount: number, currency: string): number | undefined {
  const rate = typicalPricePerDollar[currency];
  return rate && amount / rate;
}

/** Bounds in typical months: at least `year` pays a year, at most `month` pays a month. */
const bounds = { own: { year: 4, month: 2 }, ofItsKind: { year: 6, month: 1.2 } };

/**
 * Estimates whether a price pays a year or a month of a service that is sold both ways.
 * @returns `open` if it may be either, undefined if service or currency are unknown
 */
export function estimatePaidSpan(
  { id, category }: Pick<Service, 'id' | 'category'>,
  amount: number,
  currency: string,
): 'year' | 'month' | 'open' | undefined {
  const own = monthPrices[id];
  const month = own ?? usualMonth[category];
  const dollars = toDollars(amount, currency);
  if (!month || !dollars) return undefined;
  const months = dollars / month;
  const { year, month: one } = own ? bounds.own : bounds.ofItsKind;
  if (months >= year) return 'year';
  return months <= one ? 'month' : 'open';
}
