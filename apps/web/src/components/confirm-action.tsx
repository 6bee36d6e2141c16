import type { ComponentProps } from 'react';
import { describeRefusal, isUnconfirmed } from '#lib/refusal.ts';
import { Confirm } from './dialog.tsx';
import { notify } from './toast.ts';
import { useAction } from './use-action.ts';
import { useCloseOnce } from './use-close-once.ts';

type Props = Omit<ComponentProps<typeof Confirm>, 'isBusy' | 'onConfirm'> & {
  mutation: { isPending: boolean; isPaused: boolean };
  run: () => Promise<unknown>;
  /** The text of the toast when it is done. */
  done?: string;
  onDone?: (() => void) | undefined;
  /** The text of the toast about a failure. */
  failed?: string;
  /** Leaves the question open after a failure. */
  staysOnFailure?: boolean;
};

/** Asks, runs what was asked for, reports it in a toast and closes. A user who does not confirm the own identity knows. */
export function ConfirmAction({ mutation, run, done, onDone, failed, staysOnFailure, onClose, ...question }: Props) {
  const close = useCloseOnce(mutation.isPaused, onClose);
  const confirm = useAction(
    async () => {
      await run();
      if (done) notify.success(done);
      close();
      onDone?.();
    },
    (error) => {
      if (!staysOnFailure) close();
      return isUnconfirmed(error) ? undefined : (failed ?? describeRefusal(error));
    },
  );
  return <Confirm {...question} isBusy={mutation.isPending} onConfirm={confirm} onClose={close} />;
}
