import type { SupportMessage, User } from '@kumbara/prisma/client';
import { normalizeText, plans, type Tier } from '@kumbara/shared';
import type { MailMessage } from '#lib/mailer.ts';
import { version } from '#lib/version.ts';

/** 1 is the most urgent of five. */
const priorityOf: Record<Tier, string> = { pro: '1', premium: '2', free: '3' };
const nameOf: Record<Tier, string> = { pro: 'Pro', premium: 'Premium', free: 'Free' };

/** Makes user input one line, so that it cannot add a header. */
const oneLine = (text: string) =>
  normalizeText(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Text that imitates the priority tag of a plan. */
const marks = /\[\s*(free|premium|pro)\s*\]/giu;
const withoutMarks = (text: string) => text.replace(marks, '($1)');

/** A message to the operator. Verified facts come before the user's text, so that the user cannot fake them. */
export function composeSupportMail({ user, ...row }: SupportMessage & { user: User }): Omit<MailMessage, 'to'> {
  const { id, tier, language, page, device, created_at, subject, message } = row;
  const priority = plans[tier].features.priority_support ? `[${nameOf[tier]}] ` : '';
  const name = withoutMarks(oneLine(user.name));
  const known = [
    `Plan: ${nameOf[tier]}`,
    `From: ${name} <${user.email}>`,
    `Account: ${user.id}`,
    `Language: ${language}`,
    `Page: ${page || '-'}`,
    `Browser: ${oneLine(device) || '-'}`,
    `Version: ${version}`,
    `Written: ${created_at.toISOString()}`,
  ];
  return {
    id: `support.${id}`,
    subject: `${priority}${withoutMarks(oneLine(subject))}`,
    text: `${known.join('\n')}\n\n${'-'.repeat(60)}\n\n${withoutMarks(normalizeText(message))}\n`,
    replyTo: { name, address: user.email },
    // A user wrote the message, so automatic replies may go to them.
    headers: { 'X-Priority': priorityOf[tier], 'Auto-Submitted': 'no' },
  };
}
