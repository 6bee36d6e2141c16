import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type Props = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A titled card of a screen. */
export function Panel({ title, aside, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('card min-w-0 px-5 py-4 sm:px-6 sm:py-5', className)}>
      <div className="mb-3 flex break-after-avoid flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-semibold text-base tracking-tight">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
