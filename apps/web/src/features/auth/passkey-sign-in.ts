import type { SignedIn } from '@kumbara/shared';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { notify } from '#components/toast.ts';
import { ApiError, api } from '#lib/api.ts';
import { askForPasskey, isPasskeyCancelled, stopAskingForPasskey, suggestsPasskeys } from '#lib/passkeys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';
import { useSignedIn } from './auth-queries.ts';

/** @param asSuggestion waits for a choice among the suggestions of the e-mail field */
async function signInWithPasskey(asSuggestion: boolean): Promise<SignedIn> {
  const passkey = await askForPasskey('/auth/passkey/options', asSuggestion);
  return api<SignedIn>('POST', '/auth/passkey', { body: { passkey } });
}

/** Signs in with a passkey, without e-mail, password and code. */
export function usePasskeySignIn() {
  const signedIn = useSignedIn();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: signInWithPasskey,
    onSuccess: signedIn,
  });
}

/** The text of a failure; undefined if the user closed the browser's question. */
export const describePasskeyFailure = (error: Error): string | undefined =>
  isPasskeyCancelled(error)
    ? undefined
    : (error instanceof ApiError && error.message) || i18next.t('auth:passkeyFailed');

/** Offers passkeys among the suggestions of the e-mail field while the component is mounted. */
export function usePasskeySuggestions(onDone: () => void): void {
  const signedIn = useSignedIn();
  const finish = useRef((_answer: SignedIn) => {});
  finish.current = (answer) => {
    signedIn(answer);
    notify.success(i18next.t('auth:loggedIn'));
    onDone();
  };
  useEffect(() => {
    let isMounted = true;
    let isWaiting = false;
    async function offer(): Promise<void> {
      if (!(await suggestsPasskeys()) || !isMounted) return;
      isWaiting = true;
      const answer = await signInWithPasskey(true);
      isWaiting = false;
      if (isMounted) finish.current(answer);
    }
    offer().catch((error: Error) => {
      isWaiting = false;
      // Options that could not be fetched are no failure of the user's: the button fetches its own.
      if (isMounted && error instanceof ApiError && error.code === 'passkey_refused') notify.error(error.message);
    });
    return () => {
      isMounted = false;
      if (isWaiting) void stopAskingForPasskey();
    };
  }, []);
}
