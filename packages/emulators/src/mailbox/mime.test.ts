import { describe, expect, it } from 'vitest';
import { decodeWords, parseAddresses } from './headers.ts';
import { bodyOf, isFile, parseMail, partsOf, plainTextOf, textOf } from './mime.ts';

const mail = (text: string) => parseMail(Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'));

describe('headers', () => {
  it.each([
    ['=?utf-8?B?w5ZkZW1lIGFsxLFuZMSx?=', 'Ödeme alındı'],
    ['=?iso-8859-9?Q?=DDptal_edildi?=', 'İptal edildi'],
    ['=?utf-8?Q?Ay=C5=9Fe?= =?utf-8?Q?_Y=C4=B1lmaz?=', 'Ayşe Yılmaz'],
    ['=?utf-8?Q?Rezervasyon_?= =?utf-8?Q?faturan=C4=B1z?=', 'Rezervasyon faturanız'],
    ['Your receipt =?utf-8?Q?=E2=9C=93?= is here', 'Your receipt ✓ is here'],
    [Buffer.from('Ödeme').toString('latin1'), 'Ödeme'],
    ['=?no-such-charset?Q?a=E9?=', 'aé'],
  ])('reads %s as %s', (written, read) => expect(decodeWords(written)).toBe(read));

  it('parses addresses with commas, with brackets and without names', () => {
    expect(
      parseAddresses('"Netflix, Inc." <info@netflix.com>, =?utf-8?Q?Ay=C5=9Fe?= <a@b.example>, c@d.example'),
    ).toEqual([
      { name: 'Netflix, Inc.', address: 'info@netflix.com' },
      { name: 'Ayşe', address: 'a@b.example' },
      { name: '', address: 'c@d.example' },
    ]);
  });
});

describe('a mail', () => {
  const mixed = mail(`Subject: x
Content-Type: multipart/mixed;
 boundary="out"

preamble
--out
Content-Type: multipart/alternative; boundary=in

--in
Content-Type: text/plain; charset=windows-1254
Content-Transfer-Encoding: quoted-printable

\xdccret 149=2C=
90 TL
--in
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

PGI+MTQ5LDkwIFRMPC9iPg==
--in--
--out
Content-Type: application/pdf; name="fatura.pdf"
Content-Disposition: attachment
Content-Transfer-Encoding: base64

JVBERg==
--out--
epilogue
`);

  it('is parsed as the tree that was sent', () => {
    expect(partsOf(mixed).map(({ type }) => type)).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'application/pdf',
    ]);
    const [plain, markup] = [bodyOf(mixed, 'text/plain'), bodyOf(mixed, 'text/html')];
    expect(plain && textOf(plain)).toBe('Ücret 149,90 TL');
    expect(markup && textOf(markup)).toBe('<b>149,90 TL</b>');
    expect(
      partsOf(mixed)
        .filter(isFile)
        .map(({ fileName, bytes }) => [fileName, bytes.toString()]),
    ).toEqual([['fatura.pdf', '%PDF']]);
  });

  it.each([
    ['no last boundary', 'Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nword', 'word'],
    ['no boundary at all', 'Content-Type: multipart/mixed\n\nword', ''],
    ['no header', '\nword', 'word'],
    ['HTML only', 'Content-Type: text/html\n\n<style>p{}</style><p>one &amp; two</p>', 'one & two'],
  ])('with %s is read all the same', (_what, text, words) => expect(plainTextOf(mail(text)).trim()).toBe(words));
});
