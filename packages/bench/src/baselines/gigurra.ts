import { addDays, addMonths, endOfMonth, type IsoDate, startOfMonth, type Transaction } from '@kumbara/shared';
import { mean } from '#statistics.ts';
import { type Baseline, lastOf } from './baseline.ts';

/** Well-known services by name. The list is as long as the original's. */
const known = [
  ...[
    'netflix',
    'spotify',
    'disney ?(\\+|plus)',
    'hbo',
    'youtube ?premium',
    'amazon ?prime|prime video',
    'hulu',
    'viaplay',
  ],
  ...['paramount', 'peacock', 'apple ?(tv|music|one)', 'icloud', 'google ?(one|workspace)', 'gsuite', 'microsoft ?365'],
  ...['office ?365', 'xbox', 'playstation', 'nintendo', 'ea play', 'crunchyroll', 'mubi', 'dazn', 'tidal', 'deezer'],
  ...[
    'soundcloud',
    'audible',
    'storytel',
    'scribd',
    'kindle',
    'adobe',
    'canva',
    'figma',
    'notion',
    'evernote',
    'dropbox',
  ],
  ...[
    'slack',
    'zoom',
    'github',
    'gitlab',
    'jetbrains',
    'openai|chatgpt',
    'claude|anthropic',
    'midjourney',
    'perplexity',
  ],
  ...[
    'grammarly',
    'duolingo',
    'babbel',
    'coursera',
    'skillshare',
    'linkedin',
    'tinder',
    'bumble',
    'strava',
    'headspace',
  ],
  ...[
    'calm',
    'peloton',
    'nordvpn',
    'expressvpn',
    'surfshark',
    '1password',
    'lastpass',
    'bitwarden',
    'patreon',
    'twitch',
  ],
  ...['discord', 'economist', 'new york times|nytimes', 'washington post', 'medium'],
].map((pattern) => new RegExp(pattern, 'i'));

const monthOf = ({ date }: Transaction) => date.slice(0, 7);
const oncePerMonth = (lines: readonly Transaction[]) => new Set(lines.map(monthOf)).size === lines.length;
const changesLittle = (lines: readonly Transaction[]) =>
  lines.slice(1).every(({ amount }, n) => Math.abs(amount / (lines[n]?.amount ?? amount) - 1) <= 0.35);

/** Charged this month, or charged last month with the usual day at most five days ago. */
function isActive(lines: readonly Transaction[], end: IsoDate): boolean {
  const month = monthOf(lastOf(lines));
  if (month === end.slice(0, 7)) return true;
  if (month < addMonths(startOfMonth(end), -1).slice(0, 7)) return false;
  const usual = Math.floor(mean(lines.map(({ date }) => Number(date.slice(8)))));
  const expected = addDays(startOfMonth(end), usual - 1);
  return end <= addDays(expected < endOfMonth(end) ? expected : endOfMonth(end), 5);
}

/**
 * GiGurra's subscription-detector: a line that matches the list of known services counts at once. Other lines count
 * when the same text occurs in at least two complete months, never twice in a month, each amount within 35 % of the
 * previous one. A subscription runs when it was charged this month or is at most five days late. Every cycle is
 * monthly.
 */
export const gigurra: Baseline = {
  name: 'catalogue + once a month',
  find(spent) {
    if (spent.length === 0) return [];
    const end = lastOf(spent).date;
    const isComplete = (line: Transaction) => monthOf(line) < end.slice(0, 7) || end === endOfMonth(end);
    const serviceOf = ({ description }: Transaction) => known.find((pattern) => pattern.test(description));
    const byService = Map.groupBy(spent.filter(serviceOf), (line) => serviceOf(line)?.source);
    const others = spent.filter((line) => !serviceOf(line));
    const byText = [...Map.groupBy(others, ({ description }) => description.toLowerCase()).values()].filter((lines) => {
      const complete = lines.filter(isComplete);
      return complete.length >= 2 && oncePerMonth(lines) && changesLittle(complete);
    });
    return [...byService.values(), ...byText]
      .filter((lines) => isActive(lines, end))
      .map((charges) => ({
        name: lastOf(charges).description,
        amount: lastOf(charges).amount,
        billing_cycle: 'monthly',
        billing_interval: 1,
        charges,
      }));
  },
};
