import { foldInPlace } from '@kumbara/text/fold';
import { describe, expect, it } from 'vitest';
import { findCycles } from './cycle.ts';

const cyclesIn = (text: string) =>
  findCycles(foldInPlace(text)).map(({ billing_cycle, billing_interval }) => `${billing_cycle} x ${billing_interval}`);

describe('how often something is paid', () => {
  it.each([
    ['weekly x 1', ['19,99 € par semaine', 'co tydzień', 'haftalık']],
    ['weekly x 2', ['fortnightly', 'every other week', 'iki haftada bir']],
    ['monthly x 1', ['raz w miesiącu', 'once a month', 'every 30 days', '30 günde bir', '35 zł / 30 dni', '29 zł/msc']],
    ['monthly x 1', ['ayda bir', 'hàng tháng', '65.000 ₫/tháng', 'for the next month', 'za kolejny miesiąc']],
    ['monthly x 3', ['co kwartał', 'per quarter', 'pro Quartal', 'üç ayda bir', '3 aylığına', 'Vierteljahresabo']],
    ['monthly x 6', ['co pół roku', 'every six months', 'halbjährlich', 'Halbjahresbeitrag']],
    ['yearly x 1', ['odnawiana co roku', 'raz w roku', 'per annum', 'for one year', 'yılda bir', 'bir yıllığına']],
    ['yearly x 1', ['1 yıl süreyle', '12 aylığına', 'hàng năm', 'every 365 days']],
  ])('reads %s', (cycle, texts) => {
    expect(texts.map(cyclesIn)).toEqual(texts.map(() => [cycle]));
  });

  it.each([
    'Renews automatically every Friday',
    'Her cuma yenilenir',
    'Her hafta çarşamba günü yenilenir',
    'wird jeden Montag abgebucht',
    'est débité chaque lundi',
    'débité tous les lundis',
    'se cobra cada viernes',
    'se renueva todos los viernes',
    'é cobrado toda segunda-feira',
    'si rinnova ogni venerdì',
  ])('is weekly on a day of every week: %s', (text) => {
    expect(cyclesIn(text)).toEqual(['weekly x 1']);
  });

  it.each(['Every Friday we send our letter', 'new films every Friday', 'her cuma yeni bölüm'])(
    'hears of no payment in "%s"',
    (text) => {
      expect(cyclesIn(text)).toEqual([]);
    },
  );

  it.each(['30 günlük deneme', 'za 30 dni pobierzemy opłatę', 'zwrot w ciągu 30 dni', 'at 5 p.m.', '3 months ago'])(
    'reads nothing of the kind in "%s"',
    (text) => {
      expect(cyclesIn(text)).toEqual([]);
    },
  );
});
