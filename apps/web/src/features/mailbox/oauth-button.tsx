import type { OauthProvider } from '@kumbara/shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '#components/button.tsx';
import { classNames } from '#components/class-names.ts';
import { useAction } from '#components/use-action.ts';
import { ApiError } from '#lib/api.ts';
import { useAuthUrl } from './connection-queries.ts';
import { rememberState } from './oauth-state.ts';

/** What is known of a provider before anybody goes there. */
export type Readiness = 'ready' | 'sandbox' | 'missing';

type Props = ButtonLook & {
  provider: OauthProvider;
  readiness: Readiness;
  label: string;
  /** Which account, for people who cannot see where the button stands. */
  account?: string;
  /** What stands beside it that belongs to it. */
  describedBy?: string;
  className?: string;
};

/** Leads to the provider's own consent page. Where nobody set it up, it says so instead of leading nowhere. */
export function OauthButton({ provider, readiness, label, account, describedBy, className, ...look }: Props) {
  const { t } = useTranslation('mailbox');
  const note = useId();
  const authUrl = useAuthUrl(provider);
  const { error } = authUrl;
  const isMissing = readiness === 'missing' || (error instanceof ApiError && error.code === 'provider_not_configured');

  const go = useAction(
    async () => {
      const { auth_url } = await authUrl.mutateAsync();
      rememberState(provider, auth_url);
      window.location.assign(auth_url);
    },
    ({ message }) => ({ text: t(`startFailed.${provider}`), description: message || undefined }),
  );

  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <Button
        {...look}
        disabled={isMissing || authUrl.isPending}
        aria-label={account && `${label}: ${account}`}
        aria-describedby={isMissing ? note : describedBy}
        onClick={go}
      >
        {label}
      </Button>
      {isMissing && (
        <p id={note} className="text-[0.84rem] text-ink-soft">
          {t('missing')}
        </p>
      )}
    </div>
  );
}
