import { writeEml } from '@kumbara/samples';
import { millisecondsInDay } from 'date-fns/constants';
import type { Folder } from './mailbox.ts';

type Writer = { name: string; email: string; language: 'tr' | 'en' };
type SentMail = { raw: Buffer; folder: Folder; received: Date };
type MailTemplate = [daysAgo: number, to: string, subject: string, text: string];

/** Mails that the user sent about payments. They are no evidence of a subscription. */
const sent: Record<Writer['language'], MailTemplate[]> = {
  tr: [
    [9, 'Selin', 'Netflix parası', 'Selam, bu ay Netflix 229,99 TL çekti. Yarısını gönderirsin, değil mi?'],
    [41, 'Selin', 'Re: Netflix parası', 'Geldi, sağ ol! Gelecek ay da aynı, aboneliği iptal etmiyoruz yani.'],
    [
      77,
      'Muhasebe',
      'Faturalar',
      'Merhaba, Zoom aboneliğimin Eylül faturasını ayrıca yollayacağım. Toplam 500 TL tutuyor.',
    ],
    [130, 'Destek', 'Aboneliğimi iptal edin', 'Merhaba, aylık üyeliğimi iptal etmek istiyorum. Lütfen onaylayın.'],
    [301, 'Annem', 'Spotify', 'Anne, aile planına seni de ekledim; ayda 99 TL zaten, para yollama.'],
  ],
  en: [
    [9, 'Jamie', 'Netflix money', 'Hi, Netflix took £12.99 this month. Send me half when you can?'],
    [41, 'Jamie', 'Re: Netflix money', 'Got it, thanks! Same next month then, we are not cancelling the subscription.'],
    [
      77,
      'Accounts',
      'Invoices',
      'Hello, I will send the September invoice of my Zoom subscription separately. It comes to £15.99.',
    ],
    [
      130,
      'Support',
      'Please cancel my subscription',
      'Hello, I would like to cancel my monthly membership. Please confirm.',
    ],
    [
      301,
      'Mum',
      'Spotify',
      'Mum, I added you to the family plan. It is £17.99 a month anyway, no need to pay me back.',
    ],
  ],
};
const drafts: Record<Writer['language'], MailTemplate> = {
  tr: [3, 'Destek', 'Ücret iadesi', 'Merhaba, 149,90 TL tutarındaki son ödemenin iadesini'],
  en: [3, 'Support', 'Refund', 'Hello, could you refund the last payment of £9.99'],
};

export function generateSentMails({ name, email, language }: Writer, now: Date): SentMail[] {
  const write = (folder: Folder, [daysAgo, to, subject, text]: MailTemplate, n: number): SentMail => {
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
  return [...sent[language].map((words, n) => write('sent', words, n)), write('drafts', drafts[language], 99)];
}
