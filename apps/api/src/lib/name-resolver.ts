import { Resolver } from 'node:dns/promises';

export type ResolveName = (host: string, signal: AbortSignal) => Promise<{ address: string }[]>;

/** The whole look-up, with both kinds of addresses and all repeated queries. */
const mostMs = 3_000;

/**
 * Resolves names that users give, within three seconds. `dns.lookup` runs in the thread pool of the process, where four silent name servers
 * block all other look-ups, and cannot be cancelled. A resolver needs no thread. It does not read `/etc/hosts`.
 * @param nameServers those of the system if absent
 */
export const createNameResolver =
  (nameServers?: readonly string[]): ResolveName =>
  async (host, signal) => {
    // A resolver of its own, because `cancel` ends all queries of a resolver.
    const resolver = new Resolver({ timeout: 1_000, tries: 2 });
    if (nameServers) resolver.setServers(nameServers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    // The time of a query doubles with each try and counts for each name server, so `timeout` and `tries` bound nothing.
    const timer = setTimeout(cancel, mostMs);
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])).map(asAddress);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    }
  };

const asAddress = (address: string) => ({ address });
