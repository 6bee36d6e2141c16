import { expect, it } from 'vitest';
import { resolveMerchant } from '#merchant/resolve.ts';
import { line } from '#testing/statements.ts';
import { labelLine, parseDescription } from './label.ts';
import lines from './regular-payment-lines.json' with { type: 'json' };

const label = (description: string) =>
  labelLine(line('2026-05-20', description, 300), parseDescription(description, resolveMerchant(description)));

it.each(Object.entries(lines.in_every_language))(
  'recognises regular payments that are no subscriptions in every language: %s',
  (what, texts) => {
    expect(texts.filter((text) => label(text) !== what)).toEqual([]);
  },
);

it.each(Object.entries(lines.abbreviated))(
  'recognises loans, cards and housing by the abbreviations of banks: %s',
  (what, texts) => {
    expect(
      texts.filter((text) => !(label(text) === what || (what === 'loan' && label(text) === 'instalment'))),
    ).toEqual([]);
  },
);

it('keeps services whose line contains such an abbreviation', () => {
  const kept = [
    'NETFLIX 12-24',
    'MINIMUM MAGAZINE',
    'APT SPOR KULÜBÜ',
    'YONETIM DERGISI',
    'MINIMO GYM',
    'HOME LNG FITNESS',
  ];
  expect(kept.filter((text) => label(text) !== 'purchase')).toEqual([]);
});

it('keeps clubs, boxes and schools that share a word with a regular payment', () => {
  const kept = [
    'YOGA LOFT MITTE',
    'TANGO ACADEMY',
    'TENIS KULÜBÜ ÜYELİK',
    'MUSIKSCHULE TAKT',
    'GEMUESEKISTE HOF LINDE',
    'KLETTERGARTEN MITGLIEDSBEITRAG',
    'ESTUDIO PILATES VILA',
    'ABBONAMENTO ATM MILANO',
    'SCHOENER SCHREIBEN ABO',
    'IMMOBILIENSCOUT24',
    'MAIDEN VOYAGE MAGAZINE',
    'TUTTI FRUTTI BOX',
    'SUMUP TAPPETO VOLANTE MILANO',
    'ZETTLE LOFT 12',
  ];
  expect(kept.filter((text) => label(text) !== 'purchase')).toEqual([]);
});
