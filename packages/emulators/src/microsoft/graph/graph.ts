import { setTimeout as wait } from 'node:timers/promises';
import type { Call, Reply } from '#http/call.ts';
import type { Faults } from '#http/fault-injection.ts';
import { createQuota } from '#http/quota.ts';
import type { Answer } from '#http/serve.ts';
import type { Mailboxes } from '#mailbox/mailboxes.ts';
import type { Grants } from '#microsoft/grants.ts';
import { answerBatch } from './batch.ts';
import { refuse, replyToFault } from './errors.ts';
import { createIds } from './ids.ts';
import { parsePrefer } from './prefer.ts';
import { me, routes } from './routes.ts';

/** Outlook's limits for one application and one mailbox. Source: "Microsoft Graph service-specific throttling limits". */
export type GraphSettings = { requestsPerTenMinutes: number; requestsAtOnce: number };

type Parts = {
  /** Base URL of links. */
  root: string;
  grants: Grants;
  mailboxes: Mailboxes;
  faults: Faults;
  settings: GraphSettings;
};

/** The calls of Graph's mail API, version 1.0, that the adapter makes, alone or in a batch. */
export function createGraph({ root, grants, mailboxes, faults, settings }: Parts) {
  const quota = createQuota(() => ({ units: settings.requestsPerTenMinutes, seconds: 600 }));
  const atOnce = new Map<string, number>();

  async function answerOne(call: Call): Promise<Reply> {
    const fault = faults.meet(call);
    const token = /^Bearer (\S+)$/i.exec(call.headers.authorization ?? '')?.[1];
    const access = token ? grants.findAccess(token) : undefined;
    const faultReply = fault && replyToFault(fault);
    if (faultReply) {
      await wait(fault.delay ?? 0);
      return faultReply;
    }
    if (!token) return refuse('missing');
    if (!access) return refuse('malformed');
    if (access === 'expired') return refuse('expired');
    const { user } = access.grant;

    const busy = atOnce.get(user.oid) ?? 0;
    if (busy >= settings.requestsAtOnce) return refuse('throttled', undefined, { 'retry-after': '1' });
    const seconds = quota.spend(user.oid, 1);
    if (seconds > 0) return refuse('tooMany', undefined, { 'retry-after': String(seconds) });
    atOnce.set(user.oid, busy + 1);
    try {
      if (fault?.delay) await wait(fault.delay);
      const reply = await run(call, access);
      return { ...reply, ...(fault?.name === 'half' && { failure: 'half' }) };
    } finally {
      atOnce.set(user.oid, (atOnce.get(user.oid) ?? 1) - 1);
    }
  }

  type Access = Exclude<ReturnType<Grants['findAccess']>, 'expired' | undefined>;

  async function run({ method, path, query, headers }: Call, { grant: { user }, scopes }: Access): Promise<Reply> {
    if (path === '/me') return scopes.includes('User.Read') ? me({ user, query, root }) : refuse('noProfile');
    const [found, match] = routes
      .map(([pattern, handler]) => [handler, pattern.exec(path)] as const)
      .find(([, groups]) => groups) ?? [undefined, undefined];
    if (method !== 'GET' || !found || !match)
      return refuse('noSegment', `Resource not found for the segment '${path.split('/').at(-1)}'.`);
    if (!scopes.includes('Mail.Read')) return refuse('denied');
    if (user.hasNoMailbox) return refuse('noMailbox');
    const prefer = parsePrefer(headers.prefer);
    const context = {
      user,
      mailbox: await mailboxes.of(user.id),
      ids: createIds(user.oid),
      prefer,
      path,
      query,
      root,
    };
    const reply = found(context, match.slice(1).map(decodeURIComponent));
    return { ...reply, headers: { ...(prefer.applied && { 'preference-applied': prefer.applied }), ...reply.headers } };
  }

  return {
    async answer(call: Call): Promise<Answer> {
      if (call.path === '/$batch' && call.method === 'POST') return answerBatch(call, answerOne);
      return { ...(await answerOne(call)), units: 0, calls: 1 };
    },
  };
}
