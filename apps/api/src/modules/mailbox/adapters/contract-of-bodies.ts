import type { Mail } from '@kumbara/detection';
import { describe, expect, it } from 'vitest';
import { aPdf, base64, type MailOptions, multipart, nested, turkish } from './contract-mails.ts';

type Needs = { since: string; deliver: (options: MailOptions) => Promise<void>; only: () => Promise<Mail> };

const plain = { type: 'text/plain; charset=utf-8', content: 'plain words' };
const html = { type: 'text/html; charset=utf-8', content: '<p>149,99 TL</p>' };
const pdf = {
  type: 'application/pdf; name="fatura.pdf"',
  encoding: 'base64',
  disposition: 'attachment; filename="fatura.pdf"',
  content: base64(aPdf),
};

/** Tests which text part of a mail is fetched and how it is decoded. */
export function describeBodies({ deliver, only }: Needs) {
  const bring = async (options: MailOptions) => {
    await deliver({ messageId: '<body@netflix.com>', ...options });
    return only();
  };

  describe('the text of a mail', () => {
    it('is the HTML where there is one, also deep inside', async () => {
      const inner = nested(multipart('alternative', plain, html));
      const mail = await bring(multipart('mixed', nested(multipart('related', inner)), pdf));
      expect(mail.html).toContain('<p>149,99 TL</p>');
    });

    it('is the plain part where there is no other', async () => {
      const mail = await bring(multipart('mixed', plain, pdf));
      expect(mail.text.trim()).toBe('plain words');
      expect(mail.html).toBeUndefined();
    });

    it('is empty where there is none', async () => {
      const mail = await bring(multipart('mixed', pdf));
      expect(mail).toMatchObject({ message_id: '<body@netflix.com>', text: '' });
      expect(mail.html).toBeUndefined();
    });

    it('is not an attached text', async () => {
      const attached = { ...html, disposition: 'attachment; filename="terms.html"', content: '<p>terms</p>' };
      const mail = await bring(multipart('mixed', attached, plain));
      expect(mail.text.trim()).toBe('plain words');
      expect(mail.html).toBeUndefined();
    });

    it.each([
      ['base64', base64('Ödeme: ₺149,99\r\n')],
      ['quoted-printable', '=C3=96deme:=\r\n =E2=82=BA149,99\r\n'],
      ['8bit', 'Ödeme: ₺149,99\r\n'],
    ])('is decoded from %s', async (encoding, body) => {
      const headers = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset="UTF-8"'];
      const mail = await bring({ headers: [...headers, `Content-Transfer-Encoding: ${encoding}`], body });
      expect(mail.text.trim()).toBe('Ödeme: ₺149,99');
    });

    it.each(['windows-1254', 'iso-8859-9'])('is decoded from %s', async (charset) => {
      const headers = ['MIME-Version: 1.0', `Content-Type: text/html; charset=${charset}`];
      const body = turkish('<p>Aboneliğiniz için ödeme alındı, İyi günler Şule</p>');
      const mail = await bring({ headers: [...headers, 'Content-Transfer-Encoding: 8bit'], body });
      expect(mail.html).toContain('Aboneliğiniz için ödeme alındı, İyi günler Şule');
    });

    it('is read as it is in a mail without MIME headers', async () => {
      const mail = await bring({ headers: [], body: 'You paid 9.99 USD\r\n' });
      expect(mail.text.trim()).toBe('You paid 9.99 USD');
    });
  });

  describe('the rest of a mail', () => {
    it('names an attached file and its type, and leaves it where it is', async () => {
      const mail = await bring(multipart('mixed', html, pdf));
      expect(mail.attachments).toEqual([{ name: 'fatura.pdf', type: 'application/pdf' }]);
    });

    it('has every header line in its order, so that its origin can be judged', async () => {
      const proofs = [
        'Authentication-Results: mx.example.com; dkim=pass header.d=netflix.com;',
        ' dmarc=pass header.from=netflix.com',
        'Authentication-Results: elsewhere.example; dmarc=fail',
      ];
      const mail = await bring({ headers: [...proofs, 'MIME-Version: 1.0', 'Content-Type: text/plain'] });
      const results = mail.headers.filter(({ name }) => name.toLowerCase() === 'authentication-results');
      expect(results.map(({ value }) => value.replace(/\s+/g, ' '))).toEqual([
        'mx.example.com; dkim=pass header.d=netflix.com; dmarc=pass header.from=netflix.com',
        'elsewhere.example; dmarc=fail',
      ]);
    });

    it('comes from the header of the mail', async () => {
      const mail = await bring({ subject: '=?UTF-8?B?w5xjcmV0?= receipt', date: 'Mon, 05 Jan 2026 10:00:00 +0300' });
      expect(mail).toMatchObject({
        message_id: '<body@netflix.com>',
        from: [{ name: 'Netflix', address: 'info@account.netflix.com' }],
        to: [{ name: 'Ada', address: 'ada@example.com' }],
        subject: 'Ücret receipt',
        date: '2026-01-05T07:00:00.000Z',
      });
    });
  });
}
