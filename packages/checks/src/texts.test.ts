import { describe, expect, it } from 'vitest';
import { compareLanguages, flattenTexts } from './text-resources.ts';
import { findUnusedKeys } from './texts.ts';
import { findUsedKeys } from './used-keys.ts';
import { findVisibleTexts } from './visible-texts.ts';

describe('languages', () => {
  const english = {
    title: 'Form',
    found_one: '{{count, number}} subscription',
    found_other: '{{count, number}} subscriptions',
  };
  const compare = (spanish: object, reference: object = english) =>
    compareLanguages({ en: { form: flattenTexts(reference) }, es: { form: flattenTexts(spanish) } }, 'en', ['en', 'es'])
      .filter(({ language }) => language === 'es')
      .map(({ message }) => message);
  const spanish = {
    title: 'Formulario',
    found_one: '{{count, number}} suscripción',
    found_many: '{{count, number}} de suscripciones',
    found_other: '{{count, number}} suscripciones',
  };

  it('pass with the same keys, the same parameters and the plural forms of CLDR', () =>
    expect(compare(spanish)).toEqual([]));

  it.each([
    ['a missing key', { ...spanish, title: undefined }, 'title is missing'],
    ['a key that English lacks', { ...spanish, note: 'Nota' }, 'note is not in the reference language'],
    ['an empty text', { ...spanish, title: ' ' }, 'title is empty'],
    ['a missing plural form', { ...spanish, found_many: undefined }, 'found_many is missing: a plural form of es'],
    ['a foreign plural form', { ...spanish, found_few: '{{count, number}}' }, 'found_few is no plural form of es'],
    [
      'another parameter',
      { ...spanish, title: 'Formulario {{name}}' },
      'title has the parameters {name} instead of {}',
    ],
    [
      'another format',
      { ...spanish, found_other: '{{count}} suscripciones' },
      'found_other has the parameters {count} instead of {count, number}',
    ],
  ])('fail on %s', (_, texts, message) => expect(compare(JSON.parse(JSON.stringify(texts)))).toEqual([message]));

  it('fail on a missing file', () =>
    expect(compareLanguages({ en: { form: english } }, 'en', ['en', 'es'])).toEqual([
      { language: 'es', namespace: 'form', message: 'the file is missing' },
    ]));

  it('may leave out the one they count, and take a code that ends like a plural form as it is', () => {
    expect(compare({ ...spanish, found_one: 'Una suscripción' })).toEqual([]);
    expect(
      compare({ invitation_for_other: 'Para otra persona' }, { invitation_for_other: 'For somebody else' }),
    ).toEqual([]);
  });
});

describe('used keys', () => {
  const texts = {
    auth: { login: '', forgotTitle: '', 'link.invalid': '' },
    common: { retry: '', 'nav.plans': '' },
  };
  const unused = (source: string, codes?: string[]) =>
    findUnusedKeys(texts, [findUsedKeys('a.tsx', source)], codes).map(({ namespace, key }) => `${namespace}:${key}`);
  const all = ['auth:login', 'auth:forgotTitle', 'auth:link.invalid', 'common:retry', 'common:nav.plans'];
  const without = (...keys: string[]) => all.filter((key) => !keys.includes(key));
  const inComponent = (code: string, namespaces = "'auth'") =>
    `function A({ x }) { const { t } = useTranslation(${namespaces}); return <p>{${code}}</p>; }`;

  it.each([
    ['a key', inComponent("t('login')"), 'auth:login'],
    ['a key with its namespace', inComponent("t('common:retry')", "['auth', 'common']"), 'common:retry'],
    ['one of two', inComponent("t(x ? 'login' : x ?? 'link.invalid')"), 'auth:login', 'auth:link.invalid'],
    ['a template', inComponent(`t(\`\${x}Title\`)`), 'auth:forgotTitle'],
    ['an attribute', inComponent("<A title={t('login')} />"), 'auth:login'],
    ['Trans', inComponent('<Trans i18nKey="login" />'), 'auth:login'],
    ['outside of components', "export const a = () => i18next.t('common:retry');", 'common:retry'],
    ['a fixed language', "const t = i18n.getFixedT('de', 'auth'); t('login');", 'auth:login'],
    ['one of several translators', "tCommon('retry');", 'common:retry'],
    ['a fixed language, called at once', "i18n.getFixedT('de', 'auth')('login');", 'auth:login'],
    [
      'a literal beside a dynamic key',
      `const keys = ['login'];${inComponent('keys.map((key) => t(key))')}`,
      'auth:login',
    ],
    ['a typed literal', "const key = 'common:nav.plans' as const;", 'common:nav.plans'],
  ])('are found: %s', (_, source, ...keys) => expect(unused(source)).toEqual(without(...keys)));

  it('are not found in other texts, in other namespaces and in what is not called', () => {
    expect(unused(`const retry = 'login'; const x = \`\${retry}Title\`;`)).toEqual(all);
    expect(unused(inComponent("t('retry')"))).toEqual(all);
  });

  it('may be codes of the domain, which stand anywhere', () =>
    expect(unused("throw new AppError('login');", ['auth'])).toEqual(without('auth:login')));
});

