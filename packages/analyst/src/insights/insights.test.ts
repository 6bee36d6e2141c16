import { expect, it } from 'vitest';
import { aSubscription, portfolioOf } from '#tools/testing/portfolio-factory.ts';
import { listInsights } from './insights.ts';

it('an insight over thousands names the first they were computed from and says how many they are', () => {
  const many = listInsights(portfolioOf(...Array.from({ length: 5000 }, () => aSubscription())), 'en');
  const figures = many.flatMap((insight) => insight.figures);
  expect(figures.find(({ value }) => value === 5000)).toMatchObject({ source_count: 5000 });
  for (const { source } of figures) expect(source.length).toBeLessThanOrEqual(50);
  expect(JSON.stringify(many).length).toBeLessThan(20_000);
});

it('an insight over a few names them all', () => {
  const few = Array.from({ length: 50 }, () => aSubscription());
  const [{ figures: [first] = [] } = {}] = listInsights(portfolioOf(...few), 'en');
  expect(first?.source).toHaveLength(50);
  expect(first).not.toHaveProperty('source_count');
});
