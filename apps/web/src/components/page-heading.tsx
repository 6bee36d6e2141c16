import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  title: string;
  lead: string;
  /** The name of the page in the browser's tab, where it is shorter than the title. */
  tab?: string;
  /** Buttons beside the title. */
  children?: ReactNode;
};

/** The title of a screen, on the page and in the browser's tab, with what it is for. */
export function PageHeading({ title, lead, tab = title, children }: Props) {
  const { t } = useTranslation('common');
  const texts = (
    <div>
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      <p className="mt-1 max-w-[42rem] text-balance text-ink-soft">{lead}</p>
    </div>
  );
  return (
    <>
      <title>{t('nav.pageTitle', { page: tab })}</title>
      {children ? (
        <div className="flex flex-wrap items-start justify-between gap-3">
          {texts}
          {children}
        </div>
      ) : (
        texts
      )}
    </>
  );
}
