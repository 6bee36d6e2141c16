import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <LoaderCircle aria-hidden="true" className={classNames('animate-spin', className)} />
);

/** A spinner in the middle of an empty screen. */
export function FullScreenWait({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="flex items-center gap-3 text-ink-soft text-lg">
        <Spinner className="size-6 text-brand" />
        {label}
      </p>
    </main>
  );
}
