import type { Advice } from '@kumbara/shared';
import type { Adviser } from '#advice/card.ts';
import { checkIn } from '#advice/check-in.ts';
import { dueSoon } from '#advice/in-time.ts';
import { overlap, priceRise, unused, yearlyCheaper } from '#advice/saving.ts';
import type { Holding } from '#holdings.ts';
import type { Scene } from './scene.ts';

/** More than that is no advice. */
const most = 3;

/** What saves money first, then what will cost some. */
const savers: Adviser[] = [unused, overlap, priceRise, yearlyCheaper, dueSoon];

/**
 * At most three things worth doing, of each subscription the first.
 * @param about only about these
 * @param advisers what to look for
 */
export function worthDoing({ adviceOf }: Scene, about?: Holding[], advisers: Adviser[] = savers): Advice[] {
  const ids = about && new Set(about.map(({ id }) => id));
  const seen = new Set<string>();
  return advisers
    .flatMap(adviceOf)
    .filter(({ action: { subscription_id: id } }) => !ids || ids.has(id))
    .filter(({ action: { subscription_id: id } }) => !seen.has(id) && seen.add(id))
    .slice(0, most);
}

/** What is not known of the use of some: the sentence, and the question that would tell, where it can be asked today. */
export function useUnknown({ words, holdings, language }: Scene, about: Holding[], sentence: string) {
  const advice = checkIn({ ...holdings, subscriptions: about }, language);
  return { line: `${sentence} ${advice.length > 0 ? words.askUse : words.askUseLater}`, advice };
}
