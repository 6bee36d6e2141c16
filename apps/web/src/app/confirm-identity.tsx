import type { ConfirmationMethod } from '@kumbara/shared';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { loadNamespaces } from '#i18n/load-namespaces.ts';
import { confirmation } from '#lib/confirmation.ts';

const ConfirmDialog = lazy(async () => {
  const [{ ConfirmDialog }, { GoogleButton }] = await Promise.all([
    import('#features/account/confirm-dialog.tsx'),
    import('#features/auth/google-button.tsx'),
    loadNamespaces('security'),
  ]);
  return {
    default: (props: Omit<ComponentProps<typeof ConfirmDialog>, 'signInAgain'>) => (
      <ConfirmDialog {...props} signInAgain={<GoogleButton returnTo="/account" />} />
    ),
  };
});

type Question = { methods: readonly ConfirmationMethod[]; answer: (isConfirmed: boolean) => void };

/** Shows the dialog that asks who it is, for every request that the server refuses without a confirmation. */
export function ConfirmIdentity() {
  const [questions, setQuestions] = useState<Question[]>([]);
  useEffect(
    () =>
      confirmation.answerWith(
        (methods) => new Promise((answer) => setQuestions((open) => [...open, { methods, answer }])),
      ),
    [],
  );
  const [first] = questions;
  if (!first) return null;
  // Requests that wait together are confirmed together.
  const answerAll = (isConfirmed: boolean) => {
    setQuestions([]);
    for (const { answer } of questions) answer(isConfirmed);
  };
  return (
    <Suspense fallback={null}>
      <ConfirmDialog methods={first.methods} onConfirmed={() => answerAll(true)} onClose={() => answerAll(false)} />
    </Suspense>
  );
}
