import { setTimeout as wait } from 'node:timers/promises';
import { gmailScopes } from '#google/scopes.ts';
import type { Call, Reply } from '#http/call.ts';
import type { Faults } from '#http/fault-injection.ts';
import { createQuota } from '#http/quota.ts';
import type { Answer } from '#http/serve.ts';
import type { Mailbox } from '#mailbox/mailbox.ts';
import { refuse, replyToFault } from './errors.ts';
import { keepFields } from './fields.ts';
import { methods } from './methods.ts';

/** Quota units by method. Other methods cost one unit. */
export type Units = Record<string, number>;

/**
 * Quota units of a project created since May 2026 (older projects: 15,000 units a minute, 5 for a message). Source:
 * "Usage limits" of the Gmail API. The units of an attachment are not documented and assumed to be those of a message.
 */
export const defaultUnits: Units = {
  getProfile: 1,
  'messages.list': 5,
  'messages.get': 20,
  'messages.attachments.get': 20,
  'history.list': 2,
  'labels.list': 1,
};

export type Account = { mailbox: Mailbox; email: string; scopes: ReadonlySet<string> };
export type GmailSettings = { unitsPerMinute: number; units: Units };

type Parts = {
  /** The account of an access token; undefined for an unknown or expired one. */
  accountOf(token: string): Promise<Account | undefined>;
  settings: GmailSettings;
  faults: Faults;
};

const anyScope = Object.values(gmailScopes);

/** Gmail's API, version 1. A call is answered in the same way alone and in a batch. */
export function createGmail({ accountOf, settings, faults }: Parts) {
  const quota = createQuota(() => ({ units: settings.unitsPerMinute, seconds: 60 }));

  async function answer(call: Call): Promise<Answer> {
    const free = (reply: Reply): Answer => ({ ...reply, units: 0, calls: 1 });
    const fault = faults.meet(call);
    if (fault?.delay) await wait(fault.delay);
    const faultReply = fault && replyToFault(fault);
    if (faultReply) return free(faultReply);

    const token = /^Bearer (\S+)$/i.exec(call.headers.authorization ?? '')?.[1] ?? call.query.get('access_token');
    if (!token) return free(refuse('missing'));
    const account = await accountOf(token);
    if (!account) return free(refuse('unauthenticated'));
    if (!anyScope.some((scope) => account.scopes.has(scope))) return free(refuse('scope'));

    const [method, match] = methods.flatMap((each) => {
      const found = each.path.exec(call.path);
      return found ? [[each, found] as const] : [];
    })[0] ?? [undefined, undefined];
    if (call.method !== 'GET') return free(refuse('scope'));
    if (!method) return free(refuse('notFound'));
    const [, user = '', ...ids] = match.map((each) => decodeURIComponent(each));
    if (user !== 'me' && user.toLowerCase() !== account.email.toLowerCase()) return free(refuse('otherUser'));

    const units = settings.units[method.name] ?? 1;
    if (quota.spend(account.email, units) > 0) return free(refuse('userRate'));
    const reply = selectFields(method.handle(account, call.query, ids), call.query.get('fields'));
    return { ...reply, units, calls: 1, ...(fault?.name === 'half' && { failure: 'half' }) };
  }

  return { answer, quota };
}

function selectFields(reply: Reply, fields: string | null): Reply {
  if (!fields || reply.status !== 200) return reply;
  try {
    return { ...reply, body: keepFields(reply.body, fields) };
  } catch (error) {
    return refuse('invalid', (error as Error).message);
  }
}
