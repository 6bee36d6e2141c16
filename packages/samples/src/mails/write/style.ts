import type { Language } from '@kumbara/shared';
import { type DateStyle, drawDateStyle, drawMoneyStyle, type MoneyStyle } from '#mails/formats.ts';
import type { Sender } from '#mails/senders.ts';
import { wordsByLanguage } from '#mails/words/languages.ts';
import type { MailWords, Message, ServiceEvent } from '#mails/words/words.ts';
import type { Random } from '#random.ts';
import type { PairForm } from './sections.ts';

/** The properties that all mails of a sender share. */
export type Style = {
  language: Language;
  words: MailWords;
  money: MoneyStyle;
  date: DateStyle;
  from: string;
  /** The place of the facts: sentences, label-value pairs, an invoice table, an attached PDF, or an image. */
  layout: 'prose' | 'invoice' | 'pdf' | 'picture' | PairForm;
  /** The place of the billing cycle: "Yearly plan", "9.99/month", "renews every month", or dates only. */
  cycle: 'adjective' | 'per' | 'sentence' | 'none';
  showsNextPayment: boolean;
  body: 'html' | 'text' | 'both' | 'useless text';
  /** Adds schema.org data. */
  data: boolean;
  taxed: boolean;
  hello: string;
  bye: string;
  footer: string;
  renewal: string;
  label: (name: keyof MailWords['labels']) => string;
  per: number;
  message: (kind: ServiceEvent) => Message;
};

const layouts = ['prose', 'colon', 'colon', 'cells', 'cells', 'stacked', 'invoice', 'invoice'] as const;
const bodies = ['both', 'both', 'html', 'html', 'text', 'useless text'] as const;

/** Returns true if a message contains the charged amount. */
const statesAmount = ({ 1: body }: Message) => body.includes('{total}');

/** Draws a service's style in a language. */
export function drawStyle(sender: Sender, reader: Language, country: string, random: Random): Style {
  const language = sender.writesEnglish ? 'en' : reader;
  const words = wordsByLanguage[language];
  const rare = random.next();
  const layout = rare < 0.06 ? 'pdf' : rare < 0.09 ? 'picture' : random.pick(layouts);
  const labels = random.fork('labels');
  const chosen = Object.fromEntries(Object.entries(words.labels).map(([name, list]) => [name, labels.pick(list)]));
  const messages = random.fork('messages');
  const isHtmlOnly = layout === 'picture';
  return {
    language,
    words,
    money: drawMoneyStyle(language, random),
    date: drawDateStyle(language, country, random),
    from: random.pick(sender.addresses),
    layout,
    cycle: random.pick(['adjective', 'per', 'per', 'sentence', 'none']),
    showsNextPayment: random.chance(0.6),
    body: isHtmlOnly ? random.pick(['html', 'useless text']) : random.pick(bodies),
    data: random.chance(0.12),
    taxed: sender.addsTax === true || random.chance(0.1),
    hello: random.pick(words.hello),
    bye: random.pick(words.bye),
    footer: random.pick([...words.footer, ...words.imprint]),
    renewal: random.pick(words.renewal),
    label: (name) => chosen[name] ?? name,
    per: random.int(0, 2),
    message: (kind) => {
      const list = words.events[kind];
      const fitting =
        kind !== 'charge'
          ? list
          : list.filter((one) => (layout === 'prose' ? statesAmount(one) : layout !== 'pdf' || !statesAmount(one)));
      return messages.fork(kind).pick(fitting.length > 0 ? fitting : list);
    },
  };
}
