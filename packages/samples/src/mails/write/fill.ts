import { type TurkishCase, turkishEnding } from '#mails/turkish-endings.ts';

/**
 * Fills `{name}` and, in Turkish, `{name:den}` with a case suffix.
 * @throws for a placeholder without a value
 */
export function fill(text: string, values: Record<string, string | undefined>): string {
  return text.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, ending?: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing to put into {${name}} of "${text}"`);
    return ending ? `${value}${turkishEnding(value, ending as TurkishCase)}` : value;
  });
}
