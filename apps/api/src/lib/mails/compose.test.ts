import { languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { accountMailKinds } from './account-mail-kinds.ts';
import { composeAccountMail } from './compose.ts';
import { composeInvitation } from './family-mails.ts';

const link = 'https://kumbara.example/verify-email#token=abc';

/** Somebody signs up with another person's address, and lets us carry a message there. */
describe.each([
  ['a line of its own', 'Ada\r\n\r\nYour account was taken: call 555'],
  ['an address to click', 'You won! https://evil.example/claim'],
  ['an address that mail programs make clickable', 'evil.example'],
  ['somebody’s address', 'ada@evil.example'],
  ['markup', '<a href="https://evil.example">x</a><img src=x onerror=alert(1)>'],
  ['what turns the text around', 'Ada \u202Emoc.live\u202C \u2066x\u2069'],
  ['a parameter of our own template', "$& $' $` {{name}} $t(sender)"],
  ['a name without end', 'Ada '.repeat(200)],
])('a name that is %s', (_what, name) => {
  it.each(accountMailKinds)('stays a name in one line, in every language: %s', (kind) => {
    for (const { code: language } of languages) {
      const { subject, text, html } = composeAccountMail(kind, { name, language, link });
      const plain = composeAccountMail(kind, { name: 'Ada', language, link });
      expect(subject).toBe(plain.subject);
      expect(text.split('\n')).toHaveLength(plain.text.split('\n').length);
      expect(text.length).toBeLessThan(plain.text.length + 70);
      expect(`${text}${html}`).not.toMatch(/evil\.example|@evil|\p{Bidi_Control}/u);
      expect(html.match(/<[a-z]+/g)).toEqual(plain.html.match(/<[a-z]+/g));
      expect(html.match(/href="[^"]*"/g)).toEqual(plain.html.match(/href="[^"]*"/g));
    }
  });

  it('stays a name in an invitation to another person, in every language', () => {
    for (const { code: language } of languages) {
      const of = (owner: string) =>
        composeInvitation({ owner: { name: owner, email: 'ada@example.com' }, language, link });
      const [{ subject, text, html }, plain] = [of(name), of('Ada')];
      expect(subject).toBe(plain.subject);
      expect(text.split('\n')).toHaveLength(plain.text.split('\n').length);
      expect(text.length).toBeLessThan(plain.text.length + 70);
      expect(`${text}${html}`).not.toMatch(/evil\.example|@evil|\p{Bidi_Control}/u);
      expect(text.match(/ada@example\.com/g)).toHaveLength(1);
      expect(html.match(/<[a-z]+/g)).toEqual(plain.html.match(/<[a-z]+/g));
      expect(html.match(/href="[^"]*"/g)).toEqual(plain.html.match(/href="[^"]*"/g));
    }
  });
});
