import { writeFile } from 'node:fs/promises';
import { createDocument, isKind } from '#statements/documents.ts';

/**
 * Generates a document in a separate process, because the largest ones take gigabytes of memory. `make-document KIND
 * SIZE FILE` writes the file and prints its properties as JSON.
 */
const [kind = '', size, file = ''] = process.argv.slice(2);
if (!isKind(kind)) throw new Error(`there is no kind ${kind}`);
const { bytes, ...facts } = await createDocument(kind, Number(size));
await writeFile(file, bytes);
process.stdout.write(JSON.stringify(facts));
