import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { developmentSecret } from '#lib/development-secret.ts';
import type { KeyRing } from '#lib/session-tokens.ts';
import { checkProduction } from './production-rules.ts';

export type Config = ReturnType<typeof loadConfig>;

const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: 'must be an origin such as https://kumbara.example, without a path',
});
const endpoint = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address such as https://accounts.example/token',
});
const environmentSchema = z.object({
  /** Exactly one of these: `Production` would silently be none. */
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .optional(),
  NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
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
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTH_URL: endpoint.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: endpoint.default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: endpoint.default('https://openidconnect.googleapis.com/v1/userinfo'),
  GOOGLE_KEYS_URL: endpoint.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_REVOKE_URL: endpoint.default('https://oauth2.googleapis.com/revoke'),
  GMAIL_API_URL: origin.default('https://gmail.googleapis.com'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: z.string().default('common'),
  MICROSOFT_LOGIN_URL: endpoint.default('https://login.microsoftonline.com'),
  GRAPH_API_URL: endpoint.default('https://graph.microsoft.com/v1.0'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: endpoint.default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().default('gpt-5.4-mini'),
  RATES_URL: endpoint.default('https://www.ecb.europa.eu/stats/eurofxref'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  STRIPE_API_URL: origin.default('https://api.stripe.com'),
  STRIPE_PRICE_PREMIUM: z.string().optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  ALLOWED_PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim().toLowerCase() || []))
    .pipe(z.array(z.string().regex(/^\S+:\d{1,5}$/, { error: 'must be a list of host:port' }))),
  SANDBOX: z.enum(['auto', 'off'], { error: 'must be auto or off' }).default('auto'),
  /** Set by the launcher, which starts the provider emulators: the providers that they emulate. */
  SANDBOX_PLAYS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean)),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().default('Kumbara <kumbara@localhost>'),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be one e-mail address' })
    .optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  ROLES: z
    .string()
    .default('api,worker')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(['api', 'worker'], { error: 'must be api, worker or both' }))),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The only reader of the environment. An empty variable counts as unset. Throws with one sentence per mistake. */
export function loadConfig(environment: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path[0]?.toString()} ${message}`).join('\n'));
  }
  const { NODE_ENV, PORT, HOST, APP_ORIGIN, DATABASE_URL, DATA_DIR, TRUST_PROXY, LOG_LEVEL } = parsed.data;
  const { SMTP_URL, MAIL_FROM, ROLES, SANDBOX, SANDBOX_PLAYS } = parsed.data;
  const production = NODE_ENV === 'production';
  if (production && !APP_ORIGIN) throw new Error('APP_ORIGIN is required in production');
  if (SANDBOX_PLAYS.length > 0 && (production || SANDBOX === 'off')) {
    throw new Error('SANDBOX_PLAYS is set where there is no sandbox');
  }
  const secret = (name: 'SESSION_KEYS' | 'CREDENTIAL_KEYS' | 'PASSWORD_PEPPER') => {
    const value = parsed.data[name];
    if (value) return value;
    if (production) throw new Error(`${name} is required in production`);
    return developmentSecret(resolve(DATA_DIR, 'secrets'), name);
  };
  const sessionKeys = keyRing('SESSION_KEYS', secret('SESSION_KEYS'));
  const credentialKeys = keyRing('CREDENTIAL_KEYS', secret('CREDENTIAL_KEYS'));
  const passwordPepper = keyBytes('PASSWORD_PEPPER', secret('PASSWORD_PEPPER').replace(/^[\w.-]+:/, ''));
  /** The first one is canonical. */
  const origins = APP_ORIGIN ?? [`http://localhost:${PORT}`];
  const { refusals, warnings } = production
    ? checkProduction({
        origins,
        keys: [
          ...sessionKeys.map(({ secret: bytes }) => ({ name: 'SESSION_KEYS', bytes })),
          ...credentialKeys.map(({ secret: bytes }) => ({ name: 'CREDENTIAL_KEYS', bytes })),
          { name: 'PASSWORD_PEPPER', bytes: passwordPepper },
        ],
        endpoints: endpointsOf(parsed.data),
        idleModelUrl: parsed.data.OPENAI_API_KEY ? undefined : parsed.data.OPENAI_BASE_URL,
        tlsRejectUnauthorized: parsed.data.NODE_TLS_REJECT_UNAUTHORIZED,
        smtpUrl: SMTP_URL,
        mailFrom: MAIL_FROM,
      })
    : { refusals: [], warnings: [] };
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  return {
    production,
    /** Settings that are unsafe in production; logged at the start. */
    warnings,
    port: PORT,
    host: HOST,
    origins,
    databaseUrl: DATABASE_URL,
    sessionKeys,
    credentialKeys,
    passwordPepper,
    google: googleOf(parsed.data),
    gmail: gmailOf(parsed.data),
    microsoft: microsoftOf(parsed.data),
    stripe: stripeOf(parsed.data),
    openai: openAiOf(parsed.data),
    vapid: vapidOf(
      parsed.data,
      () => production || developmentSecret(resolve(DATA_DIR, 'secrets'), 'VAPID_PRIVATE_KEY'),
    ),
    /** The address below which the ECB's files of reference rates are. */
    ratesUrl: parsed.data.RATES_URL,
    /** Hosts outside the public internet that users may connect to. */
    allowedPrivateHosts: parsed.data.ALLOWED_PRIVATE_HOSTS,
    /** The providers that the local emulators emulate. */
    emulatedProviders: SANDBOX_PLAYS,
    mail: { smtpUrl: SMTP_URL, from: MAIL_FROM, outbox: resolve(DATA_DIR, 'outbox') },
    /** The address of the operator, for support messages. */
    supportEmail: parsed.data.SUPPORT_EMAIL ?? MAIL_FROM,
    roles: ROLES,
    trustProxy: TRUST_PROXY,
    logLevel: LOG_LEVEL,
  };
}

