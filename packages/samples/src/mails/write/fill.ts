import { type TurkishCase, turkishSuffix } from '#mails/turkish-suffixes.ts';

/**
 * Fills `{name}` and, in Turkish, `{name:den}` with a case suffix.
 * @throws for a placeholder without a value
 */
export function fillTemplate(text: string, values: Record<string, string | undefined>): string {
  return text.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, ending?: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing to put into {${name}} of "${text}"`);
    return ending ? `${value}${turkishSuffix(value, ending as TurkishCase)}` : value;
  });
}
