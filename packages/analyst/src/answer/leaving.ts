import { getCancelGuides } from '@kumbara/detection';
import { type Advice, addMonths, type CancelGuide, costPerMonth, costPerYear, daysBetween } from '@kumbara/shared';
import { card, ending } from '#advice/card.ts';
import type { Holding } from '#holdings.ts';
import { isExactly } from '#question/names.ts';
import { cancelRoutesTool } from '#tools/cancel-routes.ts';
import { commitmentsTool } from '#tools/commitments.ts';
import { aboutMoney, money } from '#tools/facts.ts';
import { listSubscriptionsTool } from '#tools/list-subscriptions.ts';
import { overlapsTool } from '#tools/overlaps.ts';
import { priceRisesTool } from '#tools/price-rises.ts';
import type { Fact } from '#tools/tool.ts';
import { trialsTool } from '#tools/trials.ts';
import { unusedCandidatesTool } from '#tools/unused-candidates.ts';
import { upcomingTool } from '#tools/upcoming.ts';
import { whatIfTool } from '#tools/what-if.ts';
import { yearlyOrMonthlyTool } from '#tools/yearly-or-monthly.ts';
import { labelled } from './format.ts';
import { useUnknown, worthDoing } from './recommend.ts';
import {
  type Answerer,
  alreadyCancelled,
  apart,
  forEachOf,
  isAmbiguous,
  lineOf,
  meant,
  notListed,
  type Scene,
} from './scene.ts';
import { spoken } from './spoken.ts';

const most = 3;

/** What ending one saves and by when it has to be done, with the button for it. */
function leaveCard({ words, texts, amount, day, name }: Scene, holding: Holding): Advice {
  const saving = money(costPerMonth(holding), holding.currency);
  const text = `${words.cancelBefore({ day: day(holding.next_payment_date) })} ${words.endingSaves({ saving: texts.per.month(amount(saving)) })}`;
  return card('upcoming', { title: name(holding), text }, ending(holding), {
    amount: { value: saving.amount, currency: saving.currency, per: 'month' },
  });
}

/** The amounts of advice that the text repeats. */
const factsOf = (advice: Advice[]): Fact[] =>
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

/** Asks everything that advice is made of, so that each of its numbers has a source. */
function knowReasons({ ask, holdings: { today } }: Scene): void {
  ask(unusedCandidatesTool, {});
  ask(overlapsTool, {});
  ask(priceRisesTool, { since: addMonths(today, -3) });
  ask(yearlyOrMonthlyTool, { id: null, yearly_price: null });
  ask(trialsTool, {});
  ask(commitmentsTool, {});
  ask(upcomingTool, { days: 45 });
}

/** Which to end, or how to spend less: at most three, with their reasons. */
export const advise: Answerer = (scene) => {
  if (scene.named.length > 0) return adviseNamed(scene);
  const { words, active, question } = scene;
  const isPart = question.category !== undefined || question.currency !== undefined;
  const advice = worthDoing(scene, isPart ? meant(scene) : undefined);
  knowReasons(scene);
  scene.know(factsOf(advice));
  if (advice.length > 0) {
    const lines = advice.map(({ title, text }, at) => `${at + 1}. ${title}. ${text}`);
    return { lines: [...notListed(scene), words.adviseFirst, ...lines], advice };
  }
  const { category = null, currency = null } = question;
  const { items } = scene.ask(listSubscriptionsTool, {
    ...{ sort: 'cost', category, currency, status: 'active', ids: null, most: 1 },
  });
  const saidNothing = active.every(({ uses }) => uses.length === 0);
  const use = saidNothing && useUnknown(scene, active, words.adviseMore);
  const asked = use ? use.advice : [];
  const dearest = items.flatMap(({ id }) => active.filter((one) => one.id === id));
  return {
    lines: [
      ...notListed(scene),
      words.adviseNone,
      ...items.map((item) => lineOf(scene, item)),
      ...(use ? [use.line] : []),
    ],
    advice: [...dearest.slice(0, most - asked.length).map((one) => leaveCard(scene, one)), ...asked],
  };
};

/** What ending one saves. */
function savingOf({ know }: Scene, holding: Holding) {
  const month = money(costPerMonth(holding), holding.currency);
  const year = money(costPerYear(holding), holding.currency);
  know([aboutMoney('saving_per_month', holding, month), aboutMoney('saving_per_year', holding, year)]);
  return { month, year };
}

/** A payment so far ahead is paid for a year or a quarter: ending it saves nothing before. */
const farAhead = 31;

