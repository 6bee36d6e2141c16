import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours, which are all that another theme can break. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Expects no violation from axe and no horizontal overflow. */
export async function inspect(page: Page, name = page.url()): Promise<void> {
  await expectNothing(axe(page).withTags(standards), name);
  await expectToFit(page, name);
}

/** Inspects the page, then its colours in the other theme. */
export async function inspectInBothThemes(page: Page, name: string): Promise<void> {
  await inspect(page, name);
  await switchTheme(page);
  await expectNothing(axe(page).withRules(colours), `${name} in the other theme`);
  await switchTheme(page);
}

export async function expectToFit(page: Page, name = page.url()): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0);
}

/** Texts that are truncated with an ellipsis. */
export const findTruncatedTexts = (locator: Locator): Promise<(string | null)[]> =>
  locator.evaluate((element) =>
    [...element.querySelectorAll('.truncate')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.textContent),
  );

/** Texts that overflow their card or come closer than 12 px to its edge. */
export const findCrowdedTexts = (locator: Locator): Promise<(string | null)[]> =>
  locator.evaluate((element) => {
    const cards = '.card, .max-sm\\:card';
    return [...element.querySelectorAll(`:is(${cards}) :not(:has(*), .truncate)`)]
      .filter((text) => {
        const edge = text.closest(cards)?.getBoundingClientRect().right ?? 0;
        return text.checkVisibility() && text.getBoundingClientRect().right > edge - 12;
      })
      .map(({ textContent }) => textContent);
  });

/** Fields of one row that are not aligned. */
export const findMisalignedFields = (form: Locator): Promise<(string | undefined)[]> =>
  form.locator('input, select').evaluateAll((fields) => {
    const boxes = fields.map((field) => field.getBoundingClientRect());
    const isLower = (one: DOMRect) => boxes.some(({ top, bottom }) => top < one.top && one.top < bottom);
    return boxes.flatMap((box, i) => (isLower(box) ? [fields[i]?.closest('label, div')?.textContent] : []));
  });

// Legacy mode skips cross-origin frames, which the pages do not have, and takes half the time.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function expectNothing(builder: AxeBuilder, name: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

const switchTheme = (page: Page) =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    // Colours change over a moment, however short.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
