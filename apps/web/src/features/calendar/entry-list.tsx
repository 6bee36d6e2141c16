import type { CalendarEntry, IsoDate } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatLongDay, formatMoney } from '#lib/format.ts';
import { subscriptionLink } from '#lib/subscription-link.ts';
import { type Look, lookOf, looks } from './entry-looks.ts';

/** The entries by day, each a link to the page of its subscription. */
export const EntryList = ({ entries }: { entries: Map<IsoDate, CalendarEntry[]> }) => (
  <ol className="flex flex-col gap-4">
    {[...entries].map(([day, own]) => (
      <li key={day}>
        <h3 className="mb-1 font-medium text-[0.84rem] text-ink-soft">{formatLongDay(day)}</h3>
        <DayEntries entries={own} />
      </li>
    ))}
  </ol>
);

export const DayEntries = ({ entries }: { entries: CalendarEntry[] }) => (
  <ul className="card divide-y divide-line overflow-clip">
    {entries.map((entry) => (
      <li key={`${entry.subscription_id} ${entry.kind} ${lookOf(entry)}`}>
        <EntryRow entry={entry} />
      </li>
    ))}
  </ul>
);

/** Amounts that count in no total. */
const amountLooks: Partial<Record<Look, string>> = {
  missing: 'text-ink-faint',
  skipped: 'text-ink-faint line-through',
};

function EntryRow({ entry }: { entry: CalendarEntry }) {
  const { t } = useTranslation(['calendar', 'details']);
  const look = lookOf(entry);
  const { icon: Icon, tile } = looks[look];
  return (
    <Link
      {...subscriptionLink(entry.subscription_id)}
      className="flex items-center gap-3 px-4 py-2.5 hover:bg-sunken/60"
    >
      <ServiceAvatar name={entry.name} className="size-9 text-sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{entry.name}</span>
        <span className="mt-0.5 flex items-center gap-1.5 text-[0.84rem] text-ink-soft">
          <span className={`grid size-[1.1rem] shrink-0 place-items-center rounded-full ${tile}`}>
            <Icon aria-hidden="true" className="size-3" />
          </span>
          {entry.kind === 'payment'
            ? t(`details:state.${look as Exclude<typeof look, 'end'>}`)
            : t(`end.${entry.kind}`)}
        </span>
      </span>
      {entry.kind === 'payment' && (
        <span className={amountLooks[look] ?? 'font-medium'}>{formatMoney(entry.amount, entry.currency)}</span>
      )}
    </Link>
  );
}
