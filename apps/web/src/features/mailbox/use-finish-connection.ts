import i18next from 'i18next';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notify } from '#components/toast.ts';
import { ApiError } from '#lib/api.ts';
import { useConnect } from './connection-queries.ts';
import { providerOf } from './oauth-state.ts';

/** Codes that were submitted: each is used once, however often the page renders. */
const submittedCodes = new Set<string>();

/** Finishes the connection after the provider's page, shows the result and returns to the mail page. */
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
    // A user who denied access returns without a code; the state is used up nevertheless.
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

/** The detail that the server adds to a failure. */
const reasonIn = (error: unknown) =>
  error instanceof ApiError && error.code !== 'oauth_failed' && error.message ? error.message : undefined;
