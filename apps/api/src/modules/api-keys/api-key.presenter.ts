import type { ApiKeyService } from './api-key.service.ts';

type Row = Awaited<ReturnType<ApiKeyService['list']>>[number];

export const presentApiKey = (row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
