import { headerOf } from '#mailbox/headers.ts';
import type { Mail } from '#mailbox/mailbox.ts';
import { hasAttachments } from './message.ts';

type Value = string | number | boolean | null;
type Test = (mail: Mail) => boolean;
export type Filter = { matches: Test /** In the order of the filter. */; properties: string[] };

const dated = (mail: Mail, name: string) => Date.parse(headerOf(mail.headers, name) ?? '') || mail.received.getTime();

/** Properties to filter and sort by. Instants are in milliseconds. */
const readers: Record<string, (mail: Mail) => Value> = {
  receivedDateTime: ({ received }) => Math.floor(received.getTime() / 1000) * 1000,
  createdDateTime: ({ received }) => Math.floor(received.getTime() / 1000) * 1000,
  lastModifiedDateTime: ({ received }) => Math.floor(received.getTime() / 1000) * 1000,
  sentDateTime: (mail) => dated(mail, 'date'),
  isRead: ({ unread }) => !unread,
  isDraft: ({ folder }) => folder === 'drafts',
  hasAttachments,
  subject: ({ subject }) => subject,
  importance: () => 'normal',
  internetMessageId: ({ headers }) => headerOf(headers, 'message-id') ?? '',
  'from/emailAddress/address': ({ from }) => from.address,
  'from/emailAddress/name': ({ from }) => from.name,
  'sender/emailAddress/address': ({ from }) => from.address,
  inferenceClassification: ({ category }) => (category === 'promotions' ? 'other' : 'focused'),
};

const ignoreCase = (value: Value): Value => (typeof value === 'string' ? value.toLocaleLowerCase('en') : value);

const comparisons: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
};

const functions: Record<string, (text: string, wanted: string) => boolean> = {
  contains: (text, wanted) => text.includes(wanted),
  startswith: (text, wanted) => text.startsWith(wanted),
  endswith: (text, wanted) => text.endsWith(wanted),
};

const compare = (a: Value, b: Value): number => {
  const [one, other] = [ignoreCase(a), ignoreCase(b)];
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? -1 : 1;
};

function literal(token: string): Value {
  if (/^'.*'$/s.test(token)) return token.slice(1, -1).replaceAll("''", "'");
  if (token === 'true' || token === 'false') return token === 'true';
  if (token === 'null') return null;
  const instant = /^\d{4}-\d\d-\d\d/.test(token) ? Date.parse(token) : Number(token);
  if (Number.isNaN(instant)) throw new SyntaxError(`Invalid filter clause: ${token}`);
  return instant;
}

/**
 * Parses an OData filter: `and`, `or`, `not`, brackets, comparisons, `contains`, `startswith`, `endswith`.
 *
 * @throws SyntaxError where Graph answers 400
 */
export function parseFilter(text: string): Filter {
  const tokens = text.match(/'(?:[^']|'')*'|[(),]|[^\s(),']+/g) ?? [];
  const properties: string[] = [];
  const take = () => tokens.shift() ?? '';

  function property(name: string) {
    const read = readers[name];
    if (!read)
      throw new SyntaxError(`Could not find a property named '${name}' on type 'Microsoft.OutlookServices.Message'.`);
    properties.push(name);
    return read;
  }
  function expect(token: string): void {
    const next = take();
    if (next !== token) throw new SyntaxError(`Syntax error: '${token}' expected, found '${next}'.`);
  }
  function either(): Test {
    const tests = [both()];
    while (tokens[0] === 'or' && take()) tests.push(both());
    return (mail) => tests.some((test) => test(mail));
  }
  function both(): Test {
    const tests = [one()];
    while (tokens[0] === 'and' && take()) tests.push(one());
    return (mail) => tests.every((test) => test(mail));
  }
  function one(): Test {
    const token = take();
    if (token === 'not') {
      const test = one();
      return (mail) => !test(mail);
    }
    if (token === '(') {
      const test = either();
      expect(')');
      return test;
    }
    const call = functions[token];
    if (call) return called(call);
    const read = property(token);
    const holds = comparisons[take()];
    if (!holds) throw new SyntaxError(`Syntax error after '${token}'.`);
    const value = literal(take());
    return (mail) => holds(compare(read(mail), value));
  }
  function called(call: (text: string, wanted: string) => boolean): Test {
    expect('(');
    const read = property(take());
    expect(',');
    const value = ignoreCase(literal(take()));
    expect(')');
    return (mail) => call(String(ignoreCase(read(mail))), String(value));
  }

  const matches = either();
  if (tokens.length > 0) throw new SyntaxError(`Syntax error at '${tokens[0]}'.`);
  return { matches, properties };
}

export type Order = { property: string; descending: boolean };

/** @throws SyntaxError for a property that cannot be sorted by */
export function parseOrder(text: string): Order[] {
  return text.split(',').map((clause) => {
    const [property = '', direction = 'asc'] = clause.trim().split(/\s+/);
    if (!readers[property] || !/^(asc|desc)$/i.test(direction)) throw new SyntaxError(`Invalid $orderby: ${clause}`);
    return { property, descending: /^desc$/i.test(direction) };
  });
}

export const sorted = (mails: Mail[], orders: readonly Order[]): Mail[] =>
  mails.sort((a, b) => {
    for (const { property, descending } of orders) {
      const read = readers[property];
      const order = read ? compare(read(a), read(b)) : 0;
      if (order !== 0) return descending ? -order : order;
    }
    return b.number - a.number;
  });

/**
 * Outlook sorts a filtered list only by the first properties of the filter, in the same order.
 * Source: "List messages", "Using filter and orderby in the same query".
 */
export const isTooComplex = (filter: Filter, orders: readonly Order[]): boolean =>
  orders.some(({ property }, n) => filter.properties[n] !== property);
