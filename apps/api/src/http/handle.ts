import { plans, planWith, type Tier } from '@kumbara/shared';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Idempotency } from '#lib/idempotency.ts';
import { isKey, type KeyIdentity, type SessionIdentity } from '#lib/identity.ts';
import { version } from '#lib/version.ts';
import type { VersionedResults } from '#lib/versioned-results.ts';
import { type Admission, callName } from './admission.ts';
import type { AdmitKey } from './api-key-admission.ts';
import type { Answer, Call, Caller, Download, Invite } from './call.ts';
import { clientAddress } from './client-address.ts';
import { type Contract, type DescribedHandler, describe, statusesOf } from './contract.ts';
import { sendEvents } from './events.ts';
import { nextPage, pageOf, pageQuerySchema } from './paging.ts';
import { check, idempotencyKeyOf, readInput } from './read-input.ts';
import { type CallNeeds, type Decided, RunningCall } from './running-call.ts';
import {
  isStream,
  isUnchanged,
  jsonType,
  keepJson,
  mapped,
  relay,
  sendFile,
  sendJson,
  sendKeptJson,
  sendText,
} from './send-answer.ts';

export type Handle = ReturnType<typeof createHandle>;
/**
 * `handle(contract, run)` admits, authenticates, validates the input, runs, and answers only what the contract names.
 * The body is read after admission and authentication, so that nobody makes the server buffer more than a share, and
 * after the check that the caller's plan includes the `feature` of the contract.
 */
export function createHandle(
  needs: CallNeeds & {
    admission: Admission;
    results: VersionedResults;
    /** Throws unless the session was confirmed a short while ago, or need not be. */
    requireConfirmation: (user: SessionIdentity, always: boolean) => Promise<void>;
    admitKey: AdmitKey;
    idempotency: Idempotency;
  },
) {
  return function handle<const C extends Contract>(
    contract: C,
    run: (call: Call<C>) => Promise<Answer<C>> | Answer<C>,
    ...[invite]: Invite<C>
  ): DescribedHandler {
    const [usualStatus] = statusesOf(contract);
    /** Clients may ask whether a list still holds. */
    const isTagged = contract.revalidated || contract.response instanceof z.ZodArray;
    const toJson = (result: unknown): string => JSON.stringify(contract.response?.parse(result));

    async function answer(req: Request, res: Response, admission: ReturnType<Admission['of']>): Promise<void> {
      const address = clientAddress(req);
      admission.arrive(address);
      const user = contract.public ? undefined : await needs.authenticate(req);
      res.locals.user = user;
      await admission.enter(address, user?.id, res);
      if (res.closed) return;
      const decided: Decided = { status: usualStatus };
      const call = Object.assign(new RunningCall({ needs, contract, req, res, user, decided }), { user, address });
      if (user && isKey(user)) {
        await needs.admitKey(user, res);
        await requireFeature({ feature: 'api' }, user.tier);
        requireAccess(contract, req.method, user);
      }
      if (user) await requireFeature(contract, user.tier, () => invite?.(call as Caller));
      if (user && !isKey(user) && contract.confirmed)
        await needs.requireConfirmation(user, contract.confirmed === 'always');
      // A document or event occupies memory of the process; other bodies are small, and a slow one must not occupy a slot
      // that others wait for.
      const isHeld = Boolean(contract.upload || contract.signed);
      if (isHeld) await admission.occupyProcess(address);
      if (res.closed) return;
      const input = await readInput(contract, req, res);
      if (!isHeld) await admission.occupyProcess(address);
      if (res.closed) return;
      const page = contract.paged && pageOf(check(pageQuerySchema, req.query));
      const basis = typeof contract.kept === 'function' ? await contract.kept(call as Caller) : undefined;
      Object.assign(call, input, { page, basis });
      const compute = () => run(call as unknown as Call<C>);
      if (contract.kept && user) {
        const { today, language } = call;
        const key = [version, req.baseUrl + req.path, JSON.stringify([input, basis, page]), user.tier, today, language];
        const name = key.join(' ');
        res.set('Cache-Control', 'private, no-cache');
        // Before a row is read.
        if (isUnchanged(res, `${user.id} ${user.data_version} ${name}`)) return;
        const compose = async () => keepJson(toJson(await compute()));
        // Pages are tagged, not kept: there are too many of them.
        if (!page) return sendKeptJson(res, await needs.results.get(user.id, name, compose, user.data_version));
      }
      const key = contract.idempotent && user && idempotencyKeyOf(req);
      if (key) {
        const request = { userId: user.id, route: callName(req), key, input };
        const { answer, isRepeat } = await needs.idempotency.once(request, (keeper) => {
          decided.keep = keeper;
          return compute();
        });
        if (isRepeat) res.set('Idempotency-Replayed', 'true');
        return sendJson(res.status(decided.status), toJson(answer));
      }
      const result = await compute();
      if (page) {
        const { rows, next } = nextPage(contract.response?.parse(result) as { id: string }[], page);
        if (next) res.links({ next: `${req.originalUrl.split('?', 1)[0]}?${next}` });
        const json = JSON.stringify(rows);
        const isTaggedAlready = res.hasHeader('ETag');
        return !isTaggedAlready && isUnchanged(res, json) ? undefined : sendJson(res, json);
      }
      if (contract.redirects) return res.redirect(decided.status, result as string);
      if (contract.relays) return relay(res, result as globalThis.Response);
      const { events } = contract;
      if (events && isStream(result))
        return sendEvents(res, {
          events: mapped(result, ({ event, data }) => ({ event, data: events[event]?.parse(data) })),
          stillMay: () => needs.authenticate(req),
        });
      res.status(decided.status);
      if (contract.revalidated) res.set('Cache-Control', 'private, no-cache');
      if (contract.downloads) return sendFile(res, result as Download);
      if (!contract.response && !contract.produces) return void res.end();
      const text = contract.response ? toJson(result) : (result as string | Uint8Array);
      if (isTagged && isUnchanged(res, text)) return;
      return sendText(res, contract.response ? jsonType : `${contract.produces}; charset=utf-8`, text);
    }
    return describe(contract, async (req, res) => {
      const admission = needs.admission.of(req);
      try {
        await answer(req, res, admission);
      } finally {
        admission.leave(res);
      }
    });
  };
}

/** The only place that checks features of a plan. The refusal names the plan that includes the feature. */
async function requireFeature(
  { feature, invitation }: Pick<Contract, 'feature' | 'invitation'>,
  tier: Tier,
  invite?: () => unknown,
): Promise<void> {
  if (!feature || plans[tier].features[feature]) return;
  const extra = invitation && (invitation.parse(await invite?.()) as Record<string, unknown>);
  throw new AppError('plan_required', { extra: { ...extra, required_plan: planWith(feature) } });
}

/** The only place that checks the rights of API keys. */
function requireAccess(contract: Contract, method: string, { can_write }: KeyIdentity): void {
  if (contract.sessionOnly) throw new AppError('session_required');
  if (!can_write && !contract.reads && method !== 'GET' && method !== 'HEAD') throw new AppError('api_key_read_only');
}
