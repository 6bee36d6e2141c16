import type { IsoDate, Language } from '@kumbara/shared';
import { deliverLetter, drawMimeEncoding, type Letter, type Owner } from '#mails/deliver.ts';
import type { MailTruth, SampleMail } from '#mails/mailbox.ts';
import type { MimeEncoding } from '#mails/mime/content.ts';
import type { Authentication } from '#mails/mime/trace.ts';
import type { EventMail } from '#mails/truth.ts';
import { wordsByLanguage } from '#mails/words/languages.ts';
import { forwardLetter } from '#mails/write/forward.ts';
import { type WrittenMail, writeServiceMail } from '#mails/write/service-mail.ts';
import { drawStoreStyle, type Line, type Store, storeSenders, writeStoreMail } from '#mails/write/store-mail.ts';
import { drawStyle, type Style } from '#mails/write/style.ts';
import type { Random } from '#random.ts';
import type { Timeline, TimelineEvent } from './timeline.ts';

type MailboxContext = { language: Language; country: string; owner: Owner };
export type TimelineMails = { timeline: Timeline; eventMails: EventMail[] };

/** A letter with the receipt lines it reports, and whether a store wrote it. */
type Draft = { letter: Letter; lines: Line[]; written: WrittenMail; store: boolean; mimeEncoding: MimeEncoding };

const createTrueEvent = ({ timeline, event }: Line, written: WrittenMail): MailTruth['events'][number] => ({
  kind: event.kind,
  service: timeline.service.name,
  ...(written.visible.amount !== undefined && { amount: event.price, currency: timeline.currency }),
});

const isPaid = ({ kind }: TimelineEvent) => kind === 'charge' || kind === 'started';

/** Writes and delivers all mails of services and stores about the timelines, with the facts that each mail shows. */
export async function writeTimelineMails(
  timelines: readonly Timeline[],
  context: MailboxContext,
  random: Random,
): Promise<{ mails: SampleMail[]; timelineMails: TimelineMails[] }> {
  const drafts = [
    ...timelines.flatMap((timeline, n) => writeServiceLetters(timeline, context, random.fork(`own ${n}`))),
    ...writeStoreLetters(timelines, context, random.fork('stores')),
  ];
  const timelineMails: TimelineMails[] = timelines.map((timeline) => ({ timeline, eventMails: [] }));
  const mails: SampleMail[] = [];
  for (const [n, draft] of drafts.entries()) {
    for (const [copy, letter] of drawCopies(draft, context, random.fork(`copies ${n}`)).entries()) {
      const itemRandom = random.fork(`deliver ${n} ${copy}`);
      const mail = await deliverLetter(letter, context.owner, draft.mimeEncoding, itemRandom);
      mails.push(mail);
      // The same mail in a second folder.
      if (copy === 0 && itemRandom.chance(0.03)) mails.push(mail);
      for (const { timeline, event } of draft.lines) {
        const eventMail: EventMail = {
          event,
          visible: {
            ...draft.written.visible,
            ...(draft.written.visible.amount !== undefined && { amount: event.price }),
          },
          messageId: mail.content.messageId,
          forwarded: letter.truth.forwarded === true,
          proven: letter.authentication === 'proven',
          store: draft.store,
        };
        timelineMails.find((one) => one.timeline === timeline)?.eventMails.push(eventMail);
      }
    }
  }
  const byDay = (a: EventMail, b: EventMail) => (a.event.day < b.event.day ? -1 : a.event.day > b.event.day ? 1 : 0);
  for (const { eventMails } of timelineMails) eventMails.sort(byDay);
  return { mails, timelineMails };
}

/** Most mails arrive once. 4 % arrive forwarded only, 3 % of the receipts arrive twice. */
function drawCopies({ letter, lines }: Draft, { owner, language }: MailboxContext, random: Random): Letter[] {
  const roll = random.next();
  if (roll < 0.04) return [forwardLetter(letter, owner, wordsByLanguage[language], random)];
  if (roll < 0.07 && lines.every(({ event }) => isPaid(event))) return [letter, letter];
  return [letter];
}

/** Most senders sign their mails, small ones less often. */
const drawAuthentication = ({ known }: Timeline, random: Random): Authentication =>
  random.chance(known ? 0.95 : 0.7) ? 'proven' : 'unsigned';

function createLetter(
  from: Letter['from'],
  day: IsoDate,
  written: WrittenMail,
  lines: readonly Line[],
  authentication: Authentication,
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
    authentication,
    truth: { events: lines.map((line) => createTrueEvent(line, written)), template },
  };
}

function writeServiceLetters(
  timeline: Timeline,
  { language, country, owner }: MailboxContext,
  random: Random,
): Draft[] {
  if (timeline.channel !== 'direct' && timeline.channel !== 'paypal-too') return [];
  const style: Style = drawStyle(timeline.sender, language, country, random.fork('style'));
  const mimeEncoding = drawMimeEncoding(style.language, random.fork('wrapping'));
  const from = { name: timeline.service.name, address: style.from };
  return timeline.events.map((event, n) => {
    const itemRandom = random.fork(`step ${n}`);
    const written = writeServiceMail(timeline, event, style, owner.person, itemRandom);
    const lines = [{ timeline, event }];
    const template = `${event.kind} ${style.layout} ${style.language}`;
    return {
      letter: createLetter(from, event.day, written, lines, drawAuthentication(timeline, itemRandom), template),
      lines,
      written,
      store: false,
      mimeEncoding,
    };
  });
}

const stores: readonly Store[] = ['apple', 'google', 'paypal'];
const isCollectedBy = (store: Store, { channel }: Timeline) =>
  channel === store || (store === 'paypal' && channel === 'paypal-too');

function writeStoreLetters(
  timelines: readonly Timeline[],
  { language, country, owner }: MailboxContext,
  random: Random,
): Draft[] {
  return stores.flatMap((store) => {
    const itemRandom = random.fork(store);
    const style = drawStoreStyle(language, country, itemRandom.fork('style'));
    const mimeEncoding = drawMimeEncoding(language, itemRandom.fork('wrapping'));
    const lines = timelines
      .filter((timeline) => isCollectedBy(store, timeline))
      .flatMap((timeline) => timeline.events.map((event): Line => ({ timeline, event })))
      // PayPal writes about payments only.
      .filter(({ event }) => store !== 'paypal' || isPaid(event));
    return groupIntoReceipts(lines, store).map((group, n): Draft => {
      const [{ event }] = group as [Line, ...Line[]];
      const written = writeStoreMail(store, group, style, itemRandom.fork(`mail ${n}`));
      const visible = { ...written.visible, ...(event.kind !== 'cancelled_at_period_end' && { amount: event.price }) };
      const full = { ...written, visible };
      const letter = createLetter(
        storeSenders[store],
        event.day,
        full,
        group,
        'proven',
        `${event.kind} ${store} ${owner.language}`,
      );
      return { letter, lines: group, written: full, store: true, mimeEncoding };
    });
  });
}

/** Apple puts all charges of a day in one currency on one receipt. Everything else is a separate mail. */
function groupIntoReceipts(lines: readonly Line[], store: Store): Line[][] {
  const keyOf = ({ event, timeline }: Line, n: number) =>
    store === 'apple' && event.kind === 'charge' ? `${event.day} ${timeline.currency}` : `${n}`;
  const groups = new Map<string, Line[]>();
  lines.forEach((line, n) => {
    const key = keyOf(line, n);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  });
  return [...groups.values()];
}
