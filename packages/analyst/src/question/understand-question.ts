import type { Category, Language } from '@kumbara/shared';
import type { Portfolio } from '#portfolio.ts';
import { findBareAmount, findMoney, type Price } from './amounts.ts';
import { type CategoryWords, findCategories, findListedCategories } from './categories.ts';
import { stripCourtesy } from './courtesy.ts';
import { decideIntent, type Intent, type Sign } from './grammar.ts';
import { detectLanguage } from './language.ts';
import { lexicons } from './lexicon/index.ts';
import { type Concept, concepts } from './lexicon/lexicon.ts';
import { findNames, type Name } from './names.ts';
import { compilePhrases } from './phrases.ts';
import { findSpan, getNumberWords, hasSince, type Span } from './times.ts';
import { conjunctions, tokenize, type Word } from './tokenize.ts';
import { scoreWord } from './vocabulary.ts';

/** The parsed question. */
export type UnderstoodQuestion = {
  language: Language;
  intent: Intent;
  /** In the order of the question. A service that the user does not have has no ids. */
  names: Name[];
  /** A name that is neither on the list nor in the catalogue, as written. */
  unknownName?: string;
  category?: Category;
  /** All categories listed with that one: `streaming and music`. */
  categories: Category[];
  /** The categories listed with a name: `Spotify and the gym`. */
  listedCategories: Category[];
  currency?: string;
  price?: Price;
  span?: Span;
  /** The requested number: `two of them`. */
  number?: number;
  signs: Set<Sign>;
};

type Reader = {
  concepts: [Concept, RegExp][];
  categories: CategoryWords;
  notNames: RegExp;
  numbers: Map<string, number>;
};
const readers = new Map<Language, Reader>();
function getReader(language: Language): Reader {
  let reader = readers.get(language);
  if (!reader) {
    const lexicon = lexicons[language];
    reader = {
      concepts: concepts.map((concept) => [concept, compilePhrases(lexicon.concepts[concept])]),
      categories: Object.entries(lexicon.categories).map(([key, phrases]) => [
        key as Category,
        compilePhrases(phrases),
      ]),
      notNames: compilePhrases(lexicon.notNames),
      numbers: getNumberWords(language),
    };
    readers.set(language, reader);
  }
  return reader;
}

/** Replaces a name in the text in which phrases are searched: one word without other meanings. */
const namePlaceholder = '§';

/** The words separated by spaces, with one word per name and digits for number words. */
function joinWords(words: Word[], names: Name[], numbers?: Map<string, number>): string {
  const phrase: string[] = [];
  const numberAt = (at: number) => numbers?.get(words[at]?.text ?? '');
  for (let at = 0; at < words.length; at += 1) {
    const name = names.find(({ from, to }) => at >= from && at < to);
    const [number, next = 10] = [numberAt(at), numberAt(at + 1)];
    if (name) {
      if (name.from === at) phrase.push(namePlaceholder);
    } else if (number !== undefined && number % 10 === 0 && next < 10) {
      // `on beş`, `dix-sept`: one number in two words.
      phrase.push(String(number + next));
      at += 1;
    } else phrase.push(String(number ?? words[at]?.text ?? ''));
  }
  return ` ${phrase.join(' ')} `;
}

/** A name that is an ordinary word counts if the question lacks a name: `max iptal nasıl edilir`, `how much is max`. */
const wantsName: Intent[] = ['cancel_route', 'renewal', 'why_listed', 'what_if', 'yearly_or_monthly', 'unknown'];
/** It also counts if a price or cancellation is asked for without a subject: `max ne kadar`, `max kapatsam`. */
const mayWantName: Intent[] = ['total', 'advise'];
const aboutAll: Sign[] = ['total', 'all', 'subscription', 'pay', 'category', 'which', 'save', 'advise', 'strange'];

const lacksName = (intent: Intent, signs: Set<Sign>): boolean =>
  wantsName.includes(intent) || (mayWantName.includes(intent) && !aboutAll.some((sign) => signs.has(sign)));

/** `One ve Netflix`: an ordinary word is a name next to a name, separated only by a comma or "and". */
function addListedNames(firm: Name[], weak: Name[], words: Word[]): Name[] {
  const isListedWith = (a: Name, b: Name) => {
    const between = words.slice(a.to, b.from);
    return between.length === 0
      ? a.to === b.from && words[b.from]?.listed === true
      : between.length === 1 && conjunctions.has(between[0]?.text ?? '');
  };
  const listed = weak.find((one) => firm.some((name) => isListedWith(one, name) || isListedWith(name, one)));
  if (!listed) return firm;
  const names = [...firm, listed].sort((a, b) => a.from - b.from);
  return addListedNames(
    names,
    weak.filter((one) => one !== listed),
    words,
  );
}

