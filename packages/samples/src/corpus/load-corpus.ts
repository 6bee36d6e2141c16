import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Mail } from '@kumbara/detection';
import { type CorpusMail, corpusMailSchema } from './corpus-mail.ts';

const folder = new URL('../../corpus/mail/', import.meta.url);

/** Weights are fitted on `fit` only; `held-out` is measured and never used in fitting. */
export type Fold = 'fit' | 'held-out';

/** All labelled mails in the order of files and lines. Throws if a line does not match the schema. */
export function loadMailCorpus(): CorpusMail[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  return files.flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        if (line === '') return [];
        const parsed = corpusMailSchema.safeParse(JSON.parse(line));
        if (!parsed.success) throw new Error(`${file}:${at + 1} ${parsed.error.message}`);
        return [parsed.data];
      }),
  );
}

type Grouped = Pick<CorpusMail, 'id' | 'vendor' | 'template' | 'batch'>;

/** The smallest vendor among those that share vendors or templates, directly or through others, by mail. */
function createGroups(mails: readonly Grouped[]): (mail: Pick<Grouped, 'vendor'>) => string {
  const parents = new Map<string, string>();
  const findRoot = (key: string): string => {
    const parent = parents.get(key);
    return parent === undefined ? key : findRoot(parent);
  };
  for (const { vendor, template } of mails) {
    // `~` sorts behind every letter: the root is always a vendor.
    const [root, child] = [findRoot(vendor), findRoot(`~${template}`)].sort() as [string, string];
    if (root !== child) parents.set(child, root);
  }
  return ({ vendor }) => findRoot(vendor);
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * The fold of each mail by its id. Mails that share a vendor or a template, directly or through others, are in the same
 * fold: `fit` if the reader was written with one of them, otherwise a hash of the smallest vendor among them.
 */
export function assignFolds(mails: readonly Grouped[]): Map<string, Fold> {
  const groupOf = createGroups(mails);
  const read = new Set(mails.filter(({ batch }) => batch === 'reader-tests').map(groupOf));
  return new Map(
    mails.map((mail) => {
      const group = groupOf(mail);
      return [mail.id, read.has(group) || (hash(group)[0] ?? 0) % 2 === 0 ? 'fit' : 'held-out'];
    }),
  );
}

/** Parts of mails for cross-validation, 0 to `count - 1` by id. No vendor or template is in two parts. */
export function assignParts(mails: readonly Grouped[], count: number): Map<string, number> {
  const groupOf = createGroups(mails);
  return new Map(mails.map((mail) => [mail.id, (hash(groupOf(mail))[1] ?? 0) % count]));
}

/** The mail as its parser returns it, received by `mx.example.org`, which checked the signature and DMARC. */
export function toMail({ id, from, authenticated, subject, date, text = '', html }: CorpusMail): Mail {
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  const isAligned = authenticated !== null && `.${domain}`.endsWith(`.${authenticated}`);
  const results = `dkim=pass header.d=${authenticated}; dmarc=${isAligned ? 'pass' : 'fail'} header.from=${domain}`;
  return {
    message_id: `<${id}@corpus.example>`,
    from: [from],
    to: [{ name: '', address: 'reader@example.org' }],
    subject,
    date: new Date(date).toISOString(),
    text,
    html,
    headers: [
      { name: 'Received', value: `from mail by mx.example.org with ESMTPS; ${new Date(date).toUTCString()}` },
      ...(authenticated ? [{ name: 'Authentication-Results', value: `mx.example.org; ${results}` }] : []),
    ],
  };
}
