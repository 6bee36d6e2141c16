/** The content of a mail before encoding. */
export type MailContent = {
  from: MailAddress;
  to: MailAddress;
  subject: string;
  date: Date;
  /** With angle brackets. */
  messageId: string;
  text?: string;
  html?: string;
  attachments: { name: string; type: string; bytes: Buffer }[];
  /** Headers added by servers, topmost first. */
  trace: readonly HeaderLine[];
};
export type MailAddress = { name: string; address: string };
export type HeaderLine = readonly [name: string, value: string];

export const charsets = ['utf-8', 'windows-1254', 'iso-8859-9', 'windows-1252', 'iso-8859-15'] as const;
export type Charset = (typeof charsets)[number];
export const transferEncodings = ['quoted-printable', 'base64', '8bit'] as const;
export type TransferEncoding = (typeof transferEncodings)[number];

/** The encoding of a mail, which does not change its content. */
export type MimeEncoding = {
  charset: Charset;
  encoding: TransferEncoding;
  /** Maximum line length of quoted-printable. Short lines break in many places. */
  width: number;
  /** Puts soft line breaks inside amounts. */
  splitsAmounts: boolean;
  /** The encoding of subject words (RFC 2047). */
  headerEncoding: 'B' | 'Q';
};