const aheadTimes = new Set([
  'today',
  'tomorrow',
  'day_after_tomorrow',
  'this_week',
  'weekend',
  'next_week',
  'next_month',
  'next_days',
  'next_weeks',
  'next_months',
  'rest_of_year',
  'on_day',
  'date',
  'weekday',
]);
const pastTimes = new Set([
  'yesterday',
  'last_week',
  'last_month',
  'last_year',
  'last_days',
  'last_weeks',
  'last_months',
]);

function listTimeSigns(span: Span | undefined, isPast: boolean): Sign[] {
  if (!span) return [];
  if (span.time === 'this_month') return ['this_month'];
  if (pastTimes.has(span.time)) return ['past'];
  if (span.time === 'month') return [isPast ? 'past' : 'ahead'];
  return aheadTimes.has(span.time) ? ['ahead'] : [];
}

/** The word limit of a short question, without names. */
const short = 4;

/** Words about the past: a month is then the last one of its name. */
const overConcepts: Sign[] = ['rise', 'so_far', 'saved', 'exchange_rate'];

type QuestionContext = { words: Word[]; names: Name[]; language: Language; portfolio: Portfolio };

function readSigns({ words, names, language, portfolio }: QuestionContext) {
  const reader = getReader(language);
  const phrase = joinWords(words, names);
  const matches = reader.concepts.flatMap(([key, expression]) => {
    const match = expression.exec(phrase);
    return match ? [{ key, words: match[0].trim().split(' ') }] : [];
  });
  const signs = new Set<Sign>(matches.map(({ key }) => key));
  const understood = new Set(matches.flatMap((one) => one.words));
  const category = reader.categories.find(([, expression]) => expression.test(phrase))?.[0];
  const text = joinWords(words, names, reader.numbers);
  const inUse = new Set([
    'TRY',
    'USD',
    'EUR',
    'GBP',
    portfolio.currency,
    ...portfolio.subscriptions.map((one) => one.currency),
  ]);
  const rest = words.filter((_, at) => !names.some(({ from, to }) => at >= from && at < to));
  const { price, currency } = findMoney(rest, language, inUse);
  const isSince = hasSince(text, language);
  const isPast = isSince || overConcepts.some((sign) => signs.has(sign));
  const found = findSpan(text, language, portfolio.today, isPast);
  // "Until today" means the whole past.
  const span = found?.time === 'today' && signs.has('so_far') ? undefined : found;
  if (isSince && span) signs.add('since');
  const number = findNumber(text, span);
  if (names.length > 0) signs.add('name');
  if (names.length > 1) signs.add('several');
  if (category) signs.add('category');
  if (currency) signs.add('currency');
  if (price || (signs.has('yearly') && findBareAmount(rest) !== undefined)) signs.add('price');
  if (number !== undefined) signs.add('number');
  for (const sign of listTimeSigns(span, isPast)) signs.add(sign);
  if (rest.length <= short) signs.add('short');
  const isStrange = ({ text }: Word) =>
    text.length >= 4 && !/\d/.test(text) && !understood.has(text) && scoreWord(text, language) === 0;
  if (rest.some(isStrange)) signs.add('strange');
  const bare = price ? undefined : findBareAmount(rest);
  return {
    signs,
    category,
    categories: findCategories(rest, reader.categories),
    listedCategories: findListedCategories({ words, names, language }, reader.categories),
    currency,
    price: price ?? (bare === undefined ? undefined : { amount: bare }),
    span,
    number,
  };
}

/** A small number that is not part of a time. */
function findNumber(text: string, span: Span | undefined): number | undefined {
  if (span && !['this_month', 'this_year', 'next_month', 'today'].includes(span.time)) return undefined;
  const value = Number(/ (\d{1,2}) (?!(?:[$€£₺]|tl|euro|lira|dollar))/.exec(text)?.[1]);
  return value >= 1 && value <= 20 ? value : undefined;
}

