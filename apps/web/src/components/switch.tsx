import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A native checkbox styled as a switch. */
export const Switch = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input
    {...rest}
    type="checkbox"
    // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
    role="switch"
    className={classNames(
      'relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunken transition-colors',
      'before:absolute before:start-[2px] before:top-[2px] before:size-3.5 before:rounded-full before:bg-edge before:transition-transform',
      'checked:border-brand checked:bg-brand checked:before:translate-x-4 checked:before:bg-on-brand',
      'disabled:cursor-not-allowed disabled:opacity-60',
      className,
    )}
  />
);
