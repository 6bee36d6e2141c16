import { defineConfig } from 'prisma/config';

/** For Prisma's own command line; our commands are in the README beside this file. */
export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations' },
  ...(process.env.DATABASE_URL && { datasource: { url: process.env.DATABASE_URL } }),
});
