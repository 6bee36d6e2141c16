export type { HeldCharge, Holding, Holdings, Use } from './holdings.ts';
export { createNumberRule, type NumberRule } from './numbers/number-rule.ts';
export { plainText, unreadable } from './numbers/plain-text.ts';
export type { Fact, Measure, Tool } from './tools/tool.ts';
export { tools } from './tools/tools.ts';
