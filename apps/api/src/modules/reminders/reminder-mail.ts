import type { IsoDate, Language, ReminderKind } from '@kumbara/shared';
import { i18n } from '#i18n/i18n.ts';
import { type Composed, compose, sanitizeName } from '#lib/mails/compose.ts';
import type { PlannedReminder } from './planned-reminders.ts';
import { describeReminder } from './reminder-text.ts';

type Shown = PlannedReminder & {
  /** The page that asks whether it was used. */
  check_in?: string;
};
type MailNeeds = {
  name: string;
  language: Language;
  today: IsoDate;
  reminders: Shown[];
  /** The page of all reminders. */
  link: string;
  /** The page that ends a kind, or all mail. */
  stopLink: (kind: ReminderKind | 'all') => string;
  isTest?: boolean;
};

/** Names in a subject. */
const maxNames = 3;

/** One mail with all reminders of a user. */
export function composeReminders(needs: MailNeeds): Composed {
  const { name, language, today, reminders, link, stopLink, isTest = false } = needs;
  const t = i18n.getFixedT(language, 'reminders');
  const tMails = i18n.getFixedT(language, 'mails');
  const items = reminders.map(({ check_in, ...reminder }) => ({
    ...describeReminder(reminder, today, language),
    ...(check_in && { action: t('check_in'), link: check_in }),
  }));
  const kinds = [...new Set(reminders.map(({ kind }) => kind))];
  const named = sanitizeName(name);
  return compose({
    language,
    subject: isTest ? t('test.subject') : subjectOf(items, reminders, language),
    lines: [
      named ? tMails('greeting', { name: named }) : tMails('greeting_unnamed'),
      ...(isTest ? [t('test.intro'), t(items.length > 0 ? 'test.coming' : 'test.nothing')] : [t('intro')]),
    ],
    items,
    action: t('open'),
    link,
    note: t('note'),
    footer: [...kinds, 'all' as const].map((kind) => ({ action: t(`stop.${kind}`), link: stopLink(kind) })),
    sender: tMails('sender'),
  });
}

function subjectOf(items: { title: string }[], reminders: Shown[], language: Language): string {
  const [only] = items;
  if (only && items.length === 1) return only.title;
  const names = [...new Set(reminders.map(({ details }) => details.name ?? 'Kumbara'))];
  const rest = names.length - maxNames;
  const list = names.slice(0, maxNames).join(', ');
  return i18n.getFixedT(language, 'reminders')('subject_many', { names: rest > 0 ? `${list} (+${rest})` : list });
}
