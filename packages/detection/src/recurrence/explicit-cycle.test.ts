import { describe, expect, it } from 'vitest';
import { findExplicitCycle } from './explicit-cycle.ts';

function explicitCycleOf(text: string): string | undefined {
  const billing = findExplicitCycle(text)?.billing;
  return billing && `${billing.billing_interval} ${billing.billing_cycle}`;
}

describe('billing cycles that a line states', () => {
  it.each([
    // In weeks.
    ['KULUP 4 HAFTALIK', '4 weekly'],
    ['GYM 4-WEEKLY DUES', '4 weekly'],
    ['STUDIO BEITRAG 4-WÖCHENTLICH', '4 weekly'],
    ['STUDIO VIERWOECHENTLICH', '4 weekly'],
    ['ABONNEMENT 4 SEMAINES', '4 weekly'],
    ['CUOTA 4 SEMANAS', '4 weekly'],
    ['QUOTA OGNI QUATTRO SETTIMANE', '4 weekly'],
    ['PLANO 4 SEMANAS', '4 weekly'],
    ['SPORTSCHOOL 4-WEKELIJKS', '4 weekly'],
    ['FORFAIT 28 JOURS', '4 weekly'],
    ['BOX 3 WEEKS', '3 weekly'],
    ['CLEANER BI-WEEKLY', '2 weekly'],
    ['BOX FORTNIGHTLY', '2 weekly'],
    ['KISTE ZWEIWÖCHENTLICH', '2 weekly'],
    ['KRAT TWEEWEKELIJKS', '2 weekly'],
    ['REVISTA QUINCENAL', '2 weekly'],
    ['KUTU IKI HAFTADA BIR', '2 weekly'],
    // In months.
    ['DERGI 2 AYLIK', '2 monthly'],
    ['MAGAZIN ZWEIMONATLICH', '2 monthly'],
    ['BI-MONTHLY BOX', '2 monthly'],
    ['REVISTA 2 MESES', '2 monthly'],
    ['VERTRAG VIERTELJÄHRLICH', '3 monthly'],
    ['VERTRAG VIERTELJAEHRLICH', '3 monthly'],
    ['BLAD DRIEMAANDELIJKS', '3 monthly'],
    ['DERGI UC AYLIK', '3 monthly'],
    ['HOSTING 4 MESI', '4 monthly'],
    ['VERTRAG HALBJÄHRLICH', '6 monthly'],
    ['VERTRAG HALBJAEHRLICH', '6 monthly'],
    ['PLAN HALF-YEARLY', '6 monthly'],
    ['PLAN SEMI-ANNUAL', '6 monthly'],
    ['KRANT HALFJAARLIJKS', '6 monthly'],
    ['CLUB MNTHLY', '1 monthly'],
    // In years.
    ['ALAN ADI 2 YILLIK', '2 yearly'],
    ['DOMAIN 2-YEAR', '2 yearly'],
    ['DOMINIO 3 ANNI', '3 yearly'],
    ['DOMAINE 2 ANS', '2 yearly'],
    ['DOMINIO 12 MESES', '1 yearly'],
    ['BEITRAG JAEHRLICH', '1 yearly'],
    ['DOMEIN 1 JAAR', '1 yearly'],
    // Beside a number that belongs to a name.
    ['OFFICE 365 MONTHLY', '1 monthly'],
    ['KART 09.10 AYLIK UYELIK', '1 monthly'],
    ['CARD 05/11 WEEKLY BOX', '1 weekly'],
    ['BLOK 3 AYLIK AIDAT', '1 monthly'],
    ['DAIRE NO: 4 AYLIK AIDAT', '1 monthly'],
    ['REF. 6 MONTHLY FEE', '1 monthly'],
    ['APT 2 YEARLY DUES', '1 yearly'],
    ['INTERNET 12 AY TAAHHUT AYLIK', '1 monthly'],
  ])('%s: %s', (text, cycle) => {
    expect(explicitCycleOf(text)).toBe(cycle);
  });

  it.each(['GYM 5-WEEKLY', 'PLAN 18 AYLIK', 'PARIS 2 AN NAM', 'SHOP 10/12 ANS', 'PAPER WEEK 42'])(
    'and nothing where no plan is sold so: %s',
    (text) => {
      expect(explicitCycleOf(text)).toBeUndefined();
    },
  );

  it.each([
    'KLIMA 12 AYLIK TAKSIT',
    'TELEFON 6 AY TAKSITLI',
    'MUEBLES 3 MESES SIN INTERESES',
    'CUOTA 6 MESES',
    'SOFA 12 MESES SEM JUROS',
    'KUECHE RATENKAUF 6 MONATE',
    'LAPTOP 2 OF 12 MONTHS',
  ])('not for instalments: %s', (text) => {
    expect(explicitCycleOf(text)).toBeUndefined();
  });

  it.each([
    'INTERNET 12 AY TAAHHÜTLÜ',
    'FIBRE ENGAGEMENT 12 MOIS',
    'FITNESS 12 MONATE MINDESTLAUFZEIT',
    'MOBILE CONTRACT 1 YEAR',
    'HANDY 24 MONATE',
    'DOMINIO 36 MESES',
    'EXTENDED WARRANTY 3 YEARS',
    'DERGI 3 AY HEDIYE',
    '2 MONTHS FREE MUSIC',
    'PROBEABO 4 WOCHEN',
  ])('not for contract terms, insurance and gifts: %s', (text) => {
    expect(explicitCycleOf(text)).toBeUndefined();
  });

  it.each(['BISTRO TROIS ANS', 'BAR DOS MESES', 'CAR HIRE 2 WEEKS', 'HOTEL AM SEE 28 TAGE', 'TARIF TRIO 3 MONTHLY'])(
    'and nothing where the number may mean something else: %s',
    (text) => {
      expect(explicitCycleOf(text)).toBeUndefined();
    },
  );
});
