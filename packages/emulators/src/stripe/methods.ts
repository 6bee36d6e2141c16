import type { Form } from './form.ts';
import { type Parameters, readParameters } from './parameters.ts';

export type MethodCall = { id: string; parameters: Parameters; form: Form };
export type Method = { verb: 'GET' | 'POST' | 'DELETE'; path: RegExp; handle: (call: MethodCall) => unknown };

/** `/v1/customers/:id` as one of Stripe's methods. */
export const method = (verb: Method['verb'], path: string, handle: Method['handle']): Method => ({
  verb,
  path: new RegExp(`^${path.replace(':id', '(?<id>[\\w-]+)')}$`),
  handle,
});

/** The method that a request names, ready to run; undefined where Stripe has none (or none that is played). */
export function findMethod(methods: readonly Method[], verb: string, path: string, form: Form) {
  for (const each of methods) {
    const match = each.verb === verb ? each.path.exec(path) : null;
    if (!match) continue;
    return () => {
      const parameters = readParameters(form);
      const answer = each.handle({ id: match.groups?.id ?? '', parameters, form });
      return answer;
    };
  }
  return undefined;
}
