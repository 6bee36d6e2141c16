import { parseSync } from 'oxc-parser';
import { listFiles, readText } from './repository.ts';
import type { Violation } from './violation.ts';

/** Attributes whose text is shown or read out. */
const visibleAttributes =
  /^(aria-(label|description|valuetext|roledescription)|\w*(Label|Title|Text)|alt|title|placeholder|label|description|hint|lead|message|text|question|explanation|summary|figure)$/;

/** Calls that show their arguments: `alert('…')`, `notify.error('…', { description: '…' })`. */
const visibleCalls = /^((window|globalThis)\.)?(alert|confirm|prompt)$|^(notify|toast)(\.\w+)?$/;

/** Texts that are the same in every language: a name, a form of an address. */
const allowed = ['Netflix', 'imap.example.com', 'https://'];

/**
 * Checks that the web app takes visible texts from the translations. Plain text between tags is left to Biome's
 * `noJsxLiterals`; its option `noStrings` would also object to class names and to the keys of `t('…')`.
 */
export function checkVisibleTexts(): Violation[] {
  return listFiles()
    .filter((path) => path.startsWith('apps/web/src/') && /(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => !path.includes('/testing/'))
    .flatMap((path) => findVisibleTexts(path, readText(path)));
}

export function findVisibleTexts(path: string, source: string): Violation[] {
  const { program } = parseSync(path, source);
  return [...findPlaces(program as unknown as Node)].flatMap(({ place, expression }) =>
    findTexts(expression)
      .filter(({ text }) => /\p{L}{2}/u.test(text) && !allowed.includes(text))
      .map(({ text, start }) => ({
        file: path,
        line: source.slice(0, start).split('\n').length,
        message: `"${text.trim()}" in ${place}: take the text from the translations`,
      })),
  );
}

type Node = { type: string; start: number; [property: string]: unknown };
type Place = { place: string; expression: Node };

/** The expressions of a file whose value is shown. */
function* findPlaces(node: Node): Generator<Place> {
  if (node.type === 'JSXAttribute' && node.value) {
    const { name } = node.name as { name: string };
    if (visibleAttributes.test(name)) yield { place: name, expression: node.value as Node };
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    for (const child of node.children as Node[])
      if (child.type === 'JSXExpressionContainer') yield { place: 'an element', expression: child };
  }
  if (node.type === 'CallExpression') {
    const name = formatName(node.callee as Node);
    if (visibleCalls.test(name))
      for (const argument of node.arguments as Node[]) yield { place: `${name}()`, expression: argument };
  }
  if (node.type === 'AssignmentExpression' && formatName(node.left as Node) === 'document.title')
    yield { place: 'document.title', expression: node.right as Node };
  for (const child of childrenOf(node)) yield* findPlaces(child);
}

/** `toast.success` for the expression `toast.success`. */
function formatName(node: Node): string {
  if (node.type === 'Identifier') return node.name as string;
  if (node.type !== 'MemberExpression') return '';
  return `${formatName(node.object as Node)}.${formatName(node.property as Node)}`;
}

/** The literals an expression can be or contain: both sides of a condition, the fixed parts of a template, visible properties. */
function findTexts(node: Node): { text: string; start: number }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : [];
    case 'TemplateLiteral':
      return [
        ...(node.quasis as { value: { cooked: string }; start: number }[]).map(({ value, start }) => ({
          text: value.cooked,
          start,
        })),
        ...(node.expressions as Node[]).flatMap(findTexts),
      ];
    case 'ConditionalExpression':
      return [...findTexts(node.consequent as Node), ...findTexts(node.alternate as Node)];
    case 'LogicalExpression':
      return [...findTexts(node.left as Node), ...findTexts(node.right as Node)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...findTexts(node.left as Node), ...findTexts(node.right as Node)] : [];
    case 'ArrayExpression':
      return (node.elements as (Node | null)[]).flatMap((element) => (element ? findTexts(element) : []));
    case 'ObjectExpression':
      return (node.properties as { key?: Node; value?: Node }[]).flatMap(({ key, value }) =>
        value && (value.type === 'ObjectExpression' || visibleAttributes.test(String(key?.name ?? key?.value)))
          ? findTexts(value)
          : [],
      );
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return findTexts(node.expression as Node);
    default:
      return [];
  }
}

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) yield child as Node;
    }
  }
}
