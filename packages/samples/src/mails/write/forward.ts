import { fold } from '@kumbara/text/fold';
import type { Letter, Owner } from '#mails/deliver.ts';
import { formatMailDate } from '#mails/mime/eml.ts';
import type { MailWords } from '#mails/words/words.ts';
import type { Random } from '#random.ts';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A letter as forwarded from a private address, with the original header quoted above it. */
export function forwardLetter(letter: Letter, { person, address }: Owner, words: MailWords, random: Random): Letter {
  const { forward: labels } = words;
  const from = `${letter.from.name} <${letter.from.address}>`;
  const head = [
    labels.line,
    `${labels.from}: ${from}`,
    `${labels.date}: ${formatMailDate(new Date(`${letter.day}T08:00:00Z`))}`,
    `${labels.subject}: ${letter.subject}`,
    `${labels.to}: ${person} <${address}>`,
  ];
  const note = random.chance(0.4) ? 'FYI\n\n' : '';
  return {
    ...letter,
    from: {
      name: person,
      address: `${fold(person.split(' ')[0] ?? '').replace(/[^a-z]/g, '')}.old@gmail.com`,
    },
    subject: `${labels.prefix}${letter.subject}`,
    ...(letter.text !== undefined && { text: `${note}${head.join('\n')}\n\n${letter.text}` }),
    ...(letter.html !== undefined && {
      html: `<div>${note}</div><div class="gmail_quote">${head.map((line) => `<div>${escaped(line)}</div>`).join('')}<br>${letter.html}</div>`,
    }),
    authentication: 'proven',
    truth: { ...letter.truth, forwarded: true, template: `${letter.truth.template} forwarded` },
  };
}
