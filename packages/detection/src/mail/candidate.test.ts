import { describe, expect, it } from 'vitest';
import { isMailCandidate } from './candidate.ts';
import { anAddress } from './testing/a-mail.ts';

const isCandidate = (from: string, subject: string, headers: { name: string; value: string }[] = []) =>
  isMailCandidate({ from: [anAddress(from)], subject, headers });

describe('mails worth downloading', () => {
  it.each([
    ['Netflix <info@account.netflix.com>', 'Merhaba Ada'],
    ['Apple <no_reply@email.apple.com>', 'Deine Rechnung von Apple'],
    ['PayPal <service@paypal.fr>', 'Votre paiement automatique'],
    ['Trendyol <info@trendyol.com>', 'Trendyol Plus üyeliğiniz yenilendi'],
    ['Fit Gym <billing@fitgym.example>', 'Your membership invoice'],
    ['Kulüp <bilgi@kulup.example>', 'Aboneliğiniz iptal edildi'],
    ['Klub <info@klub.example>', 'Twoja subskrypcja została przedłużona'],
    ['Jane <jane@gmail.com>', 'Fwd: your receipt'],
  ])('fetches %s: %s', (from, subject) => {
    expect(isCandidate(from, subject)).toBe(true);
  });

  it.each([
    ['Mom <mom@example.org>', 'Dinner this weekend'],
    ['Jane <jane@gmail.com>', 'Your subscription'],
    ['Trendyol <info@trendyol.com>', 'Kargon yola çıktı'],
    ['Amazon <auto-confirm@amazon.com>', 'Arriving today'],
    ['Airline <no-reply@airline.example>', 'Your eTicket receipt'],
    ['Netflix <info@netfIix.com>', 'Your payment was declined'],
    ['Notion <no-reply@notion.so>', 'Password reset requested'],
    ['Bank <alerts@bank.example>', 'New device signed in'],
  ])('leaves %s: %s', (from, subject) => {
    expect(isCandidate(from, subject)).toBe(false);
  });

  it('leaves discussion lists alone', () => {
    const list = [{ name: 'Precedence', value: 'list' }];
    expect(isCandidate('Dev <dev@lists.example>', 'Re: subscription renewal API', list)).toBe(false);
  });
});
