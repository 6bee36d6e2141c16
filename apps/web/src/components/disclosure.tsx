import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { summary: ReactNode; isOpen?: boolean; children: ReactNode };

/** Shows and hides its content below the summary. */
export const Disclosure = ({ summary, isOpen, children }: Props) => (
  <details open={isOpen} className="group">
    <summary className="flex cursor-pointer list-none items-center gap-3 rounded-card px-5 py-4 sm:px-6 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1">{summary}</span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
      />
    </summary>
    {children}
  </details>
);
