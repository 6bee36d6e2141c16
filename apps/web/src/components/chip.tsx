import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-soft text-brand-strong',
  saving: 'bg-saving-soft text-saving',
  notice: 'bg-notice-soft text-on-notice',
  danger: 'bg-danger-soft text-danger',
};

export function Chip({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-[0.8rem] max-xs:whitespace-normal',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
