import { CircleCheck, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from './button.tsx';

type Props = { everHad: boolean; title: string; text: string };

/** Shown after the last finding was reviewed, or when there was none. */
export function ReviewEnd({ everHad, title, text }: Props) {
  const { t } = useTranslation('common');
  const Icon = everHad ? CircleCheck : SearchX;
  return (
    <section className="card flex flex-col items-center gap-1 px-6 py-12 text-center">
      <Icon aria-hidden="true" className={`mb-2 size-9 ${everHad ? 'text-saving' : 'text-ink-soft'}`} />
      <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
      <p className="max-w-md text-ink-soft">{text}</p>
      <ButtonLink to="/dashboard" className="mt-4">
        {t('toDashboard')}
      </ButtonLink>
    </section>
  );
}
