import { FileText, Mail } from 'lucide-react';
import { ButtonLink } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { t } from '#i18n/index.ts';

const ways = ['gmail', 'outlook', 'imap'] as const;

/** Mailboxes cannot be connected yet. Says so, what it will do, and what works today. */
export const MailboxesComing = () => (
  <>
    <ul className="grid gap-4 md:grid-cols-3">
      {ways.map((way) => (
        <li key={way} className="card flex flex-col p-5">
          <div className="flex items-center justify-between gap-3">
            <span className="grid size-10 place-items-center rounded-xl bg-sunken text-ink-soft">
              <Mail aria-hidden="true" className="size-5" />
            </span>
            <Chip>{t('mailbox.notYet')}</Chip>
          </div>
          <h2 className="mt-3.5 font-semibold">{t(`mailbox.${way}`)}</h2>
          <p className="mt-1 text-ink-soft">{t(`mailbox.${way}Text`)}</p>
        </li>
      ))}
    </ul>
    <section className="card flex flex-wrap items-center gap-x-6 gap-y-4 p-6">
      <FileText aria-hidden="true" className="size-7 shrink-0 text-brand-strong" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-semibold text-lg tracking-tight">{t('mailbox.meanwhile')}</h2>
        <p className="text-ink-soft">{t('mailbox.meanwhileText')}</p>
      </div>
      <ButtonLink to="/dashboard/bank-statement" look="brand">
        {t('nav.statement')}
      </ButtonLink>
    </section>
  </>
);
