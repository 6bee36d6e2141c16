import type { Form } from './form.ts';
import { type Parameters, readParameters } from './parameters.ts';

export type Ask = { id: string; given: Parameters; form: Form };
export type Method = { verb: 'GET' | 'POST' | 'DELETE'; path: RegExp; run: (ask: Ask) => unknown };

/** `/v1/customers/:id` as one of Stripe's methods. */
export const method = (verb: Method['verb'], path: string, run: Method['run']): Method => ({
  verb,
  path: new RegExp(`^${path.replace(':id', '(?<id>[\\w-]+)')}$`),
  run,
});

/** The method that a request names, ready to run; undefined where Stripe has none (or none that is played). */
export function findMethod(methods: readonly Method[], verb: string, path: string, form: Form) {
  for (const each of methods) {
    const match = each.verb === verb ? each.path.exec(path) : null;
    if (!match) continue;
    return () => {
      const given = readParameters(form);
      const answer = each.run({ id: match.groups?.id ?? '', given, form });
      return answer;
    };
  }
  return undefined;
}
