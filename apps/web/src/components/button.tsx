import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names.ts';

const looks = {
  brand: 'bg-brand text-on-brand hover:bg-brand-strong border-transparent',
  plain: 'bg-surface text-ink border-line hover:bg-sunken',
  quiet: 'text-ink-soft border-transparent hover:bg-sunken hover:text-ink',
  danger: 'bg-danger text-on-danger border-transparent hover:brightness-90',
  'quiet-danger': 'text-danger border-transparent hover:bg-danger-soft',
};
const sizes = {
  small: 'h-9 px-3 text-[0.84rem] rounded-[10px] gap-1.5',
  medium: 'h-10 px-4 rounded-[11px] gap-2',
  large: 'h-12 px-6 text-base rounded-xl gap-2.5',
};

/** Lets a long label break into two lines on a phone. */
const wrapping =
  'h-auto! min-h-10 max-w-full max-sm:min-h-11 pointer-coarse:min-h-11 shrink! whitespace-normal! py-1.5';

export type ButtonLook = { look?: keyof typeof looks; size?: keyof typeof sizes; wraps?: boolean };

const buttonClass = ({ look = 'plain', size = 'medium', wraps }: ButtonLook, more?: string) =>
  classNames(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap border font-medium',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
    looks[look],
    sizes[size],
    'touch-target',
    wraps && wrapping,
    more,
  );

export function Button({
  look,
  size,
  wraps,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button {...rest} type={type} className={buttonClass({ look, size, wraps }, className)} />;
}

export function ButtonLink({ look, size, wraps, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ look, size, wraps }, className as string | undefined)} />;
}
