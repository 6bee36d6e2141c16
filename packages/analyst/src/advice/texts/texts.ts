import type { UnusedReason } from '@kumbara/shared';
import type { ServiceKind } from '#tools/service-kinds.ts';

/** A card: what, and why. */
export type CardText = { title: string; text: string };

/**
 * What advice and insights say in a language. Names are already harmless, and amounts, days and percentages already
 * written as the language does.
 */
export type AdviceTexts = {
  /** How much time is left: a piece of a sentence. Where `left` is asked for, none says nothing of it. */
  left: (days: number) => string;
  /** The last of some names, where there are more than are said. */
  more: (count: number) => string;
  per: Record<'once' | 'month' | 'year', (amount: string) => string>;
  cancelledByMail: (p: { name: string; day: string }) => CardText;
  trialEnds: (p: { name: string; day: string; left: string; price: string }) => CardText;
  commitmentEnds: (p: { name: string; day: string; left: string; end: string }) => CardText;
  priceRise: (p: {
    name: string;
    before: string;
    now: string;
    percent: string;
    cause: 'vendor' | 'exchange_rate' | 'unknown';
  }) => CardText;
  priceRiseAhead: (p: { name: string; day: string; before: string; now: string }) => CardText;
  overlap: (p: { kind: ServiceKind | 'same_service'; names: string; name: string; saving: string }) => CardText;
  unused: (p: { name: string; reasons: string; saving: string }) => CardText;
  /** Why something may not be needed: a sentence each. */
  because: Record<UnusedReason, (p: { month: string; names: string; day: string }) => string>;
  yearlyCheaper: (p: { name: string; yearly: string; twelve: string; saving: string }) => CardText;
  upcoming: (p: { name: string; day: string; left: string; amount: string }) => CardText;
  checkIn: (p: { names: string }) => CardText;
  insights: {
    totals: (p: { count: number; month: string; year: string }) => string;
    upcoming: (p: { count: number; days: number; total: string }) => string;
    next: (p: { name: string; day: string; amount: string }) => string;
    dearest: (p: { name: string; year: string }) => string;
    overlap: (p: { names: string; name: string; saving: string }) => string;
    priceRise: (p: { name: string; before: string; now: string; more: string }) => string;
    yearlyCheaper: (p: { name: string; saving: string }) => string;
    saved: (p: { count: number; month: string }) => string;
    /** What will be shown once there is something to show it of. */
    promised: [total: string, ahead: string, savings: string];
  };
  /** What the figures below an insight are. */
  labels: Record<
    | 'per_month'
    | 'per_year'
    | 'subscriptions'
    | 'due'
    | 'payment'
    | 'price_before'
    | 'price_now'
    | 'more_per_year'
    | 'saving_per_month'
    | 'saving_per_year',
    string
  >;
};
