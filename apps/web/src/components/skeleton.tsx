import { classNames } from './class-names.ts';

/** A placeholder in the shape of the content that is loading. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={classNames('shimmer block', className)} />
);
