import type { Address, Mail, MailEvent } from '#mail/mail.ts';
import { readMail } from '#mail/read-mail.ts';

let count = 0;

/** `Netflix <info@netflix.com>` as its parts. */
export function anAddress(text: string): Address {
  const match = /^(?:(.*?) ?<)?([^<>\s]+@[^<>\s]+)>?$/.exec(text);
  return { ...(match?.[1] && { name: match[1] }), address: match?.[2] ?? text };
}

type Wanted = Partial<Omit<Mail, 'from'>> & { from?: string };

/** A mail of 20 November 2026, from Netflix unless told otherwise. */
export function aMail({ from = 'Netflix <info@account.netflix.com>', ...rest }: Wanted = {}): Mail {
  count += 1;
  return {
    message_id: `<${count}@mail.example>`,
    from: [anAddress(from)],
    subject: '',
    date: '2026-11-20T09:00:00.000Z',
    text: '',
    headers: [],
    ...rest,
  };
}

export const read = (mail: Wanted): MailEvent[] => readMail(aMail(mail), { today: '2026-11-21' });

/** One event as a line: kind, service, amount, cycle, next or last day; what is unknown is left out. */
export const line = ({
  kind,
  service_name,
  amount,
  currency,
  billing_cycle,
  billing_interval,
  next_date,
  ends_on,
}: MailEvent) =>
  [
    kind,
    service_name,
    amount === undefined ? '' : `${amount} ${currency}`,
    billing_interval === undefined || billing_interval === 1 ? billing_cycle : `${billing_cycle} x ${billing_interval}`,
    next_date ?? ends_on,
  ]
    .filter(Boolean)
    .join(' · ');

export const lines = (mail: Wanted): string[] => read(mail).map(line);