describe('visible texts', () => {
  const find = (code: string) =>
    findVisibleTexts('apps/web/src/a.tsx', `\n${code}`).map(({ line, message }) => `${line} ${message.split(':')[0]}`);

  it.each([
    ['an attribute', '<button aria-label="Close" />', '"Close" in aria-label'],
    ['a literal in braces', "<Field hint={'At least 8'} />", '"At least 8" in hint'],
    ['a condition', "<a title={isOpen ? 'Hello' : name} />", '"Hello" in title'],
    ['a condition in a condition', "<a title={a ? b : c ? d : 'Hello'} />", '"Hello" in title'],
    ['a default', "<a title={name ?? 'Hello'} />", '"Hello" in title'],
    ['a template', `<a title={\`Hello \${name}\`} />`, '"Hello" in title'],
    ['a condition in a template', `<a title={\`\${a ? 'Hello' : b}\`} />`, '"Hello" in title'],
    ['a sum', "<a title={'Hello ' + name} />", '"Hello" in title'],
    ['an attribute of our own', "<Dialog confirmLabel={'Delete' as string} />", '"Delete" in confirmLabel'],
    ['an expression between tags', "<p>{'Hello'}</p>", '"Hello" in an element'],
    ['a condition between tags', "<>{isOpen && 'Hello'}</>", '"Hello" in an element'],
    ['a template between tags', `<p>{\`\${count} days\`}</p>`, '"days" in an element'],
    ['alert', "alert('Hello')", '"Hello" in alert()'],
    ['window.confirm', `window.confirm(\`Delete \${name}?\`)`, '"Delete" in window.confirm()'],
    ['a toast', "notify.error('Hello')", '"Hello" in notify.error()'],
    ['the second line of a toast', "notify.info(text, { description: 'Hello' })", '"Hello" in notify.info()'],
    ['the button of a toast', "notify.info(text, { action: { label: 'Undo', onClick } })", '"Undo" in notify.info()'],
    ['the title of the page', "document.title = isOpen ? 'Hello' : title", '"Hello" in document.title'],
  ])('are found in %s', (_, code, message) => expect(find(code)).toEqual([`2 ${message}`]));

  it.each([
    ['translations', "<a title={t('close')}>{isOpen ? t('open') : t('closed')}</a>"],
    ['attributes that are not shown', "<button type=\"button\" className={isOpen ? 'p-2' : 'p-1'} />"],
    ['signs', `<a title="·">{\`\${a} – \${b}\`}{' '}</a>`],
    ['what is only compared', "<p>{state === 'open' && t('open')}</p>"],
    ['names', "<input placeholder={'Netflix'} />"],
    ['other calls', "track('Hello'); notify.info(text, { id: 'Hello' })"],
  ])('are not found in %s', (_, code) => expect(find(code)).toEqual([]));
});
