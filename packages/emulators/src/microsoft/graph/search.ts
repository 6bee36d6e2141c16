import { millisecondsInDay } from 'date-fns/constants';
import type { Mail } from '#mailbox/mailbox.ts';
import { containsWords, type SearchField } from '#mailbox/word-search.ts';
import { hasAttachments } from './message.ts';

type Test = (mail: Mail) => boolean;

const fields: Record<string, readonly SearchField[]> = {
  from: ['from'],
  to: ['to'],
  recipients: ['to'],
  participants: ['from', 'to'],
  subject: ['subject'],
  body: ['body'],
};

/** KQL matches prefixes of words. */
const matchesWords = (text: string): Test => containsWords(['from', 'subject', 'body'], text, true);

const unquoted = (text: string) => text.replace(/^"(.*)"$/s, '$1');

/** `received>=2026-01-31`, `received:2026-01-01..2026-01-31`. */
function received(operator: string, value: string): Test {
  const [from = '', to = ''] = value.split('..');
  const start = Date.parse(unquoted(from));
  const end = Date.parse(unquoted(to));
  if (Number.isNaN(start)) throw new SyntaxError(`Syntax error: '${value}' is no date.`);
  return ({ received: at }) => {
    const time = at.getTime();
    switch (operator) {
      case '>=':
        return time >= start;
      case '>':
        return time >= start + millisecondsInDay;
      case '<=':
        return time < start + millisecondsInDay;
      case '<':
        return time < start;
      default:
        return time >= start && time < (Number.isNaN(end) ? start : end) + millisecondsInDay;
    }
  };
}

function restriction(name: string, operator: string, value: string): Test {
  const key = name.toLowerCase();
  if (key === 'received' || key === 'sent') return received(operator, value);
  if (key === 'hasattachment' || key === 'hasattachments') {
    return (mail) => hasAttachments(mail) === /^(true|1|yes)$/i.test(value);
  }
  const places = fields[key];
  return places ? containsWords(places, unquoted(value), true) : matchesWords(`${name} ${unquoted(value)}`);
}

/**
 * Parses a subset of the Keyword Query Language: words, `"phrases"`, `from:`, `to:`, `subject:`,
 * `body:`, `participants:`, `received:`, `hasattachment:`, brackets, `AND`, `OR`, `NOT` and `-`.
 *
 * @throws SyntaxError where Graph answers 400
 */
export function parseSearch(text: string): Test {
  const tokens = text.match(/"[^"]*"|[()]|[a-z]+(?::|[<>]=?|=)(?:"[^"]*"|[^\s()"]+)?|[^\s()"]+/gi) ?? [];

  function either(toTest: (word: string) => Test): Test {
    const tests = [both(toTest)];
    while (tokens[0] === 'OR' && tokens.shift()) tests.push(both(toTest));
    return (mail) => tests.some((test) => test(mail));
  }
  function both(toTest: (word: string) => Test): Test {
    const tests: Test[] = [];
    while (tokens[0] !== undefined && tokens[0] !== ')' && tokens[0] !== 'OR') {
      const token = tokens.shift() ?? '';
      if (token !== 'AND') tests.push(one(token, toTest));
    }
    return (mail) => tests.every((test) => test(mail));
  }
  function one(token: string, toTest: (word: string) => Test): Test {
    if (token === 'NOT' || token === '-') {
      const test = one(tokens.shift() ?? '', toTest);
      return (mail) => !test(mail);
    }
    if (token.startsWith('-') && token.length > 1) {
      const test = one(token.slice(1), toTest);
      return (mail) => !test(mail);
    }
    if (token === '(') return bracketed(toTest);
    const [, name, operator, value] = /^([a-z]+)(:|[<>]=?|=)(.*)$/is.exec(token) ?? [];
    if (!name || !operator) return toTest(unquoted(token));
    if (!value && tokens[0] === '(') {
      tokens.shift();
      return bracketed((word) => restriction(name, operator, word));
    }
    return restriction(name, operator, value ?? '');
  }
  function bracketed(toTest: (word: string) => Test): Test {
    const test = either(toTest);
    if (tokens.shift() !== ')') throw new SyntaxError("Syntax error: ')' expected.");
    return test;
  }

  const test = either(matchesWords);
  if (tokens.length > 0) throw new SyntaxError(`Syntax error at '${tokens[0]}'.`);
  return test;
}

/** Removes the quotes of `$search` and the escapes inside; undefined without quotes. */
export const searchText = (parameter: string): string | undefined =>
  /^\s*"(.*)"\s*$/s.exec(parameter)?.[1]?.replaceAll('\\"', '"');
