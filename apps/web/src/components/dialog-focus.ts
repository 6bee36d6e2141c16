import { useLayoutEffect, useState } from 'react';

/** The elements that opened a dialog, nearest first. For a nested dialog the list includes the opener of its parent. */
const openersOf = new WeakMap<Element, HTMLElement[]>();
/** The openers of the dialog that is closing: another may open before the focus has returned. */
let leaving: HTMLElement[] = [];

function findOpeners(): HTMLElement[] {
  const { activeElement: active, body } = document;
  if (!(active instanceof HTMLElement) || active === body) return leaving;
  const container = active.closest('[role="dialog"], [role="alertdialog"]');
  return [active, ...((container && openersOf.get(container)) ?? [])];
}

/** Fallback when no opener is left: the dialog below, else the page. */
const remaining = () => document.querySelector<HTMLElement>('[role="dialog"]') ?? document.getElementById('main');

/** Moves the focus to the first field when a dialog opens, and back to its opener when it closes. */
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
    /** Radix chooses the focused element: the first one, and of a confirmation the one that leaves it. */
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
