import { expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

/** A stream whose bytes come in chunks of this size. */
const inPieces = (text: string, size: number) => {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
};
async function all(body: ReadableStream<Uint8Array>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

it.each([1, 2, 3, 7, 1000])('reads events whole, however they are cut: pieces of %i bytes', async (size) => {
  const text = ': hello\n\nevent: delta\ndata: {"text":"İki ödeme: ₺229,99"}\n\nevent:done\nid: 4\ndata: 1\ndata:2\n\n';
  expect(await all(inPieces(text, size))).toEqual([
    { event: 'delta', data: '{"text":"İki ödeme: ₺229,99"}' },
    { event: 'done', data: '1\n2' },
  ]);
  expect(await all(inPieces(text.replaceAll('\n', '\r\n'), size))).toHaveLength(2);
});

it('does not take half an event for one', async () => {
  expect(await all(inPieces('event: delta\ndata: a\n\nevent: done\ndata: {"ha', 4))).toEqual([
    { event: 'delta', data: 'a' },
  ]);
});

it('closes the connection when the iteration ends', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const { data } of readEvents(endless)) {
    expect(data).toBe('a');
    break;
  }
  expect(isCancelled).toBe(true);
});
