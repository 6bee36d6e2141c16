/** One request that a provider answered. */
export type LoggedRequest = {
  at: Date;
  method: string;
  /** With the query. */
  path: string;
  status: number;
  /** Bytes of body that came and went, as they travelled. */
  received: number;
  sent: number;
  /** Quota units, where the provider counts in them. A batch has those of its parts. */
  units: number;
  /** The calls inside a batch, else 1. */
  calls: number;
};

export type RequestLog = ReturnType<typeof createRequestLog>;

/** What a provider was asked, for tests that count. Only the newest are kept. */
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
