import type { Form, FormValue } from './form.ts';
import { parameterInvalid, parameterMissing, StripeError } from './stripe-error.ts';

/** Reads the parameters of a call and throws Stripe's errors. `refuseUnknown` refuses those that were not read. */
export type Parameters = {
  text(key: string): string | undefined;
  integer(key: string): number | undefined;
  required(key: string): string;
  boolean(key: string): boolean | undefined;
  choice<T extends string>(key: string, choices: readonly T[]): T | undefined;
  url(key: string): string | undefined;
  metadata(): Record<string, string> | undefined;
  nested(key: string): Parameters | undefined;
  list(key: string): Parameters[];
  /** Accepts parameters without effect. */
  ignore(...keys: string[]): void;
  refuseUnknown(): void;
};

export function readParameters(form: Form, prefix = ''): Parameters {
  const knownKeys = new Set<string>();
  const nameOf = (key: string) => (prefix ? `${prefix}[${key}]` : key);
  const take = (key: string): FormValue | undefined => {
    knownKeys.add(key);
    return form[key];
  };

  function text(key: string): string | undefined {
    const value = take(key);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw parameterInvalid(nameOf(key), `Invalid string: ${nameOf(key)}`);
    return value;
  }
  function integer(key: string): number | undefined {
    const value = text(key);
    if (value === undefined) return undefined;
    if (!/^-?\d+$/.test(value)) {
      throw parameterInvalid(nameOf(key), `Invalid integer: ${value}`, 'parameter_invalid_integer');
    }
    return Number(value);
  }

  return {
    text,
    integer,
    required(key) {
      const value = text(key);
      if (!value) throw parameterMissing(nameOf(key));
      return value;
    },
    boolean(key) {
      const value = text(key);
      if (value === undefined) return undefined;
      if (value === 'true' || value === 'false') return value === 'true';
      throw parameterInvalid(nameOf(key), `Invalid boolean: ${value}`);
    },
    choice<T extends string>(key: string, choices: readonly T[]): T | undefined {
      const value = text(key);
      if (value === undefined || choices.some((each) => each === value)) return value as T | undefined;
      throw parameterInvalid(nameOf(key), `Invalid ${nameOf(key)}: must be one of ${choices.join(', ')}`);
    },
    url(key) {
      const value = text(key);
      if (value === undefined || URL.canParse(value.replace(/\{\w+\}/g, 'x'))) return value;
      throw parameterInvalid(nameOf(key), `Not a valid URL`, 'url_invalid');
    },
    metadata() {
      const value = take('metadata');
      if (value === undefined) return undefined;
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]));
    },
    nested(key) {
      const value = take(key);
      return value instanceof Object && !Array.isArray(value) ? readParameters(value, nameOf(key)) : undefined;
    },
    list(key) {
      const value = take(key);
      const items = Array.isArray(value) ? value : [];
      return items.map((item, index) => readParameters(item as Form, `${nameOf(key)}[${index}]`));
    },
    ignore(...keys) {
      for (const key of keys) knownKeys.add(key);
    },
    refuseUnknown() {
      const unknown = Object.keys(form).find((key) => !knownKeys.has(key));
      if (unknown === undefined) return;
      const param = nameOf(unknown);
      throw new StripeError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    },
  };
}
