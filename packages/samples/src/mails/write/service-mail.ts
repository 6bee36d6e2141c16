import { addDays, exact, type IsoDate, multiply, round } from '@kumbara/shared';
import { type Course, cycleName, type Step } from '#mails/timeline/timeline.ts';
import type { CycleName } from '#mails/words/words.ts';
import type { Random } from '#random.ts';
import { fill } from './fill.ts';
import { type Pair, pictureHtml, type Section, toHtml, toText } from './sections.ts';
import type { Style } from './style.ts';

/** What a mail says of a step, as far as a reader can see it: the truth about its words. */
export type Said = {
  amount?: number;
  total?: number;
  cycle: boolean;
  next: boolean;
  /** Whether the words show that it goes on: a rhythm, a next payment. */
  recurring: boolean;
  /** False for a picture. */
  readable: boolean;
};

export type Written = { subject: string; text?: string; html?: string; pdf?: string[]; said: Said };

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');

/** Price and tax on top of it. */
export const withTax = (price: number) => {
  const tax = round(multiply(exact(price), 20, 100), 2);
  return { tax, total: round(multiply(exact(price), 120, 100), 2) };
};

/** Events whose mails list the facts below their words. */
const listed = new Set<Step['kind']>([
  'charge',
  'started',
  'renewal_notice',
  'reactivated',
  'plan_change',
  'trial_started',
  'price_rise',
]);
const charged = new Set<Step['kind']>(['charge', 'started']);

type Facts = {
  step: Step;
  style: Style;
  cycle: CycleName;
  price: string;
  tax: string;
  total: string;
  next?: string;
  order: string;
  card: string;
};

function pairsOf({ step, style, cycle, price, tax, total, next, order, card }: Facts, taxed: boolean): Pair[] {
  const { label, words } = style;
  const plan = style.cycle === 'adjective' ? `${step.plan} (${words.cycles[cycle].adjective})` : step.plan;
  return [
    [label('plan'), plan],
    ...(charged.has(step.kind) ? ([[label('date'), style.date(step.day)]] as Pair[]) : []),
    [label('price'), price],
    ...(taxed
      ? ([
          [label('tax'), tax],
          [label('total'), total],
        ] as Pair[])
      : []),
    ...(next && style.saysNext ? ([[label('next'), next]] as Pair[]) : []),
    ...(charged.has(step.kind)
      ? ([
          [label('paidWith'), `Visa •••• ${card}`],
          [label('order'), order],
        ] as Pair[])
      : []),
  ];
}

function invoiceOf(facts: Facts, taxed: boolean, service: string): Section[] {
  const { step, style, cycle, price, tax, total, next, order } = facts;
  const { label, words } = style;
  const name =
    style.cycle === 'adjective'
      ? `${service} ${step.plan} – ${words.cycles[cycle].adjective}`
      : `${service} ${step.plan}`;
  const period = step.next ? `${style.date(step.day)} – ${style.date(addDays(step.next, -1))}` : style.date(step.day);
  return [
    {
      kind: 'pairs',
      form: 'colon',
      pairs: [
        [label('order'), order],
        [label('date'), style.date(step.day)],
      ],
    },
    {
      kind: 'table',
      head: [label('service'), label('period'), label('quantity'), label('price')],
      rows: [[name, period, '1', price]],
      sums: [...(taxed ? ([[label('tax'), tax]] as Pair[]) : []), [label('total'), total]],
    },
    ...(next && style.saysNext
      ? [{ kind: 'pairs' as const, form: 'colon' as const, pairs: [[label('next'), next]] as Pair[] }]
      : []),
  ];
}

/** The facts as this sender shows them. */
function detailsOf(facts: Facts, taxed: boolean, service: string): Section[] {
  const { style, step, cycle } = facts;
  const { layout } = style;
  const sentence: Section[] =
    style.cycle === 'sentence'
      ? [{ kind: 'text', text: fill(style.renewal, { every: style.words.cycles[cycle].every }) }]
      : [];
  if (!listed.has(step.kind)) return [];
  if (layout === 'prose') return sentence;
  if (layout === 'invoice' && charged.has(step.kind)) return [...invoiceOf(facts, taxed, service), ...sentence];
  const form = layout === 'invoice' || layout === 'pdf' || layout === 'picture' ? 'colon' : layout;
  return [{ kind: 'pairs', form, pairs: pairsOf(facts, taxed) }, ...sentence];
}

