import { useEffect, useRef } from 'react';

/**
 * The error of a form that belongs to no single field. The submit button loses the focus while it is disabled: the
 * message, which precedes the button, then receives it. Focus inside a field stays there.
 */
export function FormFailure({ children }: { children: string | undefined }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children && !(document.activeElement instanceof HTMLInputElement)) box.current?.focus();
  }, [children]);
  if (!children) return null;
  return (
    <p ref={box} role="alert" tabIndex={-1} className="rounded-xl bg-danger-soft px-4 py-3 text-danger">
      {children}
    </p>
  );
}
