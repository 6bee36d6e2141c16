import { type Language, toPersonName } from '@kumbara/shared';
import { i18n } from '#i18n/i18n.ts';
import type { AccountMailKind } from './account-mail-kinds.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
/** Names are user input that may reach other people's mailboxes. Those of older rows are as they were typed. */
export const sanitizeName = toPersonName;

type MailContent = {
  language: Language;
  subject: string;
  /** Paragraphs, the greeting first. */
  lines: string[];
  /** Label and URL of the link. */
  action?: string;
  link?: string;
  /** Small print below the link. */
  note?: string;
  sender: string;
};
/** One mail of the namespace `mails`. */
export type MailTexts = { subject: string; paragraphs: string[]; action?: string; note?: string };
export type Composed = { subject: string; text: string; html: string };

/** Composes a mail as text and as plain HTML without images. Every text is escaped here, once. */
export function compose({ language, subject, lines, action, link, note, sender }: MailContent): Composed {
  const text = [...lines, ...(link && action ? [`${action}: ${link}`] : []), ...(note ? [note] : []), sender];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 34em; margin: 2em auto; padding: 0 1em">',
    ...lines.map(paragraph),
    ...(link && action
      ? [`<p><a href="${escapeHtml(link)}" style="font-weight: 600">${escapeHtml(action)}</a></p>`]
      : []),
    ...(note ? [`<p style="font-size: 14px; opacity: .75">${escapeHtml(note)}</p>`] : []),
    `${paragraph(sender)}</body></html>`,
  ].join('\n');
  return { subject, text: text.join('\n\n'), html };
}

/**
 * Composes a mail about an account in its owner's language.
 * @param name empty before the address is proven: somebody else may have opened the account with it
 */
export function composeAccountMail(
  kind: AccountMailKind,
  { name, language, link, day = '' }: { name: string; language: Language; link?: string; day?: string },
): Composed {
  const t = i18n.getFixedT(language, 'mails');
  const named = sanitizeName(name);
  const { paragraphs, ...texts }: MailTexts = t(kind, { returnObjects: true, day });
  return compose({
    language,
    ...texts,
    lines: [named ? t('greeting', { name: named }) : t('greeting_unnamed'), ...paragraphs],
    link,
    sender: t('sender'),
  });
}
