import type { Clock } from '#lib/clock.ts';
import type { Logger } from '#lib/logger.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import { type AnsweringEngine, EngineError } from './adapters/answering-engine.ts';
import { type Asking, converse, type Told } from './conversation.ts';
import type { NoticeReason } from './notices.ts';

const tokensPerDay = { most: 200_000, seconds: 86_400 };
/** An engine that failed is left alone for so long at most. */
const restSeconds = 30;

export type EngineAnswers = ReturnType<typeof createEngineAnswers>;
type Needs = { engine: AnsweringEngine; milliseconds: number; limiter: RateLimiter; clock: Clock; logger: Logger };

/** Answers of an engine, within what a person may use up in a day, and not while it rests from a failure. */
export function createEngineAnswers({ engine, milliseconds, limiter, clock, logger }: Needs) {
  let rest: { until: number; reason: NoticeReason } | undefined;

  async function reasonAgainst(userId: string): Promise<NoticeReason | undefined> {
    if (rest && clock().getTime() < rest.until) return rest.reason;
    return (await limiter.counted(tokensKey(userId))) >= tokensPerDay.most ? 'used_up' : undefined;
  }

  function failed(error: unknown): NoticeReason {
    if (!(error instanceof EngineError)) {
      logger.error({ err: error }, 'asking the answering engine failed by a fault of ours');
      return 'nonsense';
    }
    const { kind, retryAfterSeconds = restSeconds } = error;
    logger.warn({ reason: kind }, 'the answering engine was of no help, the built-in analyst answered');
    if (kind === 'away' || kind === 'busy' || kind === 'slow') {
      rest = { until: clock().getTime() + Math.min(restSeconds, retryAfterSeconds) * 1000, reason: kind };
    }
    return kind;
  }

  return {
    /** Hands on checked sentences. @returns the whole, or why there is none. Throws only when whoever asked is gone. */
    async *tell(
      userId: string,
      asking: Omit<Asking, 'engine' | 'milliseconds' | 'spend'>,
    ): AsyncGenerator<string, Told | NoticeReason> {
      const reason = await reasonAgainst(userId);
      if (reason) return reason;
      let spent = 0;
      const spend = (tokens: number) => {
        spent += tokens;
      };
      try {
        return yield* converse({ ...asking, engine, milliseconds, spend });
      } catch (error) {
        if (asking.signal.aborted) throw error;
        return failed(error);
      } finally {
        await limiter.add(tokensKey(userId), spent, tokensPerDay.seconds);
      }
    },
  };
}

const tokensKey = (userId: string) => `assistant-tokens:user:${userId}`;
