import { deflateRawSync } from 'node:zlib';

/** A key of a setting, such as one of the ring in `SESSION_KEYS`. */
export type NamedKey = { name: string; bytes: Buffer };
type Settings = {
  origins: readonly string[];
  keys: NamedKey[];
  /** Addresses of the providers that are set up, by the name of their variable. */
  endpoints: Record<string, string>;
  /** The address of a model server without a key, which is not used. */
  idleModelUrl: string | undefined;
  /** `NODE_TLS_REJECT_UNAUTHORIZED`, which Node.js reads itself. */
  tlsRejectUnauthorized: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
};
/** One sentence each, which names a variable and never its value. */
export type Findings = { refusals: string[]; warnings: string[] };

/** Judges the settings of a production process: what it must not start with, and what is only unwise. */
export function checkProduction(settings: Settings): Findings {
  const { origins, keys, endpoints, idleModelUrl, tlsRejectUnauthorized, smtpUrl, mailFrom } = settings;
  const isLocal = origins.every(isLoopback);
  const refusals = [
    ...origins.filter(isPlainAndRemote).map(() => 'APP_ORIGIN must be https: over http anybody on the way reads along'),
    ...keys.flatMap(({ name, bytes }) => {
      const weakness = findWeakness(bytes);
      return weakness ? [`${name} ${weakness}: make a key of 32 random bytes, as .env.example shows`] : [];
    }),
    ...findSharedKeys(keys),
    ...Object.entries(endpoints).flatMap(([name, address]) =>
      isPlainAndRemote(address) ? [`${name} must be https: the provider's keys are sent there`] : [],
    ),
    ...(tlsRejectUnauthorized === '0'
      ? ['NODE_TLS_REJECT_UNAUTHORIZED must not be 0: no certificate of another server would be checked']
      : []),
    ...(smtpUrl || isLocal
      ? []
      : ['SMTP_URL is required in production: without it nobody gets a link to a new password']),
  ];
  const warnings = [
    ...(smtpUrl || !isLocal ? [] : ['SMTP_URL is not set: mails are only written to DATA_DIR/outbox']),
    ...(smtpUrl && isUnencrypted(smtpUrl)
      ? [
          'SMTP_URL starts with smtp://, so a mail server without STARTTLS gets mails in plain text; smtps:// never sends any',
        ]
      : []),
    ...(idleModelUrl && isPlainAndRemote(idleModelUrl)
      ? ['OPENAI_BASE_URL is http: it must be https before OPENAI_API_KEY is set, because questions are sent there']
      : []),
    ...(smtpUrl && /@localhost\b/.test(mailFrom)
      ? ['MAIL_FROM is an address at localhost, which many mail servers refuse']
      : []),
  ];
  return { refusals: [...new Set(refusals)], warnings };
}

const isLoopback = (address: string): boolean => {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || /\.localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname);
};
const isPlainAndRemote = (address: string) => address.startsWith('http:') && !isLoopback(address);
const isUnencrypted = (smtpUrl: string) =>
  smtpUrl.startsWith('smtp:') && !(URL.canParse(smtpUrl) && isLoopback(smtpUrl.replace(/^smtp:/, 'http:')));

/** 32 random bytes have some 30 different values; fewer than 16 occur in less than one of 10^11 keys. */
const leastValues = 16;

/** @returns what is wrong with a key that somebody made up; undefined for random bytes */
function findWeakness(key: Buffer): string | undefined {
  const values = new Set(key).size;
  if (values === 1) return 'repeats one byte';
  if (isText(key)) return 'is text, and text can be guessed';
  if (values < leastValues || isEvenlySpaced(key) || deflateRawSync(key, { level: 9 }).length < key.length)
    return 'has a pattern';
  return undefined;
}

/** Random bytes are hardly ever valid UTF-8, and never without a control character. */
function isText(key: Buffer): boolean {
  try {
    return !/[^\P{Cc}\t\r\n]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(key));
  } catch {
    return false;
  }
}

/** Such as 0, 1, 2, 3, … */
function isEvenlySpaced(key: Buffer): boolean {
  const steps = new Set([...key].slice(1).map((byte, at) => (byte - (key[at] ?? 0) + 256) % 256));
  return steps.size === 1;
}

/** A key serves one purpose: what leaks it, or lets somebody compute with it, must not open the rest. */
const findSharedKeys = (keys: NamedKey[]): string[] =>
  keys.flatMap(({ name, bytes }, at) =>
    keys.slice(0, at).flatMap((other) => {
      if (!shareBytes(bytes, other.bytes)) return [];
      const same = other.bytes.equals(bytes) ? 'the same key' : 'parts of the same key';
      return other.name === name ? [`${name} holds a key twice`] : [`${other.name} and ${name} hold ${same}`];
    }),
  );

/** Two random keys never have so many bytes in a row in common. */
const mostSharedBytes = 15;

/** Such as a key and the same key with some bytes before or after it. */
const shareBytes = (key: Buffer, other: Buffer): boolean =>
  [...key.subarray(mostSharedBytes).keys()].some((at) => other.includes(key.subarray(at, at + mostSharedBytes + 1)));
