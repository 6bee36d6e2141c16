/** A button that reads like a link. */
export const textButton =
  'font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand';
