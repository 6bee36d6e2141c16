import type { Language } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { getTranslator } from '#i18n/translator.ts';
import { users } from '#testing/users.ts';
import { analyse } from './analyse.ts';

it.each<[Language, string]>([
  ['en', 'what is the most expensive car in the world'],
  ['en', 'will it rain next week in London'],
  ['en', 'who won the game yesterday'],
  ['en', 'how much is a flight to Paris'],
  ['en', 'why did house prices rise'],
  ['en', 'write me a poem about autumn'],
  ['en', 'when is my dentist appointment'],
  ['en', 'how many people live in Ankara'],
  ['en', 'what is the weather tomorrow'],
  ['en', 'list everything over 10 euros'],
  ['de', 'alle Abos über 10 Euro'],
  ['tr', 'yarın hava nasıl olacak'],
  ['tr', 'dünyanın en pahalı arabası hangisi'],
  ['tr', 'bana bir şiir yaz'],
  ['tr', 'ekmek fiyatları neden arttı'],
  ['tr', 'uçak bileti ne kadar'],
  ['tr', 'dün maç kaç kaç bitti'],
  ['de', 'wie wird das Wetter morgen'],
  ['de', 'was ist das teuerste Auto der Welt'],
  ['de', 'warum steigen die Mieten'],
  ['de', 'wie viele Einwohner hat Berlin'],
  ['de', 'schreib mir ein Gedicht'],
  ['fr', 'quel temps fera-t-il demain'],
  ['fr', 'quelle est la voiture la plus chère du monde'],
  ['fr', "combien d'habitants à Paris"],
  ['fr', 'pourquoi les loyers augmentent'],
  ['es', 'qué tiempo hará mañana'],
  ['es', 'cuál es el coche más caro del mundo'],
  ['es', 'cuántos habitantes tiene Madrid'],
  ['es', 'por qué suben los alquileres'],
  ['it', 'che tempo farà domani'],
  ['it', 'qual è la macchina più cara del mondo'],
  ['it', 'quanti abitanti ha Roma'],
  ['it', 'perché aumentano gli affitti'],
  ['pt', 'qual é o carro mais caro do mundo'],
  ['pt', 'quantos habitantes tem Lisboa'],
  ['pt', 'porque sobem as rendas'],
])('says that it cannot answer what it does not know, %s: %s', (language, wording) => {
  const { intent, analysis } = analyse(wording, users.ayse.portfolio, language);
  expect({ intent, first: analysis.split('\n')[0] }).toEqual({
    intent: 'unknown',
    first: getTranslator(language, 'answers')('unknown'),
  });
});
