import type { Adapter, AdapterPayload } from 'oidc-provider';

type Row = { payload: AdapterPayload; expires: number };

/** In-memory store of oidc-provider's sessions, codes, tokens and grants. */
export function createOidcStore() {
  const rows = new Map<string, Row>();

  const findRow = (match: (payload: AdapterPayload) => boolean, prefix: string) => {
    for (const [key, { payload, expires }] of rows) {
      if (expires < Date.now()) rows.delete(key);
      else if (key.startsWith(prefix) && match(payload)) return payload;
    }
    return undefined;
  };

  const adapter = (model: string): Adapter => {
    const prefix = `${model}:`;
    return {
      async upsert(id, payload, seconds) {
        rows.set(prefix + id, { payload, expires: seconds ? Date.now() + seconds * 1000 : Number.POSITIVE_INFINITY });
      },
      async find(id) {
        const row = rows.get(prefix + id);
        return row && row.expires >= Date.now() ? row.payload : undefined;
      },
      findByUid: async (uid) => findRow((payload) => payload.uid === uid, prefix),
      findByUserCode: async (code) => findRow((payload) => payload.userCode === code, prefix),
      async consume(id) {
        const row = rows.get(prefix + id);
        if (row) row.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        rows.delete(prefix + id);
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key);
      },
    };
  };

  return {
    adapter,
    /** Deletes all rows of an account in these models. */
    forget(accountId: string, models: readonly string[]): void {
      for (const [key, { payload }] of rows) {
        if (payload.accountId === accountId && models.some((model) => key.startsWith(`${model}:`))) rows.delete(key);
      }
    },
  };
}

export type OidcStore = ReturnType<typeof createOidcStore>;
