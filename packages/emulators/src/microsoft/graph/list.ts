import type { Reply } from '#http/call.ts';
import type { Folder } from '#mailbox/mailbox.ts';
import { refuse } from './errors.ts';
import { parseFilter, secondsOf } from './filter.ts';
import { messageOf, unknownProperty } from './message.ts';
import type { RequestContext } from './request-context.ts';

const maxPageSize = 1_000;

/** The properties of `$select`, or an error response for an unknown one. */
export function selectedBy({ query }: RequestContext): readonly string[] | Reply {
  const select = query.get('$select')?.split(',') ?? [];
  const unknown = unknownProperty(select);
  return unknown
    ? refuse('badQuery', `Could not find a property named '${unknown}' on type 'Microsoft.OutlookServices.Message'.`)
    : select;
}

/** `/me/mailFolders/{id}/messages` with `$filter`, `$orderby=receivedDateTime` and `$top`. */
export function listMessages(context: RequestContext, folder: Folder): Reply {
  const { query, prefer, ids, root, path, mailbox } = context;
  try {
    const select = selectedBy(context);
    if ('status' in select) return select;
    const fits = parseFilter(query.get('$filter') ?? '');
    const direction = query.get('$orderby') === 'receivedDateTime desc' ? -1 : 1;
    const found = mailbox
      .mails()
      .filter((mail) => mail.folder === folder && fits(mail))
      .sort((a, b) => direction * (secondsOf(a) - secondsOf(b)) || b.number - a.number);
    const size = Number(query.get('$top'));
    const skipped = Number(query.get('$skip') ?? 0);
    if (size < 1 || size > maxPageSize) {
      throw new SyntaxError(`Invalid value '${size}' for $top query option found. The value must be from 1 to 1000.`);
    }
    const next = skipped + size;
    return {
      status: 200,
      body: {
        '@odata.context': `${root}/$metadata#users('me')/mailFolders('${folder}')/messages`,
        ...(query.get('$count') === 'true' && { '@odata.count': found.length }),
        value: found.slice(skipped, next).map((mail) => messageOf(mail, { ids, prefer }, select)),
        ...(next < found.length && { '@odata.nextLink': linkTo(`${root}${path}`, query, next) }),
      },
    };
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('badQuery', error.message);
    throw error;
  }
}

/** Like Graph it does not encode the dollar sign of options. */
function linkTo(address: string, query: URLSearchParams, next: number): string {
  const further = new URLSearchParams(query);
  further.set('$skip', String(next));
  const options = [...further].map(
    ([name, value]) => `${encodeURIComponent(name).replace('%24', '$')}=${encodeURIComponent(value)}`,
  );
  return `${address}?${options.join('&')}`;
}
