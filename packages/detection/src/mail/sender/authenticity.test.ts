import { describe, expect, it } from 'vitest';
import { readMail } from '#mail/read-mail.ts';
import { aMail, anAddress } from '#mail/testing/a-mail.ts';
import { provenDomain } from './authenticity.ts';

const received = {
  name: 'Received',
  value:
    'from mail.netflix.com (mail.netflix.com [198.51.100.7]) by mx.example.org (Postfix) with ESMTPS id 1; Fri, 20 Nov 2026 09:00:00 +0000',
};
const results = (value: string, name = 'Authentication-Results') => ({ name, value });
const proven = (...headers: { name: string; value: string }[]) => provenDomain(aMail({ headers }));

describe('proof of a sender', () => {
  it('believes the server that took the mail in when it says that DMARC or an aligned DKIM signature passed', () => {
    expect(proven(received, results('mx.example.org; dmarc=pass (p=reject) header.from=account.netflix.com'))).toBe(
      'account.netflix.com',
    );
    expect(proven(received, results('mx.example.org; spf=fail; dkim=pass header.d=netflix.com header.s=x'))).toBe(
      'account.netflix.com',
    );
    expect(proven(received, results('mx.example.org 1; dkim=pass header.i=@netflix.com'))).toBe('account.netflix.com');
  });

  it('proves nothing by a signature of somebody else, of a whole registry, or that failed', () => {
    expect(proven(received, results('mx.example.org; dkim=pass header.d=evil.example'))).toBeUndefined();
    expect(proven(received, results('mx.example.org; dkim=pass header.d=com'))).toBeUndefined();
    expect(
      proven(
        received,
        results('mx.example.org; dkim=fail header.d=netflix.com; dmarc=fail header.from=account.netflix.com'),
      ),
    ).toBeUndefined();
    expect(proven(received, results('mx.example.org; dmarc=pass header.from=evil.example'))).toBeUndefined();
    expect(proven(received, results('mx.example.org; spf=pass smtp.mailfrom=netflix.com'))).toBeUndefined();
  });

  it('does not believe a header that the sender wrote', () => {
    const forged = results('mx.sender.example; dmarc=pass header.from=account.netflix.com');
    expect(proven(received, forged)).toBeUndefined();
    expect(proven(forged)).toBeUndefined();
    // The receiving server's own comes first; what stands below it is the sender's.
    expect(
      proven(
        received,
        results('mx.example.org; dmarc=fail header.from=account.netflix.com'),
        results('mx.example.org; dmarc=pass header.from=account.netflix.com'),
      ),
    ).toBeUndefined();
    expect(proven(received, results('org; dmarc=pass header.from=account.netflix.com'))).toBeUndefined();
  });

  it('skips comments and quoted strings, in which anybody can write anything', () => {
    expect(
      proven(
        received,
        results(
          'mx.example.org; dmarc=fail (x; dmarc=pass header.from=account.netflix.com) header.from=account.netflix.com',
        ),
      ),
    ).toBeUndefined();
    expect(
      proven(received, results('mx.example.org; dmarc=none reason="; dmarc=pass header.from=account.netflix.com"')),
    ).toBeUndefined();
    expect(proven(received, results('mx.example.org; dkim=pass (good (nested) one) header.d=netflix.com'))).toBe(
      'account.netflix.com',
    );
  });

  it('knows that Exchange Online does not name itself, and that nobody else may do so', () => {
    const unnamed = results(
      'spf=pass (sender IP is 198.51.100.7) smtp.mailfrom=netflix.com; dkim=pass header.d=netflix.com; dmarc=pass action=none header.from=account.netflix.com;compauth=pass reason=100',
    );
    const exchange = {
      name: 'Received',
      value:
        'from A.eurprd01.prod.outlook.com by B.eurprd01.prod.outlook.com with HTTPS; Fri, 20 Nov 2026 09:00:00 +0000',
    };
    expect(proven(exchange, unnamed)).toBe('account.netflix.com');
    expect(proven(received, unnamed)).toBeUndefined();
  });

  it('looks past the hops inside Google, which carry no name', () => {
    const inside = {
      name: 'Received',
      value: 'by 2002:a05:6f02:1234:b0:aa with SMTP id x; Fri, 20 Nov 2026 01:00:00 -0800 (PST)',
    };
    const google = {
      name: 'Received',
      value: 'from mail.netflix.com (mail.netflix.com. [198.51.100.7]) by mx.google.com with ESMTPS id x',
    };
    const passed = results(
      'mx.google.com; dkim=pass header.i=@netflix.com header.s=s1; dmarc=pass (p=REJECT) header.from=account.netflix.com',
    );
    expect(proven(inside, passed, google)).toBe('account.netflix.com');
    expect(proven(inside, passed, received)).toBeUndefined();
  });

  it('takes two From fields or two addresses in one for proof of nothing', () => {
    const passed = results('mx.example.org; dmarc=pass header.from=account.netflix.com');
    const from = { name: 'From', value: 'info@account.netflix.com' };
    expect(proven(received, passed, from)).toBe('account.netflix.com');
    expect(proven(received, passed, from, from)).toBeUndefined();
    const two = {
      ...aMail({ headers: [received, passed] }),
      from: [anAddress('info@account.netflix.com'), anAddress('x@evil.example')],
    };
    expect(provenDomain(two)).toBeUndefined();
  });
});

it.each([
  ['mx.reader.example; dkim=fail header.d=account.netflix.com; dmarc=fail header.from=account.netflix.com', 0],
  ['mx.reader.example; arc=pass; dmarc=fail header.from=account.netflix.com', 1],
  ['mx.reader.example; dmarc=none header.from=account.netflix.com', 1],
])('believes no mail that the mailbox found forged: %s', (value, events) => {
  const mail = aMail({
    subject: 'Your payment was received',
    text: 'We charged $17.99 for your monthly membership.',
    headers: [{ name: 'authentication-results', value }],
  });
  expect(readMail(mail, { today: '2026-11-21' })).toHaveLength(events);
});
