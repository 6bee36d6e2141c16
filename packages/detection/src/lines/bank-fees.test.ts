import { describe, expect, it } from 'vitest';
import { resolveMerchant } from '#merchant/resolve.ts';
import { line } from '#testing/statements.ts';
import { labelLine, parseDescription } from './label.ts';

const label = (description: string) =>
  labelLine(line('2026-05-20', description, 12), parseDescription(description, resolveMerchant(description)));
const notLabelled = (as: string, texts: string[]) => texts.filter((text) => label(text) !== as);

describe('fees of banks and memberships', () => {
  it.each([
    [
      'a price and an account or a card',
      'Basic Checking Fee',
      'Jahresentgelt Debitkarte',
      'COSTO CARTA',
      'COSTE TARJETA',
      'GASTOS CUENTA',
    ],
    ['a price and what banks do', 'Quarterly Service Fee', 'Inactive Fee', 'Deposit Item Fee', 'Commission paiement'],
    ['a price and a time without a name', 'Yearly Fee', 'Jahresgebühr 2026', 'Monatspreis Mai', 'Tarifa anual'],
    ['dues and an account or a card', 'Beitrag Goldkonto', 'Card Membership', 'CUOTA TARJETA PLATINUM', 'Kart Üyeliği'],
    [
      'dues and a bank’s own account',
      'ABONNEMENT COMPTE',
      'QUOTA CONTO',
      'MENSALIDADE CARTAO BLACK',
      'BIJDRAGE REKENING',
    ],
    ['the dues of a card’s year', 'RENEWAL MEMBERSHIP FEE', 'Annual Membership Fee 05/26', 'Yıllık Üyelik Ücretleri'],
    ['a French account by its name', 'COTISATION PREMIER', 'COTIS ESPRIT LIBRE 05/26', 'COTISATION SOBRIO TRIMESTRE'],
    ['a bank’s name and its package', 'CLUB LLOYDS CHARGE', 'PACOTE BRADESCO', 'ABN AMRO PAKKET', 'HSBC PREMIER FEE'],
    ['a bank’s short form of a price', 'COM MEMBRESIA PACOTE', 'TX SERVICOS ANUIDADE'],
    ['a programme of cards', 'Membership Rewards Charge'],
    ['safes and movements', 'SAFE DEPOSIT 0114', 'LOCATION COFFRE 12', 'COMM INTERVENTION 2', 'ABSCHLUSSPOSTEN'],
    [
      'a package that only a bank sells',
      'Riantpakket',
      'PAKKETKOSTEN',
      'KONTOMODELL PLUS',
      'CESTA BENEFICIOS',
      'PACOTE TARIFAS',
      'Mobil Bankacılık Paketi',
    ],
  ])('%s', (_what, ...texts) => {
    expect(notLabelled('fee', texts)).toEqual([]);
  });

  it('reads one unlisted word as the name of a merchant', () => {
    const kept = [
      'SILVER ROWING MONTHLY FEE',
      'STEEL GYM ANNUAL FEE',
      'COTISATION TENNIS PREMIER',
      'COTISATION VERTIGO',
      'ABONNEMENT CARTE OPERA',
      'KINOKARTE CLUB MITGLIEDSBEITRAG',
      'SUSCRIPCION TARJETA TEATRO',
      'ANUALIDAD DEL CLUB NAUTICO',
      'ANUIDADE CLUBE NAUTICO',
      'KANTO STÜDYO ÜYELİK ÜCRETİ',
      'BALANCE BARRE MEMBERSHIP FEE',
      'VERSPAKKET DE HOEVE',
    ];
    expect(notLabelled('purchase', kept)).toEqual([]);
  });

  it('keeps dues without further words', () => {
    const kept = [
      'MEMBERSHIP FEE',
      'MONTHLY MEMBERSHIP FEE',
      'PREMIUM MEMBERSHIP FEE',
      'CLUB FEES',
      'Mitgliedsbeitrag',
      'ABONNEMENT',
      'GOLD FEE',
    ];
    expect(notLabelled('purchase', kept)).toEqual([]);
  });

  it('keeps charges of services in the catalogue', () => {
    expect(notLabelled('purchase', ['AMAZON PRIME ANNUAL MEMBERSHIP FEE', 'ABONNEMENT CANAL+ COMPTE'])).toEqual([]);
  });
});

it('distinguishes schools from leisure courses', () => {
  expect(
    notLabelled('household', ['ESCOLA SANTA RITA', 'ECOLE SAINT LUC', 'SCUOLA ROSMINI', 'ST ANNES SCHOOL']),
  ).toEqual([]);
  const taught = [
    'ESCOLA DE TEATRO',
    'ECOLE VIOLON',
    'ESCOLA VIOLA ANDORINHA',
    'SCUOLA TANGO',
    'ESCUELA ONLINE',
    'DRUM SCHOOL',
    'ECOLE ABONNEMENT',
  ];
  expect(notLabelled('purchase', taught)).toEqual([]);
});

it.each([
  ['tax', 'UNISON DUES', 'RMT UNION', 'USDAW', 'FNV CONTRIBUTIE', 'IG METALL', 'SAĞLIK SEN AİDATI'],
  ['household', 'CHILD MAINTENANCE 0226', 'AGUA CEA 44', 'PAGO DE AGUA', 'KINDESUNTERHALT'],
])('recognises unions, maintenance and water: %s', (what, ...texts) => {
  expect(notLabelled(what, texts)).toEqual([]);
});

it('keeps clubs that share a word with unions', () => {
  expect(notLabelled('purchase', ['UNISON MUSIC APP', 'SKATE UNION', 'UNITE YOGA'])).toEqual([]);
});
