import pg from 'pg';
import { vi } from 'vitest';
import type { TestUser } from './running-app.ts';

/**
 * The statements to the database that work sends with the id of a user or of their session among its values. Those of jobs,
 * which run beside it, are not among them.
 */
export async function statementsAbout({ id, session_id }: TestUser, work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const asked = query.mock.calls.map(([text, values]) => {
    const config = (typeof text === 'string' ? { text, values } : text) as { text: string; values?: unknown };
    return { text: config.text, values: JSON.stringify(config.values ?? values ?? []) };
  });
  query.mockRestore();
  return asked.filter(({ values }) => values.includes(id) || values.includes(session_id)).map(({ text }) => text);
}
