import { type ReactNode, useId } from 'react';

/** A section of a page of settings with its title and explanation. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t py-8 lg:grid-cols-[18rem_1fr] lg:gap-10">
      <div>
        <h2 id={id} className="font-semibold text-lg tracking-tight">
          {title}
        </h2>
        {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      </div>
      <div className="min-w-0 max-w-xl">{children}</div>
    </section>
  );
}
