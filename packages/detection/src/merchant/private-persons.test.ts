import { expect, it } from 'vitest';
import { detectInStatements } from '#detect-in-statements.ts';
import { documentOf, line, months } from '#testing/statements.ts';

/** Returns the confidence of 15 monthly payments to a name, with one price increase. */
const callOf = (name: string) => {
  const rows = months('2026-06-05', 15).map((date, i) => line(date, name, i < 9 ? 25 : 30));
  return detectInStatements([documentOf(rows)], { today: '2026-06-10' }).findings[0]?.confidence;
};

it.each(['SABINE KRAUSE', 'YILMAZ, AYŞE', 'M DUPONT JEAN', 'GIULIA MORETTI', 'João Pereira', 'ANNA VAN DIJK'])(
  'does not offer what %s gets every month',
  (name) => {
    expect(callOf(name)).toBeUndefined();
  },
);

it.each(['MARIA DEL CARMEN LOPEZ', 'EMMA SLEEP', 'DENIZ YAZILIM'])(
  'is never sure of %s, who may be a person and may be a firm',
  (name) => {
    expect(callOf(name)).toBe('medium');
  },
);

it.each(['SPENDE UNICEF', 'Dauerspende Tafel Köln', 'LÖSEV', 'Lokman Vakfı düzenli bağış', 'DONATION HARBOUR TRUST'])(
  'is never sure of what is given, as to %s',
  (name) => {
    expect(callOf(name)).toBe('medium');
  },
);

it.each(['TIDYMAIL.APP', 'OTTO KLEIN FITNESS CLUB', 'JOHN REED FITNESS'])(
  'leaves the confidence of %s unchanged',
  (name) => {
    expect(callOf(name)).toBe('high');
  },
);

it.each([
  ['KORTEL STUDYO', 'medium'],
  ['KORTEL BOX', 'medium'],
  ['KORTEL STUDYO UYELIK', 'high'],
  ['KORTEL ABONNEMENT', 'high'],
])('is high for six equal months with a word for a subscription, not for a club: %s', (name, call) => {
  const rows = months('2026-06-05', 6).map((date) => line(date, name, 25));
  expect(detectInStatements([documentOf(rows)], { today: '2026-06-10' }).findings[0]?.confidence).toBe(call);
});
