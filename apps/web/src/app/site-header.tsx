import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Logo } from '#components/logo.tsx';
import { SkipToContent } from '#components/skip-to-content.tsx';
import { LanguagePicker } from '#features/language/language-picker.tsx';
import { ThemeSwitch } from '#features/theme/theme-switch.tsx';
import { useEarlyInput } from './use-early-input.ts';

type Props = { children?: ReactNode; onChooseLanguage?: (code: string) => Promise<unknown> };

/** The header of the public screens. */
export const SiteHeader = ({ children, onChooseLanguage }: Props) => {
  const { t } = useTranslation('common');
  useEarlyInput();
  return (
    <header className="mx-auto flex h-16 w-full max-w-[74rem] items-center px-4 sm:gap-1 sm:px-6">
      <SkipToContent />
      <Link
        to="/"
        className="touch-target me-auto flex items-center gap-2.5 rounded-lg font-bold font-display text-[1.3rem] tracking-[-0.02em]"
      >
        <Logo />
        {t('product')}
      </Link>
      {children}
      <ThemeSwitch />
      <LanguagePicker onChoose={onChooseLanguage} />
    </header>
  );
};
