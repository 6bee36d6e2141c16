import { createHmac, randomUUID } from 'node:crypto';
import { newestFirst, newId, type StripeEvent, type Tables } from './tables.ts';
import { apiVersion } from './version.ts';

export type DeliverySettings = {
  /** Where the application takes events. */
  webhookUrl: string;
  /** Held: nothing leaves but by `deliver`. */
  held: boolean;
  /** How often each event is sent though it was taken. */
  copies: number;
  /** Milliseconds before the first try, drawn anew for each, so that what is made together arrives in any order. */
  delay: () => number;
  /** Milliseconds to the second try; every further one takes twice as long. */
  retryDelay: number;
  mostTries: number;
};

/** `t=…,v1=…` as Stripe signs: HMAC-SHA-256 over the time, a dot and the very bytes of the body. */
export function signatureOf(body: string, secret: string, at: number): string {
  const signed = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signed}`;
}

type Parts = {
  tables: Tables;
  now: () => number;
  secret: string;
  settings: DeliverySettings;
  onChange: () => void;
  render: (id: string) => unknown;
};

/** What happened, told to the application until it answers 2xx. */
export function createEvents({ tables, now, secret, settings, onChange, render }: Parts) {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;

  const bodyOf = (event: StripeEvent) => JSON.stringify(event, null, 2);

  /** @param at the time it is signed at, in seconds; without it now */
  async function send(event: StripeEvent, at = now()): Promise<number> {
    const body = bodyOf(event);
    const answer = await fetch(settings.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, secret, at),
      },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  async function attempt(id: string): Promise<void> {
    const event = tables.events[id];
    const waiting = tables.outbox[id];
    if (!event || !waiting || settings.held || isClosed) return;
    const statuses = await Promise.all(Array.from({ length: settings.copies }, () => send(event).catch(() => 0)));
    if (statuses.every((status) => status >= 200 && status < 300)) delete tables.outbox[id];
    else {
      waiting.tries += 1;
      if (waiting.tries < settings.mostTries) later(id, settings.retryDelay * 2 ** (waiting.tries - 1));
    }
    onChange();
  }

  function later(id: string, milliseconds: number): void {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(id);
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }

  return {
    /** Writes down what happened to a thing, as it looks now, and sends it. */
    emit(type: string, id: string, previous_attributes?: Record<string, unknown>): void {
      const event: StripeEvent = {
        id: newId('events'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        type,
        data: { object: structuredClone(render(id)), ...(previous_attributes && { previous_attributes }) },
        livemode: false,
        request: { id: `req_${randomUUID().slice(0, 14)}`, idempotency_key: null },
      };
      tables.events[event.id] = event;
      tables.outbox[event.id] = { tries: 0, at: now() };
      onChange();
      if (!settings.held) later(event.id, settings.delay());
    },
    /** All so far, oldest first. */
    all: (): StripeEvent[] => newestFirst(tables.events, () => true).reverse(),
    /** Those that the application has not taken yet. */
    pending: (): string[] => Object.keys(tables.outbox),
    /** Sends one, once, however often it was taken before. @returns the application's status */
    async deliver(id: string, options: { at?: number } = {}): Promise<number> {
      const event = tables.events[id];
      if (!event) throw new Error(`no event ${id}`);
      const status = await send(event, options.at);
      if (status >= 200 && status < 300) delete tables.outbox[id];
      onChange();
      return status;
    },
    bodyOf: (id: string) => bodyOf(tables.events[id] as StripeEvent),
    /** Goes on with what was not taken before: after a start, or after `held`. */
    resume(): void {
      for (const id of Object.keys(tables.outbox)) later(id, 0);
    },
    close(): void {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
export type Events = ReturnType<typeof createEvents>;
