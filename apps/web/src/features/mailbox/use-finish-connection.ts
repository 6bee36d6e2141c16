import i18next from 'i18next';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notify } from '#components/toast.ts';
import { ApiError } from '#lib/api.ts';
import { useConnect } from './connection-queries.ts';
import { providerOf } from './oauth-state.ts';

/** A code is handed in once, however often the page is drawn with it. */
const submittedCodes = new Set<string>();

/** Finishes what a provider's page began, says how it went, and leads back to the mail page. */
export function useFinishConnection(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { mutateAsync: connect } = useConnect();

  useEffect(() => {
    const code = search.get('code') ?? '';
    if (submittedCodes.has(code)) return;
    if (code) submittedCodes.add(code);
    const back = () => navigate('/dashboard/emails', { replace: true });
    const failed = (description?: string) => {
      notify.error(i18next.t('mailbox:callbackFailed'), { description });
      back();
    };
    // Whoever said no comes back without a code as well; the state is spent all the same.
    const provider = providerOf(search.get('state') ?? '');
    if (!code)
      return failed(i18next.t(search.get('error') === 'access_denied' ? 'mailbox:denied' : 'mailbox:codeMissing'));
    if (!provider) return failed(i18next.t('mailbox:stateForeign'));
    connect({ provider, code }).then(
      ({ email_address }) => {
        notify.success(i18next.t('mailbox:connected'), { description: email_address });
        back();
      },
      (error) => failed(reasonIn(error)),
    );
  }, [search, navigate, connect]);
}

/** What the server adds to "it failed". */
const reasonIn = (error: unknown) =>
  error instanceof ApiError && error.code !== 'oauth_failed' && error.message ? error.message : undefined;
