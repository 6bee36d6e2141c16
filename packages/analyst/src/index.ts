export type { HeldCharge, Holding, Holdings, Use } from './holdings.ts';
export type { Fact, Measure, Tool } from './tools/tool.ts';
export { tools } from './tools/tools.ts';
