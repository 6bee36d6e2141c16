import type { Change, Mailbox } from '#mailbox/mailbox.ts';
import { labelOfFolder, labelsOf } from './labels.ts';
import { idOf } from './message.ts';

type HistoryType = 'messageAdded' | 'messageDeleted' | 'labelAdded' | 'labelRemoved';
const keys = {
  messageAdded: 'messagesAdded',
  messageDeleted: 'messagesDeleted',
  labelAdded: 'labelsAdded',
  labelRemoved: 'labelsRemoved',
} as const;

type HistoryRecord = { id: string; messages: object[]; [key: string]: unknown };
export type HistoryQuery = {
  after: number;
  /** Empty for all. */
  types: readonly string[];
  labelId?: string;
};

/** Gmail reports a move as added and removed labels. */
function eventsOf({ kind, mail, from }: Change): [HistoryType, object][] {
  const message = { id: idOf(mail), threadId: idOf(mail), labelIds: labelsOf(mail) };
  const labels = (label: string | undefined) => (label ? [label] : []);
  switch (kind) {
    case 'added':
      return [['messageAdded', { message }]];
    case 'deleted':
      return [['messageDeleted', { message }]];
    case 'flagged':
      return [[mail.unread ? 'labelAdded' : 'labelRemoved', { message, labelIds: ['UNREAD'] }]];
    case 'moved': {
      const removed = labels(from && labelOfFolder(from));
      const added = labels(labelOfFolder(mail.folder));
      return [
        ...(removed.length > 0 ? [['labelRemoved', { message, labelIds: removed }] as [HistoryType, object]] : []),
        ...(added.length > 0 ? [['labelAdded', { message, labelIds: added }] as [HistoryType, object]] : []),
      ];
    }
  }
}

/** Changes after a history id, oldest first; undefined for an id that is too old. */
export function historyOf(mailbox: Mailbox, { after, types, labelId }: HistoryQuery): HistoryRecord[] | undefined {
  return mailbox.changesSince(after)?.flatMap((change): HistoryRecord[] => {
    if (labelId && !labelsOf(change.mail).includes(labelId)) return [];
    const events = eventsOf(change).filter(([type]) => types.length === 0 || types.includes(type));
    if (events.length === 0) return [];
    const id = idOf(change.mail);
    return [
      {
        id: String(change.sequence),
        messages: [{ id, threadId: id }],
        ...Object.fromEntries(events.map(([type, event]) => [keys[type], [event]])),
      },
    ];
  });
}
