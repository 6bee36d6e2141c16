import { type FocusEvent, useEffect, useRef } from 'react';

/** Where nothing says otherwise, the focus of something that goes would go nowhere. */
const isLost = () => document.activeElement === document.body;

/** A card of another list, else the page. */
const remaining = () =>
  document.querySelector<HTMLElement>('#main article[aria-keyshortcuts]') ?? document.getElementById('main');

/**
 * Keeps the focus in a list of cards whose cards go when they are answered: the one that takes the place of the last one
 * that had it gets it, when none is left one of the next list, and after the last list the page.
 * @param shown changes when the cards do
 */
export function useListFocus(shown: unknown) {
  const place = useRef<HTMLElement>(null);
  const at = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the occasion and not the means
  useEffect(() => {
    if (at.current === undefined || !isLost()) return;
    const cards = place.current?.querySelectorAll('article') ?? [];
    cards[Math.min(at.current, cards.length - 1)]?.focus({ preventScroll: true });
  }, [shown]);

  useEffect(
    () => () => {
      if (at.current === undefined) return;
      requestAnimationFrame(() => isLost() && remaining()?.focus({ preventScroll: true }));
    },
    [],
  );

  return {
    ref: place,
    onFocus: ({ target }: FocusEvent) => {
      // A dialog that was opened from here stands elsewhere, and its focus is not the list's.
      if (!place.current?.contains(target)) return;
      const cards = [...place.current.querySelectorAll('article')];
      at.current = Math.max(
        0,
        cards.findIndex((card) => card.contains(target)),
      );
    },
  };
}
