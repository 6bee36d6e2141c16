import { type ReactNode, useId } from 'react';

/** A notice about the whole page with an action. */
export function NoticeBanner({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-notice/70 bg-notice-soft px-5 py-3.5 text-on-notice"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
