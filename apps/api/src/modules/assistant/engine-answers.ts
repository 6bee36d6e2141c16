import type { Clock } from '#lib/clock.ts';
import type { Logger } from '#lib/logger.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import { type AnsweringEngine, EngineError } from './adapters/answering-engine.ts';
import { type Conversation, converse, type EngineAnswer } from './conversation.ts';
import type { NoticeReason } from './notice-reason.ts';

const tokensPerDay = { most: 200_000, seconds: 86_400 };
/** The longest pause after a failure of the engine. */
const pauseSeconds = 30;

type Needs = { engine: AnsweringEngine; milliseconds: number; limiter: RateLimiter; clock: Clock; logger: Logger };

/** Answers of an engine, within the daily token allowance of a user, and not during the pause after a failure. */
export function createEngineAnswers({ engine, milliseconds, limiter, clock, logger }: Needs) {
  let pause: { until: number; reason: NoticeReason } | undefined;

  async function findReasonAgainst(userId: string): Promise<NoticeReason | undefined> {
    if (pause && clock().getTime() < pause.until) return pause.reason;
    return (await limiter.counted(tokensKey(userId))) >= tokensPerDay.most ? 'used_up' : undefined;
  }

  function readFailure(error: unknown): NoticeReason {
    if (!(error instanceof EngineError)) {
      logger.error({ err: error }, 'the answering engine failed because of a bug');
      return 'nonsense';
    }
    const { kind, retryAfterSeconds = pauseSeconds } = error;
    logger.warn({ reason: kind }, 'the answering engine failed, the built-in analyst answered');
    if (kind === 'away' || kind === 'busy' || kind === 'slow') {
      pause = { until: clock().getTime() + Math.min(pauseSeconds, retryAfterSeconds) * 1000, reason: kind };
    }
    return kind;
  }

  return {
    /** Streams checked sentences. @returns the whole answer, or why there is none. Throws only if the client went away. */
    async *stream(
      userId: string,
      conversation: Omit<Conversation, 'engine' | 'milliseconds' | 'addTokens'>,
    ): AsyncGenerator<string, EngineAnswer | NoticeReason> {
      const reason = await findReasonAgainst(userId);
      if (reason) return reason;
      let tokensUsed = 0;
      const addTokens = (tokens: number) => {
        tokensUsed += tokens;
      };
      try {
        return yield* converse({ ...conversation, engine, milliseconds, addTokens });
      } catch (error) {
        if (conversation.signal.aborted) throw error;
        return readFailure(error);
      } finally {
        await limiter.add(tokensKey(userId), tokensUsed, tokensPerDay.seconds);
      }
    },
  };
}

const tokensKey = (userId: string) => `assistant-tokens:user:${userId}`;