/** Until when some have to be paid anyhow, or are paid for. */
function boundLines(scene: Scene, some: Holding[]): string[] {
  const { words, name, day, holdings, know } = scene;
  const paid = some.filter((one) => daysBetween(holdings.today, one.next_payment_date) > farAhead);
  const bound = some.filter(({ commitment_ends_on: until }) => until !== undefined && until >= holdings.today);
  return [
    ...forEachOf(scene, bound, ({ commitment_ends_on: until = '', ...one }) => {
      know([], [until]);
      return [words.boundUntil({ name: name(one), day: day(until) })];
    }),
    ...forEachOf(scene, paid, ({ next_payment_date: date, ...one }) => {
      know([], [date]);
      return [words.savesFrom({ name: name(one), day: day(date) })];
    }),
  ];
}

/** Whether to end the named ones: what it saves, and what speaks for it. */
function adviseNamed(scene: Scene): ReturnType<Answerer> {
  knowReasons(scene);
  const { words, amount, name, activeNamed } = scene;
  const lines = forEachOf(scene, activeNamed, (holding) => {
    const [own] = worthDoing(scene, [holding]);
    scene.know(factsOf(own ? [own] : []));
    const { month, year } = savingOf(scene, holding);
    return [
      words.adviseOne({ name: name(holding), month: amount(month), year: amount(year) }),
      own ? `${own.title}. ${own.text}` : words.nothingAgainst,
      ...boundLines(scene, [holding]),
    ];
  });
  const several = isAmbiguous(scene) ? [words.several] : [];
  const cards = activeNamed
    .slice(0, most)
    .map((holding) => worthDoing(scene, [holding])[0] ?? leaveCard(scene, holding));
  return { lines: [...alreadyCancelled(scene), ...several, ...lines], advice: cards };
}

/** `everything except …`, `keep only …`: what is named stays, and the rest goes. */
const isInverted = ({ signs }: Scene['question']): boolean =>
  signs.has('kept') || (signs.has('cancel') && signs.has('except'));

/** All that is not named, of the category where one is said besides a name. */
function restOf(scene: Scene): Holding[] {
  const { question, active, named } = scene;
  if (question.names.length === 0) return active.filter((one) => one.category !== question.category);
  const kept = new Set(named);
  // A category listed with the names stays as they do.
  const among = question.besides.length > 0 ? active : meant({ ...scene, activeNamed: [] });
  return among.filter((one) => !kept.has(one));
}

/** What would be ended: what is named, all but that, a whole category, everything, or so many of the dearest. */
function droppedBy(scene: Scene): Holding[] {
  const { question, active, holdings } = scene;
  if (isInverted(question)) return restOf(scene);
  if (question.names.length > 0) return surelyNamed(scene);
  if (question.signs.has('dearest') || question.number !== undefined) {
    const { category = null, currency = null } = question;
    const args = { sort: 'cost', category, currency, status: 'active', ids: null, most: question.number ?? 1 } as const;
    const { items } = scene.ask(listSubscriptionsTool, args);
    // The dearest of several currencies cannot be compared: those in the person's own come first.
    const first = items.find(({ payment }) => payment.currency === holdings.currency) ?? items[0];
    const ids = items.filter(({ payment }) => payment.currency === first?.payment.currency).map(({ id }) => id);
    return active.filter(({ id }) => ids.includes(id));
  }
  const { categories } = question;
  return categories.length > 1 ? active.filter(({ category }) => categories.includes(category)) : meant(scene);
}

/** What ending some would save, and what would be left. */
export const whatIf: Answerer = (scene) => {
  const { words, amounts, names } = scene;
  const gone = droppedBy(scene);
  const before = [...notListed(scene), ...alreadyCancelled(scene)];
  if (gone.length === 0)
    return {
      lines:
        before.length > 0
          ? before
          : [words.noneIn({ what: scene.words.categories[scene.question.category ?? 'other'] })],
    };
  const advice = gone.slice(0, most).map((holding) => leaveCard(scene, holding));
  const doubtful = isInverted(scene.question) ? [] : doubtfulOf(scene);
  // One name alone that fits several: nobody knows which was meant, and their sum is no answer.
  if (doubtful.length > 0 && scene.question.names.length === 1)
    return { lines: [...before, words.several, ...eachLines(scene, gone)], advice };
  const { saving_per_month, saving_per_year, left_per_month, subscriptions_left } = scene.ask(whatIfTool, {
    drop: gone.map(({ id }) => id),
  });
  const saving = { month: amounts(saving_per_month), year: amounts(saving_per_year) };
  return {
    lines: [
      ...before,
      words.without({ names: names(gone), ...saving }),
      subscriptions_left > 0
        ? words.left({ month: amounts(left_per_month), count: subscriptions_left })
        : words.leftNothing,
      ...apart(scene, [...saving_per_month, ...left_per_month]),
      ...boundLines(scene, gone),
      ...(doubtful.length > 0 ? [words.several, ...eachLines(scene, doubtful)] : []),
    ],
    advice,
  };
};

