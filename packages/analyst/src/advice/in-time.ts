import { type Advice, addDays, daysBetween, type IsoDate, type Language } from '@kumbara/shared';
import { spoken } from '#answer/spoken.ts';
import type { Holding, Holdings } from '#holdings.ts';
import { commitmentsTool } from '#tools/commitments.ts';
import { money } from '#tools/facts.ts';
import { activeOf, myPart, priceOn, withId } from '#tools/prices.ts';
import { trialsTool } from '#tools/trials.ts';
import { paymentsUntil } from '#tools/upcoming.ts';
import { type Adviser, amountOf, card, ending, wordsIn } from './card.ts';

/** Days ahead within which something is told of. */
const ahead = { trial: 14, commitment: 45, payment: 30 };
/** Mailboxes are looked through every week: a mail this old was told of before. */
const cancelledAgo = 31;
/** A payment for at least so many months is a large one. */
const largeMonths = 3;

/** What a mail ended without being asked, the newest first. */
export const cancelledByMail: Adviser = ({ subscriptions, today }, language) => {
  const { texts, day } = wordsIn(language);
  return subscriptions
    .flatMap((holding) => {
      const { id, name, status, cancelled_by_mail_on: on } = holding;
      if (status === 'active' || !on || daysBetween(on, today) > cancelledAgo) return [];
      const said = texts.cancelledByMail({ name: spoken(name), day: day(on) });
      const action = { kind: 'undo_cancel' as const, subscription_id: id };
      return [{ on, advice: card('cancelled_by_mail', said, action, { amount: amountOf(holding) }) }];
    })
    .sort((a, b) => (a.on > b.on ? -1 : 1))
    .map(({ advice }) => advice);
};

type Dated = { left: number; advice: Advice };

const inFull = (holdings: Holdings, id: string): Holding => withId(holdings, id) as Holding;
/** On the day itself nobody has the days left that they have today. */
const reminder = ({ id }: Holding, date: IsoDate, note: string): Advice['action'] => ({
  ...{ kind: 'remind', subscription_id: id, date, note },
});
/** Ending it where one knows how, else being reminded of the day. */
const endOr = (holding: Holding, date: IsoDate, note: string): Advice['action'] => {
  const action = ending(holding);
  return action.kind === 'cancel_guide' ? action : reminder(holding, date, note);
};

function trials(holdings: Holdings, language: Language): Dated[] {
  const { texts, day, per } = wordsIn(language);
  return trialsTool
    .run(holdings, {})
    .result.trials.filter(({ days_left }) => days_left <= ahead.trial)
    .map(({ id, ends_on, days_left }) => {
      const holding = inFull(holdings, id);
      const amount = amountOf(holding, holding.price_after_trial);
      const say = (left: string) =>
        texts.trialEnds({ name: spoken(holding.name), day: day(ends_on), left, price: per(amount) });
      const action = endOr(holding, ends_on, say('').text);
      return { left: days_left, advice: card('trial_ends', say(texts.left(days_left)), action, { amount }) };
    });
}

function commitments(holdings: Holdings, language: Language): Dated[] {
  const { texts, day } = wordsIn(language);
  return commitmentsTool
    .run(holdings, {})
    .result.commitments.flatMap(({ id, name, days_left, notice_until, ends_on }) => {
      if (days_left === null || days_left > ahead.commitment) return [];
      const holding = inFull(holdings, id);
      const say = (left: string) =>
        texts.commitmentEnds({ name: spoken(name), day: day(notice_until), left, end: day(ends_on) });
      const action = endOr(holding, notice_until, say('').text);
      const advice = card('commitment_ends', say(texts.left(days_left)), action, { amount: amountOf(holding) });
      return [{ left: days_left, advice }];
    });
}

const monthsOf = ({ billing_cycle, billing_interval }: Holding): number =>
  billing_interval * { weekly: 12 / 52, monthly: 1, yearly: 12 }[billing_cycle];

function largePayments(holdings: Holdings, language: Language): Dated[] {
  const { texts, day, amount } = wordsIn(language);
  const { today } = holdings;
  const large = { ...holdings, subscriptions: activeOf(holdings).filter((one) => monthsOf(one) >= largeMonths) };
  return paymentsUntil(large, addDays(today, ahead.payment)).map(({ holding, date }) => {
    const payment = money(myPart(holding, priceOn(holding, date, today)), holding.currency);
    const left = daysBetween(today, date);
    const say = (soon: string) =>
      texts.upcoming({ name: spoken(holding.name), day: day(date), left: soon, amount: amount(payment) });
    const action = reminder(holding, date, say('').text);
    const once = { value: payment.amount, currency: payment.currency, per: 'once' as const };
    return { left, advice: card('upcoming', say(texts.left(left)), action, { amount: once }) };
  });
}

/** What would cost money if nobody did anything: trials, notice days and large payments, soonest first. */
export const dueSoon: Adviser = (holdings, language) =>
  [...trials(holdings, language), ...commitments(holdings, language), ...largePayments(holdings, language)]
    .sort((a, b) => a.left - b.left)
    .map(({ advice }) => advice);
