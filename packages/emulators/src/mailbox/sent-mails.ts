import { writeEml } from '@kumbara/samples';
import { millisecondsInDay } from 'date-fns/constants';
import type { Folder } from './mailbox.ts';
import mails from './sent-mails.json' with { type: 'json' };

type Writer = { name: string; email: string; language: 'tr' | 'en' };
type SentMail = { raw: Buffer; folder: Folder; received: Date };
type MailTemplate = { daysAgo: number; to: string; subject: string; text: string };

/** Mails that the user sent or is writing about payments. They are no evidence of a subscription. */
export function generateSentMails({ name, email, language }: Writer, now: Date): SentMail[] {
  const write = (folder: Folder, { daysAgo, to, subject, text }: MailTemplate, n: number): SentMail => {
    const received = new Date(now.getTime() - daysAgo * millisecondsInDay);
    const raw = writeEml(
      {
        from: { name, address: email },
        to: { name: to, address: `${language === 'tr' ? 'tanidik' : 'friend'}${n}@posta.example` },
        subject,
        date: received,
        messageId: `<own-${folder}-${n}.${email}>`,
        text,
        attachments: [],
        trace: [],
      },
      { charset: 'utf-8', encoding: 'quoted-printable', width: 76, splitsAmounts: false, headerEncoding: 'Q' },
    );
    return { raw, folder, received };
  };
  return [
    ...mails.sent[language].map((words, n) => write('sent', words, n)),
    write('drafts', mails.drafts[language], 99),
  ];
}
