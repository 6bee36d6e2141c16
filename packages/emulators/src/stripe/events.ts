import { createHmac, randomUUID } from 'node:crypto';
import { newestFirst, newId, type StripeEvent, type Tables } from './tables.ts';
import { apiVersion } from './version.ts';

export type DeliverySettings = {
  /** Address to which events are sent. */
  webhookUrl: string;
  /** Events are sent only by `deliver`. */
  held: boolean;
  /** Number of copies sent of each event. */
  copies: number;
  /** Milliseconds before the first attempt, called for each event, so that a random value mixes their order. */
  delay: () => number;
  /** Milliseconds before the second attempt. Each further delay is twice as long. */
  retryDelay: number;
  mostTries: number;
};

/** Stripe's signature `t=…,v1=…`: HMAC-SHA-256 over the time, a dot and the body. */
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

/** Sends events to the application until it answers 2xx. */
export function createEvents({ tables, now, secret, settings, onChange, render }: Parts) {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;

  const bodyOf = (event: StripeEvent) => JSON.stringify(event, null, 2);

  /** @param at time of the signature in seconds. Default: now */
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
    /** Creates an event with the current state of an object and sends it. */
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
    /** All events, oldest first. */
    all: (): StripeEvent[] => newestFirst(tables.events, () => true).reverse(),
    /** Ids of the events that the application has not accepted yet. */
    pending: (): string[] => Object.keys(tables.outbox),
    /** Sends an event once, even if it was accepted before. @returns the status of the application's response */
    async deliver(id: string, options: { at?: number } = {}): Promise<number> {
      const event = tables.events[id];
      if (!event) throw new Error(`no event ${id}`);
      const status = await send(event, options.at);
      if (status >= 200 && status < 300) delete tables.outbox[id];
      onChange();
      return status;
    },
    bodyOf: (id: string) => bodyOf(tables.events[id] as StripeEvent),
    /** Sends all pending events: after a start, or after `held`. */
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
