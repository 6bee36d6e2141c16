import { resolve } from 'node:path';
import { z } from 'zod';
import { developmentSecret } from '#lib/development-secret.ts';
import type { KeyRing } from '#lib/session-tokens.ts';

export type Config = ReturnType<typeof loadConfig>;

const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: 'must be an origin such as https://kumbara.example, without a path',
});
const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_ORIGIN: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .optional(),
  DATABASE_URL: z
    .string({ error: 'must name a PostgreSQL; `npm start` brings one along' })
    .regex(/^postgres(ql)?:\/\//, {
      error: 'must start with postgresql://',
    }),
  DATA_DIR: z.string().default('.data'),
  SESSION_KEYS: z.string().optional(),
  CREDENTIAL_KEYS: z.string().optional(),
  PASSWORD_PEPPER: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().default('Kumbara <kumbara@localhost>'),
  ROLES: z
    .string()
    .default('api,worker')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(['api', 'worker'], { error: 'must be api, worker or both' }))),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The only reader of the environment. An empty variable counts as unset. Throws one sentence per mistake. */
export function loadConfig(environment: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path[0]?.toString()} ${message}`).join('\n'));
  }
  const { NODE_ENV, PORT, HOST, APP_ORIGIN, DATABASE_URL, DATA_DIR, TRUST_PROXY, LOG_LEVEL } = parsed.data;
  const { SMTP_URL, MAIL_FROM, ROLES } = parsed.data;
  const production = NODE_ENV === 'production';
  if (production && !APP_ORIGIN) throw new Error('APP_ORIGIN is required in production');
  const secret = (name: 'SESSION_KEYS' | 'CREDENTIAL_KEYS' | 'PASSWORD_PEPPER') => {
    const value = parsed.data[name];
    if (value) return value;
    if (production) throw new Error(`${name} is required in production`);
    return developmentSecret(resolve(DATA_DIR, 'secrets'), name);
  };
  return {
    production,
    port: PORT,
    host: HOST,
    /** The first is canonical. */
    origins: APP_ORIGIN ?? [`http://localhost:${PORT}`],
    databaseUrl: DATABASE_URL,
    sessionKeys: keyRing('SESSION_KEYS', secret('SESSION_KEYS')),
    credentialKeys: keyRing('CREDENTIAL_KEYS', secret('CREDENTIAL_KEYS')),
    passwordPepper: keyBytes('PASSWORD_PEPPER', secret('PASSWORD_PEPPER').replace(/^[\w.-]+:/, '')),
    mail: { smtpUrl: SMTP_URL, from: MAIL_FROM, outbox: resolve(DATA_DIR, 'outbox') },
    roles: ROLES,
    trustProxy: TRUST_PROXY,
    logLevel: LOG_LEVEL,
  };
}

/** `id:base64,id:base64`, the first is active; the others still open what they once closed. */
function keyRing(name: string, text: string): KeyRing {
  const ring = text.split(',').map((part) => {
    const [, id, key] = /^\s*([\w.-]+):(\S+)\s*$/.exec(part) ?? [];
    if (!id || !key) throw new Error(`${name} must be a list id:base64,…`);
    return { id, secret: keyBytes(name, key) };
  });
  if (new Set(ring.map(({ id }) => id)).size < ring.length) throw new Error(`${name} names an id twice`);
  return ring;
}

function keyBytes(name: string, base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length < 32) throw new Error(`${name} must hold at least 32 random bytes in base64`);
  return bytes;
}
