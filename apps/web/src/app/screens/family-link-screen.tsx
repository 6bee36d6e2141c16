import type { User } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LinkFailure, LinkPage } from '#app/link-page.tsx';
import { useLinkDone } from '#app/use-link-done.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { ResendVerification } from '#features/account/resend-verification.tsx';
import { useLogout, useMe } from '#features/auth/auth-queries.ts';
import { SignInDialog } from '#features/auth/sign-in-dialog.tsx';
import type { SignInMode } from '#features/auth/sign-in-form.tsx';
import { useLinkToken } from '#features/auth/use-link-token.ts';
import { offerProblem, useOffer } from '#features/family/family-queries.ts';
import { InvitationOffer } from '#features/family/invitation-offer.tsx';
import { invitationToken } from '#features/family/invitation-token.ts';

/** The token of the address is kept in the session storage, where it survives signing in, until it is answered. */
function useInvitationToken(): string | undefined {
  const arrived = useLinkToken();
  const [token] = useState(() => {
    if (arrived) invitationToken.keep(arrived);
    return arrived ?? invitationToken.read();
  });
  return token;
}

export function FamilyLinkScreen() {
  const { t } = useTranslation('family');
  const token = useInvitationToken();
  const [isDone, setDone] = useLinkDone();
  const me = useMe();
  const decline = () => {
    invitationToken.forget();
    setDone();
  };
  return (
    <LinkPage title={t('offer.title')}>
      {isDone ? (
        <>
          <p role="status">{t('offer.declined')}</p>
          <NextStepLink isSignedIn={Boolean(me.data)} />
        </>
      ) : !token ? (
        <>
          <LinkFailure>{t('offer.missing')}</LinkFailure>
          <NextStepLink isSignedIn={Boolean(me.data)} />
        </>
      ) : me.isPending ? (
        <Skeleton className="h-40 rounded-card" />
      ) : me.data ? (
        <ForUser key={me.data.id} token={token} user={me.data} onDeclined={decline} />
      ) : (
        <ForVisitor />
      )}
    </LinkPage>
  );
}

const NextStepLink = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { t } = useTranslation(['family', 'common']);
  return (
    <ButtonLink to={isSignedIn ? '/dashboard/family' : '/'} look="brand" className="mt-6">
      {t(isSignedIn ? 'offer.toFamily' : 'common:toStart')}
    </ButtonLink>
  );
};

function ForVisitor() {
  const { t } = useTranslation(['auth', 'family']);
  const [mode, setMode] = useState<SignInMode>();
  const close = () => setMode(undefined);
  return (
    <>
      <p>{t('family:offer.signIn')}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button look="brand" size="large" onClick={() => setMode('signup')}>
          {t('signup')}
        </Button>
        <Button size="large" onClick={() => setMode('login')}>
          {t('login')}
        </Button>
      </div>
      {mode && <SignInDialog start={mode} returnTo="/family" onDone={close} onClose={close} />}
    </>
  );
}

function ForUser({ token, user, onDeclined }: { token: string; user: User; onDeclined: () => void }) {
  const { t } = useTranslation(['family', 'common']);
  const offer = useOffer(token, user.id);
  const [isBad, setBad] = useState(false);
  const navigate = useNavigate();
  const join = () => {
    invitationToken.forget();
    notify.success(t('offer.joined'));
    navigate('/dashboard/family', { replace: true });
  };
  const problem = offerProblem(offer.error);
  if (isBad || problem === 'bad') return <BadLink />;
  if (problem === 'other') return <OtherAccount user={user} />;
  if (offer.isError)
    return (
      <>
        <LinkFailure>{offer.error.message || t('offer.failed')}</LinkFailure>
        <Button look="brand" className="mt-6" onClick={() => offer.refetch()}>
          {t('common:retry')}
        </Button>
      </>
    );
  if (offer.isPending) return <Skeleton className="h-40 rounded-card" />;
  if (!user.email_verified) return <VerifyFirst user={user} />;
  return (
    <InvitationOffer
      token={token}
      offer={offer.data}
      onJoined={join}
      onDeclined={onDeclined}
      onBadLink={() => setBad(true)}
    />
  );
}

const BadLink = () => {
  const { t } = useTranslation('family');
  return (
    <>
      <LinkFailure>{t('offer.invalid')}</LinkFailure>
      <p className="mt-2 text-ink-soft">{t('offer.askAgain')}</p>
      <NextStepLink isSignedIn />
    </>
  );
};

/** The token stays in the tab, so that the right account can sign in here after signing out. */
function OtherAccount({ user }: { user: User }) {
  const { t } = useTranslation(['family', 'auth', 'common']);
  const logout = useLogout();
  const leave = useAction(
    () => logout.mutateAsync(),
    () => t('auth:logoutFailed'),
  );
  return (
    <>
      <LinkFailure>{t('offer.other', { email: user.email })}</LinkFailure>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button wraps look="brand" disabled={logout.isPending} onClick={leave}>
          {t('offer.switch')}
        </Button>
        <ButtonLink to="/dashboard" look="quiet">
          {t('common:toDashboard')}
        </ButtonLink>
      </div>
    </>
  );
}

function VerifyFirst({ user }: { user: User }) {
  const { t } = useTranslation('family');
  const me = useMe();
  const goOn = async () => {
    const { data } = await me.refetch();
    if (data && !data.email_verified) notify.error(t('offer.notYet'));
  };
  return (
    <>
      <p className="break-words">{t('offer.verify', { email: user.email })}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button look="brand" disabled={me.isFetching} onClick={goOn}>
          {t('offer.verified')}
        </Button>
        <ResendVerification />
      </div>
    </>
  );
}
