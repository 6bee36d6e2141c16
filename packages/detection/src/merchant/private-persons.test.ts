import { expect, it } from 'vitest';
import { detectInStatements } from '#detect-in-statements.ts';
import { documentOf, line, months } from '#testing/statements.ts';

/** Returns the confidence of 15 monthly payments to a name, with one price increase. */
const callOf = (name: string) => {
  const rows = months('2026-06-05', 15).map((date, i) => line(date, name, i < 9 ? 25 : 30));
  return detectInStatements([documentOf(rows)], { today: '2026-06-10' }).findings[0]?.confidence;
};

it.each<[what: string, confidence: string | undefined, names: string[]]>([
  ['does not offer what a person gets every month', undefined,
    ['SABINE KRAUSE', 'YILMAZ, AYŞE', 'M DUPONT JEAN', 'GIULIA MORETTI', 'João Pereira', 'ANNA VAN DIJK']],
  ['is never sure of who may be a person and may be a firm', 'medium',
    ['MARIA DEL CARMEN LOPEZ', 'EMMA SLEEP', 'DENIZ YAZILIM']],
  ['is never sure of what is given', 'medium',
    ['SPENDE UNICEF', 'Dauerspende Tafel Köln', 'LÖSEV', 'Lokman Vakfı düzenli bağış', 'DONATION HARBOUR TRUST']],
  ['leaves the confidence of firms unchanged', 'high',
    ['TIDYMAIL.APP', 'OTTO KLEIN FITNESS CLUB', 'JOHN REED FITNESS']],
])('%s', (_, confidence, names) => {
  for (const name of names) expect(callOf(name), name).toBe(confidence);
}); // biome-ignore format: the names of one promise together

it.each([
  ['KORTEL STUDYO', 'medium'],
  ['KORTEL BOX', 'medium'],
  ['KORTEL STUDYO UYELIK', 'high'],
  ['KORTEL ABONNEMENT', 'high'],
])('is high for six equal months with a word for a subscription, not for a club: %s', (name, call) => {
  const rows = months('2026-06-05', 6).map((date) => line(date, name, 25));
  expect(detectInStatements([documentOf(rows)], { today: '2026-06-10' }).findings[0]?.confidence).toBe(call);
});
