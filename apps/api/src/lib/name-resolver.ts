import { Resolver } from 'node:dns/promises';

export type ResolveName = (host: string, signal: AbortSignal) => Promise<{ address: string }[]>;

/**
 * Resolves names that users give. `dns.lookup` runs in the thread pool of the process, where four silent name servers
 * block all other look-ups, and cannot be cancelled. A resolver needs no thread. It does not read `/etc/hosts`.
 * @param nameServers those of the system if absent
 */
export const createNameResolver =
  (nameServers?: readonly string[]): ResolveName =>
  async (host, signal) => {
    // A resolver of its own, because `cancel` ends all queries of a resolver.
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (nameServers) resolver.setServers(nameServers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])).map(asAddress);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };

const asAddress = (address: string) => ({ address });
