import { expect, it } from 'vitest';
import { resolveMerchant } from '#merchant/resolve.ts';
import { line } from '#testing/statements.ts';
import { labelLine, readDescription } from './label.ts';

const label = (description: string) =>
  labelLine(line('2026-05-20', description, 300), readDescription(description, resolveMerchant(description)));

it.each([
  [
    'household',
    'MENEKŞE SİTESİ YÖNETİMİ',
    'LETTING AGENT HARLAND',
    'ORCHARD STRATA',
    'HAUSVERWALTUNG KRUMM',
    'STELLPLATZMIETE MAI',
  ],
  [
    'household',
    'CHARGES LOCATIVES',
    'RENTA DEPARTAMENTO 4',
    'AMMINISTRATORE CONDOMINIO',
    'RENDA CASA',
    'WOONSTICHTING DE LINDE',
    'HYRESVÄRDEN NORR',
  ],
  [
    'household',
    'BAKICI ÜCRETİ',
    'DOG WALKER',
    'HAUSHALTSHILFE',
    'FEMME DE MENAGE',
    'COMMERCIALISTA BERTI',
    'DIARISTA',
    'SCHOONMAAK MAANDAG',
  ],
  [
    'household',
    'GİTAR DERSİ',
    'KINDERCARE 0114',
    'KLAVIERUNTERRICHT',
    'GARDERIE',
    'CLASES DE BAILE',
    'MENSA SCUOLA',
    'PRZEDSZKOLE NR 4',
  ],
  [
    'loan',
    'ÖĞRENİM KREDİSİ',
    'HELOC PAYMENT',
    'BAFÖG RÜCKZAHLUNG',
    'CREDIT AUTO',
    'PRESTITO PERSONALE',
    'POZYCZKA GOTOWKOWA',
  ],
  [
    'tax',
    'EMLAK VERGİSİ 2',
    'UNION DUES',
    'IHK BEITRAG',
    'TAXE FONCIERE',
    'SEGURIDAD SOCIAL',
    'TARI 2026',
    'DARF 0190',
    'WATERSCHAP',
  ],
  [
    'transfer',
    'ALTIN GÜNÜ',
    'ROTH IRA',
    'ETF-SPARPLAN',
    'VERSEMENT PEE',
    'APORTACION MENSUAL',
    'TESOURO DIRETO',
    'BELEGGEN',
  ],
])('what is regular and no subscription is known in every language: %s', (what, ...texts) => {
  expect(texts.filter((text) => label(text) !== what)).toEqual([]);
});

it('keeps clubs, boxes and schools that share a word with it', () => {
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
