import { type Language, languages, reminderKinds } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { composeReminders } from './reminder-mail.ts';

const name = '<b>Dergi</b> & "Söz"';
const details = { name, amount: 99.9, previous_amount: 79.9, currency: 'TRY', ends_on: '2026-12-31' };
const reminders = reminderKinds.map((kind, at) => ({
  ...{ kind, subject_id: `${at}`, subscription_id: `${at}`, due_on: '2026-11-24', lead_days: at, day: '2026-11-21' },
  ...(kind === 'plan_overdue' ? { details: {} } : { details }),
  ...(kind === 'renewal' && { check_in: 'https://kumbara.example/check-in#token=a' }),
}));
const compose = (language: Language, some = reminders) =>
  composeReminders({
    ...{
      name: 'Ada',
      language,
      today: '2026-11-21',
      reminders: some,
      link: 'https://kumbara.example/dashboard/reminders',
    },
    stopLink: (scope) => `https://kumbara.example/reminders/stop#token=${scope}`,
  });

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  it('names every reminder with its day, its reason and a link that ends its kind, in text and in HTML', () => {
    const { text, html } = compose(language);
    expect(text.match(/• .*\n {2}\S.*/g)).toHaveLength(reminders.length);
    expect(text.match(/2026/g)?.length).toBeGreaterThanOrEqual(reminders.length);
    for (const kind of [...reminderKinds, 'all'])
      expect(text.split(`#token=${kind}\n`).length + text.split(`#token=${kind}"`).length).toBeGreaterThan(1);
    expect(`${text}${html}`).not.toMatch(/\{\{|undefined|null|NaN|\bkinds?\.|reasons\.|titles\./);
    expect(html).toContain(`lang="${language}"`);
    expect(html).not.toContain('<b>Dergi');
    expect(html.match(/<li/g)).toHaveLength(reminders.length);
    expect(html.match(/<(\w+)[ >]/g)?.filter((tag) => /^<(li|ul|strong|span|a)\b/.test(tag)).length).toBe(
      html.match(/<\/(li|ul|strong|span|a)>/g)?.length,
    );
  });

  it('has the only reminder, or the names of all, as its subject', () => {
    const [first] = reminders;
    if (!first) return;
    const only = compose(language, [first]);
    expect(only.text).toContain(`• ${only.subject}\n`);
    expect(compose(language).subject).toMatch(/: <b>Dergi<\/b> & "Söz", Kumbara$/);
  });
});
