import type { Subscription } from '@kumbara/shared';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { type CardActions, SubscriptionCard } from './subscription-card.tsx';

type Props = { subscriptions: Subscription[] } & CardActions;

const usualRowHeight = 236;

/** A virtual grid with rows of one to three cards; only rows near the viewport are rendered. */
export function VirtualGrid({ subscriptions, ...actions }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [{ columns, top }, setLayout] = useState({ columns: 1, top: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      const width = window.innerWidth;
      setLayout({
        columns: width >= 1024 ? 3 : width >= 640 ? 2 : 1,
        top: (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY,
      });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const rows = useWindowVirtualizer({
    count: Math.ceil(subscriptions.length / columns),
    estimateSize: () => usualRowHeight,
    overscan: 3,
    scrollMargin: top,
    gap: 16,
  });

  return (
    <div ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => (
        <ul
          key={index}
          ref={rows.measureElement}
          data-index={index}
          className="absolute inset-x-0 top-0 grid gap-4"
          style={{
            transform: `translateY(${start - top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {subscriptions.slice(index * columns, (index + 1) * columns).map((subscription) => (
            <li key={subscription.id} className="min-w-0">
              <SubscriptionCard subscription={subscription} {...actions} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
