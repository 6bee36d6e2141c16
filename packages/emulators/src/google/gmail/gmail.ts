import { setTimeout as wait } from 'node:timers/promises';
import { gmailReadonly } from '#google/scopes.ts';
import type { Call, Reply } from '#http/call.ts';
import type { Faults } from '#http/fault-injection.ts';
import { createQuota } from '#http/quota.ts';
import type { Answer } from '#http/serve.ts';
import type { Mailbox } from '#mailbox/mailbox.ts';
import { refuse, replyToFault } from './errors.ts';
import { keepFields } from './fields.ts';
import { methods } from './methods.ts';

/** Quota units by method. */
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
};

export type Account = { mailbox: Mailbox; email: string; scopes: ReadonlySet<string> };
export type GmailSettings = { unitsPerMinute: number; units: Units };

type Parts = {
  /** The account of an access token; undefined for an unknown or expired one. */
  accountOf(token: string): Promise<Account | undefined>;
  settings: GmailSettings;
  faults: Faults;
};

/** The methods of Gmail's API, version 1, that the adapter calls. */
export function createGmail({ accountOf, settings, faults }: Parts) {
  const quota = createQuota(() => ({ units: settings.unitsPerMinute, seconds: 60 }));

  async function answer(call: Call): Promise<Answer> {
    const free = (reply: Reply): Answer => ({ ...reply, units: 0, calls: 1 });
    const fault = faults.meet(call);
    if (fault?.delay) await wait(fault.delay);
    const faultReply = fault && replyToFault(fault);
    if (faultReply) return free(faultReply);

    const token = /^Bearer (\S+)$/i.exec(call.headers.authorization ?? '')?.[1];
    if (!token) return free(refuse('missing'));
    const account = await accountOf(token);
    if (!account) return free(refuse('unauthenticated'));
    if (!account.scopes.has(gmailReadonly)) return free(refuse('scope'));

    const [method, match] = methods.flatMap((each) => {
      const found = each.path.exec(call.path);
      return found ? [[each, found] as const] : [];
    })[0] ?? [undefined, undefined];
    if (!method || call.method !== 'GET') return free(refuse('notFound'));
    const ids = match.slice(1).map(decodeURIComponent);

    const units = settings.units[method.name] ?? 1;
    if (quota.spend(account.email, units) > 0) return free(refuse('userRate'));
    const reply = selectFields(method.handle(account, call.query, ids), call.query.get('fields'));
    return { ...reply, units, calls: 1, ...(fault?.name === 'half' && { failure: 'half' }) };
  }

  return { answer };
}

const selectFields = (reply: Reply, fields: string | null): Reply =>
  fields && reply.status === 200 ? { ...reply, body: keepFields(reply.body, fields) } : reply;
