import type { Mail } from '@kumbara/detection';
import { isLongRun } from '@kumbara/samples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Harness } from './contract-harness.ts';
import { aRawMail, type MailOptions } from './contract-mails.ts';
import { describeBodies } from './contract-of-bodies.ts';
import { describeFailures } from './contract-of-failures.ts';
import { describePdfs } from './contract-of-pdfs.ts';
import { type Envelope, type Mailbox, mostBytes, type ScanRange } from './mailbox.ts';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - days * day);
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const { signal } = new AbortController();

/** The result of a whole scan: the listed mails, the number of covered mails, and the next cursor. */
export async function lookAt(mailbox: Mailbox, look: ScanRange, stop: AbortSignal = signal) {
  const envelopes: Envelope[] = [];
  const positions: string[] = [];
  let lookedAt = 0;
  const pages = mailbox.list(look, stop);
  for (;;) {
    const { done, value } = await pages.next();
    if (done) return { envelopes, positions, lookedAt, cursor: value };
    envelopes.push(...value.envelopes);
    positions.push(value.position);
    lookedAt += value.looked_at;
  }
}

export async function fetchAll(mailbox: Mailbox, ids: string[], stop: AbortSignal = signal) {
  const mails = new Map<string, Mail>();
  for await (const { id, mail } of mailbox.fetch(ids, stop)) {
    expect(mails.has(id), `${id} came twice`).toBe(false);
    mails.set(id, mail);
  }
  return mails;
}

const idsOf = (envelopes: Envelope[]) => envelopes.map(({ message_id }) => message_id).sort();
const numbered = (count: number, word = 'mail') =>
  Array.from({ length: count }, (_, i) => `<${word}-${String(i).padStart(4, '0')}@netflix.com>`);

