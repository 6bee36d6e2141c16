import { parseSync } from 'oxc-parser';
import { listFiles, readText } from './repository.ts';
import type { Violation } from './violation.ts';

/** Attributes that somebody reads or hears. Biome's `noJsxLiterals` checks what stands between the tags. */
const readAttributes =
  /^(aria-(label|description|valuetext|roledescription)|alt|title|placeholder|label|description|hint|lead|message)$/;

/** The same in every language: a name, a form of an address. */
const allowed = ['Netflix', 'imap.example.com', 'https://'];

/** Checks that the page's components take the texts of attributes from the translations. */
export function checkAttributeTexts(): Violation[] {
  return listFiles()
    .filter((path) => path.startsWith('apps/web/src/') && /(?<!\.test)\.tsx$/.test(path))
    .flatMap((path) => findAttributeTexts(path, readText(path)));
}

export function findAttributeTexts(path: string, source: string): Violation[] {
  return [...findAttributes(parseSync(path, source).program)].flatMap(({ name, value, start }) => {
    const text = value.type === 'JSXExpressionContainer' ? value.expression?.value : value.value;
    const isText = typeof text === 'string' && /\p{L}{2}/u.test(text) && !allowed.includes(text);
    if (!isText || !readAttributes.test(name.name)) return [];
    const line = source.slice(0, start).split('\n').length;
    return [{ file: path, line, message: `${name.name}="${text}": take the text from the translations` }];
  });
}

type Attribute = {
  name: { name: string };
  value: { type: string; value?: unknown; expression?: { value?: unknown } };
  start: number;
};

function* findAttributes(node: object): Generator<Attribute> {
  if ('type' in node && node.type === 'JSXAttribute' && 'value' in node && node.value)
    yield node as unknown as Attribute;
  for (const child of Object.values(node))
    if (typeof child === 'object' && child !== null) yield* findAttributes(child);
}
