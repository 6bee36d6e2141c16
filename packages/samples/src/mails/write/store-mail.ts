import { type IsoDate, type Language, sum } from '@kumbara/shared';
import { type DateStyle, drawDateStyle, drawMoneyStyle, type MoneyStyle } from '#mails/formats.ts';
import { nameCycle, type Timeline, type TimelineEvent } from '#mails/timeline/timeline.ts';
import { wordsByLanguage } from '#mails/words/languages.ts';
import type { MailWords } from '#mails/words/words.ts';
import type { Random } from '#random.ts';
import { fillTemplate } from './fill.ts';
import { type Section, toHtml, toText } from './sections.ts';
import type { VisibleFacts, WrittenMail } from './service-mail.ts';

export type Store = 'apple' | 'google' | 'paypal';
export const storeSenders: Record<Store, { name: string; address: string }> = {
  apple: { name: 'Apple', address: 'no_reply@email.apple.com' },
  google: { name: 'Google Play', address: 'googleplay-noreply@google.com' },
  paypal: { name: 'PayPal', address: 'service@paypal.com' },
};

/** The style of the stores' mails to one owner. */
type StoreStyle = { words: MailWords; money: MoneyStyle; date: DateStyle };
export const drawStoreStyle = (language: Language, country: string, random: Random): StoreStyle => ({
  words: wordsByLanguage[language],
  money: drawMoneyStyle(language, random),
  date: drawDateStyle(language, country, random),
});

/** One line of a store's receipt. */
export type Line = { timeline: Timeline; event: TimelineEvent };

const allFacts: VisibleFacts = { cycle: true, next: true, recurring: true, readable: true };
const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');
const labelOf = ({ words }: StoreStyle, name: keyof MailWords['labels']) => words.labels[name][0] ?? name;
const adjectiveOf = ({ words }: StoreStyle, { billing }: TimelineEvent) => words.cycles[nameCycle(billing)].adjective;
const composeMail = (
  subject: string,
  sections: readonly Section[],
  visible: VisibleFacts,
  random: Random,
): WrittenMail => ({
  subject,
  ...(random.chance(0.5) && { text: toText(sections) }),
  html: toHtml(sections),
  visible,
});

/** One receipt for all of Apple's charges of a day. */
function appleReceipt(lines: readonly Line[], style: StoreStyle, random: Random): WrittenMail {
  const { words, money, date } = style;
  const [first] = lines as [Line, ...Line[]];
  const { currency } = first.timeline;
  const total = sum(
    lines.map(({ event }) => event.price),
    currency,
  );
  const [subject, title] = words.store.appleReceipt;
  const items = lines.flatMap(({ timeline, event }): Section[] => [
    { kind: 'text', text: `${timeline.service.name}\n${event.plan} (${adjectiveOf(style, event)})` },
    ...(event.next
      ? [{ kind: 'text' as const, text: fillTemplate(words.store.appleRenews, { next: date(event.next) }) }]
      : []),
    { kind: 'text', text: money(event.price, currency) },
  ]);
  const sections: Section[] = [
    { kind: 'title', text: title },
    {
      kind: 'pairs',
      form: 'stacked',
      pairs: [
        [labelOf(style, 'date'), date(first.event.day)],
        [labelOf(style, 'order'), `MX${digits(random, 8)}`],
      ],
    },
    { kind: 'text', text: 'App Store' },
    ...items,
    { kind: 'table', head: [], rows: [], sums: [[labelOf(style, 'total'), money(total, currency)]] },
    { kind: 'small', text: 'Apple Distribution International Ltd.' },
  ];
  return composeMail(subject, sections, allFacts, random);
}

function playReceipt({ timeline, event }: Line, style: StoreStyle, random: Random): WrittenMail {
  const { words, money, date } = style;
  const [subject, opening] = words.store.playReceipt;
  const per = words.cycles[nameCycle(event.billing)].per[0] ?? '';
  const values = { date: date(event.day) };
  const sections: Section[] = [
    { kind: 'text', text: fillTemplate(opening, values) },
    {
      kind: 'pairs',
      form: 'colon',
      pairs: [[labelOf(style, 'order'), `GPA.${digits(random, 4)}-${digits(random, 4)}-${digits(random, 4)}`]],
    },
    {
      kind: 'table',
      head: [labelOf(style, 'service'), labelOf(style, 'price')],
      rows: [
        [`${event.plan} (${timeline.service.name})`, `${money(event.price, timeline.currency)}${per}`],
        [words.store.playRecurring, ''],
      ],
      sums: [[labelOf(style, 'total'), `${money(event.price, timeline.currency)}${per}`]],
    },
  ];
  return composeMail(fillTemplate(subject, values), sections, { ...allFacts, next: false }, random);
}

/** PayPal states the merchant and the amount, but neither the next payment nor the plan. */
function paypalReceipt({ timeline, event }: Line, style: StoreStyle, random: Random): WrittenMail {
  const { words, money, date } = style;
  const [subject, body] = words.store.paypalPaid;
  const values = { service: timeline.service.name, total: money(event.price, timeline.currency) };
  const sections: Section[] = [
    { kind: 'text', text: fillTemplate(body, values) },
    {
      kind: 'pairs',
      form: 'cells',
      pairs: [
        [labelOf(style, 'order'), digits(random, 17)],
        [labelOf(style, 'date'), date(event.day)],
        [labelOf(style, 'total'), values.total],
      ],
    },
  ];
  return composeMail(
    fillTemplate(subject, values),
    sections,
    { cycle: false, next: false, recurring: true, readable: true },
    random,
  );
}

/** A store's mail about a new subscription or a cancellation. `{app}` is its line. */
function storeNotice(store: Store, { timeline, event }: Line, style: StoreStyle, random: Random): WrittenMail {
  const { words, money, date } = style;
  const day = (at: IsoDate | undefined) => (at ? date(at) : '');
  const isEnd = event.kind === 'cancelled_at_period_end';
  const [subject, body] = isEnd
    ? store === 'apple'
      ? words.store.appleCancelled
      : words.store.playCancelled
    : words.store.appleConfirmed;
  const values = {
    app: `${timeline.service.name} – ${event.plan}`,
    price: money(event.price, timeline.currency),
    every: words.cycles[nameCycle(event.billing)].every,
    next: day(event.next),
    until: day(event.until),
  };
  return composeMail(
    fillTemplate(subject, values),
    [{ kind: 'text', text: fillTemplate(body, values) }],
    isEnd ? { cycle: false, next: false, recurring: false, readable: true } : allFacts,
    random,
  );
}

/** Writes a store's mail about the lines of a day. Only receipts contain several. */
export function writeStoreMail(store: Store, lines: readonly Line[], style: StoreStyle, random: Random): WrittenMail {
  const [first] = lines as [Line, ...Line[]];
  const isReceipt = first.event.kind === 'charge' || (first.event.kind === 'started' && store !== 'apple');
  if (!isReceipt) return storeNotice(store, first, style, random);
  if (store === 'apple') return appleReceipt(lines, style, random);
  return (store === 'google' ? playReceipt : paypalReceipt)(first, style, random);
}
