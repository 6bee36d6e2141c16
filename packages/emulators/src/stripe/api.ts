import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { secondsInDay } from 'date-fns/constants';
import type { Call } from '#http/call.ts';
import type { Faults } from '#http/fault-injection.ts';
import type { Answer } from '#http/serve.ts';
import { type Form, readForm } from './form.ts';
import { findMethod, type Method } from './methods.ts';
import { StripeError } from './stripe-error.ts';
import { apiVersion } from './version.ts';

type Parts = {
  methods: readonly Method[];
  key: string;
  faults: Faults;
  now: () => number;
  /** Milliseconds that a call takes while its idempotency key is in use. */
  latency: () => number;
  onChange: () => void;
};
type StoredAnswer = { request: string; at: number; answer?: { status: number; body: unknown } };

/** Stripe's API: API keys, form-encoded parameters, idempotency, errors and request ids. */
export function createApi({ methods, key, faults, now, latency, onChange }: Parts) {
  const storedAnswers = new Map<string, StoredAnswer>();

  function refuseKey({ headers }: Call): void {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const hash = (text: string) => createHash('sha256').update(text).digest();
    if (timingSafeEqual(hash(token), hash(key))) return;
    throw new StripeError(
      401,
      token ? `Invalid API Key provided: ${token.slice(0, 8)}****` : 'You did not provide an API key.',
    );
  }

  function runMethod(call: Call): unknown {
    const text = call.method === 'GET' || call.method === 'DELETE' ? call.query.toString() : call.body.toString('utf8');
    const form: Form = readForm(text);
    const found = findMethod(methods, call.method, call.path, form);
    if (!found) {
      throw new StripeError(404, `Unrecognized request URL (${call.method}: ${call.path}).`);
    }
    return found();
  }

  async function runCall(call: Call): Promise<{ status: number; body: unknown }> {
    try {
      refuseKey(call);
      return { status: 200, body: runMethod(call) };
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return { status: error.status, body: { error: error.body } };
    } finally {
      if (call.method !== 'GET') onChange();
    }
  }

  /** Repeats the answer of an idempotency key. The same key with another request is refused. */
  async function runOnce(call: Call): Promise<{ status: number; body: unknown; replayed?: boolean }> {
    const name = call.method === 'POST' ? call.headers['idempotency-key'] : undefined;
    if (!name) return runCall(call);
    const request = `${call.path}?${call.body.toString('utf8')}`;
    const old = storedAnswers.get(name);
    if (old && old.at > now() - secondsInDay) {
      if (old.request !== request) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${name}' if you meant to execute a different request.`;
        return { status: 400, body: { error: { type: 'idempotency_error', message } } };
      }
      if (old.answer) return { ...old.answer, replayed: true };
      const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${name}.`;
      return { status: 409, body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message } } };
    }
    const mine: StoredAnswer = { request, at: now() };
    storedAnswers.set(name, mine);
    if (latency() > 0) await wait(latency());
    mine.answer = await runCall(call);
    // A request that was refused before it changed anything may be sent again.
    if (mine.answer.status === 400 || mine.answer.status === 401) storedAnswers.delete(name);
    return mine.answer;
  }

  return {
    async answer(call: Call): Promise<Answer> {
      const fault = faults.meet(call);
      const headers: Record<string, string> = {
        'request-id': `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
        'stripe-version': call.headers['stripe-version'] ?? apiVersion,
        ...(call.headers['idempotency-key'] && { 'idempotency-key': call.headers['idempotency-key'] }),
      };
      const cost = { units: 0, calls: 1 };
      if (fault?.name === 'unavailable' || fault?.name === 'rate-limited') {
        const status = fault.name === 'unavailable' ? 503 : 429;
        const code = fault.name === 'unavailable' ? undefined : 'rate_limit';
        const error = {
          type: fault.name === 'unavailable' ? 'api_error' : 'invalid_request_error',
          code,
          message: 'Not now.',
        };
        return { status, headers: { ...headers, 'stripe-should-retry': 'true' }, body: { error }, ...cost };
      }
      if (fault?.name === 'token-refused') {
        const error = { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****' };
        return { status: 401, headers, body: { error }, ...cost };
      }
      const { replayed, ...answer } = await runOnce(call);
      // The response is delayed, not the work: it may be outdated when it arrives.
      if (fault?.delay) await wait(fault.delay);
      const failure = fault?.name === 'cut' ? fault.name : undefined;
      return {
        ...answer,
        headers: { ...headers, ...(replayed && { 'idempotent-replayed': 'true' }) },
        failure,
        ...cost,
      };
    },
  };
}
