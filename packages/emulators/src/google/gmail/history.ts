import type { Change, Mailbox } from '#mailbox/mailbox.ts';
import { labelOfFolder, labelsOf } from './labels.ts';
import { idOf } from './message.ts';

const keys = { messageAdded: 'messagesAdded', labelRemoved: 'labelsRemoved' } as const;
type HistoryType = keyof typeof keys;

/** The event of a change, of the types that the adapter asks for. Gmail reports a move as labels. */
function eventOf({ kind, mail, from }: Change): [HistoryType, object] | undefined {
  const message = { id: idOf(mail), threadId: idOf(mail), labelIds: labelsOf(mail) };
  const label = from && labelOfFolder(from);
  if (kind === 'added') return ['messageAdded', { message }];
  if (kind === 'flagged' && !mail.unread) return ['labelRemoved', { message, labelIds: ['UNREAD'] }];
  if (kind === 'moved' && label) return ['labelRemoved', { message, labelIds: [label] }];
  return undefined;
}

/** Changes of these types after a history id, oldest first; undefined for an id that is too old. */
export function historyOf(mailbox: Mailbox, { after, types }: { after: number; types: readonly string[] }) {
  return mailbox.changesSince(after)?.flatMap((change) => {
    const [type, event] = eventOf(change) ?? [];
    if (!type || !types.includes(type)) return [];
    const id = idOf(change.mail);
    return [{ id: String(change.sequence), messages: [{ id, threadId: id }], [keys[type]]: [event] }];
  });
}
