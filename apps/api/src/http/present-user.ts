import { defaultLanguage, isLanguage, type User } from '@kumbara/shared';

type UserRow = Omit<User, 'language' | 'created_at'> & { language: string; created_at: Date };

export const presentUser = (row: UserRow) => ({
  ...row,
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  created_at: row.created_at.toISOString(),
});
