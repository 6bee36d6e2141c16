import { EyeOff, UsersRound, WalletCards } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';

const gains = [
  { title: 'sellPlan', text: 'sellPlanText', icon: WalletCards },
  { title: 'sellTotals', text: 'sellTotalsText', icon: UsersRound },
  { title: 'sellPrivate', text: 'sellPrivateText', icon: EyeOff },
] as const;

/** For users without a family: its benefits and how to get one. */
export const FamilyPitch = ({ canInvite }: { canInvite: boolean }) => {
  const { t } = useTranslation('family');
  return (
    <section aria-labelledby="family-pitch" className="card p-5 sm:p-6">
      <h2 id="family-pitch" className="font-bold font-display text-[1.75rem] leading-tight tracking-[-0.02em]">
        {t('sellTitle')}
      </h2>
      <p className="mt-2 max-w-[38rem] text-balance text-ink-soft">{t('sellLead')}</p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {gains.map(({ title, text, icon: Icon }) => (
          <li key={title} className="flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <h3 className="font-semibold">{t(title)}</h3>
              <p className="mt-0.5 text-ink-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      {!canInvite && (
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to="/pricing" look="brand" size="large">
            {t('sellButton')}
          </ButtonLink>
          <p className="text-[0.875rem] text-ink-soft">{t('sellInvited')}</p>
        </div>
      )}
    </section>
  );
};
