type Row = { id: string; name: string; created_at: Date; last_used_at: Date | null };

export const presentPasskey = ({ created_at, last_used_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
