import { writeFile } from 'node:fs/promises';
import { documentOf, isKind } from '#statements/documents.ts';

/**
 * Makes a document in a process of its own, because making the largest takes gigabytes that would weigh on what is
 * measured: `make-document KIND SIZE FILE` writes the file and prints what is known of it.
 */
const [kind = '', size, file = ''] = process.argv.slice(2);
if (!isKind(kind)) throw new Error(`there is no kind ${kind}`);
const { bytes, ...facts } = await documentOf(kind, Number(size));
await writeFile(file, bytes);
process.stdout.write(JSON.stringify(facts));
