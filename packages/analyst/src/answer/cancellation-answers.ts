import { getCancelGuides } from '@kumbara/detection';
import { type Advice, addMonths, type CancelGuide, costPerMonth, costPerYear, daysBetween } from '@kumbara/shared';
import { createCard, createEndAction } from '#advice/advice-card.ts';
import type { PortfolioSubscription } from '#portfolio.ts';
import { isExactName } from '#question/names.ts';
import { cancelRoutesTool } from '#tools/cancel-routes.ts';
import { commitmentsTool } from '#tools/commitments.ts';
import { createMoneyFact, toMoney } from '#tools/facts.ts';
import { listSubscriptionsTool } from '#tools/list-subscriptions.ts';
import { overlapsTool } from '#tools/overlaps.ts';
import { priceRisesTool } from '#tools/price-rises.ts';
import type { Fact } from '#tools/tool.ts';
import { trialsTool } from '#tools/trials.ts';
import { unusedCandidatesTool } from '#tools/unused-candidates.ts';
import { upcomingTool } from '#tools/upcoming.ts';
import { whatIfTool } from '#tools/what-if.ts';
import { yearlyOrMonthlyTool } from '#tools/yearly-or-monthly.ts';
import {
  type AnswerContext,
  type Answerer,
  describeEach,
  explainCurrencies,
  formatSubscription,
  isAmbiguous,
  reportCancelled,
  reportUnknownNames,
  selectSubscriptions,
} from './answer-context.ts';
import { formatLabel } from './format.ts';
import { explainUnknownUse, pickAdvice } from './pick-advice.ts';
import { sanitizeName } from './sanitize-name.ts';

const most = 3;

/** The saving and deadline of cancelling a subscription, with an action button. */
function createCancelCard(
  { t, tAdvice, amount, day, name }: AnswerContext,
  subscription: PortfolioSubscription,
): Advice {
  const saving = toMoney(costPerMonth(subscription), subscription.currency);
  const text = `${t('cancelBefore', { day: day(subscription.next_payment_date) })} ${t('cancellingSaves', { saving: tAdvice('per.month', { amount: amount(saving) }) })}`;
  return createCard('upcoming', { title: name(subscription), text }, createEndAction(subscription), {
    amount: { value: saving.amount, currency: saving.currency, per: 'month' },
  });
}

/** The amounts of advice that the text repeats. */
const listAdviceFacts = (advice: Advice[]): Fact[] =>
  advice.flatMap(({ amount, action: { subscription_id: id } }) =>
    amount
      ? [
          {
            measure: ({ once: 'payment', month: 'saving_per_month', year: 'saving_per_year' } as const)[amount.per],
            ...{ value: amount.value, currency: amount.currency, source: [id] },
          },
        ]
      : [],
  );

/** Runs all tools that advice is based on, so that each of its numbers has a source. */
function addReasonFacts({ runTool, portfolio: { today } }: AnswerContext): void {
  runTool(unusedCandidatesTool, {});
  runTool(overlapsTool, {});
  runTool(priceRisesTool, { since: addMonths(today, -3) });
  runTool(yearlyOrMonthlyTool, { id: null, yearly_price: null });
  runTool(trialsTool, {});
  runTool(commitmentsTool, {});
  runTool(upcomingTool, { days: 45 });
}

