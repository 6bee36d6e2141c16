import type { Service } from './schema.ts';

/** What a service is called today, itself and what it sells: its common name first. */
export const currentNames = ({ name, aliases = [], products = [] }: Service): string[] => [
  name,
  ...aliases,
  ...products,
];

/** The same with its former names, which older documents and mails use. */
export const allNames = (service: Service): string[] => [...currentNames(service), ...(service.predecessors ?? [])];
