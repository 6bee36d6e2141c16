import { expect, it } from 'vitest';
import { resolveMerchant } from '#merchant/resolve.ts';
import { line } from '#testing/statements.ts';
import { labelLine, parseDescription } from './label.ts';

const label = (description: string) =>
  labelLine(line('2026-05-20', description, 300), parseDescription(description, resolveMerchant(description)));

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
])('recognises regular payments that are no subscriptions in every language: %s', (what, ...texts) => {
  expect(texts.filter((text) => label(text) !== what)).toEqual([]);
});

it.each([
  [
    'loan',
    'ANADOLUBANK İHT KRD 12-24',
    'KONUT KRD',
    'TAŞIT KRD EKİM',
    'DENİZ KRD 3/36',
    'KRD TAHS 0044',
    'HOME LN 0012',
  ],
  ['loan', 'DARL 4711', 'PRET PERSO 221', 'CUOTA PRESTAMO', 'EMPREST PESSOAL'],
  [
    'payment',
    'KREDİ KARTI ASGARİ',
    'ASGARİ ÖDEME',
    'KK BORÇ',
    'MIN PAYMENT DUE',
    'MINDESTBETRAG KREDITKARTE',
    'PAGO MINIMO TARJETA',
    'PAIEMENT MINIMUM CARTE',
    'CARTA DI CREDITO MINIMO',
    'PAGAMENTO MINIMO CARTAO',
  ],
  [
    'household',
    'BEREKET APT YÖN GİDERİ',
    'APARTMAN YÖN. GİDERİ',
    'GÜL APT. YÖNETİM',
    'YÖN GİDERİ EKİM',
    'WOHNGELD NOV',
    'CHARGES COPRO T4',
    'CUOTA COMUNIDAD',
    'TAXA COND BLOCO B',
  ],
])('recognises loans, cards and housing by the abbreviations of banks: %s', (what, ...texts) => {
  expect(texts.filter((text) => !(label(text) === what || (what === 'loan' && label(text) === 'instalment')))).toEqual(
    [],
  );
});

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
