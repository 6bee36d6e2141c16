export { type Known, ownerOfHost, serviceById, services } from './catalogue/catalogue.ts';
export type { Service } from './catalogue/schema.ts';
export type { Finding, FoundCharge, Life, StatementDocument, StatementFindings } from './finding.ts';
