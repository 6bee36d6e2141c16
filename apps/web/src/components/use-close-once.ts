import { useEffect, useRef } from 'react';

/**
 * Closes a dialog once: when its action is done, or at once when the action waits for the network. Without it an action
 * that ends minutes later would close the dialog that is open by then.
 */
export function useCloseOnce(isPaused: boolean, onClose: () => void): () => void {
  const isClosed = useRef(false);
  const close = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only waiting closes the dialog, not another `onClose`
  useEffect(() => {
    if (isPaused) close();
  }, [isPaused]);
  return close;
}
