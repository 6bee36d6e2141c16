import { costPerPayment, currencyDecimals, type FamilyMember, type FamilySubscription, round } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatCycle, formatMoney } from '#lib/format.ts';
import { BigAmounts } from './big-amounts.tsx';

type Props = {
  member: FamilyMember;
  /** The card of the signed-in user. */
  isSelf: boolean;
  /** While the family is paused, nothing is shared. */
  isActive: boolean;
  onRemove?: () => void;
};

/** A family member with the shared subscriptions and their total. */
export function MemberCard({ member, isSelf, isActive, onRemove }: Props) {
  const { t } = useTranslation('family');
  const { name, email, role, totals, subscriptions } = member;
  return (
    <article aria-label={name} className="card flex h-full min-w-0 flex-col p-5">
      <div className="flex items-center gap-3">
        <ServiceAvatar name={name} />
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <span className="min-w-0 truncate">{name}</span>
            {isSelf && <Chip tone="brand">{t('you')}</Chip>}
            {role === 'owner' && <Chip>{t('owner')}</Chip>}
          </h3>
          <p className="break-words text-[0.84rem] text-ink-soft">
            <EmailAddress address={email} />
          </p>
        </div>
      </div>
      {subscriptions.length > 0 && (
        <div className="mt-4">
          <BigAmounts totals={totals} />
        </div>
      )}
      {subscriptions.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-t">
          {subscriptions.map((one, at) => (
            // Two subscriptions may have the same name, and the rows have no state.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Shown key={at} {...one} />
          ))}
        </ul>
      )}
      {isActive && subscriptions.length === 0 && (
        <p className="mt-4 text-ink-soft">{t(isSelf ? 'nothingYou' : 'nothing')}</p>
      )}
      {onRemove && (
        <div className="mt-auto pt-4">
          <Button
            look="quiet-danger"
            size="small"
            className="-ms-3"
            aria-label={`${t('remove')}: ${name}`}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </article>
  );
}

function Shown(subscription: FamilySubscription) {
  const { t } = useTranslation(['subscriptions', 'family']);
  const { name, amount, currency, category, share } = subscription;
  const mine = round(costPerPayment(subscription), currencyDecimals(currency));
  return (
    <li className="flex items-start justify-between gap-x-4 py-2">
      <span className="min-w-0 break-words">
        {name}
        <span className="block text-[0.84rem] text-ink-soft">{t(`category.${category}`)}</span>
      </span>
      <span className="shrink-0 text-end tabular-nums">
        {formatMoney(amount, currency)}
        <span className="block text-[0.84rem] text-ink-soft">
          {formatCycle(subscription)}
          {share && ` · ${t('family:share', { amount: formatMoney(mine, currency) })}`}
        </span>
      </span>
    </li>
  );
}
