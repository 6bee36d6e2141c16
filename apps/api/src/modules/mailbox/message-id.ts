import { createHash } from 'node:crypto';
import type { Envelope } from './adapters/mailbox.ts';

/** Message-ID; for a mail that has none, one that is the same whenever it is seen again. */
export function messageIdOf({ message_id, from, subject, date }: Envelope): string {
  if (message_id) return message_id;
  const text = JSON.stringify([from.map(({ address }) => address), subject, date]);
  return `<${createHash('sha256').update(text).digest('hex').slice(0, 32)}@without-message-id>`;
}
