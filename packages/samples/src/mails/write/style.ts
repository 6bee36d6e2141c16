import type { Language } from '@kumbara/shared';
import { type DateStyle, drawDateStyle, drawMoneyStyle, type MoneyStyle } from '#mails/formats.ts';
import type { Sender } from '#mails/senders.ts';
import { wordsByLanguage } from '#mails/words/languages.ts';
import type { MailWords, Message, ServiceEvent } from '#mails/words/words.ts';
import type { Random } from '#random.ts';
import type { PairForm } from './sections.ts';

/** Everything a sender always does the same way. */
export type Style = {
  language: Language;
  words: MailWords;
  money: MoneyStyle;
  date: DateStyle;
  from: string;
  /** Where the facts stand: in sentences, in pairs of label and value, in a table like an invoice, in an attached PDF, in a picture. */
  layout: 'prose' | 'invoice' | 'pdf' | 'picture' | PairForm;
  /** Where the rhythm is said: "Yearly plan", "9.99/month", "renews every month", or only by dates. */
  cycle: 'adjective' | 'per' | 'sentence' | 'none';
  showsNextPayment: boolean;
  body: 'html' | 'text' | 'both' | 'useless text';
  /** schema.org data for machines beside the words. */
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

/** Wordings of a charge that themselves say how much was paid. */
const statesAmount = ({ 1: body }: Message) => body.includes('{total}');

/** Draws how a service writes in a language. */
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
