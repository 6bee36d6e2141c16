import { describe, expect, it } from 'vitest';
import { cleanAnswerText, findFaults, hasVerbatimCopy } from './answer-text.ts';

const names = ['Booking.com', 'Netflix'];
const faultsOf = (text: string) => findFaults(cleanAnswerText(text), names);

describe('fits', () => {
  it.each([
    'Ayda 149,99 TL; 5 Aralık 2026’da yenilenir (Netflix, Gain).',
    'Prossima data: 5 dicembre. Il profilo: quello giusto.',
    'Du zahlst z.B. für Booking.com, d.h. jeden Monat.',
    'C.-à-d. que vous payez « trop » : 24,00 €.',
    'P. ej., Netflix; etc.',
    '- Netflix: %15\n- Gain: 5 < 6',
    '* **Netflix**\n## Başlık\n> alıntı',
    'İptal için ayarlar/abonelik yolunu izle...',
    'Paga 24 €/mês; 1.º lugar.',
    'Com isso, o total líquido (net) é 24 €; com 2 planos.',
    'Son point fort : 12.99 € net, 1.234.567 TL.',
    'You pay for two password managers.',
    'İki şifre yöneticisine birden ödüyorsun.',
    'Du zahlst für zwei Passwortmanager.',
    'Vous payez deux gestionnaires de mots de passe.',
    'Paghi due gestori di password.',
    'Pagas dos gestores de contraseñas.',
    'Paga dois gestores de palavras-passe.',
    'El punto es que pagas dos veces; ödeme yöntemini değiştir.',
  ])('%s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('without Markdown, and with bullets of one kind', () => {
    expect(cleanAnswerText('* **Netflix**\n  • `Gain`\n# Özet\n> 1')).toBe('- Netflix\n- Gain\nÖzet\n1');
  });
});

describe('does not fit', () => {
  it.each([
    ['https://evil.example', 'a link'],
    ['www.evil', 'a link'],
    ['[a](b)', 'a link'],
    ['evil.example', 'a web address'],
    ['bookıng.com.evil.example', 'a web address'],
    ['Booking.com.evil.example', 'a web address'],
    ['evil [.] example', 'a web address'],
    ['evil dot com', 'a web address'],
    ['evil dot help', 'a web address'],
    ['evil punkt com', 'a web address'],
    ['evil com/login', 'a web address'],
    ['evil .com', 'a web address'],
    ['evil . com', 'a web address'],
    ['evil.c0m', 'a web address'],
    ['192.168.0.1', 'a web address'],
    ['hxxp evil com', 'a link'],
    ['type your password', 'a request for something secret'],
    ['kart numaranı yaz', 'a request for something secret'],
    ['şifreni yaz', 'a request for something secret'],
    ['gib dein Passwort ein', 'a request for something secret'],
    ['votre mot de passe', 'a request for something secret'],
    ['el número de tu tarjeta', 'a request for something secret'],
    ['la tua password', 'a request for something secret'],
    ['a sua senha', 'a request for something secret'],
    ['<b>', 'markup'],
    ['&amp;', 'markup'],
    ['a@b', 'an e-mail address'],
    ['019aa0f0-0000-7000-8000-000000000001', 'an id'],
    ['x'.repeat(60), 'a word without end'],
    ['Нет', 'letters of another script'],
    ['Nеtflix', 'letters of another script'],
  ])('%s: %s', (text, fault) => {
    expect(faultsOf(`Bak ${text} işte.`)).toContain(fault);
  });
});

it('notices a stretch of the rules, however it is broken up', () => {
  const rules = 'Everything you know comes from the tools. Call them before you answer.';
  expect(hasVerbatimCopy('“everything — you KNOW comes\nfrom the tools”', rules)).toBe(true);
  expect(hasVerbatimCopy('Everything is fine with your tools.', rules)).toBe(false);
});

it.each(['a', '1', 'a-', 'lI', '₺', 'quatre-vingt-', 'bir iki ', '1.', ' ', '<', 'a\u0301', '1\u200B'])(
  'takes no time over the longest of answers: %j',
  (piece) => {
    const text = cleanAnswerText(piece.repeat(12_000 / piece.length));
    const began = performance.now();
    findFaults(text, names);
    expect(performance.now() - began).toBeLessThan(500);
  },
);
