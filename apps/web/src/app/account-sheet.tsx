import { Bell, CircleOff, LifeBuoy, PiggyBank, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { LogoutButton } from '#features/auth/logout-button.tsx';
import { LanguagePicker } from '#features/language/language-picker.tsx';
import { rememberLanguage } from '#features/language/remember-language.ts';
import { ThemeSwitch } from '#features/theme/theme-switch.tsx';

/** The menu of a phone: account, family, language, theme, support and sign-out. */
export function AccountSheet({ onSupport, onClose }: { onSupport: () => void; onClose: () => void }) {
  const { t } = useTranslation('common');
  const { data: user } = useMe();
  return (
    <Dialog title={user?.name ?? t('nav.account')} description={user?.email} onClose={onClose}>
      <dl className="divide-y divide-line border-line border-y">
        <div className="flex items-center justify-between py-2">
          <dt>{t('language.label')}</dt>
          <dd>
            <LanguagePicker onChoose={rememberLanguage} />
          </dd>
        </div>
        <div className="flex items-center justify-between py-2">
          <dt>{t('theme.label')}</dt>
          <dd>
            <ThemeSwitch />
          </dd>
        </div>
      </dl>
      <ButtonLink to="/account" className="mt-5 w-full">
        {t('nav.accountTitle')}
      </ButtonLink>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <ButtonLink to="/dashboard/savings" className="col-span-2 min-w-0">
          <PiggyBank aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{t('nav.savings')}</span>
        </ButtonLink>
        <ButtonLink to="/dashboard/family" className="min-w-0">
          <UsersRound aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{t('nav.family')}</span>
        </ButtonLink>
        <ButtonLink to="/dashboard/reminders" className="min-w-0">
          <Bell aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{t('nav.reminders')}</span>
        </ButtonLink>
        <ButtonLink to="/dashboard/unused" className="min-w-0">
          <CircleOff aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{t('nav.unused')}</span>
        </ButtonLink>
        <Button className="min-w-0" onClick={onSupport}>
          <LifeBuoy aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{t('nav.support')}</span>
        </Button>
      </div>
      <LogoutButton look="plain" size="medium" className="mt-2 w-full" />
    </Dialog>
  );
}