const dataOf = (service: string, step: Step, currency: string, order: string) => ({
  '@context': 'http://schema.org',
  '@type': 'Order',
  merchant: { '@type': 'Organization', name: service },
  orderNumber: order,
  orderStatus: 'http://schema.org/OrderDelivered',
  priceCurrency: currency,
  price: step.price.toFixed(2),
  orderDate: step.day,
  acceptedOffer: {
    '@type': 'Offer',
    itemOffered: { '@type': 'Product', name: step.plan },
    price: step.price.toFixed(2),
    priceCurrency: currency,
  },
});

/** One mail of a service about one step, in its own style. */
export function writeServiceMail(course: Course, step: Step, style: Style, person: string, random: Random): Written {
  const { words, layout } = style;
  const service = course.sender.calls ?? course.service.name;
  const cycle = cycleName(step.billing);
  const taxed = style.taxed && charged.has(step.kind) && layout !== 'prose';
  const { tax, total } = taxed ? withTax(step.price) : { tax: 0, total: step.price };
  const write = (amount: number) => style.money(amount, course.currency);
  const per = style.cycle === 'per' ? (words.cycles[cycle].per[style.per % words.cycles[cycle].per.length] ?? '') : '';
  const day = (date: IsoDate | undefined) => (date ? style.date(date) : undefined);
  const order = `${random.pick(['INV-', 'R', '', 'TR'])}${digits(random, 9)}`;
  const card = digits(random.fork('card'), 4);
  const facts: Facts = {
    step,
    style,
    cycle,
    price: `${write(step.price)}${per}`,
    tax: write(tax),
    total: write(total),
    next: day(step.next),
    order,
    card,
  };
  const [subject, body] = style.message(step.kind);
  const values = {
    service,
    person: person.split(' ')[0],
    plan: step.plan,
    oldPlan: step.oldPlan,
    price: facts.price,
    old: step.oldPrice === undefined ? undefined : write(step.oldPrice),
    total: facts.total,
    date: style.date(step.paidOn ?? step.day),
    next: facts.next ?? '',
    until: day(step.until),
    card,
    order,
  };
  // "Canva Canva Pro" nobody writes.
  const say = (text: string) => fill(text, values).replaceAll(`${service} ${service}`, service);
  const details = detailsOf(facts, taxed, service);
  const isHidden = layout === 'pdf' || layout === 'picture';
  const message = `${say(style.hello)}\n${say(body)}`;
  const shown: Section[] = [
    { kind: 'title', text: say(subject) },
    { kind: 'text', text: message },
    ...(isHidden && charged.has(step.kind) ? [] : details),
    { kind: 'text', text: say(style.bye) },
    { kind: 'small', text: say(style.footer) },
  ];
  const said = saidBy(facts, body, details, { taxed, amount: step.price, total, picture: layout === 'picture' });
  const written = { subject: say(subject), said };
  if (layout === 'picture') {
    const text = style.body === 'useless text' ? { text: words.seeOnline } : {};
    return { ...written, ...text, html: pictureHtml() };
  }
  const html = toHtml(shown, {
    ...(style.data && charged.has(step.kind) && { data: dataOf(service, step, course.currency, order) }),
    ...(random.chance(0.4) && { hidden: say(subject) }),
  });
  return {
    ...written,
    ...(style.body === 'useless text'
      ? { text: words.seeOnline }
      : style.body === 'html'
        ? {}
        : { text: toText(shown) }),
    ...(style.body === 'text' ? {} : { html }),
    ...(layout === 'pdf' && charged.has(step.kind) && { pdf: [service, ...toText(details).split('\n')] }),
  };
}

type Amounts = { taxed: boolean; amount: number; total: number; picture: boolean };

function saidBy(
  { step, style, next }: Facts,
  body: string,
  details: readonly Section[],
  { taxed, amount, total, picture }: Amounts,
): Said {
  if (picture) return { cycle: false, next: false, recurring: false, readable: false };
  const all = `${body}\n${toText(details)}`;
  const inBody = (place: string) => body.includes(`{${place}`);
  const isListed = details.some(({ kind }) => kind !== 'text');
  const saysAmount = isListed || inBody('price') || inBody('total');
  const saysCycle =
    (style.cycle === 'per' && (isListed || inBody('price'))) ||
    (style.cycle === 'adjective' && isListed) ||
    (style.cycle === 'sentence' && details.length > 0) ||
    (style.layout === 'invoice' && charged.has(step.kind));
  const saysNext =
    next !== undefined && step.kind !== 'payment_failed' && (inBody('next') || inBody('until') || all.includes(next));
  return {
    ...(saysAmount && { amount }),
    ...(saysAmount && taxed && { total }),
    cycle: saysCycle,
    next: saysNext,
    recurring: saysCycle || saysNext,
    readable: true,
  };
}
