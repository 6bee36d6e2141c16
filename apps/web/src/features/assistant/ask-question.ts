import { type Answer, answerDeltaSchema, answerSchema, type QuestionInput } from '@kumbara/shared';
import { ApiError, send } from '#lib/api.ts';
import { readEvents } from './event-stream.ts';

type AskRequest = QuestionInput & { signal: AbortSignal; onText: (text: string) => void };

/** The connection ended before the answer did. */
export class InterruptedAnswerError extends ApiError {
  constructor() {
    super(0, { code: 'cut' });
  }
}

/**
 * Asks a question and passes on the text of the answer as it streams.
 * @returns the whole answer
 * @throws ApiError when the server refuses, cannot be reached or falls silent; an AbortError when `signal` is
 */
export async function askQuestion({ question, signal, onText }: AskRequest): Promise<Answer> {
  const headers = { Accept: 'text/event-stream' };
  const { body } = await send('POST', '/subscriptions/analyze', { body: { question }, headers, signal });
  try {
    if (body) {
      for await (const { event, data } of readEvents(body)) {
        if (event === 'delta') onText(answerDeltaSchema.parse(JSON.parse(data)).text);
        if (event === 'done') return answerSchema.parse(JSON.parse(data));
      }
    }
  } catch (error) {
    // A broken connection is a TypeError.
    if (signal.aborted || !(error instanceof TypeError)) throw error;
  }
  throw new InterruptedAnswerError();
}
