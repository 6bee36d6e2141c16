import { foldWords } from '#merchant/fold.ts';
import apps from './data/apps.json' with { type: 'json' };
import artificialIntelligence from './data/artificial-intelligence.json' with { type: 'json' };
import cloud from './data/cloud.json' with { type: 'json' };
import games from './data/games.json' with { type: 'json' };
import insurance from './data/insurance.json' with { type: 'json' };
import learning from './data/learning.json' with { type: 'json' };
import lifestyle from './data/lifestyle.json' with { type: 'json' };
import memberships from './data/memberships.json' with { type: 'json' };
import musicAndReading from './data/music-and-reading.json' with { type: 'json' };
import news from './data/news.json' with { type: 'json' };
import nonSubscriptionRecords from './data/non-subscriptions.json' with { type: 'json' };
import resellerRecords from './data/resellers.json' with { type: 'json' };
import security from './data/security.json' with { type: 'json' };
import software from './data/software.json' with { type: 'json' };
import sportsTelevision from './data/sports-television.json' with { type: 'json' };
import telecom from './data/telecom.json' with { type: 'json' };
import turkey from './data/turkey.json' with { type: 'json' };
import utilities from './data/utilities.json' with { type: 'json' };
import video from './data/video.json' with { type: 'json' };
import wellbeing from './data/wellbeing.json' with { type: 'json' };
import work from './data/work.json' with { type: 'json' };
import type { Bill, NonSubscription, Reseller, Service } from './schema.ts';

/*
 * The records of all companies, as the files in `data` hold them. `catalogue.test.ts` checks every file with its schema, so
 * that nothing is checked at start.
 */

type Stored = { name: string; descriptors?: string[]; only_descriptors?: boolean };
const load = <T extends { descriptors: string[] }>(...files: Stored[][]): T[] =>
  files.flat().map((record) => {
    const own = record.descriptors ?? [];
    const descriptors = record.only_descriptors ? own : [foldWords(record.name).join(' '), ...own];
    return { ...record, descriptors } as unknown as T;
  });

/** Those of Turkey first: a text that fits two equally is theirs. */
export const services: Service[] = load(
  turkey,
  video,
  musicAndReading,
  software,
  cloud,
  lifestyle,
  apps,
  artificialIntelligence,
  games,
  learning,
  memberships,
  news,
  security,
  sportsTelevision,
  wellbeing,
  work,
);
/** Recurring bills that are not offered as subscriptions by default: telecom, utilities, insurance, housing. */
export const bills: Bill[] = load(telecom, utilities, insurance);
/** Collectors for other companies. */
export const resellers: Reseller[] = load(resellerRecords);
export const stores = resellers.filter(({ store }) => store);
/** Merchants with repeated purchases, often at the same price, and no subscriptions. */
export const nonSubscriptions: NonSubscription[] = load(nonSubscriptionRecords);
