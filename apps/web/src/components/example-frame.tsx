import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import { classNames } from './class-names.ts';

type Props = { title: string; hint: string; className?: string; children: ReactNode };

/** Frames invented data that shows what another plan would. */
export const ExampleFrame = ({ title, hint, className = 'p-4', children }: Props) => (
  <section
    aria-label={title}
    className={classNames('flex flex-col gap-5 rounded-card border border-line border-dashed sm:p-5', className)}
  >
    <p className="flex flex-wrap items-center gap-2.5">
      <Chip tone="notice">{title}</Chip>
      <span className="text-ink-soft">{hint}</span>
    </p>
    {children}
  </section>
);