/** The word after `for` or `in` that is no word of the language: an unknown name. */
function findUnknownName({ words, names, language }: QuestionContext): string | undefined {
  const { before } = lexicons[language];
  const isBefore = (word: Word | undefined) => word !== undefined && before.split(' | ').includes(word.text);
  const isStrange = (word: Word, at: number) =>
    word.text.length >= 3 &&
    /^\p{Lu}/u.test(word.raw) &&
    word.raw !== word.raw.toUpperCase() &&
    scoreWord(word.text, language) === 0 &&
    !names.some(({ from, to }) => at >= from && at < to);
  const at = words.findIndex(
    (word, i) => isStrange(word, i) && (isBefore(words[i - 1]) || (language === 'tr' && words[i + 1]?.joined)),
  );
  return (words[at] ?? words.find((word) => word.quoted && scoreWord(word.text, language) === 0 && !names.length))?.raw;
}

/** Signs that a question shares with courtesies. */
const formal: Sign[] = ['short', 'strange', 'greeting', 'thanks', 'help'];
/** Signs that mean nothing alone in a clause of some words: `if you do not mind`, `without details`. */
const dependent: Sign[] = ['supposing', 'without', 'except', 'either'];

/** Returns true if a clause has a name, a sign of the grammar, a number or a time, or may name an unknown service. */
function hasMeaning(words: Word[], part: 'start' | 'end' | 'rest', portfolio: Portfolio, language: Language): boolean {
  const names = findNames(words, portfolio);
  if (names.length > 0 || words.some(({ text, quoted }) => quoted || /\d/.test(text))) return true;
  const { signs, span } = readSigns({ words, names, language, portfolio });
  const uses = (ignored: Sign[]) => span !== undefined || [...signs].some((sign) => !ignored.includes(sign));
  if (part === 'rest') return signs.has('help') || uses([...formal, ...dependent]);
  if (words.length === 1) return !signs.has('greeting') && !signs.has('thanks');
  const ignored: Sign[] = part === 'start' ? [...formal, ...dependent, 'when'] : [...formal, ...dependent];
  return uses(ignored) || mayContainName(words, language);
}

/** A capital may begin the name of an unknown service. In German it begins every noun, so a preposition is needed. */
function mayContainName(words: Word[], language: Language): boolean {
  const before = lexicons[language].before.split(' | ');
  return words.some(
    ({ raw }, at) =>
      at > 0 && /^\p{Lu}/u.test(raw) && (language !== 'de' || before.includes(words[at - 1]?.text ?? '')),
  );
}

/**
 * Parses a question: its language, intent and subject.
 * @param asTyped up to 1,000 characters
 * @param fallback the language if the question's cannot be detected
 */
export function understandQuestion(asTyped: string, portfolio: Portfolio, fallback: Language): UnderstoodQuestion {
  const typed = asTyped.slice(0, 2000);
  const typedLanguage = detectLanguage(tokenize(typed), typed, fallback);
  const question = stripCourtesy(typed, portfolio, (words, part) => hasMeaning(words, part, portfolio, typedLanguage));
  const words = tokenize(question);
  const found = findNames(words, portfolio);
  const weak = found.filter((name) => name.weak);
  const firm = addListedNames(
    found.filter((name) => !name.weak),
    weak,
    words,
  );
  const rest = words.filter((_, at) => !firm.some(({ from, to }) => at >= from && at < to));
  const language = detectLanguage(rest, question, fallback);
  let names = dropNotNames(firm, words, language);
  let context: QuestionContext = { words, names, language, portfolio };
  let phrase = readSigns(context);
  let intent = decideIntent(phrase.signs);
  if (
    names.length === 0 &&
    weak.length > 0 &&
    (lacksName(intent, phrase.signs) || isBehindFor(weak, words, language))
  ) {
    const [first] = dropNotNames(weak, words, language);
    names = first ? addListedNames([first], weak, words) : [];
    context = { ...context, names };
    phrase = readSigns(context);
    intent = decideIntent(phrase.signs);
  }
  const unknownName = names.length === 0 ? findUnknownName(context) : undefined;
  return { language, intent, names, ...phrase, ...(unknownName && { unknownName }) };
}

/** `for now`, `at max`: no names. */
function dropNotNames(names: Name[], words: Word[], language: Language): Name[] {
  const { notNames } = getReader(language);
  const isNotName = ({ from, to, matchedText }: Name) => {
    const around = ` ${words
      .slice(Math.max(0, from - 1), to + 1)
      .map(({ text }) => text)
      .join(' ')} `;
    return matchedText === matchedText.toLowerCase() && notNames.test(around) && !words[to]?.joined;
  };
  return names.filter((name) => !name.weak || !isNotName(name));
}

const isBehindFor = (names: Name[], words: Word[], language: Language) => {
  const before = lexicons[language].before.split(' | ').filter(Boolean);
  return names.some(({ from }) => before.includes(words[from - 1]?.text ?? ''));
};