/** The contract of the mailbox port, run against one provider. Every case has its own mailbox. */
export function describeMailbox(name: string, setUp: () => Promise<Harness>) {
  describe(name, () => {
    let harness: Harness;
    let mailbox: Mailbox;
    beforeEach(async () => {
      harness = await setUp();
      mailbox = await harness.open();
    });
    afterEach(async () => {
      await mailbox.close();
      await harness.end();
    });

    const since = isoDay(daysAgo(30));
    const deliver = (options: MailOptions, arrived?: Date) => harness.deliver(aRawMail(options), arrived);
    const deliverAll = async (messageIds: string[], arrived?: Date) => {
      for (const messageId of messageIds) await deliver({ messageId }, arrived);
    };

    describe('listing', () => {
      it('lists nothing of an empty mailbox, and goes on from there', async () => {
        const first = await lookAt(mailbox, { since });
        expect(first).toMatchObject({ envelopes: [], lookedAt: 0 });
        await deliver({ messageId: '<first@netflix.com>' });
        const second = await lookAt(mailbox, { since, cursor: first.cursor });
        expect(idsOf(second.envelopes)).toEqual(['<first@netflix.com>']);
      });

      it('lists each mail with its head and its time of arrival', async () => {
        const arrived = daysAgo(3);
        const from = '=?UTF-8?Q?=C3=9Cyelik_Servisi?= <info@account.netflix.com>';
        const subject = '=?iso-8859-9?B?3HllbGnwaW5peiB5ZW5pbGVuZGk=?=';
        await deliver({ messageId: '<head@netflix.com>', from, subject }, arrived);
        const { envelopes, lookedAt } = await lookAt(mailbox, { since });
        expect(lookedAt).toBe(1);
        expect(envelopes).toHaveLength(1);
        expect(envelopes[0]).toMatchObject({
          message_id: '<head@netflix.com>',
          from: [{ name: 'Üyelik Servisi', address: 'info@account.netflix.com' }],
          subject: 'Üyeliğiniz yenilendi',
          date: arrived.toISOString(),
        });
      });

      it('reads heads that were written without any encoding', async () => {
        const from = 'Üyelik <info@account.netflix.com>';
        await deliver({ messageId: '<raw@netflix.com>', from, subject: 'Aboneliğiniz yenilendi' });
        const { envelopes } = await lookAt(mailbox, { since });
        expect(envelopes[0]?.subject).toBe('Aboneliğiniz yenilendi');
        expect(envelopes[0]?.from).toEqual([{ name: 'Üyelik', address: 'info@account.netflix.com' }]);
      });

      it('filters by the day of arrival, whatever the date header', async () => {
        const from = daysAgo(10);
        const midnight = new Date(`${isoDay(from)}T00:00:00Z`);
        const date = 'Mon, 01 Jan 2001 00:00:00 +0000';
        await deliver({ messageId: '<before@netflix.com>' }, new Date(midnight.getTime() - 2 * day));
        await deliver({ messageId: '<on@netflix.com>', date }, new Date(midnight.getTime() + day / 2));
        await deliver({ messageId: '<after@netflix.com>', date }, new Date(midnight.getTime() + 2 * day));
        const { envelopes, lookedAt } = await lookAt(mailbox, { since: isoDay(from) });
        expect(idsOf(envelopes)).toEqual(['<after@netflix.com>', '<on@netflix.com>']);
        expect(lookedAt).toBe(2);
      });

      it('lists each mail once over many pages, and estimates their number', async () => {
        const all = numbered(harness.moreThanAPage);
        await deliverAll(all);
        const count = await mailbox.count({ since });
        const { envelopes, positions, lookedAt } = await lookAt(mailbox, { since });
        expect(positions.length).toBeGreaterThan(1);
        expect(idsOf(envelopes)).toEqual(all);
        expect(lookedAt).toBe(all.length);
        if (count !== undefined) expect(count).toBe(all.length);
      });

      it('lists mails without a Message-ID, and several with the same one', async () => {
        await deliver({});
        await deliver({ messageId: '<same@netflix.com>', subject: 'Your receipt 1' });
        await deliver({ messageId: '<same@netflix.com>', subject: 'Your receipt 2' });
        const { envelopes } = await lookAt(mailbox, { since });
        expect(idsOf(envelopes)).toEqual(['', '<same@netflix.com>', '<same@netflix.com>']);
        expect(new Set(envelopes.map(({ id }) => id)).size).toBe(3);
        const mails = await fetchAll(
          mailbox,
          envelopes.map(({ id }) => id),
        );
        for (const { id, subject } of envelopes) expect(mails.get(id)?.subject).toBe(subject);
      });
    });

    describe('looking again', () => {
      it('lists only what came since, also over a new connection', async () => {
        await deliverAll(['<old@netflix.com>']);
        const { cursor } = await lookAt(mailbox, { since });
        await deliverAll(['<new@netflix.com>']);
        const again = await harness.open();
        const { envelopes, lookedAt, cursor: next } = await lookAt(again, { since, cursor });
        expect(idsOf(envelopes)).toEqual(['<new@netflix.com>']);
        expect(lookedAt).toBe(1);
        expect(await lookAt(again, { since, cursor: next })).toMatchObject({ envelopes: [], lookedAt: 0 });
        await again.close();
      });

      it('costs little where nothing came', async () => {
        await deliverAll(numbered(20));
        const { cursor } = await lookAt(mailbox, { since });
        const again = await harness.open();
        const before = harness.roundTrips();
        const { envelopes, cursor: next } = await lookAt(again, { since, cursor });
        expect(envelopes).toEqual([]);
        expect(harness.roundTrips() - before).toBeLessThanOrEqual(5);
        expect((await lookAt(again, { since, cursor: next })).envelopes).toEqual([]);
        await again.close();
      });

      it('goes on where an unfinished look ended; what came meanwhile is for the next', async () => {
        const all = numbered(harness.moreThanAPage);
        await deliverAll(all);
        const pages = mailbox.list({ since }, signal);
        const first = await pages.next();
        if (first.done) throw new Error('one page at least');
        await mailbox.close();
        await deliverAll(['<meanwhile@netflix.com>']);
        mailbox = await harness.open();
        const rest = await lookAt(mailbox, { since, position: first.value.position });
        const seen = [...first.value.envelopes, ...rest.envelopes];
        const next = await lookAt(mailbox, { since, cursor: rest.cursor });
        const meanwhile = [...rest.envelopes, ...next.envelopes].filter(({ message_id }) => !all.includes(message_id));
        expect(idsOf(seen).filter((id) => all.includes(id))).toEqual(all);
        expect(idsOf(meanwhile)).toEqual(['<meanwhile@netflix.com>']);
        expect(rest.lookedAt + first.value.looked_at + next.lookedAt).toBe(all.length + 1);
      });

      it('never loses a mail that arrives between two pages', async () => {
        const all = numbered(harness.moreThanAPage);
        await deliverAll(all);
        const pages = mailbox.list({ since }, signal);
        const listed: Envelope[] = [];
        let cursor = '';
        for (let came = false; ; came = true) {
          const { done, value } = await pages.next();
          if (done) {
            cursor = value;
            break;
          }
          listed.push(...value.envelopes);
          if (!came) await deliverAll(['<between@netflix.com>']);
        }
        const next = await lookAt(mailbox, { since, cursor });
        expect(idsOf([...listed, ...next.envelopes])).toEqual(['<between@netflix.com>', ...all].sort());
      });

      it.each(['of long ago', '{}', '{"folders":[]}'])(
        'takes the whole range for a cursor it does not know: %s',
        async (cursor) => {
          await deliverAll(['<one@netflix.com>', '<two@netflix.com>']);
          expect(idsOf((await lookAt(mailbox, { since, cursor })).envelopes)).toHaveLength(2);
          expect(idsOf((await lookAt(mailbox, { since, position: cursor })).envelopes)).toHaveLength(2);
        },
      );

      it('takes the whole range again where the provider has lost the cursor', async () => {
        const all = numbered(3);
        await deliverAll(all);
        const { cursor, positions } = await lookAt(mailbox, { since });
        await harness.forget();
        mailbox = await harness.open();
        const again = await lookAt(mailbox, { since, cursor });
        expect(idsOf(again.envelopes)).toEqual(all);
        expect(idsOf((await lookAt(mailbox, { since, position: positions[0] ?? '' })).envelopes)).toEqual(all);
        await deliverAll(['<new@netflix.com>']);
        const next = await lookAt(mailbox, { since, cursor: again.cursor });
        expect(idsOf(next.envelopes)).toEqual(['<new@netflix.com>']);
      });
    });

    describe('fetching', () => {
      it('brings mails in any order, and leaves out what is gone', async () => {
        const all = numbered(5);
        await deliverAll(all);
        const { envelopes } = await lookAt(mailbox, { since });
        await harness.remove(all[2] as string);
        const ids = envelopes.map(({ id }) => id).reverse();
        const mails = await fetchAll(mailbox, [...ids, 'of another mailbox', '']);
        const brought = [...mails.values()].map(({ message_id }) => message_id).sort();
        expect(brought).toEqual(all.filter((_, i) => i !== 2));
        expect([...mails.keys()].every((id) => ids.includes(id))).toBe(true);
      });

      it('brings nothing for nothing', async () => {
        expect((await fetchAll(mailbox, [])).size).toBe(0);
      });

      it('does not list what was deleted', async () => {
        const all = numbered(3);
        await deliverAll(all);
        await harness.remove(all[0] as string);
        expect(idsOf((await lookAt(mailbox, { since })).envelopes)).toEqual(all.slice(1));
      });

      it('leaves the mailbox as it was: what was unread stays unread', async () => {
        await deliverAll(numbered(3));
        const before = await harness.state();
        const { envelopes } = await lookAt(mailbox, { since });
        await fetchAll(
          mailbox,
          envelopes.map(({ id }) => id),
        );
        await mailbox.close();
        expect(await harness.state()).toEqual(before);
      });

      it.runIf(isLongRun)('cuts a text that is far too long for a receipt', async () => {
        const body = `Total 1,99 USD\r\n${'all work and no play makes a dull mail\r\n'.repeat(40_000)}`;
        await deliver({ messageId: '<long@netflix.com>', body });
        const { envelopes } = await lookAt(mailbox, { since });
        const mails = await fetchAll(
          mailbox,
          envelopes.map(({ id }) => id),
        );
        const text = [...mails.values()][0]?.text ?? '';
        expect(text).toMatch(/^Total 1,99 USD/);
        expect(text.length).toBeGreaterThan(mostBytes / 2);
        expect(text.length).toBeLessThanOrEqual(mostBytes);
      });

      it('serves two at once, each of them whole', async () => {
        const all = numbered(harness.moreThanAPage);
        await deliverAll(all);
        const whole = async () => {
          const found: string[] = [];
          for await (const { envelopes } of mailbox.list({ since }, signal)) {
            const ids = envelopes.slice(0, 3).map(({ id }) => id);
            expect((await fetchAll(mailbox, ids)).size).toBe(ids.length);
            found.push(...idsOf(envelopes));
          }
          return found.sort();
        };
        expect(await Promise.all([whole(), whole()])).toEqual([all, all]);
      });
    });

    describeBodies({
      since,
      deliver,
      async only() {
        const { envelopes } = await lookAt(mailbox, { since });
        expect(envelopes).toHaveLength(1);
        const mails = await fetchAll(
          mailbox,
          envelopes.map(({ id }) => id),
        );
        return [...mails.values()][0] as Mail;
      },
    });
    const needs = { since, deliver, harness: () => harness, mailbox: () => mailbox };
    describePdfs(needs);
    describeFailures(needs);
  });
}
