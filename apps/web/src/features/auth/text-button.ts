/** The classes of a button that looks like a link. */
export const textButton =
  'min-h-6 font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand';
