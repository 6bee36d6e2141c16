import pg from 'pg';

/*
 * Replaces `pg_dump --data-only`, which the embedded PostgreSQL does not include: every row of every table and the
 * state of every sequence from one snapshot, as text.
 */

type Line = [table: string, row: string];

const tables = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name, c.relkind AS kind
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'S') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
  ORDER BY 1`;

/** @returns lines of JSON; equal rows are in the same order */
export async function dump(url: string): Promise<string> {
  return connected(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: relations } = await client.query<{ name: string; kind: string }>(tables);
    const lines: Line[] = [];
    for (const { name, kind } of relations) {
      const columns = kind === 'S' ? 'row(last_value, is_called)' : 't';
      const { rows } = await client.query<{ row: string }>(`SELECT ${columns}::text AS row FROM ${name} t ORDER BY 1`);
      lines.push(...rows.map(({ row }): Line => [name, row]));
    }
    await client.query('COMMIT');
    return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  });
}

/** Restores a dump into a database with the same tables. */
export async function restore(url: string, text: string): Promise<void> {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
  await connected(url, async (client) => {
    await client.query('BEGIN');
    // Like `pg_restore --disable-triggers`, because rows are ordered by table name and not by reference.
    await client.query('SET LOCAL session_replication_role = replica');
    const { rows: relations } = await client.query<{ name: string; kind: string }>(tables);
    const names = (kind: string) => relations.filter((relation) => relation.kind === kind).map(({ name }) => name);
    await client.query(`TRUNCATE ${names('r').join(', ')}`);
    for (const name of names('r'))
      await client.query(`INSERT INTO ${name} SELECT (row::${name}).* FROM unnest($1::text[]) AS row`, [
        lines.filter(([table]) => table === name).map(([, row]) => row),
      ]);
    for (const name of names('S')) {
      const [value, isCalled] =
        lines
          .find(([table]) => table === name)?.[1]
          .slice(1, -1)
          .split(',') ?? [];
      await client.query('SELECT setval($1, $2, $3)', [name, value, isCalled === 't']);
    }
    await client.query('COMMIT');
  });
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
