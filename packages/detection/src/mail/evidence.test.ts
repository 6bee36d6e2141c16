import { describe, expect, it } from 'vitest';
import { read } from './testing/a-mail.ts';

describe('the evidence of a mail', () => {
  const evidence = (mail: Parameters<typeof read>[0]) => read(mail).map((event) => event.evidence);

  it('shows the amount wherever the mail prints one', () => {
    const text = 'Your plan goes from $9.99 to $12.99 a month on December 20, 2026.';
    expect(evidence({ subject: 'Your Netflix price is changing', text })).toEqual([text]);
    const receipt = 'We received payment for your subscription.\nNetflix Premium\t$9.99\nThanks!';
    expect(evidence({ subject: 'Payment receipt', text: receipt })).toEqual(['Netflix Premium $9.99']);
  });

  it('begins with the name of what was bought, not with the letterhead above it', () => {
    const text = 'ORDER ID MX22\nDOCUMENT NO. 11\nDriftlog\nDriftlog Pro (Monthly)\nRenews Dec 20, 2026\n$3.99';
    expect(evidence({ from: 'Apple <no_reply@email.apple.com>', subject: 'Your receipt from Apple.', text })).toEqual([
      'Driftlog Driftlog Pro (Monthly) Renews Dec 20, 2026 $3.99',
    ]);
  });

  it('keeps to the words of an end, whatever price is offered for coming back', () => {
    const text = 'Your subscription has been cancelled.\nChanged your mind? Come back for $9.99 a month.';
    expect(evidence({ subject: 'We are done', text })).toEqual(['Your subscription has been cancelled.']);
  });
});
