import { readdir } from 'node:fs/promises';
import type pg from 'pg';

export type Readiness = ReturnType<typeof createReadiness>;

/** Checks that this process can serve: the database answers and has every migration of this version. */
export function createReadiness({ pool, migrationsDir }: { pool: pg.Pool; migrationsDir: string }) {
  return {
    async check(): Promise<{ status: 'ready' | 'migrations_pending' }> {
      const entries = await readdir(migrationsDir, { withFileTypes: true });
      const { rows } = await pool.query<{ migration_name: string }>(
        'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      );
      const done = new Set(rows.map(({ migration_name }) => migration_name));
      const missing = entries.some((entry) => entry.isDirectory() && !done.has(entry.name));
      return { status: missing ? 'migrations_pending' : 'ready' };
    },
  };
}
