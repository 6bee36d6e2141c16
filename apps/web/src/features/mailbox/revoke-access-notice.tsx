import { ExternalLink, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Microsoft's pages that list apps with access, for personal accounts and for those of a school or company. */
const consentPages = [
  { label: 'byHandPrivate', url: 'https://account.live.com/consent/Manage' },
  { label: 'byHandWork', url: 'https://myapplications.microsoft.com/' },
] as const;

/** Links to the pages where the user revokes access: Microsoft has no API for it. */
export const RevokeAccessNotice = ({ account, onClose }: { account: string; onClose: () => void }) => {
  const { t } = useTranslation(['mailbox', 'common']);
  return (
    <section role="status" className="card flex items-start gap-4 p-5">
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">{t('byHandTitle')}</h2>
        <p className="mt-1 break-words text-ink-soft">{t('byHandText', { address: account })}</p>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {consentPages.map(({ label, url }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1.5 font-medium text-brand-strong underline-offset-4 hover:underline"
              >
                {t(label)}
                <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        aria-label={t('common:close')}
        onClick={onClose}
        className="-mt-1 -me-2 grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
};
