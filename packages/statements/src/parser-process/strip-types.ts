import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Prints the modules below folders as JavaScript, by their URL: `node strip-types.ts FOLDER …`. */
const files = process.argv.slice(2).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
);
const modules = files.map((file) => [
  pathToFileURL(file).href,
  stripTypeScriptTypes(readFileSync(file, 'utf8'), { mode: 'strip' }),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(modules)));
