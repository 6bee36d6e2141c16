import { getCancelGuides } from '@kumbara/detection';
import { type Advice, type AdviceKind, costPerMonth, type Language } from '@kumbara/shared';
import { formatDay, formatList, formatMoney as written } from '#answer/format.ts';
import { sanitizeName } from '#answer/sanitize-name.ts';
import { getTranslator, type Translator } from '#i18n/translator.ts';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { type Money, toMoney } from '#tools/facts.ts';
import { computeOwnPart } from '#tools/prices.ts';
import type { ServiceKind } from '#tools/service-kinds.ts';

export type Amount = NonNullable<Advice['amount']>;
/** One kind of advice for a portfolio, most important first. */
export type Adviser = (portfolio: Portfolio, language: Language) => Advice[];

/** A card: what, and why. */
export type CardText = { title: string; text: string };

type AdviceTranslator = Translator<'advice'>;
type Values = Record<string, string>;

/** The texts of a card. */
export const writeCard = (
  t: AdviceTranslator,
  card: 'cancelledByMail' | 'priceRiseAhead' | 'unused' | 'yearlyCheaper' | 'checkIn',
  values: Values,
): CardText => ({ title: t(`${card}.title`, values), text: t(`${card}.text`, values) });

/** The texts of a card about a day. The reminder is read on that day and therefore does not mention the days left. */
export const writeDatedCard = (
  t: AdviceTranslator,
  card: 'trialEnds' | 'commitmentEnds' | 'upcoming',
  values: Values,
  left: string,
): { card: CardText; reminder: string } => ({
  card: { title: t(`${card}.title`, values), text: t(`${card}.textWithLeft`, { ...values, left }) },
  reminder: t(`${card}.text`, values),
});

/** The texts of an overlap: one service paid for twice, or several services of a kind. */
export const writeOverlap = (
  t: AdviceTranslator,
  kind: ServiceKind | 'same_service',
  values: { names: string; name: string; saving: string },
): CardText => ({
  title: t(`overlap.title.${kind}`, values),
  text: t(`overlap.text.${kind === 'same_service' ? kind : 'same_kind'}`, values),
});

/** `today`, `tomorrow`, `5 days left`. */
export function formatDaysLeft(days: number, language: Language): string {
  const t = getTranslator(language, 'advice');
  if (days === 0) return t('left.today');
  return days === 1 ? t('left.tomorrow') : t('left.days', { count: days });
}

/** The limit of names in a sentence. */
export const maxNames = 3;

/** The formatters of a card: amounts, days and names in one language. */
export function createFormatter(language: Language) {
  const t = getTranslator(language, 'advice');
  const amount = ({ amount, currency }: Money) => written(amount, currency, language);
  return {
    t,
    tInsights: getTranslator(language, 'insights'),
    tLabels: getTranslator(language, 'labels'),
    amount,
    day: (date: string) => formatDay(date, language),
    month: (month: string) => monthOf(month, language),
    percent: (value: number) => percentOf(value, language),
    names: (some: { name: string }[]) => {
      const shown = some.slice(0, maxNames).map(({ name }) => sanitizeName(name));
      const rest = some.length - shown.length;
      return formatList(rest > 0 ? [...shown, t('moreNames', { count: rest })] : shown, language);
    },
    per: ({ value, currency, per }: Amount) => {
      const written = amount({ amount: value, currency });
      return per === 'once' ? written : t(`per.${per}`, { amount: written });
    },
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

/** The user's share per month or year; other billing cycles are converted to an average month. */
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

/** The action to cancel: the catalogue's guide if there is one. */
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
