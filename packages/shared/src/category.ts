export const categories = [
  'streaming',
  'software',
  'music',
  'gaming',
  'fitness',
  'cloud',
  'news',
  'education',
  'other',
] as const;
export type Category = (typeof categories)[number];
