import type { Service } from './schema.ts';

/**
 * What a service is called, itself and what it sells, its common name first. People, older documents and mails use former
 * names, too.
 */
export const allNames = ({ name, aliases = [], products = [], predecessors = [] }: Service): string[] => [
  name,
  ...aliases,
  ...products,
  ...predecessors,
];
