import OpenAI from 'openai';
import { ContentFilterFinishReasonError, LengthFinishReasonError } from 'openai/error';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startOpenAiServer } from './openai-server.ts';

const server = await startOpenAiServer();
afterAll(() => server.close());
const client = new OpenAI({ apiKey: 'sk-test', baseURL: server.baseUrl, maxRetries: 0 });
beforeEach(() => server.respondWith(() => ({ text: 'Merhaba dünya.' })));

const parameters = {
  type: 'object',
  properties: { days: { type: 'integer' } },
  required: ['days'],
  additionalProperties: false,
};
const tool = { type: 'function' as const, function: { name: 'upcoming', description: 'x', strict: true, parameters } };
const request = {
  ...{ model: 'm', store: false, max_completion_tokens: 9, stream: true as const, tools: [tool] },
  ...{ stream_options: { include_usage: true }, messages: [{ role: 'user' as const, content: 'Selam' }] },
};
/** Assembled by OpenAI's own client, which validates the chunks. */
const whole = () => client.chat.completions.stream(request).finalChatCompletion();

it('streams text and its usage as OpenAI does', async () => {
  const { choices, usage } = await whole();
  expect(choices[0]).toMatchObject({
    finish_reason: 'stop',
    message: { role: 'assistant', content: 'Merhaba dünya.' },
  });
  expect(usage?.total_tokens).toBe(1_234);
});

it('asks for several tools at once, their arguments in fragments', async () => {
  server.respondWith(() => ({ chunkLength: 2, calls: [7, 30].map((days) => ({ name: 'upcoming', args: { days } })) }));
  const [choice] = (await whole()).choices;
  expect(choice?.finish_reason).toBe('tool_calls');
  expect(
    choice?.message.tool_calls?.map((call) => 'function' in call && [call.function.name, call.function.arguments]),
  ).toEqual([
    ['upcoming', '{"days":7}'],
    ['upcoming', '{"days":30}'],
  ]);
  expect(choice?.message.tool_calls?.every(({ id }) => /^call_\w{24}$/.test(id))).toBe(true);
});

it('refuses, is filtered, and stops at the most', async () => {
  server.respondWith(() => ({ refusal: 'No.' }));
  expect((await whole()).choices[0]?.message.refusal).toBe('No.');
  for (const finish of ['content_filter', 'length'] as const) {
    server.respondWith(() => ({ text: 'a', finish }));
    await expect(whole()).rejects.toThrow(
      finish === 'length' ? LengthFinishReasonError : ContentFilterFinishReasonError,
    );
  }
});

it('fails as OpenAI does, with its errors', async () => {
  server.respondWith(() => ({ status: 429, code: 'insufficient_quota', headers: { 'retry-after': '7' } }));
  await expect(whole()).rejects.toMatchObject({ status: 429, code: 'insufficient_quota' });
  server.respondWith(() => ({ text: 'a', cutAfter: 1 }));
  await expect(whole()).rejects.toThrow();
});

it('takes only what OpenAI takes: its key, strict schemas, answered tool calls', async () => {
  const wrong = (patch: object) => client.chat.completions.create({ ...request, ...patch } as typeof request);
  await expect(
    new OpenAI({ apiKey: 'x', baseURL: server.baseUrl }).chat.completions.create(request),
  ).rejects.toMatchObject({ status: 401 });
  const loose = { ...tool, function: { ...tool.function, parameters: { ...parameters, required: [] } } };
  await expect(wrong({ tools: [loose] })).rejects.toMatchObject({ status: 400 });
  const call = { id: 'call_1', type: 'function', function: { name: 'upcoming', arguments: '{}' } };
  const callMessage = { role: 'assistant', content: null, tool_calls: [call] };
  await expect(wrong({ messages: [callMessage] })).rejects.toMatchObject({ status: 400 });
  await expect(wrong({ messages: [{ role: 'tool', tool_call_id: 'call_2', content: '' }] })).rejects.toMatchObject({
    status: 400,
  });
  await wrong({ messages: [callMessage, { role: 'tool', tool_call_id: 'call_1', content: '{}' }] });
});
