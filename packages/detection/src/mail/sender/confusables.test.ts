import { describe, expect, it } from 'vitest';
import { anAddress, lines } from '#mail/testing/a-mail.ts';
import { identifySender } from './sender.ts';

const kind = (from: string) => identifySender(anAddress(from)).kind;
const text = 'Aylık 199,90 TL abonelik ücretiniz tahsil edildi.';

describe('letters that only look like others', () => {
  it.each([
    ['Cyrillic in the name', 'Sp\u043etify <info@tahsilat-merkezi.com>'],
    ['Cyrillic in the name of one that bills for others', 'Sp\u043etify <receipts@stripe.com>'],
    ['a whole name in Cyrillic', '\u0405\u0440\u043e\u0442\u0456\u0493\u0443 <info@tahsilat-merkezi.com>'],
    ['Greek in the name', 'Netfli\u03c7 <info@tahsilat-merkezi.com>'],
    ['full-width letters', '\uff33\uff50\uff4f\uff54\uff49\uff46\uff59 <info@tahsilat-merkezi.com>'],
    [
      'bold letters of mathematics',
      '\u{1d412}\u{1d429}\u{1d428}\u{1d42d}\u{1d422}\u{1d41f}\u{1d432} <info@tahsilat.com>',
    ],
    ['Cyrillic in the domain', 'Abonelik <info@m\u0430ilspotify.com>'],
    ['a domain wholly in Cyrillic that reads as a brand', 'Abonelik <info@\u0430\u0440\u0440\u04cf\u0435.com>'],
  ])('make a sender spoofed: %s', (_, from) => {
    expect(kind(from)).toBe('spoofed');
    expect(lines({ from, subject: 'Aboneliğiniz yenilendi', text })).toEqual([]);
  });

  it('mark as phishing an unknown sender that writes the name so only in its subject or text', () => {
    const from = 'Abonelik Servisi <info@tahsilat-merkezi.com>';
    expect(lines({ from, subject: 'Kulüp aboneliğiniz yenilendi', text })).toHaveLength(1);
    expect(lines({ from, subject: 'Sp\u043etify aboneliğiniz yenilendi', text })).toEqual([]);
    expect(lines({ from, subject: 'Aboneliğiniz yenilendi', text: `Sp\u043etify: ${text}` })).toEqual([]);
    expect(lines({ from, subject: '\uff33\uff50\uff4f\uff54\uff49\uff46\uff59 aboneliğiniz yenilendi', text })).toEqual(
      [],
    );
  });

  it.each([
    'Читай Клуб <info@chitai.example>',
    'Ωmega Fitness <info@omega-fitness.example>',
    'ΔΕΗ <info@dei.example>',
    'Яндекс Plus <info@yandex-plus.example>',
    'Türkçe Şarkı Kulübü <bilgi@sarki.example>',
  ])('do not convict who writes in a script of its own: %s', (from) => {
    expect(kind(from)).toBe('unknown');
  });

  it('leave a known service alone that greets its reader by a name in Cyrillic', () => {
    expect(
      lines({ subject: 'Your receipt', text: 'Hi Сергей,\nNetflix 15.49 USD per month was charged.' }),
    ).toHaveLength(1);
  });
});
