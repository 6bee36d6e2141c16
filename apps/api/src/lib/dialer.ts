import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isGlobalAddress } from './global-address.ts';

export type Dialer = ReturnType<typeof createDialer>;

/** A checked address, and the name that its certificate must have. */
export type Target = { address: string; port: number; servername: string };

/** The same error for closed, filtered, forbidden, unknown and misbehaving hosts, so that users cannot probe networks. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

type Needs = {
  /** `host:port` pairs in lower case that the operator exempts from the rules about address and port. */
  allowedPrivateHosts: readonly string[];
  /** Ports that users may enter. */
  ports: readonly number[];
  resolve?: (host: string) => Promise<{ address: string }[]>;
  /** The earliest moment of a failure, so that its timing tells nothing about networks. */
  earliestMs?: number;
  latestMs?: number;
};

const everyAddress = (host: string) => lookup(host, { all: true, verbatim: true });

/**
 * The only way to connect to a host that a user entered. The host is resolved once and refused if any of its addresses is
 * not global. The checked address is the one that is dialled, which prevents DNS rebinding.
 */
export function createDialer({
  allowedPrivateHosts,
  ports,
  resolve = everyAddress,
  earliestMs = 3_000,
  latestMs = 15_000,
}: Needs) {
  async function check(host: string, port: number): Promise<Target> {
    const name = host.trim().toLowerCase().replace(/\.$/, '');
    const isLifted = allowedPrivateHosts.includes(`${name}:${port}`);
    if (!isLifted && !ports.includes(port)) throw new UnreachableError('this port is not allowed');
    const literal = /^\[(.*)\]$/.exec(name)?.[1] ?? name;
    const found = isIP(literal) ? [{ address: literal }] : await resolve(name);
    const [first] = found;
    if (!first) throw new UnreachableError('the name has no address');
    if (!isLifted && !found.every(({ address }) => isGlobalAddress(address)))
      throw new UnreachableError('not an address of the public internet');
    return { address: first.address, port, servername: isIP(literal) ? '' : name };
  }

  return {
    /**
     * Resolves and checks a host, then works with it.
     * @param work dials `target.address` with `target.servername`, follows no redirects, and ends when aborted
     * @param keep which errors come from a server that answered, and are passed on to the user at once
     * @throws UnreachableError for everything else that goes wrong, between the earliest and the latest moment
     */
    async connect<T>(
      { host, port }: { host: string; port: number },
      work: (target: Target, signal: AbortSignal) => Promise<T>,
      keep: (error: unknown) => boolean = () => false,
    ): Promise<T> {
      const started = performance.now();
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(new UnreachableError('too slow')), latestMs);
      try {
        const late = new Promise<never>((_, reject) =>
          deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason), { once: true }),
        );
        const done = check(host, port).then((target) => work(target, deadline.signal));
        return await Promise.race([done, late]);
      } catch (error) {
        if (keep(error)) throw error;
        await wait(Math.max(0, earliestMs - (performance.now() - started)));
        throw error instanceof UnreachableError ? error : new UnreachableError('not reached', { cause: error });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
