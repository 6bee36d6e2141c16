import { describe, expect, it } from 'vitest';
import { maxPersonName, normalizeText, toPersonName } from './name.ts';
import { personNameSchema, thingNameSchema } from './name-schema.ts';

const issueOf = (parsed: ReturnType<typeof personNameSchema.safeParse>) => {
  const [issue] = parsed.error?.issues ?? [];
  return issue && (issue.code === 'custom' ? issue.params?.issue : issue.code);
};

describe('the name of a person', () => {
  it.each([
    ['Ece', 'Ece'],
    ['  Ece \n Şahin ', 'Ece Şahin'],
    ['Ｅｃｅ', 'Ece'],
    ['e\u0301te\u0301', 'été'],
    ['J. R. Ewing', 'J. R. Ewing'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['Martin King Jr.', 'Martin King Jr.'],
    ['Conan O’Neil', 'Conan O’Neil'],
    ["D'Arcy-Jones", "D'Arcy-Jones"],
    ['Ayşe 2', 'Ayşe 2'],
    ['علی‌رضا', 'علیرضا'],
    ['山田 太郎', '山田 太郎'],
    ['किरण', 'किरण'],
    ['E\u200Bc\u2060e\u00AD', 'Ece'],
    ['\u202Eece\u202C', 'ece'],
    ['x'.repeat(maxPersonName), 'x'.repeat(maxPersonName)],
  ])('is taken: %j', (text, name) => {
    expect(personNameSchema.parse(text)).toBe(name);
    expect(toPersonName(name)).toBe(name);
  });

  it.each([
    ['kumbara.com', 'invalid_name'],
    ['a.b.com', 'invalid_name'],
    ['kumbara．com', 'invalid_name'],
    ['kumbara\u2024com', 'invalid_name'],
    ['kumbara。com', 'invalid_name'],
    ['kumbara｡com', 'invalid_name'],
    ['kumbara·com', 'invalid_name'],
    ['kumbara\u0660com', 'invalid_name'],
    ['kumbara\uA4F8com', 'invalid_name'],
    ['security: confirm', 'invalid_name'],
    ['security： confirm', 'invalid_name'],
    ['security\u02D0 confirm', 'invalid_name'],
    ['ada@example', 'invalid_name'],
    ['ada＠example', 'invalid_name'],
    ['https//evil', 'invalid_name'],
    ['<b>Ada</b>', 'invalid_name'],
    ['{{name}}', 'invalid_name'],
    ['Ada & Bo', 'invalid_name'],
    ['Ece 🌸', 'invalid_name'],
    ['42', 'invalid_name'],
    ['-', 'invalid_name'],
    ['', 'too_small'],
    ['\u200B\u3164\u2800', 'too_small'],
    ['x'.repeat(maxPersonName + 1), 'too_big'],
    ['ﷺ'.repeat(5), 'too_big'],
  ])('is refused: %j', (text, issue) => {
    expect(issueOf(personNameSchema.safeParse(text))).toBe(issue);
    const made = toPersonName(text);
    if (made) expect(personNameSchema.parse(made)).toBe(made);
  });

  it.each([
    ['ayse.yilmaz+banka', 'ayse yilmaz banka'],
    ['j.r.ewing', 'j r ewing'],
    ['security: confirm at kumbara‑x．com', 'security confirm at kumbara‐x com'],
    ['Ada '.repeat(30), `${'Ada '.repeat(9)}Ada`],
    [`${'x'.repeat(maxPersonName - 1)}𐐀`, 'x'.repeat(maxPersonName - 1)],
    ['...', ''],
    ['42', ''],
  ])('is made of %j', (text, name) => {
    expect(toPersonName(text)).toBe(name);
  });
});

describe('the name of a thing', () => {
  it.each([
    ['Netflix (annem) + 4K', 'Netflix (annem) + 4K'],
    ['\u200BNet\u200Bflix\uFEFF', 'Netflix'],
    ['ＮＥＴＦＬＩＸ', 'NETFLIX'],
    ['\u202Exilften\u202C', 'xilften'],
    ['\u2066Disney\u2069', 'Disney'],
    ['one\r\ntwo\u2028three', 'one two three'],
    ['a\u0000b', 'ab'],
    ['Aile 👨‍👩‍👧 ❤️', 'Aile 👨‍👩‍👧 ❤️'],
    ['x\u200D', 'x'],
    ['7', '7'],
  ])('is taken: %j', (text, name) => {
    expect(thingNameSchema.parse(text)).toBe(name);
  });

  it.each([
    ['', 'too_small'],
    [' \u200B\u2060 ', 'too_small'],
    ['\u3164', 'too_small'],
    ['\u2800', 'too_small'],
    ['🎵', 'letter_missing'],
    ['---', 'letter_missing'],
    ['x'.repeat(121), 'too_big'],
  ])('is refused: %j', (text, issue) => {
    expect(issueOf(thingNameSchema.safeParse(text))).toBe(issue);
  });
});

it('text keeps its lines and loses what nobody sees', () => {
  expect(normalizeText('[Ｐｒｏ]\n[P\u200Bro]\n[\u2066Pro\u2069]')).toBe('[Pro]\n[Pro]\n[Pro]');
});
