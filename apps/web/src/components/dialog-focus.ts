import { useLayoutEffect, useState } from 'react';

/** What opened each dialog, the nearest first: of one that was opened out of another also what opened that one. */
const openersOf = new WeakMap<Element, HTMLElement[]>();
/** Of a dialog that goes at this moment: another may take its place before the focus has gone back. */
let leaving: HTMLElement[] = [];

function findOpeners(): HTMLElement[] {
  const { activeElement: active, body } = document;
  if (!(active instanceof HTMLElement) || active === body) return leaving;
  const container = active.closest('[role="dialog"], [role="alertdialog"]');
  return [active, ...((container && openersOf.get(container)) ?? [])];
}

/** Where nothing is left that opened it: the dialog below, else the page. */
const remaining = () => document.querySelector<HTMLElement>('[role="dialog"]') ?? document.getElementById('main');

/** Where the focus goes: to the first field when a dialog opens, back to what opened it when it closes. */
export function useDialogFocus() {
  const [openers] = useState(findOpeners);
  useLayoutEffect(
    () => () => {
      leaving = openers;
      setTimeout(() => {
        if (leaving === openers) leaving = [];
      });
    },
    [openers],
  );
  const remember = ({ currentTarget }: Event) => {
    if (currentTarget instanceof Element) openersOf.set(currentTarget, openers);
  };
  return {
    /** For a dialog that only asks: the focus goes where Radix puts it. */
    remember,
    onOpenAutoFocus: (event: Event) => {
      remember(event);
      const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input, textarea, form select');
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      (openers.find(({ isConnected }) => isConnected) ?? remaining())?.focus();
    },
  };
}