/** What each would save for itself. */
const eachLines = (scene: Scene, some: Holding[]): string[] =>
  forEachOf(scene, some, (holding) => {
    const { month, year } = savingOf(scene, holding);
    const { words, amount, name } = scene;
    return [
      words.without({ names: name(holding), month: amount(month), year: amount(year) }),
      ...boundLines(scene, [holding]),
    ];
  });

/** All that a name fits, where it fits several. */
function doubtfulOf({ question, activeNamed }: Scene): Holding[] {
  return question.names.flatMap(({ ids }) => {
    const fits = activeNamed.filter(({ id }) => ids.includes(id));
    return fits.length > 1 ? fits : [];
  });
}

/** What the names mean: of several that one fits, those that are called so and no more. */
function surelyNamed({ question, activeNamed }: Scene): Holding[] {
  const beside = activeNamed.filter(({ category }) => question.besides.includes(category));
  const ids = question.names.flatMap((name) => {
    const fits = new Set(name.ids);
    const candidates = activeNamed.filter(({ id }) => fits.has(id));
    const exact = candidates.filter((one) => isExactly(name, one));
    return (exact.length > 0 && question.names.length > 1 ? exact : candidates).map(({ id }) => id);
  });
  const meant = new Set([...ids, ...beside.map(({ id }) => id)]);
  return activeNamed.filter(({ id }) => meant.has(id));
}

function guideLines({ words }: Scene, name: string, guides: CancelGuide[]): string[] {
  const [first, ...others] = guides;
  if (!first) return [words.cancelUnknown({ name })];
  const sellers = others.flatMap(({ billed_by }) => billed_by ?? []);
  return [
    words.cancelSteps({ name }),
    ...(first.billed_by ? [words.alsoBilledBy({ names: first.billed_by })] : []),
    ...first.steps.map((step, at) => `${at + 1}. ${step}`),
    ...(sellers.length > 0 ? [words.alsoBilledBy({ names: sellers.join(', ') })] : []),
  ];
}

/** The last day to give notice, where one is bound. */
function bindingLines({ ask, words, texts, day, left, name }: Scene, { id }: Holding): string[] {
  const bound = ask(commitmentsTool, {}).commitments.find((one) => one.id === id);
  if (!bound) return [];
  const said = { name: name(bound), day: day(bound.notice_until), end: day(bound.ends_on) };
  return [
    bound.days_left === null
      ? words.noticeMissed(said)
      : texts.commitmentEnds({ ...said, left: left(bound.notice_until) }).text,
  ];
}

function groupLines(scene: Scene, group: Holding[]): string[] {
  const { words, name, names, day, language } = scene;
  const [first] = group;
  if (!first) return [];
  const { subscription } = scene.ask(cancelRoutesTool, { id: first.id, language });
  const leaveBy = (holding: Holding) => words.cancelBefore({ day: day(holding.next_payment_date) });
  scene.know(
    [],
    group.map(({ next_payment_date }) => next_payment_date),
  );
  return [
    ...guideLines(scene, names(group), subscription?.guides ?? []),
    ...group.flatMap((holding) => [
      group.length > 1 ? labelled(name(holding), leaveBy(holding), language) : leaveBy(holding),
      ...bindingLines(scene, holding),
    ]),
  ];
}

/** How the named ones are ended, step by step, as far as the catalogue knows. */
export const cancelRoute: Answerer = (scene) => {
  const { words, name, active, named, language, question } = scene;
  const strangers = question.names.flatMap(({ ids, service_id, said }) =>
    ids.length === 0 && service_id ? [{ service_id, said }] : [],
  );
  const meantHere = named.length > 0 ? named : active.length === 1 && strangers.length === 0 ? active : [];
  const [example] = active;
  if (meantHere.length === 0 && strangers.length === 0) {
    const which = example ? words.cancelWhich({ name: name(example) }) : words.empty;
    return { lines: [...notListed(scene), which], advice: worthDoing(scene) };
  }
  const running = meantHere.filter(({ status }) => status === 'active').slice(0, most);
  // Two of one service are ended the same way.
  const groups = Map.groupBy(running, ({ id, service_id }) => service_id ?? id).values();
  const own = [...groups].flatMap((group) => groupLines(scene, group));
  return {
    lines: [
      ...notListed(scene),
      ...alreadyCancelled(scene),
      ...own,
      ...strangers.flatMap(({ service_id, said }) =>
        guideLines(scene, spoken(said), getCancelGuides(service_id, language)),
      ),
    ],
    advice: running.map((holding) => leaveCard(scene, holding)),
  };
};
