import { getCancelGuides } from '@kumbara/detection';
import { type Advice, type AdviceKind, costPerMonth, type Language } from '@kumbara/shared';
import { formatDay, formatList, formatMoney as written } from '#answer/format.ts';
import { sanitizeName } from '#answer/sanitize-name.ts';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { type Money, toMoney } from '#tools/facts.ts';
import { computeOwnPart } from '#tools/prices.ts';
import { adviceTexts } from './texts/by-language.ts';
import type { CardText } from './texts/texts.ts';

export type Amount = NonNullable<Advice['amount']>;
/** One kind of advice over all that somebody holds, the most worth doing first. */
export type Adviser = (portfolio: Portfolio, language: Language) => Advice[];

/** So many names stand in a sentence. */
export const maxNames = 3;

/** What a card needs to say: amounts, days and names as a language writes them. */
export function createFormatter(language: Language) {
  const texts = adviceTexts[language];
  const amount = ({ amount, currency }: Money) => written(amount, currency, language);
  return {
    texts,
    amount,
    day: (date: string) => formatDay(date, language),
    month: (month: string) => monthOf(month, language),
    percent: (value: number) => percentOf(value, language),
    names: (some: { name: string }[]) => {
      const shown = some.slice(0, maxNames).map(({ name }) => sanitizeName(name));
      const rest = some.length - shown.length;
      return formatList(rest > 0 ? [...shown, texts.more(rest)] : shown, language);
    },
    per: ({ value, currency, per }: Amount) => texts.per[per](amount({ amount: value, currency })),
  };
}

const months = new Map<Language, Intl.DateTimeFormat>();
/** `2026-10` as `Ekim 2026`. */
function monthOf(month: string, language: Language): string {
  const format =
    months.get(language) ?? new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  months.set(language, format);
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

const percents = new Map<Language, Intl.NumberFormat>();
function percentOf(value: number, language: Language): string {
  const format =
    percents.get(language) ?? new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  percents.set(language, format);
  return format.format(value / 100).replace(/[\u00a0\u202f]/g, ' ');
}

/** What is paid each month or year; another rhythm by the average month. My part. */
export function computeAmount(subscription: PortfolioSubscription, price = subscription.amount): Amount {
  const { currency, billing_cycle, billing_interval } = subscription;
  const isPlain = billing_interval === 1 && billing_cycle !== 'weekly';
  const exact = isPlain ? computeOwnPart(subscription, price) : costPerMonth({ ...subscription, amount: price });
  return {
    value: toMoney(exact, currency).amount,
    currency,
    per: isPlain && billing_cycle === 'yearly' ? 'year' : 'month',
  };
}

export const toMonthlyAmount = ({ amount, currency }: Money): Amount => ({ value: amount, currency, per: 'month' });

/** How one gets rid of it: the catalogue's guide where there is one. */
export const createEndAction = ({ id, service_id }: PortfolioSubscription): Advice['action'] => ({
  kind: service_id !== undefined && getCancelGuides(service_id, 'en').length > 0 ? 'cancel_guide' : 'cancel',
  subscription_id: id,
});

export const createCard = (
  kind: AdviceKind,
  { title, text }: CardText,
  action: Advice['action'],
  more: { amount?: Amount; ids?: string[] } = {},
): Advice => ({
  ...{ kind, title, text },
  ...(more.amount && { amount: more.amount }),
  subscription_ids: more.ids ?? [action.subscription_id],
  action,
});
