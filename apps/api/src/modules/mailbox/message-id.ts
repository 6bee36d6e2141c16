import { createHash } from 'node:crypto';
import type { Envelope } from './adapters/mailbox.ts';

/** The Message-ID, or a stable substitute for a mail without one. */
export function messageIdOf({ message_id, from, subject, date }: Envelope): string {
  if (message_id) return message_id;
  const text = JSON.stringify([from.map(({ address }) => address), subject, date]);
  return `<${createHash('sha256').update(text).digest('hex').slice(0, 32)}@without-message-id>`;
}
