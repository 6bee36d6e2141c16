import { addDays, exact, type IsoDate, multiply, round } from '@kumbara/shared';
import { nameCycle, type Timeline, type TimelineEvent } from '#mails/timeline/timeline.ts';
import type { CycleName } from '#mails/words/words.ts';
import type { Random } from '#random.ts';
import { fillTemplate } from './fill.ts';
import { createImageHtml, type Pair, type Section, toHtml, toText } from './sections.ts';
import type { Style } from './style.ts';

/** The facts of an event that a reader of the mail can see. */
export type VisibleFacts = {
  amount?: number;
  total?: number;
  cycle: boolean;
  next: boolean;
  /** True if the mail shows a recurring payment: a billing cycle or a next payment. */
  recurring: boolean;
  /** False for a mail that consists of an image. */
  readable: boolean;
};

export type WrittenMail = { subject: string; text?: string; html?: string; pdf?: string[]; visible: VisibleFacts };

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');

/** The tax on a price and the total. */
export const addTax = (price: number) => {
  const tax = round(multiply(exact(price), 20, 100), 2);
  return { tax, total: round(multiply(exact(price), 120, 100), 2) };
};

/** Events whose mails list the facts below the message. */
const listedKinds = new Set<TimelineEvent['kind']>([
  'charge',
  'started',
  'renewal_notice',
  'reactivated',
  'plan_change',
  'trial_started',
  'price_rise',
]);
const chargeKinds = new Set<TimelineEvent['kind']>(['charge', 'started']);

type Facts = {
  event: TimelineEvent;
  style: Style;
  cycle: CycleName;
  price: string;
  tax: string;
  total: string;
  next?: string;
  order: string;
  card: string;
};

function composePairs({ event, style, cycle, price, tax, total, next, order, card }: Facts, taxed: boolean): Pair[] {
  const { label, words } = style;
  const plan = style.cycle === 'adjective' ? `${event.plan} (${words.cycles[cycle].adjective})` : event.plan;
  return [
    [label('plan'), plan],
    ...(chargeKinds.has(event.kind) ? ([[label('date'), style.date(event.day)]] as Pair[]) : []),
    [label('price'), price],
    ...(taxed
      ? ([
          [label('tax'), tax],
          [label('total'), total],
        ] as Pair[])
      : []),
    ...(next && style.showsNextPayment ? ([[label('next'), next]] as Pair[]) : []),
    ...(chargeKinds.has(event.kind)
      ? ([
          [label('paidWith'), `Visa •••• ${card}`],
          [label('order'), order],
        ] as Pair[])
      : []),
  ];
}

function composeInvoice(facts: Facts, taxed: boolean, service: string): Section[] {
  const { event, style, cycle, price, tax, total, next, order } = facts;
  const { label, words } = style;
  const name =
    style.cycle === 'adjective'
      ? `${service} ${event.plan} – ${words.cycles[cycle].adjective}`
      : `${service} ${event.plan}`;
  const period = event.next
    ? `${style.date(event.day)} – ${style.date(addDays(event.next, -1))}`
    : style.date(event.day);
  return [
    {
      kind: 'pairs',
      form: 'colon',
      pairs: [
        [label('order'), order],
        [label('date'), style.date(event.day)],
      ],
    },
    {
      kind: 'table',
      head: [label('service'), label('period'), label('quantity'), label('price')],
      rows: [[name, period, '1', price]],
      sums: [...(taxed ? ([[label('tax'), tax]] as Pair[]) : []), [label('total'), total]],
    },
    ...(next && style.showsNextPayment
      ? [{ kind: 'pairs' as const, form: 'colon' as const, pairs: [[label('next'), next]] as Pair[] }]
      : []),
  ];
}

/** The facts in the layout of this sender. */
function composeDetails(facts: Facts, taxed: boolean, service: string): Section[] {
  const { style, event, cycle } = facts;
  const { layout } = style;
  const sentence: Section[] =
    style.cycle === 'sentence'
      ? [{ kind: 'text', text: fillTemplate(style.renewal, { every: style.words.cycles[cycle].every }) }]
      : [];
  if (!listedKinds.has(event.kind)) return [];
  if (layout === 'prose') return sentence;
  if (layout === 'invoice' && chargeKinds.has(event.kind))
    return [...composeInvoice(facts, taxed, service), ...sentence];
  const form = layout === 'invoice' || layout === 'pdf' || layout === 'picture' ? 'colon' : layout;
  return [{ kind: 'pairs', form, pairs: composePairs(facts, taxed) }, ...sentence];
}

const composeStructuredData = (service: string, event: TimelineEvent, currency: string, order: string) => ({
  '@context': 'http://schema.org',
  '@type': 'Order',
  merchant: { '@type': 'Organization', name: service },
  orderNumber: order,
  orderStatus: 'http://schema.org/OrderDelivered',
  priceCurrency: currency,
  price: event.price.toFixed(2),
  orderDate: event.day,
  acceptedOffer: {
    '@type': 'Offer',
    itemOffered: { '@type': 'Product', name: event.plan },
    price: event.price.toFixed(2),
    priceCurrency: currency,
  },
});

