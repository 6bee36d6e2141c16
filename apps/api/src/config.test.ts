import { randomBytes } from 'node:crypto';
import { isLongRun } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const key = (bytes: Buffer | string = randomBytes(32)) => Buffer.from(bytes).toString('base64');
const sharedBytes = randomBytes(32);
const shared = key(sharedBytes);
const longer = (before: number, after: number) =>
  key(Buffer.concat([randomBytes(before), sharedBytes, randomBytes(after)]));
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const microsoft = { MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' };
const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const openai = { OPENAI_API_KEY: 'sk-1' };

/** Settings that a production process starts with. */
const sound = () => ({
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://kumbara.example',
  DATABASE_URL: 'postgresql://kumbara:secret@db/kumbara',
  SESSION_KEYS: `k2:${key()},k1:${key()}`,
  CREDENTIAL_KEYS: `k1:${key()}`,
  PASSWORD_PEPPER: `k1:${key()}`,
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Kumbara <hello@kumbara.example>',
});
const load = (own: Record<string, string>) => () => loadConfig({ ...sound(), ...own });
const refusalOf = (own: Record<string, string>) => {
  try {
    loadConfig({ ...sound(), ...own });
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('a production process', () => {
  it.each<[string, Record<string, string>, string]>([
    ['an origin without TLS', { APP_ORIGIN: 'http://kumbara.example' }, 'APP_ORIGIN must be https'],
    ['a second origin without TLS', { APP_ORIGIN: 'https://a.example,http://b.example' }, 'APP_ORIGIN must be https'],
    ['a private address without TLS', { APP_ORIGIN: 'http://192.168.1.5:3000' }, 'APP_ORIGIN must be https'],
    ['a name that only looks local', { APP_ORIGIN: 'http://localhost.example' }, 'APP_ORIGIN must be https'],
    ['an environment in capitals', { NODE_ENV: 'Production' }, 'NODE_ENV must be production, development or test'],
    ['an environment that is shortened', { NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test'],
    ['keys of zero bytes', { SESSION_KEYS: `k1:${key(Buffer.alloc(32))}` }, 'SESSION_KEYS repeats one byte'],
    ['a key of one byte', { PASSWORD_PEPPER: key(Buffer.alloc(48, 7)) }, 'PASSWORD_PEPPER repeats one byte'],
    ['few values', { CREDENTIAL_KEYS: `k1:${key(Buffer.alloc(32, randomBytes(8)))}` }, 'CREDENTIAL_KEYS has a pattern'],
    [
      'half a key',
      { CREDENTIAL_KEYS: `k1:${key(Buffer.alloc(64, randomBytes(32)))}` },
      'CREDENTIAL_KEYS has a pattern',
    ],
    ['a row of numbers', { PASSWORD_PEPPER: key(Buffer.from([...Array(32).keys()])) }, 'PASSWORD_PEPPER has a pattern'],
    ['words', { SESSION_KEYS: `k1:${key('correct horse battery staple and more')}` }, 'SESSION_KEYS is text'],
    ['Turkish words', { SESSION_KEYS: `k1:${key('şifre olarak çok uzun bir cümle yazdım')}` }, 'SESSION_KEYS is text'],
    ['an older key that is weak', { SESSION_KEYS: `k2:${key()},k1:${key('x'.repeat(32))}` }, 'SESSION_KEYS repeats'],
    ['a key twice in a ring', { SESSION_KEYS: `k2:${shared},k1:${shared}` }, 'SESSION_KEYS holds a key twice'],
    [
      'one key for two purposes',
      { SESSION_KEYS: `k2:${key()},k1:${shared}`, CREDENTIAL_KEYS: `other:${shared}` },
      'SESSION_KEYS and CREDENTIAL_KEYS hold the same key',
    ],
    [
      'a pepper that is another key',
      { SESSION_KEYS: `k1:${shared}`, PASSWORD_PEPPER: shared },
      'SESSION_KEYS and PASSWORD_PEPPER hold the same key',
    ],
    [
      'a pepper that is another key with bytes after it',
      { SESSION_KEYS: `k1:${shared}`, PASSWORD_PEPPER: longer(0, 8) },
      'SESSION_KEYS and PASSWORD_PEPPER hold parts of the same key',
    ],
    [
      'a key that is part of another one',
      { SESSION_KEYS: `k1:${longer(8, 0)}`, CREDENTIAL_KEYS: `k1:${shared}` },
      'SESSION_KEYS and CREDENTIAL_KEYS hold parts of the same key',
    ],
    [
      'two keys that begin alike',
      { CREDENTIAL_KEYS: `k1:${longer(0, 32)}`, PASSWORD_PEPPER: longer(0, 16) },
      'CREDENTIAL_KEYS and PASSWORD_PEPPER hold parts of the same key',
    ],
    [
      'a key twice in a ring, once longer',
      { SESSION_KEYS: `k2:${longer(0, 1)},k1:${shared}` },
      'SESSION_KEYS holds a key twice',
    ],
    [
      'certificates that nobody checks',
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      'NODE_TLS_REJECT_UNAUTHORIZED must not be 0',
    ],
    ...Object.entries({
      ...{ GOOGLE_AUTH_URL: google, GOOGLE_TOKEN_URL: google, GOOGLE_USERINFO_URL: google, GOOGLE_KEYS_URL: google },
      ...{ GOOGLE_REVOKE_URL: google, GMAIL_API_URL: google, MICROSOFT_LOGIN_URL: microsoft, GRAPH_API_URL: microsoft },
      ...{ STRIPE_API_URL: stripe, OPENAI_BASE_URL: openai },
    }).map(([name, keys]): [string, Record<string, string>, string] => [
      `${name} without TLS`,
      { ...keys, [name]: 'http://provider.example' },
      `${name} must be https`,
    ]),
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL is required in production'],
  ])('does not start with %s, and says so by name without the value', (_what, own, sentence) => {
    const message = refusalOf(own);
    expect(message).toContain(sentence);
    for (const value of Object.values(own).filter((text) => text.length > 12)) expect(message).not.toContain(value);
  });

  it('names everything that is wrong at once', () => {
    expect(refusalOf({ APP_ORIGIN: 'http://kumbara.example', SMTP_URL: '' })?.split('\n')).toHaveLength(2);
  });

  it.each<[string, Record<string, string>, RegExp[]]>([
    ['sound settings', {}, []],
    ['providers with keys at their own addresses', { ...google, ...microsoft, ...stripe, ...openai }, []],
    ['an address without TLS and no keys for it', { STRIPE_API_URL: 'http://provider.example' }, []],
    ['a model without TLS and without a key', { OPENAI_BASE_URL: 'http://model.example/v1' }, [/^OPENAI_BASE_URL/]],
    ['a model on this machine without a key', { OPENAI_BASE_URL: 'http://localhost:11434/v1' }, []],
    ['certificates that are checked', { NODE_TLS_REJECT_UNAUTHORIZED: '1' }, []],
    ['a model on this machine', { ...openai, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, []],
    ['a mail server on this machine', { SMTP_URL: 'smtp://localhost:25' }, []],
    ['a mail server with optional encryption', { SMTP_URL: 'smtp://user:secret@mail.example:587' }, [/smtps:/]],
    ['a sender that nobody set', { MAIL_FROM: '' }, [/^MAIL_FROM/]],
    ['an origin on this machine', { APP_ORIGIN: 'http://localhost:3000' }, []],
    ['a trial on this machine without mail', { APP_ORIGIN: 'http://[::1]:3000', SMTP_URL: '' }, [/outbox/]],
  ])('starts with %s, and warns of what is unwise', (_what, own, warnings) => {
    const config = loadConfig({ ...sound(), ...own });
    expect(config.warnings).toHaveLength(warnings.length);
    for (const [at, warning] of warnings.entries()) expect(config.warnings[at]).toMatch(warning);
  });

  it.runIf(isLongRun)('takes every key that is made as .env.example shows', () => {
    for (let n = 0; n < 2_000; n += 1) expect(load({ SESSION_KEYS: `k1:${key()}` })).not.toThrow();
  });
});

it.each(['development', 'test', ''])('outside production nothing of this is asked for: %j', (NODE_ENV) => {
  const own = { NODE_ENV, APP_ORIGIN: 'http://kumbara.example', SMTP_URL: '', PASSWORD_PEPPER: key('x'.repeat(32)) };
  expect(loadConfig({ ...sound(), ...own }).warnings).toEqual([]);
});
