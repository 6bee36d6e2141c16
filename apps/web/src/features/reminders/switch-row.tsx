import { type ReactNode, useId } from 'react';

/** A switch with its label and a line below it. */
export function SwitchRow({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: (control: { id: string; 'aria-describedby'?: string }) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex min-h-12 items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block cursor-pointer">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="break-words text-[0.84rem] text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      {children({ id, ...(hint && { 'aria-describedby': `${id}-hint` }) })}
    </div>
  );
}
