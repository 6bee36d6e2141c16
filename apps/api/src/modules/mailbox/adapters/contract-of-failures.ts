import { describe, expect, it } from 'vitest';
import type { Harness } from './contract-harness.ts';
import type { MailOptions } from './contract-mails.ts';
import { type Mailbox, MailboxError } from './mailbox.ts';

/** A mailbox, and functions that fill it and break it. */
export type Needs = {
  since: string;
  deliver: (options: MailOptions) => Promise<void>;
  harness: () => Harness;
  mailbox: () => Mailbox;
};

const { signal } = new AbortController();

/** Tests the errors that callers receive, and that aborted calls end. */
export function describeFailures({ since, deliver, harness, mailbox }: Needs) {
  const listed = async (from: Mailbox, stop: AbortSignal) => {
    const ids: string[] = [];
    for await (const { envelopes } of from.list({ since }, stop)) ids.push(...envelopes.map(({ id }) => id));
    return ids;
  };
  /** Opens, lists and fetches until one of them fails. */
  const read = async () => {
    const opened = await harness().open();
    try {
      for await (const _ of opened.fetch(await listed(opened, signal), signal));
    } finally {
      await opened.close();
    }
  };
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error) => error,
    );

  describe('failing', () => {
    it.each(['retry', 'reconnect', 'refused'] as const)('reports what can be done about it: %s', async (kind) => {
      await deliver({ messageId: '<one@netflix.com>' });
      await read();
      await harness().breakWith(kind);
      const error = await failureOf(read());
      expect(error).toBeInstanceOf(MailboxError);
      expect(error).toMatchObject({ kind });
    });

    it('reports it also in the middle of a scan', async () => {
      await deliver({ messageId: '<one@netflix.com>' });
      const ids = await listed(mailbox(), signal);
      await harness().breakWith('retry');
      const fetched = async () => {
        for await (const _ of mailbox().fetch(ids, signal));
      };
      expect(await failureOf(fetched())).toMatchObject({ name: 'MailboxError', kind: 'retry' });
      expect(await failureOf(listed(mailbox(), signal))).toMatchObject({ name: 'MailboxError', kind: 'retry' });
    });
  });

  describe('ending', () => {
    it('ends within a second when aborted, while the provider does not answer', async () => {
      await deliver({ messageId: '<one@netflix.com>' });
      const ids = await listed(mailbox(), signal);
      const other = await harness().open();
      await harness().hang();
      const fetched = async (stop: AbortSignal) => {
        for await (const _ of other.fetch(ids, stop));
      };
      for (const work of [(stop: AbortSignal) => listed(mailbox(), stop), fetched]) {
        const stop = new AbortController();
        const failure = failureOf(work(stop.signal));
        setTimeout(() => stop.abort(), 200);
        const started = performance.now();
        expect(await failure).toMatchObject({ name: 'AbortError' });
        expect(performance.now() - started).toBeLessThan(1_200);
      }
      await other.close();
    });

    it('does nothing for whom has ended it before', async () => {
      const stopped = AbortSignal.abort();
      expect(await failureOf(listed(mailbox(), stopped))).toMatchObject({ name: 'AbortError' });
    });

    it('closes as often as one likes, whatever state it is in', async () => {
      await harness().hang();
      const started = performance.now();
      await mailbox().close();
      await mailbox().close();
      expect(performance.now() - started).toBeLessThan(1_000);
    });
  });
}
