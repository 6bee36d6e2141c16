import { type ErrorCode, errorStatus, fieldIssues, languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { i18n } from './i18n.ts';

describe.each(languages)('in $name', ({ code: language }) => {
  it('every error code has a text, with its limit filled in', () => {
    const t = i18n.getFixedT(language, 'errors');
    for (const code of Object.keys(errorStatus) as ErrorCode[]) {
      const text = t(code, { limit: '10', fallbackLng: [] });
      expect(text).not.toBe(code);
      expect(text).not.toContain('{');
    }
  });

  it('every field issue has a text, with its limit filled in', () => {
    const t = i18n.getFixedT(language, 'fields');
    for (const issue of fieldIssues) {
      const text = t(issue, { limit: '1.000', fallbackLng: [] });
      expect(text).not.toBe(issue);
      expect(text).not.toContain('{');
    }
  });
});
