import type { OauthProvider } from '@kumbara/shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '#components/button.tsx';
import { classNames } from '#components/class-names.ts';
import { useAction } from '#components/use-action.ts';
import { ApiError } from '#lib/api.ts';
import { useAuthUrl } from './connection-queries.ts';
import { rememberState } from './oauth-state.ts';

/** State of a provider on this server: configured, emulated or not configured. */
export type Readiness = 'ready' | 'sandbox' | 'missing';

type Props = ButtonLook & {
  provider: OauthProvider;
  readiness: Readiness;
  label: string;
  /** The account, for screen readers. */
  account?: string;
  /** The id of the note that belongs to the button. */
  describedBy?: string;
  className?: string;
};

/** Redirects to the provider's consent page. Disabled with a note where the provider is not set up. */
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
