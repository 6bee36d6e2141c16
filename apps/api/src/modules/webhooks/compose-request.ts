import type { Language, WebhookFormat, WebhookMessageType } from '@kumbara/shared';
import { formatDay, formatMoney } from '@kumbara/text/format';
import { i18n } from '#i18n/i18n.ts';
import type { WebhookMessage } from './event-data.ts';

type Request = { url: URL; body: string };
type MessageContent = {
  message: WebhookMessage;
  /** What it says, in a sentence. */
  text: string;
  /** The page that shows it. */
  link: string;
  /** The name of the product. */
  sender: string;
};

/** An event in a sentence, in the language of its owner. */
export function describeEvent({ type, data }: WebhookMessage, language: Language): string {
  const t = i18n.getFixedT(language, 'webhooks');
  const day = (text: string) => formatDay(text, language);
  const money = (amount: number, currency: string) => formatMoney(amount, currency, language);
  switch (type) {
    case 'subscription.created':
    case 'subscription.updated':
    case 'subscription.cancelled':
    case 'subscription.deleted': {
      const { name, amount, currency } = data.subscription;
      return t(`${type}`, { name, amount: money(amount, currency) });
    }
    case 'payment.due':
      return t('payment.due', {
        name: data.name,
        amount: money(data.amount ?? 0, data.currency ?? 'EUR'),
        day: day(data.due_on),
      });
    case 'trial.ending':
      return data.amount !== undefined && data.currency
        ? t('trial.ending_priced', {
            name: data.name,
            amount: money(data.amount, data.currency),
            day: day(data.due_on),
          })
        : t('trial.ending', { name: data.name, day: day(data.due_on) });
    case 'price.changed':
      return t('price.changed', {
        name: data.name,
        before: money(data.previous_amount, data.previous_currency),
        amount: money(data.amount, data.currency),
        day: day(data.effective_on),
      });
    case 'charge.after_cancel':
      return t('charge.after_cancel', {
        name: data.name,
        amount: money(data.amount, data.currency),
        day: day(data.charged_on),
        ended: day(data.ended_on),
      });
    case 'scan.finished':
      return data.status === 'done' ? t('scan.finished', { count: data.found }) : t('scan.failed');
    case 'webhook.test':
      return t('test');
  }
}

/** Pages that show what events are about. */
export function pageOf({ data }: WebhookMessage): string {
  if ('subscription' in data) return `/dashboard/subscriptions/${data.subscription.id}`;
  if ('subscription_id' in data) return `/dashboard/subscriptions/${data.subscription_id}`;
  return 'scan_id' in data ? '/dashboard/emails' : '/account/integrations';
}

/** Names are text of users and documents, and no markup of a service: neither links nor mentions. */
const escapeSlack = (text: string) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');
const escapeDiscord = (text: string) => text.replace(/[\\*_~`|<>[\]()#-]/g, '\\$&');

const jsonOf = ({ message: { type, timestamp, data } }: MessageContent) => ({
  ...{ type, timestamp: timestamp.toISOString(), data },
});
const ntfyTags: Partial<Record<WebhookMessageType, string>> = {
  'price.changed': 'chart_with_upwards_trend',
  'charge.after_cancel': 'warning',
};

/** The bodies of the formats. Sources: the documentation of each service, named in `formats.test.ts`. */
const composers: Record<WebhookFormat, (url: URL, content: MessageContent) => { url?: URL; body: object }> = {
  json: (_, content) => ({ body: jsonOf(content) }),
  home_assistant: (_, content) => ({
    body: { title: content.sender, message: content.text, url: content.link, ...jsonOf(content) },
  }),
  slack: (_, { text, link, sender }) => ({
    body: {
      text: escapeSlack(text),
      blocks: [
        { type: 'section', text: { type: 'plain_text', text, emoji: false } },
        { type: 'context', elements: [{ type: 'mrkdwn', text: `<${link}|${sender}>` }] },
      ],
    },
  }),
  discord: (_, { text, link, sender, message }) => ({
    body: {
      username: sender,
      embeds: [
        { description: escapeDiscord(text), url: link, title: sender, timestamp: message.timestamp.toISOString() },
      ],
      allowed_mentions: { parse: [] },
    },
  }),
  telegram(url, { text, link }) {
    const bare = new URL(url);
    bare.search = '';
    const chat_id = url.searchParams.get('chat_id');
    return { url: bare, body: { chat_id, text: `${text}\n${link}`, link_preview_options: { is_disabled: true } } };
  },
  ntfy(url, { text, link, sender, message: { type } }) {
    const root = new URL(url);
    root.pathname = '/';
    const tag = ntfyTags[type] ?? 'money_with_wings';
    return {
      url: root,
      body: { topic: url.pathname.slice(1), title: sender, message: text, click: link, tags: [tag] },
    };
  },
};

/** The request that tells a receiver of an event, without headers. */
export function composeRequest(format: WebhookFormat, url: URL, content: MessageContent): Request {
  const { url: changed = url, body } = composers[format](url, content);
  return { url: changed, body: JSON.stringify(body) };
}
