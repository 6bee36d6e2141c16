import type { Page } from '@playwright/test';

/** Answers by request; a string is an event stream. */
export type Answers = Record<string, unknown>;
/** Brings a screen into the state of its picture. */
export type Act = (page: Page) => Promise<unknown>;
export type Picture = { name: string; path: string; answers: Answers; act?: Act };
/** Makes pictures of one screen. */
export const screen =
  (path: string) =>
  (name: string, answers: Answers, act?: Act): Picture => ({ name, path, answers, act });
export const landing = screen('/');
export const dashboard = screen('/dashboard');
export const accountPage = screen('/account');
export const pricing = screen('/pricing');

export const alert: Act = (page) => page.getByRole('alert').waitFor();
export const toast: Act = (page) => page.locator('[data-sonner-toast]').waitFor();
/** As wide as a printed page. */
export async function printOnA4(page: Page) {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
}
export async function openSignIn(page: Page) {
  await page.locator('main button').first().click();
  await page.getByRole('dialog').waitFor();
}
/** A request without an answer. */
export const never = Symbol('never');
export const problem = (status: number, code: string, detail = '') => ({ status, body: { status, code, detail } });

export const unavailable = problem(503, 'service_unavailable');
