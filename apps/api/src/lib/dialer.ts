import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isGlobalAddress } from './global-address.ts';
import { limitParallelByKey } from './limit-parallel.ts';
import { createNameResolver, type ResolveName } from './name-resolver.ts';

/** Connects for one user. */
export type Dialer = ReturnType<ReturnType<typeof createDialer>['for']>;

type Wanted = { host: string; port: number };

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
  /** Resolves names that users give. */
  resolve?: ResolveName;
  /** Resolves names of `allowedPrivateHosts`, which may stand in `/etc/hosts`. */
  lookUp?: (host: string) => Promise<{ address: string }[]>;
  /** The earliest moment of a failure, so that its timing tells nothing about networks. */
  earliestMs?: number;
  latestMs?: number;
};

const everyAddress = (host: string) => lookup(host, { all: true, verbatim: true });

/**
 * Names of one user resolved at once; others wait until their deadline. A process needs no limit: a look-up takes no thread,
 * ends after three seconds, and comes from a call or a scan, which are limited. A shared limit would let silent name servers
 * delay other users.
 */
const atOncePerUser = 1;

/**
 * The only way to connect to a host that a user entered. The host is resolved once and refused if any of its addresses is
 * not global. The checked address is the one that is dialled, which prevents DNS rebinding.
 */
export function createDialer({
  allowedPrivateHosts,
  ports,
  resolve = createNameResolver(),
  lookUp = everyAddress,
  earliestMs = 3_000,
  latestMs = 15_000,
}: Needs) {
  const ofUser = limitParallelByKey(atOncePerUser);

  /** A look-up that waited until its deadline does not start. */
  const resolveInTurn = (userId: string, host: string, signal: AbortSignal) =>
    ofUser(userId, async () => {
      signal.throwIfAborted();
      return resolve(host, signal);
    });

  async function check(userId: string, { host, port }: Wanted, signal: AbortSignal): Promise<Target> {
    const name = host.trim().toLowerCase().replace(/\.$/, '');
    const isLifted = allowedPrivateHosts.includes(`${name}:${port}`);
    if (!isLifted && !ports.includes(port)) throw new UnreachableError('this port is not allowed');
    const literal = /^\[(.*)\]$/.exec(name)?.[1] ?? name;
    const found = isIP(literal)
      ? [{ address: literal }]
      : isLifted
        ? await lookUp(name)
        : await resolveInTurn(userId, name, signal);
    const [first] = found;
    if (!first) throw new UnreachableError('the name has no address');
    if (!isLifted && !found.every(({ address }) => isGlobalAddress(address)))
      throw new UnreachableError('not an address of the public internet');
    return { address: first.address, port, servername: isIP(literal) ? '' : name };
  }

  return {
    /** Connections for one user, whose names are resolved one at a time. */
    for: (userId: string) => ({
      /**
       * Resolves and checks a host, then works with it.
       * @param work dials `target.address` with `target.servername`, follows no redirects, and ends when aborted
       * @param keep which errors come from a server that answered, and are passed on to the user at once
       * @throws UnreachableError for everything else that goes wrong, between the earliest and the latest moment
       */
      async connect<T>(
        wanted: Wanted,
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
          const done = check(userId, wanted, deadline.signal).then((target) => work(target, deadline.signal));
          return await Promise.race([done, late]);
        } catch (error) {
          if (keep(error)) throw error;
          await wait(Math.max(0, earliestMs - (performance.now() - started)));
          throw error instanceof UnreachableError ? error : new UnreachableError('not reached', { cause: error });
        } finally {
          clearTimeout(timer);
        }
      },
    }),
  };
}