/** Suggests at most three subscriptions to cancel or ways to save, with reasons. */
export const answerAdvice: Answerer = (context) => {
  if (context.named.length > 0) return adviseOnNamed(context);
  const { t, active, question } = context;
  const isPart = question.category !== undefined || question.currency !== undefined;
  const advice = pickAdvice(context, isPart ? selectSubscriptions(context) : undefined);
  addReasonFacts(context);
  context.addFacts(listAdviceFacts(advice));
  if (advice.length > 0) {
    const lines = advice.map(({ title, text }, at) => `${at + 1}. ${title}. ${text}`);
    return { lines: [...reportUnknownNames(context), t('adviceFirst'), ...lines], advice };
  }
  const { category = null, currency = null } = question;
  const { items } = context.runTool(listSubscriptionsTool, {
    ...{ sort: 'cost', category, currency, status: 'active', ids: null, most: 1 },
  });
  const hasNoUsage = active.every(({ uses }) => uses.length === 0);
  const use = hasNoUsage && explainUnknownUse(context, active, t('useNotAnswered'));
  const checkIns = use ? use.advice : [];
  const dearest = items.flatMap(({ id }) => active.filter((one) => one.id === id));
  return {
    lines: [
      ...reportUnknownNames(context),
      t('adviceNone'),
      ...items.map((item) => formatSubscription(context, item)),
      ...(use ? [use.line] : []),
    ],
    advice: [...dearest.slice(0, most - checkIns.length).map((one) => createCancelCard(context, one)), ...checkIns],
  };
};

/** The saving of cancelling one subscription. */
function computeSaving({ addFacts }: AnswerContext, subscription: PortfolioSubscription) {
  const month = toMoney(costPerMonth(subscription), subscription.currency);
  const year = toMoney(costPerYear(subscription), subscription.currency);
  addFacts([
    createMoneyFact('saving_per_month', subscription, month),
    createMoneyFact('saving_per_year', subscription, year),
  ]);
  return { month, year };
}

/** A payment this far ahead belongs to a paid year or quarter: cancelling saves nothing before it. */
const farAhead = 31;

/** Lines about subscriptions that are bound by a commitment or already paid until a day. */
function describeBinding(context: AnswerContext, some: PortfolioSubscription[]): string[] {
  const { t, name, day, portfolio, addFacts } = context;
  const paid = some.filter((one) => daysBetween(portfolio.today, one.next_payment_date) > farAhead);
  const bound = some.filter(({ commitment_ends_on: until }) => until !== undefined && until >= portfolio.today);
  return [
    ...describeEach(context, bound, ({ commitment_ends_on: until = '', ...one }) => {
      addFacts([], [until]);
      return [t('boundUntil', { name: name(one), day: day(until) })];
    }),
    ...describeEach(context, paid, ({ next_payment_date: date, ...one }) => {
      addFacts([], [date]);
      return [t('savesFrom', { name: name(one), day: day(date) })];
    }),
  ];
}

/** Answers whether to cancel the named subscriptions, with the saving and the reasons. */
function adviseOnNamed(context: AnswerContext): ReturnType<Answerer> {
  addReasonFacts(context);
  const { t, amount, name, activeNamed } = context;
  const lines = describeEach(context, activeNamed, (subscription) => {
    const [own] = pickAdvice(context, [subscription]);
    context.addFacts(listAdviceFacts(own ? [own] : []));
    const { month, year } = computeSaving(context, subscription);
    return [
      t('adviceForOne', { name: name(subscription), month: amount(month), year: amount(year) }),
      own ? `${own.title}. ${own.text}` : t('noReasonToCancel'),
      ...describeBinding(context, [subscription]),
    ];
  });
  const several = isAmbiguous(context) ? [t('severalMatches')] : [];
  const cards = activeNamed
    .slice(0, most)
    .map((subscription) => pickAdvice(context, [subscription])[0] ?? createCancelCard(context, subscription));
  return { lines: [...reportCancelled(context), ...several, ...lines], advice: cards };
}

/** `everything except …`, `keep only …`: the named subscriptions stay. */
const isInverted = ({ signs }: AnswerContext['question']): boolean =>
  signs.has('kept') || (signs.has('cancel') && signs.has('except'));

/** All subscriptions that are not named, within the category if the question names one. */
function selectRest(context: AnswerContext): PortfolioSubscription[] {
  const { question, active, named } = context;
  if (question.names.length === 0) return active.filter((one) => one.category !== question.category);
  const kept = new Set(named);
  // A category listed with the names stays as well.
  const among = question.listedCategories.length > 0 ? active : selectSubscriptions({ ...context, activeNamed: [] });
  return among.filter((one) => !kept.has(one));
}

