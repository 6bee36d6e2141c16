import { FileX2, ListChecks, ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const points = [
  { key: 'read', icon: ScanLine },
  { key: 'decide', icon: ListChecks },
  { key: 'kept', icon: FileX2 },
] as const;

/** Explains what happens to a statement before it is uploaded. */
export const PrivacyNote = () => {
  const { t } = useTranslation('statements');
  return (
    <section aria-label={t('privacyTitle')}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {points.map(({ key, icon: Icon }) => (
          <li key={key} className="flex gap-3.5">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-strong" />
            <div>
              <h2 className="font-medium">{t(`privacy.${key}.title`)}</h2>
              <p className="text-[0.875rem] text-ink-soft">{t(`privacy.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
