import { MailboxesComing } from '#features/mailbox/mailboxes-coming.tsx';
import { t } from '#i18n/index.ts';

export const EmailsScreen = () => (
  <div className="flex flex-col gap-8">
    <title>{t('nav.pageTitle', { page: t('nav.emails') })}</title>
    <div>
      <h1 className="font-semibold text-2xl tracking-tight">{t('mailbox.title')}</h1>
      <p className="mt-1 max-w-[42rem] text-ink-soft">{t('mailbox.lead')}</p>
    </div>
    <MailboxesComing />
  </div>
);