/** The subscriptions to drop: the named ones, all others, a category, everything, or the most expensive ones. */
function selectDropped(context: AnswerContext): PortfolioSubscription[] {
  const { question, active, portfolio } = context;
  if (isInverted(question)) return selectRest(context);
  if (question.names.length > 0) return selectNamed(context);
  if (question.signs.has('dearest') || question.number !== undefined) {
    const { category = null, currency = null } = question;
    const args = { sort: 'cost', category, currency, status: 'active', ids: null, most: question.number ?? 1 } as const;
    const { items } = context.runTool(listSubscriptionsTool, args);
    // Amounts in different currencies cannot be compared: the user's own currency comes first.
    const first = items.find(({ payment }) => payment.currency === portfolio.currency) ?? items[0];
    const ids = items.filter(({ payment }) => payment.currency === first?.payment.currency).map(({ id }) => id);
    return active.filter(({ id }) => ids.includes(id));
  }
  const { categories } = question;
  return categories.length > 1
    ? active.filter(({ category }) => categories.includes(category))
    : selectSubscriptions(context);
}

/** The saving of dropping some subscriptions, and the remaining cost. */
export const answerWhatIf: Answerer = (context) => {
  const { t, amounts, names } = context;
  const dropped = selectDropped(context);
  const before = [...reportUnknownNames(context), ...reportCancelled(context)];
  if (dropped.length === 0)
    return {
      lines:
        before.length > 0
          ? before
          : [t('noneIn', { what: context.tLabels(`categories.${context.question.category ?? 'other'}`) })],
    };
  const advice = dropped.slice(0, most).map((subscription) => createCancelCard(context, subscription));
  const doubtful = isInverted(context.question) ? [] : listAmbiguous(context);
  // A single name that matches several subscriptions is ambiguous, so their sum is no answer.
  if (doubtful.length > 0 && context.question.names.length === 1)
    return { lines: [...before, t('severalMatches'), ...describeSavings(context, dropped)], advice };
  const { saving_per_month, saving_per_year, left_per_month, subscriptions_left } = context.runTool(whatIfTool, {
    drop: dropped.map(({ id }) => id),
  });
  const saving = { month: amounts(saving_per_month), year: amounts(saving_per_year) };
  return {
    lines: [
      ...before,
      t('savingWithout', { names: names(dropped), ...saving }),
      subscriptions_left > 0
        ? t('leftAfter', { month: amounts(left_per_month), count: subscriptions_left })
        : t('leftNothing'),
      ...explainCurrencies(context, [...saving_per_month, ...left_per_month]),
      ...describeBinding(context, dropped),
      ...(doubtful.length > 0 ? [t('severalMatches'), ...describeSavings(context, doubtful)] : []),
    ],
    advice,
  };
};

/** The saving of each subscription alone. */
const describeSavings = (context: AnswerContext, some: PortfolioSubscription[]): string[] =>
  describeEach(context, some, (subscription) => {
    const { month, year } = computeSaving(context, subscription);
    const { t, amount, name } = context;
    return [
      t('savingWithout', { names: name(subscription), month: amount(month), year: amount(year) }),
      ...describeBinding(context, [subscription]),
    ];
  });

/** All subscriptions that an ambiguous name matches. */
function listAmbiguous({ question, activeNamed }: AnswerContext): PortfolioSubscription[] {
  return question.names.flatMap(({ ids }) => {
    const fits = activeNamed.filter(({ id }) => ids.includes(id));
    return fits.length > 1 ? fits : [];
  });
}

