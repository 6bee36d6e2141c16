import { createMigration } from './migrate.ts';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Give the migration a name: npm run migration -- add_reminders');
  process.exit(1);
}
console.log((await createMigration(name)) ?? 'The schema has not changed since the last migration.');
