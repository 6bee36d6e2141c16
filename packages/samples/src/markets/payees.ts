import type { Random } from '#random.ts';
import { inventName } from './invented-name.ts';
import type { Market } from './market.ts';

/** Payees of regular payments that are no subscriptions. `*` is replaced with an invented name. */
type Payees = { school: string; charity: string; insurer: string; landlord: string; people: readonly string[] };

const byLanguage: Readonly<Record<string, Payees>> = {
  tr: {
    school: 'OZEL * KOLEJI',
    charity: '* VAKFI BAGIS',
    insurer: '* HAYAT SIGORTA',
    landlord: '* GAYRIMENKUL',
    people: ['NURAY KESKIN', 'TARIK OZDEMIR', 'SEVGI ALTAY', 'HAKAN BOZKURT'],
  },
  de: {
    school: 'PRIVATSCHULE *',
    charity: 'SPENDE * HILFSWERK',
    insurer: '* LEBENSVERSICHERUNG',
    landlord: '* IMMOBILIEN GMBH',
    people: ['ANKE WOLTERS', 'JENS PRIEBE', 'MARTA KUHLMANN', 'UWE DRECHSLER'],
  },
  en: {
    school: '* ACADEMY TUITION',
    charity: '* RELIEF FUND DONATION',
    insurer: '* LIFE ASSURANCE',
    landlord: '* ESTATES LTD',
    people: ['HELEN MARLOW', 'OWEN PRICHARD', 'CARLA JENNINGS', 'DEAN WHITLOCK'],
  },
  nl: {
    school: 'STICHTING * ONDERWIJS',
    charity: 'GIFT STICHTING *',
    insurer: '* VERZEKERINGEN NV',
    landlord: '* VASTGOED BV',
    people: ['M VERHOEVEN', 'J TERPSTRA', 'L DE BOER', 'S HOEKSTRA'],
  },
  es: {
    school: 'COLEGIO *',
    charity: 'FUNDACION * DONATIVO',
    insurer: '* SEGUROS DE VIDA',
    landlord: 'INMOBILIARIA *',
    people: ['ROCIO PALOMINO', 'ANDRES VALVERDE', 'LUCIA MONREAL', 'PEDRO ARANDA'],
  },
  pt: {
    school: 'COLEGIO * LTDA',
    charity: 'DOACAO INSTITUTO *',
    insurer: '* SEGUROS SA',
    landlord: '* IMOVEIS',
    people: ['RENATA COUTINHO', 'FABIO TEIXEIRA', 'MARINA LACERDA', 'DIEGO PESTANA'],
  },
  fr: {
    school: 'ECOLE PRIVEE *',
    charity: 'DON ASSOCIATION *',
    insurer: '* ASSURANCE VIE',
    landlord: 'SCI *',
    people: ['SYLVIE MARCHAND', 'BRUNO LECOMTE', 'ODILE GARNIER', 'YVES PERROT'],
  },
  it: {
    school: 'ISTITUTO *',
    charity: 'DONAZIONE FONDAZIONE *',
    insurer: '* ASSICURAZIONI VITA',
    landlord: 'IMMOBILIARE *',
    people: ['GRAZIA FERRANTI', 'PIERO SANTORO', 'ELENA MARCHETTI', 'LUCA BARBIERI'],
  },
};

/** The name of such a payee. Half of the schools and landlords get a name that does not reveal their trade. */
export function drawPayeeName(
  trade: 'school' | 'charity' | 'insurer' | 'landlord',
  market: Market,
  random: Random,
): string {
  const name = inventName(random).toUpperCase();
  const printed = byLanguage[market.language]?.[trade] ?? '*';
  const hidesTrade = (trade === 'school' || trade === 'landlord') && random.chance(0.5);
  return hidesTrade ? name : printed.replace('*', name);
}

/** The name of a private person. */
export const drawPersonName = ({ language }: Market, random: Random): string =>
  random.pick(byLanguage[language]?.people ?? ['A. NOBODY']);