/** Resolves names: if a name matches several subscriptions, only exact matches count. */
function selectNamed({ question, activeNamed }: AnswerContext): PortfolioSubscription[] {
  const listed = activeNamed.filter(({ category }) => question.listedCategories.includes(category));
  const ids = question.names.flatMap((name) => {
    const fits = new Set(name.ids);
    const candidates = activeNamed.filter(({ id }) => fits.has(id));
    const exact = candidates.filter((one) => isExactName(name, one));
    return (exact.length > 0 && question.names.length > 1 ? exact : candidates).map(({ id }) => id);
  });
  const meant = new Set([...ids, ...listed.map(({ id }) => id)]);
  return activeNamed.filter(({ id }) => meant.has(id));
}

function describeGuides({ t }: AnswerContext, name: string, guides: CancelGuide[]): string[] {
  const [first, ...others] = guides;
  if (!first) return [t('cancelUnknown', { name })];
  const sellers = others.flatMap(({ billed_by }) => billed_by ?? []);
  return [
    t('cancelSteps', { name }),
    ...(first.billed_by ? [t('alsoBilledBy', { names: first.billed_by })] : []),
    ...first.steps.map((step, at) => `${at + 1}. ${step}`),
    ...(sellers.length > 0 ? [t('alsoBilledBy', { names: sellers.join(', ') })] : []),
  ];
}

/** The last day to give notice, if there is a commitment. */
function describeNotice(
  { runTool, t, tAdvice, day, left, name }: AnswerContext,
  { id }: PortfolioSubscription,
): string[] {
  const bound = runTool(commitmentsTool, {}).commitments.find((one) => one.id === id);
  if (!bound) return [];
  const values = { name: name(bound), day: day(bound.notice_until), end: day(bound.ends_on) };
  return [
    bound.days_left === null
      ? t('noticeMissed', values)
      : tAdvice('commitmentEnds.textWithLeft', { ...values, left: left(bound.notice_until) }),
  ];
}

function describeGroup(context: AnswerContext, group: PortfolioSubscription[]): string[] {
  const { t, name, names, day, language } = context;
  const [first] = group;
  if (!first) return [];
  const { subscription } = context.runTool(cancelRoutesTool, { id: first.id, language });
  const leaveBy = (subscription: PortfolioSubscription) =>
    t('cancelBefore', { day: day(subscription.next_payment_date) });
  context.addFacts(
    [],
    group.map(({ next_payment_date }) => next_payment_date),
  );
  return [
    ...describeGuides(context, names(group), subscription?.guides ?? []),
    ...group.flatMap((subscription) => [
      group.length > 1 ? formatLabel(name(subscription), leaveBy(subscription), language) : leaveBy(subscription),
      ...describeNotice(context, subscription),
    ]),
  ];
}

/** The steps to cancel the named subscriptions, as far as the catalogue knows them. */
export const answerCancelRoute: Answerer = (context) => {
  const { t, name, active, named, language, question } = context;
  const unowned = question.names.flatMap(({ ids, service_id, matchedText }) =>
    ids.length === 0 && service_id ? [{ service_id, matchedText }] : [],
  );
  const owned = named.length > 0 ? named : active.length === 1 && unowned.length === 0 ? active : [];
  const [example] = active;
  if (owned.length === 0 && unowned.length === 0) {
    const which = example ? t('cancelWhich', { name: name(example) }) : t('empty');
    return { lines: [...reportUnknownNames(context), which], advice: pickAdvice(context) };
  }
  const running = owned.filter(({ status }) => status === 'active').slice(0, most);
  // Subscriptions to the same service share the steps.
  const groups = Map.groupBy(running, ({ id, service_id }) => service_id ?? id).values();
  const own = [...groups].flatMap((group) => describeGroup(context, group));
  return {
    lines: [
      ...reportUnknownNames(context),
      ...reportCancelled(context),
      ...own,
      ...unowned.flatMap(({ service_id, matchedText }) =>
        describeGuides(context, sanitizeName(matchedText), getCancelGuides(service_id, language)),
      ),
    ],
    advice: running.map((subscription) => createCancelCard(context, subscription)),
  };
};
