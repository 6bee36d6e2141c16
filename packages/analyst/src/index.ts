export { advice } from './advice/advice.ts';
export { unusedCandidates } from './advice/unused.ts';
export type { HeldCharge, Holding, Holdings, Use } from './holdings.ts';
export { insights } from './insights/insights.ts';
export { createNumberRule, type NumberRule } from './numbers/number-rule.ts';
export { plainText, unreadable } from './numbers/plain-text.ts';
export type { Fact, Measure, Tool } from './tools/tool.ts';
export { tools } from './tools/tools.ts';
