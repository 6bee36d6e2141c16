import type { Call } from './call.ts';

/** Faults of a provider. All providers use the same names. */
export const faultNames = [
  'token-refused',
  'rate-limited',
  'user-rate-limited',
  'unavailable',
  'cut',
  'half',
  'malformed',
  'slow',
  'huge',
  'redirected',
] as const;
export type FaultName = (typeof faultNames)[number];

export type Fault = {
  name: FaultName;
  /** Calls whose path and query match. Default: all calls of the API, but no token endpoint. */
  on?: RegExp;
  /** Number of calls that meet the fault. Default: 1. */
  times?: number;
  /** Number of calls that pass before. */
  after?: number;
  /** Seconds in the header `Retry-After`. Default: no header. */
  retryAfter?: number;
  /** In milliseconds, for `slow`. */
  delay?: number;
};

export type Faults = ReturnType<typeof createFaults>;

/** Keeps the active faults. Each is removed after `times` calls. */
export function createFaults() {
  let waiting: (Fault & { times: number; after: number })[] = [];
  return {
    add(fault: Fault): void {
      waiting.push({ times: 1, after: 0, ...fault });
    },
    clear(): void {
      waiting = [];
    },
    /** Returns the fault for a call, if any. `onlyNamed` ignores faults without `on`. */
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
