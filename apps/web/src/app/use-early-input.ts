import { useEffect } from 'react';

declare global {
  /**
   * Of `public/boot.js`: the place among all buttons and lists of what was pressed or chosen last before the script of the
   * page ran. React may have made new ones for those of the build.
   */
  var earlyInput: { last?: { place: number; value: string }; forget(): void } | undefined;
}

/** Ends the watch of `boot.js`. @returns what was done last */
export function takeEarlyInput() {
  const { earlyInput } = globalThis;
  globalThis.earlyInput = undefined;
  earlyInput?.forget();
  return earlyInput?.last;
}

/** Repeats what was done on a screen that was drawn at the build, once its script has taken over. */
export function useEarlyInput(): void {
  useEffect(() => {
    const last = takeEarlyInput();
    if (!last) return;
    const { place, value } = last;
    const field = document.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('button, select')[place];
    if (field instanceof HTMLSelectElement) {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else field?.click();
  }, []);
}
