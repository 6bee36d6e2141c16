import { millisecondsInDay } from 'date-fns/constants';
import type { Mail } from '#mailbox/mailbox.ts';
import { containsWords } from '#mailbox/word-search.ts';
import { labelsOf } from './labels.ts';
import { hasFiles } from './message.ts';

type Test = (mail: Mail) => boolean;
type Token = '(' | ')' | '{' | '}' | 'OR' | { word: string; negated: boolean };
export type Query = { matches: Test /** Whether spam and trash are searched too. */; anywhere: boolean };

const spans: Record<string, number> = { d: millisecondsInDay, m: 30 * millisecondsInDay, y: 365 * millisecondsInDay };

/** `2026/01/31`, `2026-1-31`, `01/31/2026` or seconds since 1970. Days begin at midnight UTC. */
function instantOf(text: string): number | undefined {
  if (/^\d{9,}$/.test(text)) return Number(text) * 1000;
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text) ?? [];
  if (year) return Date.UTC(Number(year), Number(month) - 1, Number(day));
  const [, first, second, last] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return last ? Date.UTC(Number(last), Number(first) - 1, Number(second)) : undefined;
}

const never: Test = () => false;

const folderWords: Record<string, string> = {
  inbox: 'INBOX',
  spam: 'SPAM',
  trash: 'TRASH',
  sent: 'SENT',
  draft: 'DRAFT',
  drafts: 'DRAFT',
};

/** The test of one operator. Source: Gmail help, "Refine searches in Gmail". */
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
      return containsWords(['from'], value);
    case 'to':
      return containsWords(['to'], value);
    case 'subject':
      return containsWords(['subject'], value);
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
      return matchesWords(`${name} ${value}`);
  }
}

/** Gmail finds whole words only. */
const matchesWords = (text: string): Test => containsWords(['subject', 'from', 'to', 'body'], text);

/** `{a b}` and `a OR b` match either, all else both. `-` negates, `( )` groups, even after an operator. */
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

/** Parses `q`. Like Gmail it searches spam and trash only when the query names them. */
export function parseQuery(q: string): Query {
  const matches = parse(tokensOf(q), matchesWords);
  return { matches, anywhere: /(?<![\w-])in:(anywhere|spam|trash)\b|label:(spam|trash)\b/i.test(q) };
}
