import type { Answer, AnswerDelta, QuestionInput } from '@kumbara/shared';
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
        if (event === 'delta') onText((JSON.parse(data) as AnswerDelta).text);
        if (event === 'done') return JSON.parse(data) as Answer;
      }
    }
  } catch (error) {
    // A broken connection is a TypeError.
    if (signal.aborted || !(error instanceof TypeError)) throw error;
  }
  throw new InterruptedAnswerError();
}
