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
  select?: readonly string[];
  filter?: string;
  changeType?: string;
};

const defaultPageSize = 10;
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
 * `/me/mailFolders/{id}/messages/delta`: first all mails in pages, then the changes. Filters only by `receivedDateTime`,
 * and then returns at most 5,000 mails. Source: "message: delta".
 */
export function listChanges(context: RequestContext, folder: Folder): Reply {
  const { query, mailbox, root, path, prefer } = context;
  const token = query.get('$deltatoken') ?? query.get('$skiptoken');
  const select = selectedBy(context);
  if (select && 'status' in select) return select;
  const state = token === null ? firstRound(context, select) : unpack(token);
  if (!state) return refuse('badToken');
  const isNewRound = query.has('$deltatoken');
  const round: State = isNewRound ? { ...state, since: state.at, at: mailbox.sequence() } : state;

  try {
    const items = itemsOf(context, folder, round)?.filter(({ key }) => round.last === undefined || key > round.last);
    if (!items) return refuse('gone');
    const page = items.slice(0, prefer.maxPageSize ?? defaultPageSize);
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

const firstRound = ({ query, mailbox }: RequestContext, select: readonly string[] | undefined): State => ({
  at: mailbox.sequence(),
  select,
  filter: query.get('$filter') ?? undefined,
  changeType: query.get('changeType') ?? undefined,
});

/** Rendered only when returned. Keys increase and do not change between two pages. */
type Item = { key: number; make(): Resource };

/** All items of a round; undefined if the changes are no longer known. @throws SyntaxError for an unsupported filter */
function itemsOf(context: RequestContext, folder: Folder, round: State): Item[] | undefined {
  const wanted = round.filter ? parseFilter(round.filter) : undefined;
  if (wanted?.properties.some((name) => name !== 'receivedDateTime')) {
    throw new SyntaxError('Change tracking is not supported with this filter.');
  }
  const fits = (mail: Mail) => !wanted || wanted.matches(mail);
  if (round.since !== undefined) return changedSince(round.since, context, folder, round, fits);
  if (!context.mailbox.changesSince(round.at)) return undefined;
  const mails = context.mailbox.mails().filter((mail) => mail.folder === folder && fits(mail));
  return mails
    .sort((a, b) => b.number - a.number)
    .slice(0, wanted ? maxFiltered : undefined)
    .map((mail) => ({ key: -mail.number, make: () => renderMessage(mail, context, round) }));
}

const renderMessage = (mail: Mail, { ids, prefer, isBasic }: RequestContext, { select }: State): Resource =>
  messageOf(mail, { ids, prefer }, { select, isBasic });

function changedSince(
  since: number,
  context: RequestContext,
  folder: Folder,
  round: State,
  fits: (mail: Mail) => boolean,
): Item[] | undefined {
  const { mailbox, ids, prefer } = context;
  const changes = mailbox.changesSince(since)?.filter(({ sequence }) => sequence <= round.at);
  if (!changes) return undefined;
  const isWanted = (type: string) => (round.changeType ?? type) === type;
  return [...new Set(changes.map(({ mail }) => mail))]
    .flatMap((mail): Item[] => {
      const own = changes.filter((change) => change.mail === mail);
      const key = own.at(-1)?.sequence ?? 0;
      const isHere = mailbox.find(mail.number) !== undefined && mail.folder === folder;
      if (isHere) {
        const came = own.some(({ kind, from }) => kind === 'added' || (kind === 'moved' && from !== folder));
        const isReported = fits(mail) && isWanted(came ? 'created' : 'updated');
        return isReported ? [{ key, make: () => renderMessage(mail, context, round) }] : [];
      }
      const wasHere = own.some(({ kind, from }) => (kind === 'moved' ? from === folder : mail.folder === folder));
      const isReported = wasHere && own[0]?.kind !== 'added' && isWanted('deleted');
      const id = ids.mailId({ number: mail.number, folder }, prefer.immutableIds);
      return isReported ? [{ key, make: () => ({ id, '@removed': { reason: 'deleted' } }) }] : [];
    })
    .sort((a, b) => a.key - b.key);
}
