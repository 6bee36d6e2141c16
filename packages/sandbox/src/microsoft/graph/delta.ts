import type { Folder, Mail } from '#mailbox/mailbox.ts';
import type { Reply } from '#traffic/call.ts';
import type { Asking } from './asking.ts';
import { refuse } from './errors.ts';
import { parseFilter } from './filter.ts';
import { selectedBy } from './list.ts';
import { messageOf, type Resource } from './message.ts';

/** What a link remembers: callers must not look into it, and cannot change it usefully. */
type State = {
  /** The mailbox's change count when the round began: where the next one goes on. */
  at: number;
  /** A round of changes begins behind this one; the first round lists what there is. */
  since?: number;
  /** Items of this round that were already given. */
  given: number;
  select?: readonly string[];
  filter?: string;
  changeType?: string;
};

const usualSize = 10;
const mostFiltered = 5_000;

const pack = (state: State) => Buffer.from(JSON.stringify(state)).toString('base64url');

function unpack(token: string): State | undefined {
  try {
    const state = JSON.parse(Buffer.from(token, 'base64url').toString()) as State;
    return typeof state.at === 'number' && typeof state.given === 'number' ? state : undefined;
  } catch {
    return undefined;
  }
}

/**
 * `/me/mailFolders/{id}/messages/delta`: first everything in pages, then what changed since. Filters only by
 * `receivedDateTime`, and then tells at most 5,000. Source: "message: delta".
 */
export function listChanges(asking: Asking, folder: Folder): Reply {
  const { query, mailbox, root, path, prefer } = asking;
  const token = query.get('$deltatoken') ?? query.get('$skiptoken');
  const select = selectedBy(asking);
  if (select && 'status' in select) return select;
  const state = token === null ? beginning(asking, select) : unpack(token);
  if (!state) return refuse('badToken');
  const isNewRound = query.has('$deltatoken');
  const round: State = isNewRound ? { ...state, since: state.at, at: mailbox.sequence(), given: 0 } : state;

  try {
    const items = itemsOf(asking, folder, round);
    if (!items) return refuse('gone');
    const size = prefer.maxPageSize ?? usualSize;
    const page = items.slice(round.given, round.given + size);
    const given = round.given + page.length;
    const link = (name: string, to: State) => `${root}${path}?$${name}=${pack(to)}`;
    return {
      status: 200,
      body: {
        '@odata.context': `${root}/$metadata#Collection(message)`,
        value: page.map((item) => item()),
        ...(given < items.length
          ? { '@odata.nextLink': link('skiptoken', { ...round, given }) }
          : { '@odata.deltaLink': link('deltatoken', { ...round, given: 0 }) }),
      },
    };
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('badQuery', error.message);
    throw error;
  }
}

const beginning = ({ query, mailbox }: Asking, select: readonly string[] | undefined): State => ({
  at: mailbox.sequence(),
  given: 0,
  select,
  filter: query.get('$filter') ?? undefined,
  changeType: query.get('changeType') ?? undefined,
});

/** The items of a round, made only when they are given. Undefined where the mailbox no longer knows. */
function itemsOf(asking: Asking, folder: Folder, { since, at, select, filter, changeType }: State) {
  const { mailbox, ids, prefer, isBasic } = asking;
  const wanted = filter ? parseFilter(filter) : undefined;
  if (wanted?.properties.some((name) => name !== 'receivedDateTime')) {
    throw new SyntaxError('Change tracking is not supported with this filter.');
  }
  const full = (mail: Mail) => (): Resource => messageOf(mail, { ids, prefer }, { select, isBasic });
  if (since === undefined) {
    if (!mailbox.changesSince(at)) return undefined;
    const mails = mailbox.mails().filter((mail) => mail.folder === folder && (!wanted || wanted.matches(mail)));
    return (wanted ? mails.slice(0, mostFiltered) : mails).map(full);
  }
  const changes = mailbox.changesSince(since)?.filter(({ sequence }) => sequence <= at);
  if (!changes) return undefined;
  const touched = new Map(changes.map((change) => [change.mail.number, change]));
  return [...touched.values()].flatMap(({ mail }) => {
    const own = changes.filter((change) => change.mail === mail);
    const isHere = mailbox.find(mail.number) !== undefined && mail.folder === folder;
    const came = own.some(({ kind, from }) => kind === 'added' || (kind === 'moved' && from !== folder));
    if (isHere) {
      const type = came ? 'created' : 'updated';
      return !(wanted && !wanted.matches(mail)) && (changeType ?? type) === type ? [full(mail)] : [];
    }
    const wasHere = own.some(({ kind, from }) => (kind === 'moved' ? from === folder : mail.folder === folder));
    const isNew = own[0]?.kind === 'added';
    const id = ids.mailId({ number: mail.number, folder }, prefer.immutableIds);
    return wasHere && !isNew && (changeType ?? 'deleted') === 'deleted'
      ? [() => ({ id, '@removed': { reason: 'deleted' } })]
      : [];
  });
}
