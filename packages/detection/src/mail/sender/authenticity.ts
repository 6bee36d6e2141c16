import type { Mail } from '#mail/mail.ts';
import { isBelow, isPublicSuffix } from './domain.ts';

/** Hops inside Google carry an address of 10.0.0.0/8 in IPv6 (2002:a…) and no name; senders cannot write above them. */
const insideGoogle = /^by 2002:a[0-9a-f]{2}:/i;

/** The server that took the mail in: the name after `by` in the topmost Received. */
function receivingServer(mail: Mail): string | undefined {
  const received = mail.headers
    .filter(({ name }) => name.toLowerCase() === 'received')
    .map(({ value }) => plain(value).trim());
  const topmost = received.find((value) => !insideGoogle.test(value)) ?? '';
  const server = /(?:^|\s)by\s+([^\s;]+)/i.exec(topmost)?.[1]?.toLowerCase();
  return insideGoogle.test(received[0] ?? '') && server !== 'mx.google.com' ? undefined : server;
}

/** Without comments (they may nest) and quoted strings, in which anybody can write anything. */
function plain(value: string): string {
  let depth = 0;
  let quoted = false;
  let out = '';
  for (let i = 0; i < value.length; i += 1) {
    const char = value[i];
    if (char === '\\' && (quoted || depth > 0)) i += 1;
    else if (char === '"' && depth === 0) {
      quoted = !quoted;
      out += ' ';
    } else if (quoted) continue;
    else if (char === '(') depth += 1;
    else if (char === ')' && depth > 0) depth -= 1;
    else if (depth === 0) out += char;
  }
  return out;
}

type Result = { method: string; result: string; properties: Record<string, string> };

/** `authserv-id [version]; method=result property=value …; …` (RFC 8601). */
function parseResults(value: string): { server: string; results: Result[] } {
  const [first = '', ...rest] = plain(value).split(';');
  // Exchange Online writes no authserv-id: its header begins with a result.
  const named = !first.includes('=');
  const results = (named ? rest : [first, ...rest]).flatMap((part) => {
    const match = /^\s*([a-z0-9-]+)(?:\/\d+)?\s*=\s*([a-z]+)\b(.*)$/is.exec(part);
    if (!match) return [];
    const properties = Object.fromEntries(
      [...(match[3] ?? '').matchAll(/([a-z0-9-]+\.[a-z0-9-]+)\s*=\s*([^\s;]+)/gi)].map(
        ([, key = '', property = '']) => [key.toLowerCase(), property.toLowerCase()],
      ),
    );
    return [{ method: (match[1] ?? '').toLowerCase(), result: (match[2] ?? '').toLowerCase(), properties }];
  });
  return { server: named ? (first.trim().split(/\s+/)[0] ?? '').toLowerCase() : '', results };
}

const isExchangeOnline = (server: string) =>
  /\.(?:prod\.outlook|protection\.outlook|prod\.exchangelabs)\.com$/.test(server);

/** A header is worth something only if the server that took the mail in wrote it; senders can write their own. */
function writtenBy(author: string, receiver: string | undefined): boolean {
  if (!receiver) return false;
  if (author === '') return isExchangeOnline(receiver);
  return author === receiver;
}

/**
 * Whether the mailbox found a mail to come from somebody else than its From says (`dmarc=fail`), and no forwarder in
 * between vouches for it (`arc=pass`). Whoever wrote the header: nobody gains by convicting himself.
 */
export function isForged(mail: Mail): boolean {
  const results = mail.headers
    .filter(({ name }) => name.toLowerCase() === 'authentication-results')
    .slice(0, 1)
    .flatMap(({ value }) => parseResults(value).results);
  const has = (wanted: string, expected: string) =>
    results.some(({ method, result }) => method === wanted && result === expected);
  return has('dmarc', 'fail') && !has('arc', 'pass');
}

/**
 * The domain that provably sent a mail: that of its only From, if the topmost Authentication-Results was written by
 * the receiving server and says `dmarc=pass` for it or `dkim=pass` for a domain aligned with it (relaxed: one of the
 * two is the other or below it). Undefined where nothing is proven.
 */
export function provenDomain(mail: Mail): string | undefined {
  const fields = mail.headers.filter(({ name }) => name.toLowerCase() === 'from');
  const domain = mail.from[0]?.address.split('@').pop()?.toLowerCase().replace(/\.$/, '');
  if (mail.from.length !== 1 || fields.length > 1 || !domain?.includes('.')) return undefined;
  const header = mail.headers.find(({ name }) => name.toLowerCase() === 'authentication-results');
  if (!header) return undefined;
  const { server, results } = parseResults(header.value);
  if (!writtenBy(server, receivingServer(mail))) return undefined;
  const isProof = ({ method, result, properties }: Result) => {
    if (result !== 'pass') return false;
    if (method === 'dmarc') return properties['header.from'] === domain;
    if (method !== 'dkim') return false;
    const signer = properties['header.d'] ?? properties['header.i']?.split('@').pop();
    return signer !== undefined && !isPublicSuffix(signer) && (isBelow(domain, signer) || isBelow(signer, domain));
  };
  return results.some(isProof) ? domain : undefined;
}
