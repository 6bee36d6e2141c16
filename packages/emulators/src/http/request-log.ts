/** One request that a provider answered. */
export type LoggedRequest = {
  at: Date;
  method: string;
  /** With the query. */
  path: string;
  status: number;
  /** Body sizes in bytes, after compression. */
  received: number;
  sent: number;
  /** Quota units, where the provider has them. A batch has the sum of its calls. */
  units: number;
  /** Number of calls in a batch, otherwise 1. */
  calls: number;
};

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Log of the newest requests to a provider, for tests. */
export function createRequestLog(most = 50_000) {
  let entries: LoggedRequest[] = [];
  return {
    entries: (): readonly LoggedRequest[] => entries,
    add(entry: LoggedRequest): void {
      entries.push(entry);
      if (entries.length > most) entries = entries.slice(-most / 2);
    },
    clear(): void {
      entries = [];
    },
    totals: () =>
      entries.reduce(
        (sum, { received, sent, units, calls }) => ({
          requests: sum.requests + 1,
          calls: sum.calls + calls,
          received: sum.received + received,
          sent: sum.sent + sent,
          units: sum.units + units,
        }),
        { requests: 0, calls: 0, received: 0, sent: 0, units: 0 },
      ),
  };
}
