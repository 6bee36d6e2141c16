import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

/** TypeScript declares it only in the library of the browser. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

let loading: Promise<void> | undefined;

/** Runs `work` with Prisma's schema engine as WebAssembly, connected to `url`, instead of a downloaded program. */
export async function withEngine<Result>(
  url: string,
  work: (engine: glue.SchemaEngine) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const factory = new PrismaPg(pool);
  try {
    return await work(await startEngine(async () => runScriptsWhole(await factory.connect())));
  } finally {
    await pool.end();
  }
}

/** The engine for comparing two schemas. It asks for connection information but sends no query. */
export const offlineEngine = (): Promise<glue.SchemaEngine> => startEngine(async () => disconnectedAdapter);

async function startEngine(connect: () => Promise<SqlDriverAdapter>): Promise<glue.SchemaEngine> {
  loading ??= load();
  await loading;
  const factory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect,
    connectToShadowDb: connect,
  } as const;
  return glue.SchemaEngine.new({ datamodels: undefined }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

async function load(): Promise<void> {
  // The engine reports a panic here.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: console.error } });
  const file = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(join(dirname(file), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': { ...glue, ...createUnrefTimers() },
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** The engine never clears its query timeouts of ten seconds: they must not keep the process alive. */
function createUnrefTimers() {
  const names = Object.keys(glue).filter((name) => name.startsWith('__wbg_setTimeout_'));
  const setUnrefTimeout = (alarm: () => void, milliseconds: number) => setTimeout(alarm, milliseconds).unref();
  return Object.fromEntries(names.map((name) => [name, setUnrefTimeout]));
}

/** Prisma's adapter splits a script at every semicolon, even inside functions, strings and comments. */
function runScriptsWhole<Adapter extends SqlDriverAdapter>(adapter: Adapter): Adapter {
  adapter.executeScript = async (script) => {
    await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
  };
  return adapter;
}

const disconnectedAdapter: SqlDriverAdapter = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
  queryRaw: async () => ({ columnNames: [], columnTypes: [], rows: [] }),
  executeRaw: async () => 0,
  executeScript: async () => {},
  startTransaction: () => Promise.reject(new Error('There is no database here.')),
  dispose: async () => {},
};
