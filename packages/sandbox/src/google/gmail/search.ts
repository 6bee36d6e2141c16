import type { Mail } from '#mailbox/mailbox.ts';
import { plainTextOf } from '#mailbox/mime.ts';
import { labelsOf } from './labels.ts';
import { hasFiles } from './message.ts';

type Test = (mail: Mail) => boolean;
type Token = '(' | ')' | '{' | '}' | 'OR' | { word: string; negated: boolean };
export type Query = { matches: Test /** Whether spam and trash are looked at, too. */; anywhere: boolean };

const fold = (text: string) =>
  text.replaceAll('İ', 'i').replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether the words stand in the text one after the other: Gmail finds whole words, not parts of them. */
function says(text: string, wanted: string): boolean {
  const words = wordsOf(wanted);
  return words.length === 0 || ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `);
}

const dayMs = 24 * 3600 * 1000;
const spans: Record<string, number> = { d: dayMs, m: 30 * dayMs, y: 365 * dayMs };

/** `2026/01/31`, `2026-1-31`, `01/31/2026` or seconds since 1970; a day begins at midnight, here in UTC. */
function instantOf(text: string): number | undefined {
  if (/^\d{9,}$/.test(text)) return Number(text) * 1000;
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text) ?? [];
  if (year) return Date.UTC(Number(year), Number(month) - 1, Number(day));
  const [, first, second, last] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return last ? Date.UTC(Number(last), Number(first) - 1, Number(second)) : undefined;
}

const person = ({ name, address }: Mail['from']) => `${name} ${address}`;
const never: Test = () => false;

const folderWords: Record<string, string> = {
  inbox: 'INBOX',
  spam: 'SPAM',
  trash: 'TRASH',
  sent: 'SENT',
  draft: 'DRAFT',
  drafts: 'DRAFT',
};

/** One operator. Source: Gmail help, "Refine searches in Gmail". */
function operator(name: string, value: string): Test {
  const label =
    (wanted: string): Test =>
    (mail) =>
      labelsOf(mail).includes(wanted);
  const at = instantOf(value);
  const [, count, unit] = /^(\d+)([dmy])$/.exec(value) ?? [];
  const since = count && unit ? Date.now() - Number(count) * (spans[unit] ?? 0) : undefined;
  switch (name) {
    case 'from':
      return ({ from }) => says(person(from), value);
    case 'to':
      return ({ to }) => to.some((each) => says(person(each), value));
    case 'subject':
      return ({ subject }) => says(subject, value);
    case 'after':
    case 'newer':
      return at === undefined ? never : ({ received }) => received.getTime() >= at;
    case 'before':
    case 'older':
      return at === undefined ? never : ({ received }) => received.getTime() < at;
    case 'newer_than':
      return since === undefined ? never : ({ received }) => received.getTime() >= since;
    case 'older_than':
      return since === undefined ? never : ({ received }) => received.getTime() < since;
    case 'rfc822msgid':
      return ({ headers }) =>
        headers.some((each) => /^message-id$/i.test(each.name) && each.value.includes(value.replace(/^<|>$/g, '')));
    case 'in':
      return value === 'anywhere' ? () => true : label(folderWords[value] ?? value.toUpperCase());
    case 'label':
      return label(value.toUpperCase());
    case 'category':
      return label(`CATEGORY_${(value === 'primary' ? 'personal' : value).toUpperCase()}`);
    case 'is':
      return value === 'read' ? ({ unread }) => !unread : label(value.toUpperCase());
    case 'has':
      return value === 'attachment' ? hasFiles : never;
    default:
      return (mail) => mentions(mail, `${name} ${value}`);
  }
}

const mentions = (mail: Mail, text: string): boolean =>
  says([mail.subject, person(mail.from), ...mail.to.map(person), plainTextOf(mail.content)].join(' \n '), text);

/** `{a b}` and `a OR b` mean either, everything else both; `-` means not; `( )` groups, also behind an operator. */
function parse(tokens: Token[], toTest: (word: string) => Test, end?: Token): Test {
  const groups: Test[][] = [[]];
  const isEither = end === '}';
  let joins = false;
  for (let token = tokens.shift(); token !== undefined && token !== end; token = tokens.shift()) {
    if (token === 'OR') {
      joins = true;
      continue;
    }
    const test = testOf(token, tokens, toTest);
    if (joins || (isEither && groups[0]?.length)) groups.at(-1)?.push(test);
    else if (groups[0]?.length) groups.push([test]);
    else groups[0]?.push(test);
    joins = false;
  }
  return (mail) => groups.every((either) => either.length === 0 || either.some((test) => test(mail)));
}

function testOf(token: Token, tokens: Token[], toTest: (word: string) => Test): Test {
  if (token === '(') return parse(tokens, toTest, ')');
  if (token === '{') return parse(tokens, toTest, '}');
  if (typeof token === 'string') return () => true;
  const [, name, value = ''] = /^([a-z_0-9]+):(.*)$/is.exec(token.word) ?? [];
  const group = value === '' && (name || token.word === '') && (tokens[0] === '(' || tokens[0] === '{');
  const inner = group
    ? testOf(tokens.shift() as Token, tokens, name ? (word) => operator(name.toLowerCase(), unquoted(word)) : toTest)
    : name && value
      ? operator(name.toLowerCase(), unquoted(value))
      : toTest(unquoted(token.word));
  return token.negated ? (mail) => !inner(mail) : inner;
}

const unquoted = (word: string) => word.replace(/^"(.*)"$/s, '$1');

function tokensOf(q: string): Token[] {
  const found = q.match(/[(){}]|-?(?:[\w]+:)?"[^"]*"?|[^\s(){}"]+/g) ?? [];
  return found.map((text): Token => {
    if (/^[(){}]$/.test(text)) return text as Token;
    if (text === 'OR' || text === '|') return 'OR';
    const negated = text.startsWith('-');
    return { word: negated ? text.slice(1) : text, negated };
  });
}

/** What `q` finds. Like Gmail it looks into spam and trash only when the query names them. */
export function parseQuery(q: string): Query {
  const matches = parse(tokensOf(q), (word) => (mail) => mentions(mail, word));
  return { matches, anywhere: /(?<![\w-])in:(anywhere|spam|trash)\b|label:(spam|trash)\b/i.test(q) };
}
