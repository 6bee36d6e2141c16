import type { EngineFailure } from './adapters/answering-engine.ts';

/**
 * Why the built-in analyst answered in place of another engine: the engine failed, or its daily allowance is used up.
 * The texts are in the namespace `notices`.
 */
export type NoticeReason = EngineFailure | 'used_up';
