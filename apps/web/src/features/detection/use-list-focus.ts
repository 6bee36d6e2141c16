import { type FocusEvent, useEffect, useRef } from 'react';

/** Where nothing says otherwise, the focus of something that goes would go nowhere. */
const isFocusLost = () => document.activeElement === document.body;

/** A card of another list, else the page. */
const findNextTarget = () =>
  document.querySelector<HTMLElement>('#main article[aria-keyshortcuts]') ?? document.getElementById('main');

/**
 * Keeps the focus in a list of cards whose cards go when they are answered: the one that takes the place of the last one
 * that had it gets it, when none is left one of the next list, and after the last list the page.
 * @param shown changes when the cards do
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
      // A dialog that was opened from here stands elsewhere, and its focus is not the list's.
      if (!listRef.current?.contains(target)) return;
      const cards = [...listRef.current.querySelectorAll('article')];
      focusedIndex.current = Math.max(
        0,
        cards.findIndex((card) => card.contains(target)),
      );
    },
  };
}
