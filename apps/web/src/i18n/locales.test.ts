import { languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' });

const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : flat(text, `${prefix}${key}.`),
  );
/** Keys as `auth:login`. */
const textsOf = (language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) => {
      const [, , code, file] = path.split('/');
      return code === language ? flat(texts, `${file?.replace('.json', '')}:`) : [];
    }),
  );

const english = textsOf('en');
const turkish = textsOf('tr');

// Words that are the same in both languages, names of products and the mark of a language's own usage.
const same =
  /^(\{\{page\}\} · )?Kumbara$|Gmail|Outlook|^Streaming$|^Software$|^Fitness$|^Name$|^Status$|^Notes?$|^Email$|^Password$|^Account$|^Upgrade$|^Notifications$|^Free|^Plan$|^Text$|^Passkeys?$|^IMAP$|^Port$|^(Excel|CSV|PDF|Total|Date|Format|Test|Person|Program|Service)$|^Webhooks$|^(Slack|Discord|Telegram|ntfy|Home Assistant)$|^\{\{scanned\}\}, \{\{found\}\}/;

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))('no English is left in %s', (code) => {
  const left = Object.entries(textsOf(code)).filter(
    ([key, text]) => text === english[key] && !same.test(text) && /[a-z]{3}/i.test(text.replace(/\{\{.*?\}\}/g, '')),
  );
  // Turkish shows these two as the specification words them.
  const allowed = code === 'tr' ? ['mailbox:codeMissing', 'statements:hint'] : [];
  expect(left.map(([key]) => key).filter((key) => !allowed.includes(key))).toEqual([]);
});

it.each(languages.map(({ code }) => code))('both buttons of a confirmation read differently in %s', (code) => {
  const texts = textsOf(code);
  expect(texts['subscriptions:confirm.cancelAction']).not.toBe(texts['subscriptions:confirm.keep']);
  const confirmLabels = [
    'assistant:deleteAll',
    'billing:plan.switch',
    'family:leave',
    'family:remove',
    'family:withdraw',
    'mailbox:remove',
    'subscriptions:action.activate',
    'subscriptions:action.delete',
  ];
  expect(confirmLabels.map((key) => texts[key])).not.toContain(texts['common:cancel']);
});

/** The tests of the screens show most of it. */
describe('the wording of the specification', () => {
  it.each([
    ['subscriptions:confirm.cancel', 'Bu abonelik iptal edilsin mi?'],
    ['subscriptions:confirm.activate', 'Bu abonelik aktifleştirilsin mi?'],
    ['statements:uploadFailed', 'Dosya yükleme başarısız'],
  ])('%s is, in Turkish, "%s"', (key, text) => expect(turkish[key]).toBe(text));

  it('names the free limit in the words of the specification', () => {
    expect(english['plans:limitTitle']).toBe('Free Plan Limit Reached');
    expect(english['plans:limitText']).toBe(
      '{{current, number}}/{{max, number}} subscriptions used. Upgrade to Premium for unlimited subscriptions!',
    );
  });
});
