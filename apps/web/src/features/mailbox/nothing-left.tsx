import { CircleCheck, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';

/** Shown after the last finding was reviewed, or when the mails have none. */
export function NothingLeft({ everHad }: { everHad: boolean }) {
  const { t } = useTranslation(['mailbox', 'common']);
  const Icon = everHad ? CircleCheck : SearchX;
  return (
    <section className="card flex flex-col items-center gap-1 px-6 py-12 text-center">
      <Icon aria-hidden="true" className={`mb-2 size-9 ${everHad ? 'text-saving' : 'text-ink-soft'}`} />
      <h2 className="font-semibold text-lg tracking-tight">{t(everHad ? 'allAdded' : 'nothing')}</h2>
      <p className="max-w-md text-ink-soft">{t(everHad ? 'allAddedHint' : 'nothingHint')}</p>
      <ButtonLink to="/dashboard" className="mt-4">
        {t('common:toDashboard')}
      </ButtonLink>
    </section>
  );
}
