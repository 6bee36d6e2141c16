import {
  Bell,
  CalendarDays,
  ChartColumn,
  CircleOff,
  LifeBuoy,
  type LucideIcon,
  PiggyBank,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Dialog } from '#components/dialog.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { LogoutButton } from '#features/auth/logout-button.tsx';
import { LanguagePicker } from '#features/language/language-picker.tsx';
import { rememberLanguage } from '#features/language/remember-language.ts';
import { ThemeSwitch } from '#features/theme/theme-switch.tsx';
import { moreItems } from './more-items.ts';

const icons: Record<(typeof moreItems)[number]['label'], LucideIcon> = {
  'nav.calendar': CalendarDays,
  'nav.savings': PiggyBank,
  'nav.analytics': ChartColumn,
  'nav.unused': CircleOff,
  'nav.reminders': Bell,
  'nav.family': UsersRound,
};

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-2 text-start font-medium hover:bg-sunken aria-[current=page]:text-brand-strong';

/** The menu of a phone: further pages, account, support, language, theme and sign-out. */
export function AccountSheet({ onSupport, onClose }: { onSupport: () => void; onClose: () => void }) {
  const { t } = useTranslation('common');
  const { data: user } = useMe();
  return (
    <Dialog title={user?.name ?? t('nav.account')} description={user?.email} onClose={onClose}>
      <nav aria-label={t('nav.more')} className="-mx-2 border-line border-t pt-2">
        {moreItems.map(({ to, label }) => {
          const Icon = icons[label];
          return (
            <NavLink key={to} to={to} className={row}>
              <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              {t(label)}
            </NavLink>
          );
        })}
        <NavLink to="/account" className={row}>
          <UserRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          {t('nav.accountTitle')}
        </NavLink>
        <button type="button" className={row} onClick={onSupport}>
          <LifeBuoy aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          {t('nav.support')}
        </button>
      </nav>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        <div className="flex items-center justify-between py-1.5">
          <dt>{t('language.label')}</dt>
          <dd>
            <LanguagePicker onChoose={rememberLanguage} />
          </dd>
        </div>
        <div className="flex items-center justify-between py-1.5">
          <dt>{t('theme.label')}</dt>
          <dd>
            <ThemeSwitch />
          </dd>
        </div>
      </dl>
      <LogoutButton look="plain" size="medium" className="mt-4 w-full" />
    </Dialog>
  );
}
