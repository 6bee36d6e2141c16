import { type Answer, answerDeltaSchema, answerSchema, insightsSchema, questionInputSchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { AdviceService } from './advice.service.ts';
import { presentQuestion } from './assistant.presenter.ts';
import type { AssistantService } from './assistant.service.ts';

/** Below `/subscriptions`. */
export function analyzeRoutes(handle: Handle, assistant: AssistantService, advice: AdviceService): Router {
  const router = Router();

  router.post(
    '/analyze',
    handle(
      {
        summary:
          'Answers a question about one’s own subscriptions. With `Accept: text/event-stream` in pieces; the whole answer comes last and replaces them',
        feature: 'ai',
        invitation: insightsSchema.pick({ insights: true }),
        body: questionInputSchema,
        response: answerSchema,
        events: { delta: answerDeltaSchema, done: answerSchema },
        errors: ['too_many_requests'],
      },
      ({ user, body, language, today, signal, wantsEvents }) => {
        const answering = assistant.ask(user, { ...body, language, today, signal });
        return wantsEvents ? asEvents(answering) : whole(answering);
      },
      async ({ user, today, language }) => ({ insights: await advice.insights(user.id, today, language) }),
    ),
  );

  return router;
}

/** Below `/assistant`. What somebody asked stays theirs, whatever plan they have now. */
export function historyRoutes(handle: Handle, assistant: AssistantService): Router {
  const router = Router();

  router.get(
    '/questions',
    handle(
      { summary: 'The last fifty questions with their answers, newest first', response: answerSchema.array() },
      async ({ user }) => (await assistant.history(user.id)).map(presentQuestion),
    ),
  );

  router.delete(
    '/questions',
    handle({ summary: 'Forgets all questions' }, ({ user }) => assistant.forgetAll(user.id)),
  );

  router.delete(
    '/questions/:id',
    handle(
      { summary: 'Forgets a question', params: z.object({ id: z.uuid() }), errors: ['question_not_found'] },
      ({ user, params }) => assistant.forget(user.id, params.id),
    ),
  );

  return router;
}

type Answering = AsyncGenerator<string, Answer>;

async function whole(answering: Answering): Promise<Answer> {
  for (;;) {
    const { done, value } = await answering.next();
    if (done) return value;
  }
}

type Event = { event: 'delta'; data: { text: string } } | { event: 'done'; data: Answer };
async function* asEvents(answering: Answering): AsyncGenerator<Event, void> {
  try {
    for (;;) {
      const { done, value } = await answering.next();
      if (done) {
        yield { event: 'done', data: value };
        return;
      }
      yield { event: 'delta', data: { text: value } };
    }
  } finally {
    // Whoever went away wants no more of it.
    await answering.return(undefined as never);
  }
}
