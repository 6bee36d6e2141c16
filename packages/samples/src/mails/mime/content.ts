/** A mail before it becomes bytes. */
export type MailContent = {
  from: MailAddress;
  to: MailAddress;
  subject: string;
  date: Date;
  /** With its angle brackets. */
  messageId: string;
  text?: string;
  html?: string;
  attachments: { name: string; type: string; bytes: Buffer }[];
  /** What servers wrote above the sender's own header, topmost first. */
  trace: readonly HeaderLine[];
};
export type MailAddress = { name: string; address: string };
export type HeaderLine = readonly [name: string, value: string];

export const charsets = ['utf-8', 'windows-1254', 'iso-8859-9', 'windows-1252', 'iso-8859-15'] as const;
export type Charset = (typeof charsets)[number];
export const transferEncodings = ['quoted-printable', 'base64', '8bit'] as const;
export type TransferEncoding = (typeof transferEncodings)[number];

/** How a mail is packed: nothing of it changes what the mail says. */
export type MimeEncoding = {
  charset: Charset;
  encoding: TransferEncoding;
  /** Longest line of quoted-printable; short ones break everywhere. */
  width: number;
  /** Soft line breaks inside amounts, too. */
  breaksAmounts: boolean;
  /** How the words of a subject are encoded (RFC 2047). */
  headerEncoding: 'B' | 'Q';
};
