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
  /** A list below the paragraphs: a line, the reason for it, and a link of its own. */
  items?: MailItem[];
  /** Label and URL of the link. */
  action?: string;
  link?: string;
  /** Small print below the link. */
  note?: string;
  /** Links below the small print. */
  footer?: Required<Pick<MailItem, 'action' | 'link'>>[];
  sender: string;
};
export type MailItem = { title: string; reason: string; action?: string; link?: string };
/** One mail of the namespace `mails`. */
export type MailTexts = { subject: string; paragraphs: string[]; action?: string; note?: string };
export type Composed = { subject: string; text: string; html: string };

/** Composes a mail as text and as plain HTML without images. Every text is escaped here, once. */
export function compose({
  language,
  subject,
  lines,
  items = [],
  action,
  link,
  note,
  footer = [],
  sender,
}: MailContent): Composed {
  const textLink = (one: Pick<MailItem, 'action' | 'link'>) =>
    `${one.action}${one.action?.endsWith('?') ? '' : ':'} ${one.link}`;
  const textItem = (item: MailItem) =>
    [`• ${item.title}`, `  ${item.reason}`, ...(item.link ? [`  ${textLink(item)}`] : [])].join('\n');
  const text = [
    ...lines,
    ...items.map(textItem),
    ...(link && action ? [textLink({ action, link })] : []),
    ...(note ? [note] : []),
    ...(footer.length > 0 ? [footer.map(textLink).join('\n')] : []),
    sender,
  ];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const anchor = (one: { action?: string; link?: string }, style = '') =>
    `<a href="${escapeHtml(one.link ?? '')}"${style && ` style="${style}"`}>${escapeHtml(one.action ?? '')}</a>`;
  const htmlItem = (item: MailItem) =>
    [
      `<li style="margin: 0 0 1em"><strong>${escapeHtml(item.title)}</strong>`,
      `<br><span style="font-size: 14px; opacity: .75">${escapeHtml(item.reason)}</span>`,
      ...(item.link ? [`<br>${anchor(item)}`] : []),
      '</li>',
    ].join('');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 34em; margin: 2em auto; padding: 0 1em">',
    ...lines.map(paragraph),
    ...(items.length > 0 ? [`<ul style="padding-left: 1.2em">${items.map(htmlItem).join('\n')}</ul>`] : []),
    ...(link && action ? [`<p>${anchor({ action, link }, 'font-weight: 600')}</p>`] : []),
    ...(note ? [`<p style="font-size: 14px; opacity: .75">${escapeHtml(note)}</p>`] : []),
    ...(footer.length > 0
      ? [`<p style="font-size: 14px; opacity: .75">${footer.map((one) => anchor(one)).join('<br>')}</p>`]
      : []),
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