const endpointNames = {
  GOOGLE_CLIENT_ID: [
    ...(['GOOGLE_AUTH_URL', 'GOOGLE_TOKEN_URL', 'GOOGLE_USERINFO_URL', 'GOOGLE_KEYS_URL'] as const),
    ...(['GOOGLE_REVOKE_URL', 'GMAIL_API_URL'] as const),
  ],
  MICROSOFT_CLIENT_ID: ['MICROSOFT_LOGIN_URL', 'GRAPH_API_URL'],
  STRIPE_SECRET_KEY: ['STRIPE_API_URL'],
  OPENAI_API_KEY: ['OPENAI_BASE_URL'],
} as const;

/** The addresses of the providers whose keys are set, and of what needs no key. */
const endpointsOf = (environment: z.output<typeof environmentSchema>): Record<string, string> => ({
  RATES_URL: environment.RATES_URL,
  ...Object.fromEntries(
    (Object.keys(endpointNames) as (keyof typeof endpointNames)[])
      .filter((key) => environment[key])
      .flatMap((key) => endpointNames[key].map((name) => [name, environment[name]])),
  ),
});

/** Settings of Google sign-in; undefined if it is not set up. */
function googleOf(environment: z.output<typeof environmentSchema>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = environment;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together');
  return {
    clientId,
    clientSecret,
    authUrl: environment.GOOGLE_AUTH_URL,
    tokenUrl: environment.GOOGLE_TOKEN_URL,
    userinfoUrl: environment.GOOGLE_USERINFO_URL,
    keysUrl: environment.GOOGLE_KEYS_URL,
    revokeUrl: environment.GOOGLE_REVOKE_URL,
  };
}

/** Settings of Gmail, which uses the OAuth client of Google sign-in. */
function gmailOf(environment: z.output<typeof environmentSchema>) {
  const google = googleOf(environment);
  return google && { ...google, apiUrl: environment.GMAIL_API_URL };
}

/** Settings of Outlook; undefined if it is not set up. */
function microsoftOf(environment: z.output<typeof environmentSchema>) {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = environment;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) throw new Error('MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET belong together');
  return {
    clientId,
    clientSecret,
    tenant: environment.MICROSOFT_TENANT,
    loginUrl: environment.MICROSOFT_LOGIN_URL,
    apiUrl: environment.GRAPH_API_URL,
  };
}

/** Settings of the language model; undefined if it is not set up, and the built-in analyst answers. */
function openAiOf(environment: z.output<typeof environmentSchema>) {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = environment;
  return apiKey ? { apiKey, baseUrl, model } : undefined;
}

/**
 * The key pair that push services know this server by; undefined in production if there is none, and notifications are
 * not offered.
 * @param invent makes up a private key; true where none may be made up
 */
function vapidOf(environment: z.output<typeof environmentSchema>, invent: () => true | string) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment;
  if (!publicKey !== !privateKey) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together');
  const secret = privateKey ?? invent();
  if (secret === true) return undefined;
  const pair = createECDH('prime256v1');
  const bytes = Buffer.from(secret.replace(/^dev:/, ''), 'base64url');
  if (bytes.length !== 32) throw new Error('VAPID_PRIVATE_KEY must hold 32 bytes in base64url');
  pair.setPrivateKey(bytes);
  const own = pair.getPublicKey('base64url');
  if (publicKey && publicKey !== own) throw new Error('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY');
  return { publicKey: own, privateKey: bytes.toString('base64url') };
}

/** Settings of payments; undefined if they are not set up. */
function stripeOf(environment: z.output<typeof environmentSchema>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = environment;
  if (!secretKey && webhookSecrets.length === 0) return undefined;
  if (!secretKey || webhookSecrets.length === 0) {
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together');
  }
  return {
    secretKey,
    webhookSecrets,
    apiUrl: environment.STRIPE_API_URL,
    priceIds: { premium_monthly: environment.STRIPE_PRICE_PREMIUM, pro_monthly: environment.STRIPE_PRICE_PRO },
  };
}

/** `id:base64,id:base64`. The first key is active; the others still decrypt. */
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
