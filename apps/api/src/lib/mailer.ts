import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Mailer = ReturnType<typeof createMailer>;
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The address for replies, if it is not the sender. */
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  /** The same for every attempt to send the same mail, so that servers can recognise duplicates. */
  id: string;
};

/**
 * Sends mail by SMTP, or without SMTP writes one file per mail (RFC 5322) to a folder.
 * @throws if the server refuses or is unavailable; the caller retries
 */
export function createMailer({ smtpUrl, from, outbox }: { smtpUrl?: string; from: string; outbox: string }) {
  const domain = from.replace(/^.*@|>.*$/g, '') || 'localhost';
  // Loaded with the first mail: processes that send none save its memory.
  const load = async () => {
    const { createTransport } = await import('nodemailer');
    return {
      smtp: smtpUrl ? createTransport(smtpUrl, { from }) : undefined,
      file: createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from }),
    };
  };
  let transports: ReturnType<typeof load> | undefined;

  return {
    async send({ id, headers, ...mail }: MailMessage): Promise<void> {
      const message = {
        ...mail,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        // Addresses and texts are data and must not name a file or a URL to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      transports ??= load();
      const { smtp, file } = await transports;
      if (smtp) {
        await smtp.sendMail(message);
        return;
      }
      const { message: bytes } = await file.sendMail(message);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/\D/g, '')}-${id}.eml`;
      // Written completely, then renamed, so that readers of the folder never see half a mail.
      await writeFile(join(outbox, `.${name}`), bytes as Buffer, { mode: 0o600 });
      await rename(join(outbox, `.${name}`), join(outbox, name));
    },
  };
}
