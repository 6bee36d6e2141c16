import { afterAll, expect, it } from 'vitest';
import { startOpenAiServer } from '#testing/openai-server/openai-server.ts';
import type { StreamEvent } from './answering-engine.ts';
import { createOpenAi } from './openai.adapter.ts';

const server = await startOpenAiServer();
const plain = await startOpenAiServer({ isPlain: true });
afterAll(() => Promise.all([server.close(), plain.close()]));

const engineAt = (baseUrl: string) => createOpenAi({ apiKey: 'sk-test', baseUrl, model: 'm' });
async function collectEvents(engine: ReturnType<typeof engineAt>): Promise<StreamEvent[]> {
  const pieces: StreamEvent[] = [];
  const { signal } = new AbortController();
  const turn = { messages: [{ role: 'asker' as const, text: 'Selam' }], tools: [], mayCall: true, signal };
  for await (const event of engine.stream(turn)) pieces.push(event);
  return pieces;
}
const sse = (...chunks: object[]) => chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('');

it('speaks more plainly to a server that refuses what it does not know, and remembers it', async () => {
  plain.respondWith(() => ({ text: 'Merhaba.' }));
  const engine = engineAt(plain.baseUrl);
  for (const _time of [1, 2]) expect(await collectEvents(engine)).toContainEqual({ kind: 'end', cut: false });
  expect(plain.counts.refused).toBe(1);
  expect(plain.requests).toHaveLength(2);
  for (const { raw } of plain.requests) expect(JSON.parse(raw).max_tokens).toBe(1000);
});

it('does not take another refusal for that', async () => {
  server.respondWith(() => ({ status: 404, code: 'model_not_found' }));
  await expect(collectEvents(engineAt(server.baseUrl))).rejects.toMatchObject({ kind: 'away' });
  expect(server.requests).toHaveLength(1);
});

it('reads what other servers stream: whole tool calls without an index, no usage, null for what is not there', async () => {
  const call = (id: string) => ({ id, type: 'function', function: { name: 'totals', arguments: '{"a":1}' } });
  server.respondWith(() => ({
    raw: sse(
      { choices: [{ delta: { role: 'assistant', content: null, reasoning_content: 'Hm.' }, finish_reason: null }] },
      { choices: [{ delta: { tool_calls: [call('a')] } }] },
      { choices: [{ delta: { tool_calls: [call('b')] } }] },
      { choices: [{ delta: {}, finish_reason: 'tool_calls' }] },
      { choices: null, usage: null },
    ),
  }));
  expect(await collectEvents(engineAt(server.baseUrl))).toEqual([
    { kind: 'calls', calls: ['a', 'b'].map((id) => ({ id, name: 'totals', args: '{"a":1}' })) },
    { kind: 'end', cut: false },
  ]);
});

it('sends back only names, ids and arguments that can be sent', async () => {
  server.respondWith(() => ({ calls: [{ name: 'a b;c', args: '{"x":', id: '' }] }));
  expect(await collectEvents(engineAt(server.baseUrl))).toContainEqual({
    kind: 'calls',
    calls: [{ id: 'call_0', name: 'a_b_c', args: '{"unreadable":true}' }],
  });
});

it('never follows to another place', async () => {
  plain.respondWith(() => ({ text: 'Merhaba.' }));
  const moved = await startOpenAiServer();
  moved.respondWith(() => ({ status: 307, headers: { location: `${plain.baseUrl}/chat/completions` } }));
  await expect(collectEvents(engineAt(moved.baseUrl))).rejects.toMatchObject({ kind: 'away' });
  expect(plain.requests).toHaveLength(0);
  await moved.close();
});

it('gives a stream up that has no end, without holding it', async () => {
  server.respondWith(() => ({ raw: `data: ${'x'.repeat(3_000_000)}` }));
  await expect(collectEvents(engineAt(server.baseUrl))).rejects.toMatchObject({ kind: 'nonsense' });
});
