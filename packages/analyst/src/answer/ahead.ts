import { addDays, daysBetween, type IsoDate } from '@kumbara/shared';
import { dueSoon } from '#advice/in-time.ts';
import { commitmentsTool } from '#tools/commitments.ts';
import { aboutMoney, aboutNumber, money, totals } from '#tools/facts.ts';
import { myPart, priceOn } from '#tools/prices.ts';
import { trialsTool } from '#tools/trials.ts';
import { paymentsUntil } from '#tools/upcoming.ts';
import { worthDoing } from './recommend.ts';
import {
  type Answerer,
  aboutWhat,
  alreadyCancelled,
  apart,
  cut,
  forEachOf,
  isAmbiguous,
  meant,
  moneyOf,
  notListed,
  type Scene,
} from './scene.ts';

/** Without a time, what is coming is what comes within a month. */
const soon = 30;

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b);

/** The payments of what is meant between two days, with my part of the price that holds then. */
export function paymentsIn(scene: Scene, from: IsoDate, to: IsoDate) {
  const { holdings } = scene;
  const among = meant(scene);
  const items = paymentsUntil(holdings, to).filter(({ holding, date }) => date >= from && among.includes(holding));
  const part = ({ holding, date }: (typeof items)[number]) => myPart(holding, priceOn(holding, date, holdings.today));
  const due = scene.know(totals(holdings, 'due', items, part), [from, to]);
  const payments = items.map((item) => {
    const amount = money(part(item), item.currency);
    scene.know([aboutMoney('payment', item.holding, amount)], [item.date]);
    return { ...item, amount };
  });
  return { payments, due: moneyOf(due) };
}

export const paymentLines = ({ day, name, amount, item }: Scene, payments: ReturnType<typeof paymentsIn>['payments']) =>
  payments.map((payment) => item(day(payment.date), `${name(payment.holding)}, ${amount(payment.amount)}`));

/** The one that comes next, whenever that is. */
function nextOf(scene: Scene): string[] {
  const { words, day, name, amount, holdings } = scene;
  const next = paymentsIn(scene, holdings.today, addDays(holdings.today, 400)).payments[0];
  return next ? [words.nextOne({ name: name(next.holding), day: day(next.date), amount: amount(next.amount) })] : [];
}

/** What is charged in a stretch of time that lies ahead. */
export const upcoming: Answerer = (scene) => {
  const { words, day, amounts, holdings, question } = scene;
  const { span } = question;
  const from = later(span?.from ?? holdings.today, holdings.today);
  const to = span?.to ?? addDays(holdings.today, soon);
  if (to < holdings.today) return { lines: [words.upcomingPast, ...nextOf(scene)] };
  if (!span && question.signs.has('next_one')) {
    const [first] = nextOf(scene);
    if (first) return { lines: [...notListed(scene), first], advice: worthDoing(scene, meant(scene), [dueSoon]) };
  }
  scene.know([], [from, to]);
  const about = [...notListed(scene), ...aboutWhat(scene)];
  const { payments, due } = paymentsIn(scene, from, to);
  if (payments.length === 0) {
    const days = { from: day(from), to: day(to) };
    const none = from === to ? words.upcomingNoneOn({ day: day(from) }) : words.upcomingNone(days);
    return { lines: [...about, none, ...nextOf(scene)] };
  }
  const total = amounts(due);
  const title =
    from === to ? words.upcomingOn({ day: day(from), total }) : words.upcoming({ from: day(from), to: day(to), total });
  return {
    lines: [...about, title, ...cut(scene, paymentLines(scene, payments)), ...apart(scene, due)],
    advice: worthDoing(
      scene,
      payments.map(({ holding }) => holding),
      [dueSoon],
    ),
  };
};

/** When the named ones are paid next. */
export const renewal: Answerer = (scene) => {
  const { words, day, name, amount, left, holdings, activeNamed } = scene;
  const lines = forEachOf(scene, activeNamed, (holding) => {
    const date = holding.next_payment_date;
    const payment = money(myPart(holding, priceOn(holding, date, holdings.today)), holding.currency);
    const days = daysBetween(holdings.today, date);
    scene.know([aboutMoney('payment', holding, payment), aboutNumber('days_left', holding, days, 'days')], [date]);
    return [words.renewal({ name: name(holding), day: day(date), left: left(date), amount: amount(payment) })];
  });
  return {
    lines: [...notListed(scene), ...alreadyCancelled(scene), ...(isAmbiguous(scene) ? [words.several] : []), ...lines],
    advice: worthDoing(scene, activeNamed, [dueSoon]),
  };
};

export const trials: Answerer = (scene) => {
  const { words, texts, day, name, amount, left } = scene;
  const among = meant(scene);
  const found = scene.ask(trialsTool, {}).trials.filter(({ id }) => among.some((one) => one.id === id));
  if (found.length === 0) return { lines: [...notListed(scene), ...alreadyCancelled(scene), words.trialsNone] };
  const lines = found.map(({ ends_on, payment, price_after_trial: after, ...item }) => {
    // Where nobody said another price, it is the one that stands there.
    const said = { name: name(item), day: day(ends_on), left: left(ends_on), price: amount(after ?? payment) };
    return scene.item(name(item), texts.trialEnds(said).text);
  });
  return { lines: [words.trials, ...lines], advice: worthDoing(scene, among, [dueSoon]) };
};

export const commitments: Answerer = (scene) => {
  const { words, texts, day, name, left } = scene;
  const among = meant(scene);
  const found = scene.ask(commitmentsTool, {}).commitments.filter(({ id }) => among.some((one) => one.id === id));
  if (found.length === 0) {
    // Whoever asks until when one can leave wants to know the next payment at least.
    const next =
      scene.activeNamed.length > 0 ? renewal(scene) : { lines: [...notListed(scene), ...alreadyCancelled(scene)] };
    return { ...next, lines: [...next.lines, words.commitmentsNone] };
  }
  const lines = found.map(({ ends_on, notice_until, days_left, ...item }) => {
    const said = { name: name(item), day: day(notice_until), end: day(ends_on) };
    return days_left === null
      ? `• ${words.noticeMissed(said)}`
      : scene.item(name(item), texts.commitmentEnds({ ...said, left: left(notice_until) }).text);
  });
  return { lines: [words.commitments, ...lines], advice: worthDoing(scene, among, [dueSoon]) };
};
