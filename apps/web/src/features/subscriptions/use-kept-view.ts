import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultView, type View } from './visible-subscriptions.ts';

/** The views by entry of the history. */
const views = new Map<string, View>();

/** Filters and order of the list. Going back to it finds them as they were; a new visit begins without any. */
export function useKeptView(): [view: View, setView: (view: View) => void] {
  const { key } = useLocation();
  const [view, setView] = useState(() => views.get(key) ?? defaultView);
  return [
    view,
    (next) => {
      views.set(key, next);
      setView(next);
    },
  ];
}
