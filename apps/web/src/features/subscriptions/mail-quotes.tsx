import type { Evidence } from '@kumbara/shared';
import { formatDate } from '#lib/format.ts';

/** What mails say beside payments: announcements, renewals, trials. */
export const MailQuotes = ({ quotes }: { quotes: Evidence[] }) => (
  <ul className="flex flex-col gap-2.5">
    {quotes.map(({ date, text }) => (
      <li key={`${date} ${text}`}>
        <span className="block text-[0.84rem] text-ink-soft">{formatDate(date)}</span>
        <q className="break-words before:content-none after:content-none">{text}</q>
      </li>
    ))}
  </ul>
);
