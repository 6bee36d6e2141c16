import { getCancelGuides, type ServiceKind } from '@kumbara/detection';
import { type Advice, type AdviceKind, costPerMonth, type Language } from '@kumbara/shared';
import { formatDay } from '#answer/format.ts';
import { sanitizeName } from '#answer/sanitize-name.ts';
import {
  getWriter,
  type Part,
  type Segment,
  type SegmentValues,
  type Writer,
  writeFact,
  writeList,
} from '#answer/segment.ts';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { createCountFact, createMoneyFact, createNumberFact, type Money, type Named, toMoney } from '#tools/facts.ts';
import { computeOwnPart } from '#tools/prices.ts';
import type { Measure } from '#tools/tool.ts';

export type Amount = NonNullable<Advice['amount']>;
/** One kind of advice for a portfolio, most important first. */
export type Adviser = (portfolio: Portfolio, language: Language) => AdviceCard[];

/** A card's texts: what, and why. */
export type CardText = { title: Segment; text: Segment };
/** Advice whose texts carry their facts, because an answer may repeat them. */
export type AdviceCard = Omit<Advice, keyof CardText> & CardText;

export const toAdvice = ({ title, text, ...card }: AdviceCard): Advice => ({
  ...card,
  ...{ title: title.text, text: text.text },
});

type AdviceWriter = Writer<'advice'>;

/** The texts of a card. */
export const writeCard = (
  t: AdviceWriter,
  card: 'cancelledByMail' | 'priceRiseAhead' | 'unused' | 'yearlyCheaper' | 'checkIn',
  values: SegmentValues,
): CardText => ({ title: t(`${card}.title`, values), text: t(`${card}.text`, values) });

/** The texts of a card about a day. The reminder is read on that day and therefore does not mention the days left. */
export const writeDatedCard = (
  t: AdviceWriter,
  card: 'trialEnds' | 'commitmentEnds' | 'upcoming',
  values: SegmentValues,
  left: Segment,
): { card: CardText; reminder: string } => ({
  card: { title: t(`${card}.title`, values), text: t(`${card}.textWithLeft`, { ...values, left }) },
  reminder: t(`${card}.text`, values).text,
});

/** The texts of an overlap: one service paid for twice, or several services of a kind. */
export const writeOverlap = (
  t: AdviceWriter,
  kind: ServiceKind | 'same_service',
  values: { names: Part; name: string; saving: Part },
): CardText => ({
  title: t(`overlap.title.${kind}`, values),
  text: t(`overlap.text.${kind === 'same_service' ? kind : 'same_kind'}`, values),
});

/** The limit of names in a sentence. */
export const maxNames = 3;

/** The formatters of a card: facts, days and names in one language. */
export function createFormatter(language: Language) {
  const t = getWriter(language, 'advice');
  const amount = (measure: Measure, about: Named, money: Money): Segment =>
    writeFact(createMoneyFact(measure, about, money), language);
  return {
    t,
    /** An amount of one subscription. */
    amount,
    day: (date: string) => formatDay(date, language),
    month: (month: string) => monthOf(month, language),
    names: (some: Named[]): Segment => {
      const shown = some.slice(0, maxNames).map(({ name }) => sanitizeName(name));
      const rest = some.slice(maxNames);
      return writeList(
        rest.length > 0 ? [...shown, t('moreNames', { count: createCountFact(rest) })] : shown,
        language,
      );
    },
    /** `€10 a month`. */
    per: (per: 'month' | 'year', ...of: Parameters<typeof amount>) => t(`per.${per}`, { amount: amount(...of) }),
    /** `today`, `tomorrow`, `5 days left`. */
    left: (about: Named, days: number): Segment => {
      if (days === 0) return t('left.today');
      return days === 1
        ? t('left.tomorrow')
        : t('left.days', { count: createNumberFact('days_left', about, days, 'days') });
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

/** The user's share per month or year; other billing cycles are converted to an average month. */
export function computeAmount(subscription: PortfolioSubscription, price = subscription.amount) {
  const { currency, billing_cycle, billing_interval } = subscription;
  const isPlain = billing_interval === 1 && billing_cycle !== 'weekly';
  const exact = isPlain ? computeOwnPart(subscription, price) : costPerMonth({ ...subscription, amount: price });
  return {
    value: toMoney(exact, currency).amount,
    currency,
    per: isPlain && billing_cycle === 'yearly' ? ('year' as const) : ('month' as const),
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
): AdviceCard => ({
  ...{ kind, title, text },
  ...(more.amount && { amount: more.amount }),
  subscription_ids: more.ids ?? [action.subscription_id],
  action,
});
