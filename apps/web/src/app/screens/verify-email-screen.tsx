import { useEffect, useState } from 'react';
import { LinkPage } from '#app/link-page.tsx';
import { ButtonLink } from '#components/button.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { useVerifyEmail } from '#features/auth/link-queries.ts';
import { takeLinkToken } from '#features/auth/link-token.ts';
import { t } from '#i18n/index.ts';

export function VerifyEmailScreen() {
  const [token] = useState(takeLinkToken);
  const { mutate, isSuccess, error } = useVerifyEmail();
  const { data: user } = useMe();
  useEffect(() => {
    if (token) mutate(token);
  }, [token, mutate]);

  const failure = token ? error && (error.message || t('verify.failed')) : t('reset.missing');
  return (
    <LinkPage title={t('verify.title')}>
      {failure ? (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      ) : (
        <p role="status">{t(isSuccess ? 'verify.done' : 'verify.working')}</p>
      )}
      {(failure || isSuccess) && (
        <ButtonLink to={user ? (failure ? '/account' : '/dashboard') : '/'} look="brand" className="mt-6">
          {t(user ? (failure ? 'common.toAccount' : 'common.toDashboard') : 'common.toStart')}
        </ButtonLink>
      )}
    </LinkPage>
  );
}
