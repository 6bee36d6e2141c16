import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Mailer = ReturnType<typeof createMailer>;
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whom an answer goes to, where that is not us. */
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  /** What it is about: equal for every attempt to send the same mail, so that servers can tell doubles. */
  id: string;
};

/**
 * Mail leaves by SMTP, or, where there is none, as one file per mail in a folder (RFC 5322).
 * @throws when the server refuses or is away; the caller tries again
 */
export function createMailer({ smtpUrl, from, outbox }: { smtpUrl?: string; from: string; outbox: string }) {
  const domain = from.replace(/^.*@|>.*$/g, '') || 'localhost';
  const smtp = smtpUrl ? createTransport(smtpUrl, { from }) : undefined;
  const file = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });

  return {
    async send({ id, headers, ...mail }: MailMessage): Promise<void> {
      const message = {
        ...mail,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        // Addresses and texts are data: nothing in them may name a file or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      if (smtp) {
        await smtp.sendMail(message);
        return;
      }
      const { message: bytes } = await file.sendMail(message);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/\D/g, '')}-${id}.eml`;
      // Written whole, then named: who reads the folder never sees half a mail.
      await writeFile(join(outbox, `.${name}`), bytes as Buffer, { mode: 0o600 });
      await rename(join(outbox, `.${name}`), join(outbox, name));
    },
  };
}
