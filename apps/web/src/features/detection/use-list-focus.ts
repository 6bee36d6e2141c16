import { type FocusEvent, useEffect, useRef } from 'react';

/** Returns true if the focused element was removed. */
const isFocusLost = () => document.activeElement === document.body;

/** The first card of another list, else the page. */
const findNextTarget = () =>
  document.querySelector<HTMLElement>('#main article[aria-keyshortcuts]') ?? document.getElementById('main');

/**
 * Keeps the focus in a list whose cards disappear when they are decided: it moves to the card at the same position, then
 * to another list, then to the page.
 * @param shown changes with the cards
 */
export function useListFocus(shown: unknown) {
  const listRef = useRef<HTMLElement>(null);
  const focusedIndex = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the occasion and not the means
  useEffect(() => {
    if (focusedIndex.current === undefined || !isFocusLost()) return;
    const cards = listRef.current?.querySelectorAll('article') ?? [];
    cards[Math.min(focusedIndex.current, cards.length - 1)]?.focus({ preventScroll: true });
  }, [shown]);

  useEffect(
    () => () => {
      if (focusedIndex.current === undefined) return;
      requestAnimationFrame(() => isFocusLost() && findNextTarget()?.focus({ preventScroll: true }));
    },
    [],
  );

  return {
    ref: listRef,
    onFocus: ({ target }: FocusEvent) => {
      // The focus inside a dialog that a card opened bubbles here through React, but is outside the list.
      if (!listRef.current?.contains(target)) return;
      const cards = [...listRef.current.querySelectorAll('article')];
      focusedIndex.current = Math.max(
        0,
        cards.findIndex((card) => card.contains(target)),
      );
    },
  };
}
