import { z } from 'zod';
import { MailboxError } from './mailbox.ts';
import { type Answer, type OutlookApi, unwrap } from './outlook-api.ts';

/** Folders that are not scanned: junk, deleted, drafts, sent. */
const leftOut = ['junkemail', 'deleteditems', 'drafts', 'sentitems'];
/** The limit of folders, in case the provider's tree never ends. */
const mostFolders = 1000;

const idSchema = z.object({ id: z.string().min(1) });
const foldersSchema = z.object({
  value: z.array(idSchema.extend({ childFolderCount: z.number().int().default(0) })),
  '@odata.nextLink': z.string().optional(),
});

const select = '$top=100&$select=id,childFolderCount';

/** The scanned folders: all but junk, deleted, drafts, sent and their subfolders. */
export async function listFoldersToScan(api: OutlookApi, signal: AbortSignal): Promise<string[]> {
  const known = await api.batch([...leftOut.map((name) => `/me/mailFolders/${name}?$select=id`), top], signal);
  const firstPage = known.pop() as Answer;
  // An account without a mailbox answers 404, which must not pass as a deleted folder below.
  unwrap(foldersSchema, firstPage);
  const excluded = new Set(known.flatMap((answer) => (answer.status === 404 ? [] : unwrap(idSchema, answer).id)));
  const folders: string[] = [];
  let open = [firstPage];
  while (open.length > 0) {
    const paths: string[] = [];
    for (const answer of open) {
      // A folder may be deleted between two requests.
      if (answer.status === 404) continue;
      const { value, '@odata.nextLink': next } = unwrap(foldersSchema, answer);
      for (const { id, childFolderCount } of value) {
        if (excluded.has(id) || folders.includes(id)) continue;
        folders.push(id);
        if (childFolderCount > 0) paths.push(`/me/mailFolders/${encodeURIComponent(id)}/childFolders?${select}`);
      }
      if (next) paths.push(api.relative(next));
    }
    if (folders.length > mostFolders) throw new MailboxError('refused', 'the mailbox has too many folders');
    open = paths.length > 0 ? await api.batch(paths, signal) : [];
  }
  return folders;
}

const top = `/me/mailFolders?${select}`;

const changesSchema = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
});

/** The limit of pages per folder. */
const mostRounds = 2000;

/**
 * Follows the delta links of many folders.
 * @param paths the first path of each folder
 * @returns the items of the answers, and the next delta link of each folder; none for a folder that was deleted or
 * whose link has expired
 */
export async function followChanges(
  api: OutlookApi,
  paths: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<{ items: unknown[]; links: Map<string, string>; forgotten: boolean }> {
  const items: unknown[] = [];
  const links = new Map<string, string>();
  let forgotten = false;
  let open = [...paths];
  for (let round = 0; open.length > 0; round += 1) {
    if (round === mostRounds) throw new MailboxError('refused', 'the changes have no end');
    const answers = await api.batch(
      open.map(([, path]) => path),
      signal,
    );
    open = open.flatMap(([folder], index): [string, string][] => {
      const answer = answers[index];
      if (!answer || answer.status === 404) return [];
      if (isForgotten(answer)) {
        forgotten = true;
        return [];
      }
      const { value, '@odata.nextLink': next, '@odata.deltaLink': end } = unwrap(changesSchema, answer);
      items.push(...value);
      if (next) return [[folder, api.relative(next)]];
      if (!end) throw new MailboxError('retry', 'Microsoft Graph ends its changes without a link');
      links.set(folder, api.relative(end));
      return [];
    });
  }
  return { items, links, forgotten };
}

const problemSchema = z.object({ error: z.object({ code: z.string() }) });

/** Graph reports an expired delta link in two ways (https://learn.microsoft.com/graph/delta-query-overview). */
function isForgotten({ status, body }: { status: number; body: unknown }): boolean {
  const code = problemSchema.safeParse(body).data?.error.code ?? '';
  return status === 410 || /^(?:syncStateNotFound|syncStateInvalid|resyncRequired)$/i.test(code);
}
