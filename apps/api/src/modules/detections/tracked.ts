import { fold, resolveMerchant } from '@kumbara/detection';

type Found = { fingerprint: string; service_id: string | null; service_name: string; currency: string };
type Subscription = { id: string; name: string; status: string; currency: string };
type Decided = { fingerprint: string; subscription_id: string | null };

/** `apple/2` is the second stream of the merchant `apple`. */
const merchantOf = (fingerprint: string) => fingerprint.replace(/\/\d+$/, '');

/**
 * The user's subscription that a finding most probably is: by an earlier decision, else by its name, also with
 * additions ("Netflix (annem)"). A subscription that is already another stream of this merchant is not this one.
 */
export function trackedBy(found: Found, subscriptions: Subscription[], decisions: Decided[]): string | undefined {
  const decided = decisions.find(({ fingerprint }) => fingerprint === found.fingerprint)?.subscription_id;
  if (decided) return decided;
  const otherStreams = new Set(
    decisions
      .filter(({ fingerprint }) => merchantOf(fingerprint) === merchantOf(found.fingerprint))
      .map(({ subscription_id }) => subscription_id),
  );
  const score = ({ status, currency }: Subscription) =>
    (status === 'active' ? 2 : 0) + (currency === found.currency ? 1 : 0);
  return subscriptions
    .filter(({ id, name }) => !otherStreams.has(id) && isNamed(name, found))
    .sort((a, b) => score(b) - score(a))[0]?.id;
}

function isNamed(name: string, { service_id, service_name }: Found): boolean {
  if (service_id) return resolveMerchant(name).service?.id === service_id;
  const [mine, theirs] = [fold(name).trim(), fold(service_name).trim()];
  return mine === theirs || (theirs.length >= 4 && mine.startsWith(`${theirs} `));
}
