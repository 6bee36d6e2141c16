import { type WebhookFormat, webhookEventTypes } from '@kumbara/shared';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { runApp } from '#testing/running-app.ts';
import { type ReceivedWebhook, startWebhookReceiver } from '#testing/webhook-receiver.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());
const app = runApp({ ALLOWED_PRIVATE_HOSTS: receiver.host, APP_ORIGIN: 'https://kumbara.example' });

const plain = (most: number) => z.string().min(1).max(most);
/** What each service accepts; a member that its documentation does not name is refused. */
const accepted: Record<
  WebhookFormat,
  { path: string; sentTo?: string; schema: z.ZodType; text: (body: never) => string }
> = {
  json: {
    path: '/hook',
    schema: z.strictObject({ type: z.string(), timestamp: z.iso.datetime(), data: z.looseObject({}) }),
    text: ({ data }: { data: { subscription: { name: string } } }) => data.subscription.name,
  },
  /** docs.slack.dev: "Sending messages using incoming webhooks"; Block Kit, "Section" and "Context". */
  slack: {
    path: '/services/T000/B000/XXXX',
    schema: z.strictObject({
      text: plain(40_000).regex(/^([^<>&]|&(amp|lt|gt);)*$/),
      blocks: z.tuple([
        z.strictObject({
          type: z.literal('section'),
          text: z.strictObject({ type: z.literal('plain_text'), text: plain(3_000), emoji: z.boolean() }),
        }),
        z.strictObject({
          type: z.literal('context'),
          elements: z.array(z.strictObject({ type: z.literal('mrkdwn'), text: plain(3_000) })).max(10),
        }),
      ]),
    }),
    text: ({ blocks }: { blocks: { text: { text: string } }[] }) => blocks[0]?.text.text ?? '',
  },
  /** discord.com/developers: "Execute Webhook", "Embed Limits", "Allowed Mentions Object". */
  discord: {
    path: '/api/webhooks/1/token',
    schema: z.strictObject({
      username: plain(80).regex(/^(?!.*(discord|clyde))/i),
      embeds: z
        .array(
          z.strictObject({
            title: plain(256),
            description: plain(4_096),
            url: z.url({ protocol: /^https?$/ }),
            timestamp: z.iso.datetime(),
          }),
        )
        .max(10),
      allowed_mentions: z.strictObject({ parse: z.array(z.enum(['roles', 'users', 'everyone'])).length(0) }),
    }),
    text: ({ embeds }: { embeds: { description: string }[] }) => embeds[0]?.description ?? '',
  },
  /** core.telegram.org/bots/api#sendmessage; without `parse_mode`, text is plain. */
  telegram: {
    path: '/bot12345:AbC-d_e/sendMessage?chat_id=-100200',
    sentTo: '/bot12345:AbC-d_e/sendMessage',
    schema: z.strictObject({
      chat_id: z.literal('-100200'),
      text: plain(4_096),
      link_preview_options: z.strictObject({ is_disabled: z.boolean() }),
    }),
    text: ({ text }: { text: string }) => text,
  },
  /** docs.ntfy.sh/publish: "Publish as JSON", to the root of the server. */
  ntfy: {
    path: '/my-topic_1?auth=abc',
    sentTo: '/?auth=abc',
    schema: z.strictObject({
      topic: z.literal('my-topic_1'),
      title: plain(250),
      message: plain(4_096),
      click: z.url({ protocol: /^https?$/ }),
      tags: z.array(z.string().regex(/^\w+$/)),
    }),
    text: ({ message }: { message: string }) => message,
  },
  /** home-assistant.io: "Webhook trigger", whose `trigger.json` is the whole body. */
  home_assistant: {
    path: '/api/webhook/some-id',
    schema: z.strictObject({
      ...{ title: plain(250), message: plain(4_096), url: z.url(), type: z.string() },
      ...{ timestamp: z.iso.datetime(), data: z.looseObject({}) },
    }),
    text: ({ message }: { message: string }) => message,
  },
};

const hostile = '<!channel> @everyone *[x](https://evil.example)* & _y_';

it.each(Object.entries(accepted))('%s accepts what it is sent, and a name is no markup', async (format, expected) => {
  const user = await app.aUser({ tier: 'pro', language: 'en' });
  receiver.received.length = 0;
  const input = { url: receiver.url(expected.path), format, events: webhookEventTypes };
  expect((await app.request('POST', '/webhooks', { as: user, body: input })).status).toBe(201);
  await app.work();
  await app.add(user, { name: hostile });
  const request = await new Promise<ReceivedWebhook>((found) => {
    const timer = setInterval(() => {
      const [first] = receiver.received;
      if (!first) return;
      clearInterval(timer);
      found(first);
    }, 20);
  });
  expect(request.path).toBe(expected.sentTo ?? expected.path);
  expect(request.headers['content-type']).toBe('application/json');
  const body = JSON.parse(request.body);
  expect(expected.schema.parse(body)).toEqual(body);
  const text = expected.text(body as never);
  if (format === 'discord') expect(text).not.toMatch(/(?<!\\)[*_[\]<>`~|]/);
  else expect(text).toContain('*[x](https://evil.example)*');
  if (format === 'slack') expect(body.text).toContain('&lt;!channel&gt;');
});
