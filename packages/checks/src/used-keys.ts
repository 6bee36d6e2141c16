import { parseSync } from 'oxc-parser';

/**
 * Text keys that the sources use. A key is a pattern in which `*` stands for a value that is known at run time only:
 * `category.*` for `t(\`category.${category}\`)`.
 */
export type UsedKeys = {
  /** Keys given to `t`, with the namespaces they are looked up in; none are known for a `t` that was passed on. */
  calls: { key: string; namespaces: string[]; isPrefix: boolean }[];
  /** Namespaces in which a key is looked up that the call does not name, as in `t(label)`. */
  dynamic: Set<string>;
  /** String literals outside of calls: one of them may be the key of a dynamic call. */
  literals: Set<string>;
};

type Node = { type: string; [property: string]: unknown };
/** The namespaces of the `t` functions in scope, by name. */
type Scope = ReadonlyMap<string, string[]>;

/**
 * Finds the keys in one file: `t(…)` of `useTranslation` and `getFixedT`, `tLabels(…)` where several are in scope, `i18next.t(…)`
 * and `<Trans i18nKey>`.
 */
export function findUsedKeys(path: string, source: string): UsedKeys {
  const used: UsedKeys = { calls: [], dynamic: new Set(), literals: new Set() };
  visit(parseSync(path, source).program as unknown as Node, new Map(), used);
  return used;
}

function visit(node: Node, scope: Scope, used: UsedKeys): void {
  if (node.type === 'ImportDeclaration') return;
  if (node.type === 'CallExpression') {
    const namespaces = readNamespacesOfT(node.callee as Node, scope);
    const [key, options] = node.arguments as Node[];
    if (namespaces && key) addCall(key, namespaces, used, hasReturnObjects(options));
  }
  if (node.type === 'JSXAttribute' && (node.name as Node).name === 'i18nKey' && node.value) {
    addCall(node.value as Node, [...scope.values()].flat(), used);
  }
  if (node.type === 'Literal' && typeof node.value === 'string') used.literals.add(node.value);
  if (node.type === 'TemplateLiteral') used.literals.add(readTemplate(node));
  const inner = node.type === 'BlockStatement' || node.type === 'Program' ? addBindings(node, scope) : scope;
  for (const child of childrenOf(node)) visit(child, inner, used);
}

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) yield child as Node;
    }
  }
}

/** Adds `const { t } = useTranslation('auth')` and `const t = i18n.getFixedT(language, 'errors')` of a block. */
function addBindings(block: Node, scope: Scope): Scope {
  const inner = new Map(scope);
  for (const statement of block.body as Node[]) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[]) {
      const namespaces = init && readNamespacesOfHook(init);
      const name = namespaces && readNameOfT(id);
      if (name) inner.set(name, namespaces);
    }
  }
  return inner;
}

function readNameOfT(id: Node): string | undefined {
  if (id.type === 'Identifier') return id.name as string;
  const properties = id.type === 'ObjectPattern' ? (id.properties as { key: Node; value: Node }[]) : [];
  return properties.find(({ key }) => key?.name === 't')?.value.name as string | undefined;
}

/** The namespaces of `useTranslation(…)` or `….getFixedT(language, …)`. */
function readNamespacesOfHook(call: Node): string[] | undefined {
  if (call.type !== 'CallExpression') return undefined;
  const callee = call.callee as Node;
  const name = callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name;
  const position = { useTranslation: 0, getFixedT: 1 }[String(name)];
  if (position === undefined) return undefined;
  const argument = (call.arguments as Node[])[position];
  return argument ? findStrings(argument) : [];
}

function readNamespacesOfT(callee: Node, scope: Scope): string[] | undefined {
  if (callee.type === 'Identifier')
    return scope.get(callee.name as string) ?? (/^t(?:[A-Z]|$)/.test(callee.name as string) ? [] : undefined);
  if (callee.type === 'MemberExpression') return (callee.property as Node).name === 't' ? [] : undefined;
  return readNamespacesOfHook(callee);
}

function addCall(key: Node, namespaces: string[], used: UsedKeys, isPrefix = false): void {
  const patterns = readPatterns(key);
  for (const pattern of patterns) {
    if (pattern === '*') for (const namespace of namespaces) used.dynamic.add(namespace);
    else used.calls.push({ key: pattern, namespaces, isPrefix });
  }
}

/** The keys an expression can be: both of `isPaid ? 'upgrade' : 'choose'`, and `*` for what only the run knows. */
function readPatterns(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return [String(node.value)];
    case 'TemplateLiteral':
      return [readTemplate(node)];
    case 'ConditionalExpression':
      return [...readPatterns(node.consequent as Node), ...readPatterns(node.alternate as Node)];
    case 'LogicalExpression':
      return [...readPatterns(node.left as Node), ...readPatterns(node.right as Node)];
    case 'ArrayExpression':
      return (node.elements as Node[]).flatMap(readPatterns);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return readPatterns(node.expression as Node);
    default:
      return ['*'];
  }
}

const readTemplate = ({ quasis }: Node): string =>
  (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('*');

const findStrings = (node: Node): string[] =>
  node.type === 'Literal' ? [String(node.value)] : [...childrenOf(node)].flatMap(findStrings);

const hasReturnObjects = (options: Node | undefined): boolean =>
  ((options?.properties ?? []) as { key?: Node }[]).some(({ key }) => key?.name === 'returnObjects');
