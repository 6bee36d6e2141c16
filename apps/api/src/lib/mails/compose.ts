import type { Language } from '@kumbara/shared';
import { type AccountMailKind, accountMailTexts } from './account-mail-texts.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
/** A name is what somebody typed, perhaps for somebody else's address: no line breaks, no addresses to click, nothing that turns what follows around. */
const tame = (name: string) =>
  name
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[./:@]/g, ' ')
    .trim()
    .slice(0, 60);

/** A mail about an account in its owner's language, as text and as plain HTML that needs no pictures. */
export function composeAccountMail(
  kind: AccountMailKind,
  { name, language, link }: { name: string; language: Language; link?: string },
): { subject: string; text: string; html: string } {
  const texts = accountMailTexts[language];
  const { subject, lines, action, note } = texts[kind];
  const greeting = texts.greeting.replace('{name}', () => tame(name));
  const text = [
    greeting,
    ...lines,
    ...(link && action ? [`${action}: ${link}`] : []),
    ...(note ? [note] : []),
    texts.sender,
  ];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 34em; margin: 2em auto; padding: 0 1em">',
    ...[greeting, ...lines].map(paragraph),
    ...(link && action
      ? [`<p><a href="${escapeHtml(link)}" style="font-weight: 600">${escapeHtml(action)}</a></p>`]
      : []),
    ...(note ? [`<p style="font-size: 14px; opacity: .75">${escapeHtml(note)}</p>`] : []),
    `${paragraph(texts.sender)}</body></html>`,
  ].join('\n');
  return { subject, text: text.join('\n\n'), html };
}
