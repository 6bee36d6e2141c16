import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

type LinkedPage = '/verify-email' | '/reset-password' | '/family' | '/reminders/stop' | '/check-in';

/** Decodes quoted-printable as far as a link needs it. */
const decoded = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The name of an incomplete file starts with a dot. */
const isWhole = (name: string) => /^[^.].*\.eml$/.test(name);

/** The newest mail that contains all texts. Without a mail server every mail is a file in the outbox. */
export function mailWith(...texts: string[]): string | undefined {
  const outbox = join(process.env.KUMBARA_DATA ?? '', 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox).filter(isWhole) : [];
  const mails = names.sort().map((name) => decoded(readFileSync(join(outbox, name), 'utf8')));
  return mails.findLast((mail) => texts.every((text) => mail.includes(text)));
}

/** The link in the newest mail to an address. */
export async function linkFor(email: string, page: LinkedPage): Promise<string> {
  const find = () => new RegExp(`${page}#token=[\\w.-]+`).exec(mailWith(email, `${page}#`) ?? '')?.[0] ?? '';
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  return find();
}
