import type { IsoDate, Language } from '@kumbara/shared';
import { deliver, drawWrapping, type Letter, type Owner } from '#mails/deliver.ts';
import type { MailTruth, SampleMail } from '#mails/mailbox.ts';
import type { Wrapping } from '#mails/mime/content.ts';
import type { Proof } from '#mails/mime/trace.ts';
import type { Telling } from '#mails/truth.ts';
import { wordsOf } from '#mails/words/languages.ts';
import { forward } from '#mails/write/forward.ts';
import { type Written, writeServiceMail } from '#mails/write/service-mail.ts';
import { drawStoreStyle, type Line, type Store, storeSenders, writeStoreMail } from '#mails/write/store-mail.ts';
import { drawStyle, type Style } from '#mails/write/style.ts';
import type { Random } from '#random.ts';
import type { Course, Step } from './timeline.ts';

type Reading = { language: Language; country: string; owner: Owner };
export type Told = { course: Course; tellings: Telling[] };

/** A letter that is written, the lines it is about, and whether a store wrote it. */
type Draft = { letter: Letter; lines: Line[]; written: Written; store: boolean; wrapping: Wrapping };

const eventOf = ({ course, step }: Line, written: Written): MailTruth['events'][number] => ({
  kind: step.kind,
  service: course.service.name,
  ...(written.said.amount !== undefined && { amount: step.price, currency: course.currency }),
});

const isPaid = ({ kind }: Step) => kind === 'charge' || kind === 'started';

/** Everything services and stores write about these courses, delivered, with what each mail tells. */
export async function writeCourses(
  courses: readonly Course[],
  reading: Reading,
  random: Random,
): Promise<{ mails: SampleMail[]; told: Told[] }> {
  const drafts = [
    ...courses.flatMap((course, n) => ownLetters(course, reading, random.fork(`own ${n}`))),
    ...storeLetters(courses, reading, random.fork('stores')),
  ];
  const told: Told[] = courses.map((course) => ({ course, tellings: [] }));
  const mails: SampleMail[] = [];
  for (const [n, draft] of drafts.entries()) {
    for (const [copy, letter] of copiesOf(draft, reading, random.fork(`copies ${n}`)).entries()) {
      const own = random.fork(`deliver ${n} ${copy}`);
      const mail = await deliver(letter, reading.owner, draft.wrapping, own);
      mails.push(mail);
      // The very same mail in a second folder.
      if (copy === 0 && own.chance(0.03)) mails.push(mail);
      for (const { course, step } of draft.lines) {
        const telling: Telling = {
          step,
          said: { ...draft.written.said, ...(draft.written.said.amount !== undefined && { amount: step.price }) },
          messageId: mail.content.messageId,
          forwarded: letter.truth.forwarded === true,
          proven: letter.proof === 'proven',
          store: draft.store,
        };
        told.find((one) => one.course === course)?.tellings.push(telling);
      }
    }
  }
  const byDay = (a: Telling, b: Telling) => (a.step.day < b.step.day ? -1 : a.step.day > b.step.day ? 1 : 0);
  for (const { tellings } of told) tellings.sort(byDay);
  return { mails, told };
}

/** Most mails come once. Some only as somebody sent them on, some a second time under a new number. */
function copiesOf({ letter, lines }: Draft, { owner, language }: Reading, random: Random): Letter[] {
  const roll = random.next();
  if (roll < 0.04) return [forward(letter, owner, wordsOf[language], random)];
  if (roll < 0.07 && lines.every(({ step }) => isPaid(step))) return [letter, letter];
  return [letter];
}

/** Proof as most senders have it; small ones do not always sign. */
const proofOf = ({ known }: Course, random: Random): Proof =>
  random.chance(known ? 0.95 : 0.7) ? 'proven' : 'unsigned';

function letterOf(
  from: Letter['from'],
  day: IsoDate,
  written: Written,
  lines: readonly Line[],
  proof: Proof,
  template: string,
): Letter {
  const { subject, text, html, pdf } = written;
  return {
    from,
    day,
    subject,
    ...(text !== undefined && { text }),
    ...(html !== undefined && { html }),
    ...(pdf && { pdf }),
    proof,
    truth: { events: lines.map((line) => eventOf(line, written)), template },
  };
}

function ownLetters(course: Course, { language, country, owner }: Reading, random: Random): Draft[] {
  if (course.channel !== 'direct' && course.channel !== 'paypal-too') return [];
  const style: Style = drawStyle(course.sender, language, country, random.fork('style'));
  const wrapping = drawWrapping(style.language, random.fork('wrapping'));
  const from = { name: course.service.name, address: style.from };
  return course.steps.map((step, n) => {
    const own = random.fork(`step ${n}`);
    const written = writeServiceMail(course, step, style, owner.person, own);
    const lines = [{ course, step }];
    const template = `${step.kind} ${style.layout} ${style.language}`;
    return {
      letter: letterOf(from, step.day, written, lines, proofOf(course, own), template),
      lines,
      written,
      store: false,
      wrapping,
    };
  });
}

const stores: readonly Store[] = ['apple', 'google', 'paypal'];
const collectedBy = (store: Store, { channel }: Course) =>
  channel === store || (store === 'paypal' && channel === 'paypal-too');

function storeLetters(courses: readonly Course[], { language, country, owner }: Reading, random: Random): Draft[] {
  return stores.flatMap((store) => {
    const own = random.fork(store);
    const style = drawStoreStyle(language, country, own.fork('style'));
    const wrapping = drawWrapping(language, own.fork('wrapping'));
    const lines = courses
      .filter((course) => collectedBy(store, course))
      .flatMap((course) => course.steps.map((step): Line => ({ course, step })))
      // PayPal knows of payments and of nothing else.
      .filter(({ step }) => store !== 'paypal' || isPaid(step));
    return receiptsOf(lines, store).map((group, n): Draft => {
      const [{ step }] = group as [Line, ...Line[]];
      const written = writeStoreMail(store, group, style, own.fork(`mail ${n}`));
      const said = { ...written.said, ...(step.kind !== 'cancelled_at_period_end' && { amount: step.price }) };
      const full = { ...written, said };
      const letter = letterOf(
        storeSenders[store],
        step.day,
        full,
        group,
        'proven',
        `${step.kind} ${store} ${owner.language}`,
      );
      return { letter, lines: group, written: full, store: true, wrapping };
    });
  });
}

/** Apple puts the charges of a day in one currency on one receipt; everything else is a mail of its own. */
function receiptsOf(lines: readonly Line[], store: Store): Line[][] {
  const keyOf = ({ step, course }: Line, n: number) =>
    store === 'apple' && step.kind === 'charge' ? `${step.day} ${course.currency}` : `${n}`;
  const groups = new Map<string, Line[]>();
  lines.forEach((line, n) => {
    const key = keyOf(line, n);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  });
  return [...groups.values()];
}
