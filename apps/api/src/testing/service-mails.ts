import { randomUUID } from 'node:crypto';

type ServiceMailOptions = {
  /** A day, or an instant. */
  on: string;
  subject: string;
  lines: string[];
  from?: string;
  /** The domain whose signature the receiving server verified; null if it checked none. */
  signedBy?: string | null;
  messageId?: string;
  /** The content of the attachment `fatura.pdf`. */
  pdf?: Uint8Array;
};

/** A mail of a service as the receiving server delivers it. */
export function aServiceMail({
  on,
  subject,
  lines,
  from = 'Netflix <info@account.netflix.com>',
  signedBy = /@(?:[\w-]+\.)*([\w-]+\.\w+)>?$/.exec(from)?.[1] ?? null,
  messageId = `<${randomUUID()}@example.com>`,
  pdf,
}: ServiceMailOptions): Buffer {
  const date = new Date(on.includes('T') ? on : `${on}T08:00:00Z`).toUTCString().replace('GMT', '+0000');
  const domain = /@([^>]+)/.exec(from)?.[1];
  const authenticationResults = `dkim=pass header.d=${signedBy}; spf=pass smtp.mailfrom=${domain}; dmarc=pass header.from=${domain}`;
  return Buffer.from(
    [
      `Received: from mail.${domain} by mx.example.org with ESMTPS; ${date}`,
      ...(signedBy ? [`Authentication-Results: mx.example.org; ${authenticationResults}`] : []),
      `From: ${from}`,
      'To: Ece <ece@example.org>',
      `Subject: ${subject}`,
      `Date: ${date}`,
      `Message-ID: ${messageId}`,
      'MIME-Version: 1.0',
      ...(pdf ? withFile(textPart(lines), pdf) : textPart(lines)),
    ].join('\r\n'),
  );
}

const textPart = (lines: readonly string[]) => ['Content-Type: text/plain; charset=utf-8', '', ...lines, ''];

const withFile = (part: readonly string[], bytes: Uint8Array) => [
  'Content-Type: multipart/mixed; boundary=between',
  '',
  '--between',
  ...part,
  '--between',
  'Content-Type: application/pdf; name="fatura.pdf"',
  'Content-Transfer-Encoding: base64',
  'Content-Disposition: attachment; filename="fatura.pdf"',
  '',
  ...(Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,76}/g) ?? []),
  '--between--',
  '',
];

/** Netflix's receipt. */
export const aReceipt = (on: string, amount = '149,99 TL', options: Partial<ServiceMailOptions> = {}) =>
  aServiceMail({
    on,
    subject: 'Netflix üyelik makbuzun',
    lines: ['Merhaba Ece,', 'Üyelik ücretini aldık.', `Standart plan (aylık): ${amount}`, 'Teşekkürler, Netflix'],
    ...options,
  });

/** Netflix's cancellation confirmation. */
export const aFarewell = (on: string, options: Partial<ServiceMailOptions> = {}) =>
  aServiceMail({
    on,
    subject: 'Netflix üyeliğin iptal edildi',
    lines: ['Merhaba Ece,', 'İsteğin üzerine Netflix üyeliğini iptal ettik.', 'Üyeliğin sona erdi.'],
    ...options,
  });
