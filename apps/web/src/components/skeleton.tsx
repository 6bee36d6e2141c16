import { classNames } from './class-names.ts';

/** A place kept free in the shape of what is coming. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={classNames('shimmer block rounded-md', className)} />
);
