import type { Form } from './form.ts';
import { type Parameters, readParameters } from './parameters.ts';

export type MethodCall = { id: string; parameters: Parameters; form: Form };
export type Method = { verb: 'GET' | 'POST' | 'DELETE'; path: RegExp; handle: (call: MethodCall) => unknown };

/** Defines a method of Stripe's API by a path such as `/v1/customers/:id`. */
export const method = (verb: Method['verb'], path: string, handle: Method['handle']): Method => ({
  verb,
  path: new RegExp(`^${path.replace(':id', '(?<id>[\\w-]+)')}$`),
  handle,
});

/** The method of a request, ready to run; undefined if the emulator has none. */
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
