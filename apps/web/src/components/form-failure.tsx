import { useEffect, useRef } from 'react';

/**
 * Why a form was refused, where it is about no single field. Whoever pressed the button has lost the focus to it, as it
 * was out of use meanwhile, and gets it back just before the button; whoever is in a field stays there.
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
