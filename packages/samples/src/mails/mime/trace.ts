import type { Random } from '#random.ts';
import type { HeaderLine } from './content.ts';
import { formatMailDate } from './eml.ts';

/** Providers of the receiving mailbox, which write different headers. */
export const providers = ['gmail.com', 'outlook.com', 'yandex.com', 'icloud.com', 'gmx.net', 'posta.example'] as const;
export type Provider = (typeof providers)[number];

/**
 * The receiver's check of the sender: `proven` (DKIM and DMARC pass for the sender's domain), `unsigned` (no signature,
 * no policy), or `refuted` (another server used this domain).
 */
export type Authentication = 'proven' | 'unsigned' | 'refuted';

type ReceivedLetter = { domain: string; date: Date; authentication: Authentication; to: string };

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick([...'0123456789abcdef'])).join('');

/** The check results in the provider's own order and wording. */
function formatAuthenticationResults(
  { domain, authentication }: ReceivedLetter,
  provider: Provider,
  random: Random,
): string {
  const signer = random.chance(0.3) ? ` dkim=pass header.i=@amazonses.com header.s=${digits(random, 8)};` : '';
  const selector = `s${digits(random, 6)}`;
  if (provider === 'outlook.com') {
    const authenticationResults = { proven: 'pass', unsigned: 'none', refuted: 'fail' }[authentication];
    const reason = { proven: '100', unsigned: '001', refuted: '000' }[authentication];
    return `spf=${authentication === 'refuted' ? 'softfail' : 'pass'} (sender IP is 203.0.113.${random.int(1, 250)}) smtp.mailfrom=bounce.${domain}; dkim=${authentication === 'proven' ? 'pass (signature was verified)' : 'none (message not signed)'} header.d=${authentication === 'proven' ? domain : 'none'};dmarc=${authenticationResults} action=${authentication === 'refuted' ? 'quarantine' : 'none'} header.from=${domain};compauth=${authenticationResults} reason=${reason}`;
  }
  const dkim =
    authentication === 'proven'
      ? `dkim=pass header.i=@${domain} header.s=${selector} header.b=${digits(random, 8)};${signer}`
      : 'dkim=none;';
  const spf =
    authentication === 'refuted'
      ? `spf=softfail (transitioning domain of bounce@${domain}) smtp.mailfrom=bounce@${domain};`
      : `spf=pass (domain of bounce@${domain} designates 203.0.113.7 as permitted sender) smtp.mailfrom=bounce@${domain};`;
  const dmarc = {
    proven: `dmarc=pass (p=REJECT sp=REJECT dis=NONE)`,
    unsigned: 'dmarc=none',
    refuted: 'dmarc=fail (p=NONE)',
  }[authentication];
  return `${dkim} ${spf} ${dmarc} header.from=${domain}`;
}

/** `Received` and `Authentication-Results` headers as the provider writes them, topmost first. */
export function createTraceHeaders(letter: ReceivedLetter, provider: Provider, random: Random): HeaderLine[] {
  const { domain, date, to } = letter;
  const at = formatMailDate(date);
  const from = `from mta${random.int(1, 90)}.${domain} (mta.${domain} [203.0.113.${random.int(1, 250)}])`;
  const id = digits(random, 12);
  const authenticationResults = formatAuthenticationResults(letter, provider, random);
  const hop = (server: string): HeaderLine => [
    'Received',
    `${from} by ${server} with ESMTPS id ${id} for <${to}>; ${at}`,
  ];
  if (provider === 'gmail.com')
    return [
      ['Delivered-To', to],
      ['Received', `by 2002:a05:6a10:${digits(random, 3)}:b0:${digits(random, 3)} with SMTP id ${id}; ${at}`],
      ['Return-Path', `<bounce@${domain}>`],
      hop('mx.google.com'),
      ['Authentication-Results', `mx.google.com; ${authenticationResults}`],
    ];
  if (provider === 'outlook.com') {
    const server = `AM0EUR02FT0${random.int(10, 60)}.mail.protection.outlook.com`;
    return [hop(server), ['Authentication-Results', authenticationResults]];
  }
  const server = {
    'yandex.com': `mxfront${random.int(1, 40)}.mail.yandex.net`,
    'icloud.com': `pv50p00im-zteg.me.com`,
    'gmx.net': 'mx-ha.gmx.net',
    'posta.example': 'mx.posta.example',
  }[provider];
  return [
    ['Return-Path', `<bounce@${domain}>`],
    hop(server),
    ['Authentication-Results', `${server}; ${authenticationResults}`],
  ];
}
