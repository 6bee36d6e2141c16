import { getCancelGuides } from '@kumbara/detection';
import { type CancelGuide, costPerMonth, costPerYear, daysBetween } from '@kumbara/shared';
import { type AdviceCard, createCard, createEndAction } from '#advice/advice-card.ts';
import type { PortfolioSubscription } from '#portfolio.ts';
import { isExactName } from '#question/names.ts';
import { cancelRoutesTool } from '#tools/cancel-routes.ts';
import { commitmentsTool } from '#tools/commitments.ts';
import { selectFacts, toMoney } from '#tools/facts.ts';
import { listSubscriptionsTool } from '#tools/list-subscriptions.ts';
import { whatIfTool } from '#tools/what-if.ts';
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
import { formatColon } from './format.ts';
import { explainUnknownUse, pickAdvice } from './pick-advice.ts';
import { sanitizeName } from './sanitize-name.ts';
import { type Part, type Segment, write } from './segment.ts';

const most = 3;

/** The saving and deadline of cancelling a subscription, with an action button. */
function createCancelCard(
  { t, tAdvice, amount, day, name }: AnswerContext,
  subscription: PortfolioSubscription,
): AdviceCard {
  const saving = toMoney(costPerMonth(subscription), subscription.currency);
  const before = t('cancelBefore', { day: day(subscription.next_payment_date) });
  const written = tAdvice('per.month', { amount: amount('saving_per_month', subscription, saving) });
  const text = write`${before} ${t('cancellingSaves', { saving: written })}`;
  return createCard('upcoming', { title: write`${name(subscription)}`, text }, createEndAction(subscription), {
    amount: { value: saving.amount, currency: saving.currency, per: 'month' },
  });
}

/** Suggests at most three subscriptions to cancel or ways to save, with reasons. */
export const answerAdvice: Answerer = (context) => {
  if (context.named.length > 0) return adviseOnNamed(context);
  const { t, active, question } = context;
  const isPart = question.category !== undefined || question.currency !== undefined;
  const advice = pickAdvice(context, isPart ? selectSubscriptions(context) : undefined);
  if (advice.length > 0) {
    const lines = advice.map(({ title, text }, at) => write`${String(at + 1)}. ${title}. ${text}`);
    return { lines: [...reportUnknownNames(context), t('adviceFirst'), ...lines], advice };
  }
  const { category = null, currency = null } = question;
  const { items } = listSubscriptionsTool.run(context.portfolio, {
    ...{ sort: 'cost', category, currency, status: 'active', ids: null, most: 1 },
  }).result;
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
const writeSaving = ({ amount }: AnswerContext, subscription: PortfolioSubscription) => ({
  month: amount('saving_per_month', subscription, toMoney(costPerMonth(subscription), subscription.currency)),
  year: amount('saving_per_year', subscription, toMoney(costPerYear(subscription), subscription.currency)),
});

/** A payment this far ahead belongs to a paid year or quarter: cancelling saves nothing before it. */
const farAhead = 31;

/** Lines about subscriptions that are bound by a commitment or already paid until a day. */
function describeBinding(context: AnswerContext, some: PortfolioSubscription[]): Segment[] {
  const { t, name, day, portfolio } = context;
  const paid = some.filter((one) => daysBetween(portfolio.today, one.next_payment_date) > farAhead);
  const bound = some.filter(({ commitment_ends_on: until }) => until !== undefined && until >= portfolio.today);
  return [
    ...describeEach(context, bound, ({ commitment_ends_on: until = '', ...one }) => [
      t('boundUntil', { name: name(one), day: day(until) }),
    ]),
    ...describeEach(context, paid, ({ next_payment_date: date, ...one }) => [
      t('savesFrom', { name: name(one), day: day(date) }),
    ]),
  ];
}

/** Answers whether to cancel the named subscriptions, with the saving and the reasons. */
function adviseOnNamed(context: AnswerContext): ReturnType<Answerer> {
  const { t, name, activeNamed } = context;
  const lines = describeEach(context, activeNamed, (subscription) => {
    const [own] = pickAdvice(context, [subscription]);
    return [
      t('adviceForOne', { name: name(subscription), ...writeSaving(context, subscription) }),
      own ? write`${own.title}. ${own.text}` : t('noReasonToCancel'),
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
    const { items } = listSubscriptionsTool.run(portfolio, args).result;
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
  const { facts } = whatIfTool.run(context.portfolio, { drop: dropped.map(({ id }) => id) });
  const perMonth = selectFacts(facts, 'saving_per_month');
  const saving = { month: amounts(perMonth), year: amounts(selectFacts(facts, 'saving_per_year')) };
  const [count] = selectFacts(facts, 'subscriptions');
  const left = selectFacts(facts, 'left_per_month');
  return {
    lines: [
      ...before,
      t('savingWithout', { names: names(dropped), ...saving }),
      left.length > 0 ? t('leftAfter', { month: amounts(left), count }) : t('leftNothing'),
      ...explainCurrencies(context, [...perMonth, ...left]),
      ...describeBinding(context, dropped),
      ...(doubtful.length > 0 ? [t('severalMatches'), ...describeSavings(context, doubtful)] : []),
    ],
    advice,
  };
};

/** The saving of each subscription alone. */
const describeSavings = (context: AnswerContext, some: PortfolioSubscription[]): Segment[] =>
  describeEach(context, some, (subscription) => [
    context.t('savingWithout', { names: context.name(subscription), ...writeSaving(context, subscription) }),
    ...describeBinding(context, [subscription]),
  ]);

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

function describeGuides({ t }: AnswerContext, name: Part, guides: CancelGuide[]): Segment[] {
  const [first, ...others] = guides;
  if (!first) return [t('cancelUnknown', { name })];
  const sellers = others.flatMap(({ billed_by }) => billed_by ?? []);
  return [
    t('cancelSteps', { name }),
    ...(first.billed_by ? [t('alsoBilledBy', { names: first.billed_by })] : []),
    ...first.steps.map((step, at) => write`${String(at + 1)}. ${step}`),
    ...(sellers.length > 0 ? [t('alsoBilledBy', { names: sellers.join(', ') })] : []),
  ];
}

/** The last day to give notice, if there is a commitment. */
function describeNotice(
  { portfolio, t, tAdvice, day, left, name }: AnswerContext,
  { id }: PortfolioSubscription,
): Segment[] {
  const bound = commitmentsTool.run(portfolio, {}).result.commitments.find((one) => one.id === id);
  if (!bound) return [];
  const values = { name: name(bound), day: day(bound.notice_until), end: day(bound.ends_on) };
  return [
    bound.days_left === null
      ? t('noticeMissed', values)
      : tAdvice('commitmentEnds.textWithLeft', { ...values, left: left(bound, bound.notice_until) }),
  ];
}

function describeGroup(context: AnswerContext, group: PortfolioSubscription[]): Segment[] {
  const { t, name, names, day, language } = context;
  const [first] = group;
  if (!first) return [];
  const { subscription } = cancelRoutesTool.run(context.portfolio, { id: first.id, language }).result;
  const leaveBy = (subscription: PortfolioSubscription) =>
    t('cancelBefore', { day: day(subscription.next_payment_date) });
  return [
    ...describeGuides(context, names(group), subscription?.guides ?? []),
    ...group.flatMap((subscription) => [
      group.length > 1
        ? write`${name(subscription)}${formatColon(language)} ${leaveBy(subscription)}`
        : leaveBy(subscription),
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
