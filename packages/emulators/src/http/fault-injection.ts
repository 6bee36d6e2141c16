import type { Call } from './call.ts';

/** What can go wrong with a provider, by the same names for all of them. */
export const faultNames = [
  'token-refused',
  'rate-limited',
  'user-rate-limited',
  'unavailable',
  'cut',
  'half',
  'malformed',
  'slow',
  'history-gone',
] as const;
export type FaultName = (typeof faultNames)[number];

export type Fault = {
  name: FaultName;
  /** Calls whose path and query match; without it all of the API, and none for tokens. */
  on?: RegExp;
  /** How many calls it meets, then it is over. Without it one. */
  times?: number;
  /** How many calls it lets pass before. */
  after?: number;
  /** In seconds, for what tells the caller to wait; without it nothing is told. */
  retryAfter?: number;
  /** In milliseconds, for `slow`. */
  delay?: number;
};

export type Faults = ReturnType<typeof createFaults>;

/** Faults that are switched on, each until it has met as many calls as it should. */
export function createFaults() {
  let waiting: (Fault & { times: number; after: number })[] = [];
  return {
    add(fault: Fault): void {
      waiting.push({ times: 1, after: 0, ...fault });
    },
    clear(): void {
      waiting = [];
    },
    /** The fault that meets this call, if any; `onlyNamed` leaves out those that are on everything. */
    meet({ path, query }: Pick<Call, 'path' | 'query'>, { onlyNamed = false } = {}): Fault | undefined {
      const target = `${path}?${decodeURIComponent(query.toString())}`;
      const fault = waiting.find(({ on }) =>
        on ? new RegExp(on.source, on.flags.replace('g', '')).test(target) : !onlyNamed,
      );
      if (!fault) return undefined;
      if (fault.after > 0) {
        fault.after -= 1;
        return undefined;
      }
      fault.times -= 1;
      if (fault.times <= 0) waiting = waiting.filter((other) => other !== fault);
      return fault;
    },
  };
}
