import type { Reply } from '#http/call.ts';
import type { Folder, Mail } from '#mailbox/mailbox.ts';
import { refuse } from './errors.ts';
import { parseFilter } from './filter.ts';
import { selectedBy } from './list.ts';
import { messageOf, type Resource } from './message.ts';
import type { RequestContext } from './request-context.ts';

/** State of a round, encoded in the links. */
type State = {
  /** Sequence number of the mailbox at the start of the round, where the next round continues. */
  at: number;
  /** Sequence number after which changes are listed; undefined in the first round, which lists all mails. */
  since?: number;
  /** Key of the last item returned in this round. */
  last?: number;
  select: readonly string[];
  filter: string;
};

const pageSize = 10;
const maxFiltered = 5_000;

const pack = (state: State) => Buffer.from(JSON.stringify(state)).toString('base64url');

function unpack(token: string): State | undefined {
  try {
    const state = JSON.parse(Buffer.from(token, 'base64url').toString()) as State;
    return typeof state.at === 'number' ? state : undefined;
  } catch {
    return undefined;
  }
}

/**
 * `/me/mailFolders/{id}/messages/delta?changeType=created`: first the mails that fit the filter in pages, at most 5,000,
 * then those that came. Source: "message: delta".
 */
export function listChanges(context: RequestContext, folder: Folder): Reply {
  const { query, mailbox, root, path } = context;
  const token = query.get('$deltatoken') ?? query.get('$skiptoken');
  const select = selectedBy(context);
  if ('status' in select) return select;
  const state = token === null ? firstRound(context, select) : unpack(token);
  if (!state) return refuse('badToken');
  const isNewRound = query.has('$deltatoken');
  const round: State = isNewRound ? { ...state, since: state.at, at: mailbox.sequence() } : state;

  try {
    const items = itemsOf(context, folder, round)?.filter(({ key }) => round.last === undefined || key > round.last);
    if (!items) return refuse('gone');
    const page = items.slice(0, pageSize);
    const link = (name: string, to: State) => `${root}${path}?$${name}=${pack(to)}`;
    return {
      status: 200,
      body: {
        '@odata.context': `${root}/$metadata#Collection(message)`,
        value: page.map(({ make }) => make()),
        ...(page.length < items.length
          ? { '@odata.nextLink': link('skiptoken', { ...round, last: page.at(-1)?.key }) }
          : { '@odata.deltaLink': link('deltatoken', { ...round, last: undefined }) }),
      },
    };
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('badQuery', error.message);
    throw error;
  }
}

const firstRound = ({ query, mailbox }: RequestContext, select: readonly string[]): State => ({
  at: mailbox.sequence(),
  select,
  filter: query.get('$filter') ?? '',
});

/** Rendered only when returned. Keys increase and do not change between two pages. */
type Item = { key: number; make(): Resource };

/** All items of a round; undefined if the changes are no longer known. @throws SyntaxError for an unsupported filter */
function itemsOf(context: RequestContext, folder: Folder, round: State): Item[] | undefined {
  const fits = parseFilter(round.filter);
  if (round.since !== undefined) return changedSince(round.since, context, folder, round, fits);
  if (!context.mailbox.changesSince(round.at)) return undefined;
  const mails = context.mailbox.mails().filter((mail) => mail.folder === folder && fits(mail));
  return mails
    .sort((a, b) => b.number - a.number)
    .slice(0, maxFiltered)
    .map((mail) => ({ key: -mail.number, make: () => renderMessage(mail, context, round) }));
}

const renderMessage = (mail: Mail, { ids, prefer }: RequestContext, { select }: State): Resource =>
  messageOf(mail, { ids, prefer }, select);

function changedSince(
  since: number,
  context: RequestContext,
  folder: Folder,
  round: State,
  fits: (mail: Mail) => boolean,
): Item[] | undefined {
  const { mailbox } = context;
  const changes = mailbox.changesSince(since)?.filter(({ sequence }) => sequence <= round.at);
  if (!changes) return undefined;
  return [...new Set(changes.map(({ mail }) => mail))]
    .flatMap((mail): Item[] => {
      const own = changes.filter((change) => change.mail === mail);
      const isHere = mailbox.find(mail.number) !== undefined && mail.folder === folder;
      const came = own.some(({ kind, from }) => kind === 'added' || (kind === 'moved' && from !== folder));
      if (!isHere || !came || !fits(mail)) return [];
      return [{ key: own.at(-1)?.sequence ?? 0, make: () => renderMessage(mail, context, round) }];
    })
    .sort((a, b) => a.key - b.key);
}