/** Writes a service's mail about an event, in the sender's style. */
export function writeServiceMail(
  timeline: Timeline,
  event: TimelineEvent,
  style: Style,
  person: string,
  random: Random,
): WrittenMail {
  const { words, layout } = style;
  const service = timeline.sender.displayName ?? timeline.service.name;
  const cycle = nameCycle(event.billing);
  const taxed = style.taxed && chargeKinds.has(event.kind) && layout !== 'prose';
  const { tax, total } = taxed ? addTax(event.price) : { tax: 0, total: event.price };
  const write = (amount: number) => style.money(amount, timeline.currency);
  const per = style.cycle === 'per' ? (words.cycles[cycle].per[style.per % words.cycles[cycle].per.length] ?? '') : '';
  const day = (date: IsoDate | undefined) => (date ? style.date(date) : undefined);
  const order = `${random.pick(['INV-', 'R', '', 'TR'])}${digits(random, 9)}`;
  const card = digits(random.fork('card'), 4);
  const facts: Facts = {
    event,
    style,
    cycle,
    price: `${write(event.price)}${per}`,
    tax: write(tax),
    total: write(total),
    next: day(event.next),
    order,
    card,
  };
  const [subject, body] = style.message(event.kind);
  const values = {
    service,
    person: person.split(' ')[0],
    plan: event.plan,
    oldPlan: event.oldPlan,
    price: facts.price,
    old: event.oldPrice === undefined ? undefined : write(event.oldPrice),
    total: facts.total,
    date: style.date(event.paidOn ?? event.day),
    next: facts.next ?? '',
    until: day(event.until),
    card,
    order,
  };
  // Avoids "Canva Canva Pro".
  const fillText = (text: string) => fillTemplate(text, values).replaceAll(`${service} ${service}`, service);
  const details = composeDetails(facts, taxed, service);
  const isHidden = layout === 'pdf' || layout === 'picture';
  const message = `${fillText(style.hello)}\n${fillText(body)}`;
  const shown: Section[] = [
    { kind: 'title', text: fillText(subject) },
    { kind: 'text', text: message },
    ...(isHidden && chargeKinds.has(event.kind) ? [] : details),
    { kind: 'text', text: fillText(style.bye) },
    { kind: 'small', text: fillText(style.footer) },
  ];
  const visible = findVisibleFacts(facts, body, details, {
    taxed,
    amount: event.price,
    total,
    picture: layout === 'picture',
  });
  const written = { subject: fillText(subject), visible };
  if (layout === 'picture') {
    const text = style.body === 'useless text' ? { text: words.seeOnline } : {};
    return { ...written, ...text, html: createImageHtml() };
  }
  const html = toHtml(shown, {
    ...(style.data &&
      chargeKinds.has(event.kind) && { data: composeStructuredData(service, event, timeline.currency, order) }),
    ...(random.chance(0.4) && { hidden: fillText(subject) }),
  });
  return {
    ...written,
    ...(style.body === 'useless text'
      ? { text: words.seeOnline }
      : style.body === 'html'
        ? {}
        : { text: toText(shown) }),
    ...(style.body === 'text' ? {} : { html }),
    ...(layout === 'pdf' && chargeKinds.has(event.kind) && { pdf: [service, ...toText(details).split('\n')] }),
  };
}

type Amounts = { taxed: boolean; amount: number; total: number; picture: boolean };

function findVisibleFacts(
  { event, style, next }: Facts,
  body: string,
  details: readonly Section[],
  { taxed, amount, total, picture }: Amounts,
): VisibleFacts {
  if (picture) return { cycle: false, next: false, recurring: false, readable: false };
  const all = `${body}\n${toText(details)}`;
  const inBody = (place: string) => body.includes(`{${place}`);
  const hasListedAmount = details.some(({ kind }) => kind !== 'text');
  const showsAmount = hasListedAmount || inBody('price') || inBody('total');
  const showsCycle =
    (style.cycle === 'per' && (hasListedAmount || inBody('price'))) ||
    (style.cycle === 'adjective' && hasListedAmount) ||
    (style.cycle === 'sentence' && details.length > 0) ||
    (style.layout === 'invoice' && chargeKinds.has(event.kind));
  const showsNext =
    next !== undefined && event.kind !== 'payment_failed' && (inBody('next') || inBody('until') || all.includes(next));
  return {
    ...(showsAmount && { amount }),
    ...(showsAmount && taxed && { total }),
    cycle: showsCycle,
    next: showsNext,
    recurring: showsCycle || showsNext,
    readable: true,
  };
}
