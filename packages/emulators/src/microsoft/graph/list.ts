import type { Reply } from '#http/call.ts';
import type { Folder, Mail } from '#mailbox/mailbox.ts';
import { refuse } from './errors.ts';
import { isTooComplex, parseFilter, parseOrder, sorted } from './filter.ts';
import { messageOf, unknownProperty } from './message.ts';
import type { RequestContext } from './request-context.ts';
import { parseSearch, searchText } from './search.ts';

const defaultPageSize = 10;
const maxPageSize = 1_000;
const maxFound = 1_000;

/** The properties of `$select`, or an error response for an unknown one. */
export function selectedBy({ query }: RequestContext): readonly string[] | undefined | Reply {
  const select = query
    .get('$select')
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = select && unknownProperty(select);
  return unknown
    ? refuse('badQuery', `Could not find a property named '${unknown}' on type 'Microsoft.OutlookServices.Message'.`)
    : select;
}

/** The mails that a query finds, in its order. @throws SyntaxError for an invalid query */
function findMails({ mailbox, query }: RequestContext, folder: Folder | undefined): Mail[] | Reply {
  const all = mailbox.mails().filter((mail) => !folder || mail.folder === folder);
  const [search, filterText, orderText] = ['$search', '$filter', '$orderby'].map((name) => query.get(name));
  if (search) {
    if (filterText || orderText) return refuse('searchAlone');
    const text = searchText(search);
    if (text === undefined) throw new SyntaxError(`Syntax error: character '${search[0]}' is not valid at position 0.`);
    return all.filter(parseSearch(text)).slice(0, maxFound);
  }
  const filter = filterText ? parseFilter(filterText) : undefined;
  const orders = orderText ? parseOrder(orderText) : undefined;
  if (filter && orders && isTooComplex(filter, orders)) return refuse('inefficient');
  const found = filter ? all.filter(filter.matches) : all;
  return orders ? sorted(found, orders) : found;
}

/** `/me/messages` and `/me/mailFolders/{id}/messages`. */
export function listMessages(context: RequestContext, folder?: Folder): Reply {
  const { query, prefer, ids, root, path, isBasic } = context;
  try {
    const select = selectedBy(context);
    if (select && 'status' in select) return select;
    const found = findMails(context, folder);
    if ('status' in found) return found;
    const top = query.get('$top');
    const size = top === null ? (prefer.maxPageSize ?? defaultPageSize) : Number(top);
    if (!Number.isInteger(size) || size < 1 || size > maxPageSize) {
      throw new SyntaxError(`Invalid value '${top}' for $top query option found. The value must be from 1 to 1000.`);
    }
    const isSearch = query.has('$search');
    const skipped = isSearch
      ? Number(Buffer.from(query.get('$skiptoken') ?? '', 'base64url').toString() || 0)
      : Number(query.get('$skip') ?? 0);
    if (!Number.isInteger(skipped) || skipped < 0) throw new SyntaxError('Invalid value for $skip.');
    const next = skipped + size;
    return {
      status: 200,
      body: {
        '@odata.context': `${root}/$metadata#users('me')${folder ? `/mailFolders('${folder}')` : ''}/messages`,
        ...(query.get('$count') === 'true' && { '@odata.count': found.length }),
        value: found.slice(skipped, next).map((mail) => messageOf(mail, { ids, prefer }, { select, isBasic })),
        ...(next < found.length && { '@odata.nextLink': linkTo(`${root}${path}`, query, isSearch, next) }),
      },
    };
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('badQuery', error.message);
    throw error;
  }
}

function linkTo(address: string, query: URLSearchParams, isSearch: boolean, next: number): string {
  const further = new URLSearchParams(query);
  if (isSearch) further.set('$skiptoken', Buffer.from(String(next)).toString('base64url'));
  else further.set('$skip', String(next));
  return `${address}?${asQuery(further)}`;
}

/** Encodes a query. Like Graph it does not encode the dollar sign of options. */
export const asQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encodeURIComponent(name).replace('%24', '$')}=${encodeURIComponent(value)}`)
    .join('&');
