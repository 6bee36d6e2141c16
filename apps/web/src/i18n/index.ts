import { defaultLanguage, isLanguage, type Language, languages } from '@kumbara/shared';
import type { AppTexts } from './locales/tr/app.ts';
import type { AssistantTexts } from './locales/tr/assistant.ts';
import type { FamilyTexts } from './locales/tr/family.ts';
import type { MailTexts } from './locales/tr/mail.ts';
import type { PlanTexts } from './locales/tr/plan.ts';
import type { SiteTexts } from './locales/tr/site.ts';
import type { SupportTexts } from './locales/tr/support.ts';
import type { Text } from './text.ts';

export type TextKey = keyof (SiteTexts &
  AppTexts &
  MailTexts &
  AssistantTexts &
  FamilyTexts &
  SupportTexts &
  PlanTexts);
/** What visitors read, what signed-in people read, and what those read who do one thing or another. */
export type Part = 'site' | 'app' | 'mail' | 'assistant' | 'family' | 'support' | 'plan';

const storageKey = 'language';
const loaders = import.meta.glob<{ texts: Record<string, Text> }>('./locales/*/*.ts');

let language: Language = defaultLanguage;
let texts: Record<string, Text> = {};
let plurals = new Intl.PluralRules(language);

/** The stored choice, else the browser's first language that we speak, else Turkish. An unknown stored one is ignored. */
export function preferredLanguage(): Language {
  const stored = readStored();
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Sets the language of the page, once, before anything is drawn: choosing another one reloads. */
export function setLanguage(chosen: Language): Promise<void> {
  language = chosen;
  texts = {};
  plurals = new Intl.PluralRules(chosen);
  document.documentElement.lang = chosen;
  return loadTexts('site');
}

/** Loads one part of the texts: nobody waits for those of screens that are not opened. */
export async function loadTexts(part: Part): Promise<void> {
  const loaded = await loaders[`./locales/${language}/${part}.ts`]?.();
  texts = { ...texts, ...loaded?.texts };
}

export function chooseLanguage(chosen: Language): void {
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // Without storage the choice cannot outlive the reload.
  }
  window.location.reload();
}

export const currentLanguage = (): Language => language;
export { languages };

/** The text of a key in the page's language. `count` chooses the plural form and is written as the language writes numbers. */
export function t(key: TextKey, parameters: Record<string, string | number> = {}): string {
  const text = texts[key];
  if (text === undefined) return key;
  const form = typeof text === 'string' ? text : formOf(text, Number(parameters.count));
  return form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? '');
  });
}

const formOf = (text: { one: string; other: string }, count: number) =>
  plurals.select(count) === 'one' ? text.one : text.other;
