import type { NewCalendarFeed } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { CopyField } from '#components/copy-field.tsx';
import { Dialog } from '#components/dialog.tsx';

/** The only time that an address is shown. */
export function FeedAddress({ feed: { name, url }, onClose }: { feed: NewCalendarFeed; onClose: () => void }) {
  const { t } = useTranslation('calendar-feed');
  const calendarLink = url.replace(/^https?:/, 'webcal:');
  const links = {
    open: calendarLink,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(calendarLink)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=${encodeURIComponent(`Kumbara (${name})`)}`,
  };
  return (
    <Dialog title={t('shownTitle')} description={t('shownLead')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <CopyField label={t('address')} text={url} />
        <ul className="flex flex-col gap-1">
          {(['open', 'google', 'outlook'] as const).map((kind) => (
            <li key={kind}>
              <a
                href={links[kind]}
                {...(kind !== 'open' && { target: '_blank', rel: 'noreferrer' })}
                className="font-medium text-brand-strong underline-offset-4 hover:underline"
              >
                {t(kind)}
              </a>
            </li>
          ))}
        </ul>
        <Button look="brand" size="large" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </Dialog>
  );
}
