import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteFooter } from '#app/site-footer.tsx';
import { SiteHeader } from '#app/site-header.tsx';
import { isBadLink } from '#features/auth/link-queries.ts';

/** The layout of pages opened from links in mails, for visitors and signed-in users. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <title>{t('nav.pageTitle', { page: title })}</title>
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[33rem] px-4 pt-6 pb-20 outline-none sm:px-6 sm:pt-16"
      >
        <div className="card p-6 sm:p-8">
          <h1 className="mb-3 font-bold font-display text-3xl tracking-[-0.02em]">{title}</h1>
          {children}
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

/** The text of a failed link. The server's own names the remedy of other links: to request a new one. */
export const describeLinkFailure = (error: Error | null, invalid: string): string | undefined =>
  error ? (isBadLink(error) ? invalid : error.message || i18next.t('common:error')) : undefined;

/** The error of an invalid link. */
export const LinkFailure = ({ children }: { children: string }) => (
  <p role="alert" className="text-danger">
    {children}
  </p>
);
