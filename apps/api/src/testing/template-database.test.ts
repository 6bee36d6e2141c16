import pg from 'pg';
import { expect, it } from 'vitest';
import { cloneDatabase } from './template-database.ts';

async function namesIn(url: string, statement: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

it('gives every test file a migrated database that nobody else writes to', async () => {
  const [mine, yours] = await Promise.all([cloneDatabase(), cloneDatabase()]);
  await namesIn(mine.url, 'CREATE TABLE only_mine (name text)');
  const tables = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  expect(await namesIn(mine.url, tables)).toContain('only_mine');
  expect(await namesIn(yours.url, tables)).not.toContain('only_mine');
  expect(await namesIn(yours.url, tables)).toContain('_prisma_migrations');
  await Promise.all([mine.drop(), yours.drop()]);
  await expect(namesIn(mine.url, tables)).rejects.toThrow('does not exist');
});
