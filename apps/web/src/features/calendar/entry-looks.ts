import type { CalendarEntry } from '@kumbara/shared';
import { Check, CircleAlert, CircleHelp, Clock, Flag, Plus, SkipForward } from 'lucide-react';

/** How an entry is shown: what became of a payment, or that something ends. */
export type Look = 'paid' | 'extra' | 'due' | 'unknown' | 'missing' | 'skipped' | 'end';

export const lookOf = (entry: CalendarEntry): Look => {
  if (entry.kind !== 'payment') return 'end';
  return entry.is_extra ? 'extra' : entry.state;
};

export const looks = {
  paid: { icon: Check, dot: 'bg-saving', tile: 'bg-saving-soft text-saving' },
  extra: { icon: Plus, dot: 'bg-saving', tile: 'bg-saving-soft text-saving' },
  due: { icon: Clock, dot: 'bg-brand', tile: 'bg-brand-soft text-brand-strong' },
  unknown: { icon: CircleHelp, dot: 'bg-ink-faint', tile: 'bg-sunken text-ink-soft' },
  missing: { icon: CircleAlert, dot: 'bg-notice', tile: 'bg-notice-soft text-on-notice' },
  skipped: { icon: SkipForward, dot: 'bg-edge', tile: 'bg-sunken text-ink-soft' },
  end: { icon: Flag, dot: 'bg-ink', tile: 'bg-sunken text-ink' },
} as const satisfies Record<Look, object>;
