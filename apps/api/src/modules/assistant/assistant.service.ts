import { formatFigure } from '@kumbara/analyst';
import type { Prisma, PrismaClient } from '@kumbara/prisma/client';
import type { Answer, IsoDate, Language } from '@kumbara/shared';
import { i18n } from '#i18n/i18n.ts';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Identity } from '#lib/identity.ts';
import type { Logger } from '#lib/logger.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import { dropOldest, rowCeilings } from '#lib/row-ceilings.ts';
import type { VersionedResults } from '#lib/versioned-results.ts';
import type { AnsweringEngine } from './adapters/answering-engine.ts';
import type { RunAnalysis } from './analysis.ts';
import type { EngineAnswer } from './conversation.ts';
import { createEngineAnswers } from './engine-answers.ts';
import type { NoticeReason } from './notice-reason.ts';
import { createSentenceBuffer } from './sentence-buffer.ts';

export type AssistantService = ReturnType<typeof createAssistantService>;
export type Question = { question: string; language: Language; today: IsoDate; signal: AbortSignal };
/** The stored part of an answer, without the question. */
type StoredAnswer = Omit<Answer, 'id' | 'question' | 'created_at'>;

type Needs = {
  prisma: PrismaClient;
  limiter: RateLimiter;
  results: VersionedResults;
  runAnalysis: RunAnalysis;
  /** Undefined: the built-in analyst answers everything. */
  engine: AnsweringEngine | undefined;
  /** The time limit of the engine for one question. */
  engineMs: number;
  clock: Clock;
  logger: Logger;
};

/** Answers questions about the user's own subscriptions. Neither question nor answer is logged. */
export function createAssistantService(needs: Needs) {
  const { prisma, limiter, results, runAnalysis, engine, engineMs, clock, logger } = needs;
  const engineAnswers = engine && createEngineAnswers({ engine, milliseconds: engineMs, limiter, clock, logger });

  return {
    /**
     * Streams the checked sentences of the answer, and returns the whole answer, which is stored in the history. If the
     * engine fails, the built-in analyst answers, and the sentences streamed before are not part of the answer.
     */
    async *ask(user: Identity, question: Question): AsyncGenerator<string, Answer> {
      const answer = yield* streamAnswer(user, question);
      question.signal.throwIfAborted();
      return store(user.id, question.question, answer);
    },

    /** Newest first. */
    history: (userId: string) =>
      prisma.assistantQuestion.findMany({
        where: { user_id: userId },
        orderBy: { id: 'desc' },
        take: rowCeilings.assistant_questions.most,
      }),

    async forget(userId: string, id: string): Promise<void> {
      const { count } = await prisma.assistantQuestion.deleteMany({ where: { user_id: userId, id } });
      if (count === 0) throw new AppError('question_not_found');
    },

    async forgetAll(userId: string): Promise<void> {
      await prisma.assistantQuestion.deleteMany({ where: { user_id: userId } });
    },
  };

  async function* streamAnswer(
    user: Identity,
    { question, signal, ...by }: Question,
  ): AsyncGenerator<string, StoredAnswer> {
    const { id, name, email } = user;
    const task = { userId: id, ...by };
    const { language, advice, analysis, figures } = await results.inTurn(id, () =>
      runAnalysis({ kind: 'answer', question, ...task }),
    );
    const engineStream = engineAnswers?.stream(id, {
      question,
      language,
      portfolio: await results.inTurn(id, () => runAnalysis({ kind: 'portfolio', ...task })),
      user: { name, email },
      signal,
    });
    const { outcome, hasStreamed } = yield* forwardStream(engineStream);
    if (typeof outcome === 'object') {
      const figuresOfEngine = outcome.facts.map((fact) => formatFigure(fact, language));
      return { language, advice, analysis: outcome.analysis, engine: 'openai', figures: figuresOfEngine };
    }
    // The whole answer replaces sentences that were streamed before, so that no answer mixes both engines.
    if (!hasStreamed) yield* splitSentences(analysis);
    const notice = outcome && { notice: i18n.getFixedT(language, 'notices')(outcome) };
    return { language, advice, analysis, engine: 'builtin', ...notice, figures };
  }

  /** Holds the owner's lock, so that exactly the newest are kept when several are stored at once. */
  async function store(userId: string, question: string, answer: StoredAnswer): Promise<Answer> {
    const row = await prisma.$transaction(async (tx) => {
      await lockOwner(tx, userId);
      const created = await tx.assistantQuestion.create({
        data: { user_id: userId, question, answer: answer as unknown as Prisma.InputJsonObject },
      });
      await dropOldest(tx, 'assistant_questions', userId);
      return created;
    });
    return { ...answer, question, id: row.id, created_at: row.created_at.toISOString() };
  }
}

type EngineStream = AsyncGenerator<string, EngineAnswer | NoticeReason>;

/** Forwards a stream, and returns its outcome and whether it streamed anything. */
async function* forwardStream(stream: EngineStream | undefined) {
  let hasStreamed = false;
  if (!stream) return { outcome: undefined, hasStreamed };
  try {
    for (;;) {
      const { done, value } = await stream.next();
      if (done) return { outcome: value, hasStreamed };
      hasStreamed = true;
      yield value;
    }
  } finally {
    // Stops the engine when the client goes away.
    await stream.return('nonsense');
  }
}

function splitSentences(text: string): string[] {
  const buffer = createSentenceBuffer();
  return [...buffer.push(text), buffer.rest()].filter((sentence) => sentence !== '');
}
