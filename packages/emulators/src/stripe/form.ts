/** Parses a form with nested names: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | Form | FormValue[];

const mostDepth = 6;

export function readForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    if (path.length > 0 && path.length <= mostDepth) put(form, path, value);
  }
  return asLists(form) as Form;
}

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  const key = name === '[]' ? String(Object.keys(form).length) : name;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key];
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : Object.create(null);
  form[key] = next;
  put(next, rest, value);
}

function asLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, asLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
