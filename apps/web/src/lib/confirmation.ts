import type { ConfirmationMethod } from '@kumbara/shared';

type Ask = (methods: readonly ConfirmationMethod[]) => Promise<boolean>;

let current: Ask | undefined;

/** Connects requests that need a confirmation with the dialog that asks for it. */
export const confirmation = {
  /** @returns a function that takes the dialog away again */
  answerWith(ask: Ask): () => void {
    current = ask;
    return () => {
      if (current === ask) current = undefined;
    };
  },
  /** @returns whether the user has confirmed; false without a dialog */
  ask: async (methods: readonly ConfirmationMethod[]): Promise<boolean> => (await current?.(methods)) ?? false,
};
