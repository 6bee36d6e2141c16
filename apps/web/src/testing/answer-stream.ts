import type { Answer } from '@kumbara/shared';
import { HttpResponse, http } from 'msw';
import { server } from './server.ts';

/** Mocks the streamed answers of the assistant; the test sends each chunk. */
export function mockAnswerStream() {
  const encoder = new TextEncoder();
  const questions: string[] = [];
  const refusals: Response[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const sendEvent = (event: string, data: unknown) =>
    controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  server.use(
    http.post('/api/subscriptions/analyze', async ({ request }) => {
      const { question } = (await request.json()) as { question: string };
      questions.push(question);
      request.signal.addEventListener('abort', () => {
        isCancelled = true;
      });
      const refusal = refusals.shift();
      if (refusal) return refusal;
      const body = new ReadableStream<Uint8Array>({
        start: (own) => {
          controller = own;
        },
        cancel: () => {
          isCancelled = true;
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  return {
    questions,
    refuseWith: (answer: Response) => refusals.push(answer),
    isCancelled: () => isCancelled,
    delta: (text: string) => sendEvent('delta', { text }),
    done: (answer: Answer) => {
      sendEvent('done', answer);
      controller?.close();
    },
    cut: () => controller?.error(new TypeError('network error')),
  };
}
