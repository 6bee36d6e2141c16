import { expect, it } from 'vitest';
import { createCpuBudget } from './cpu-budget.ts';

/**
 * A parser process that took this many milliseconds to start and has done this many percent after this many seconds.
 */
function budgetAfter(milliseconds: number, percent: number, seconds = 3) {
  const budget = createCpuBudget();
  budget.addProgress(Buffer.from('\t'.repeat(milliseconds)), milliseconds / 1000);
  budget.addProgress(Buffer.from('\n'.repeat(percent * 10)), seconds);
  return budget;
}

it('gives a document no more CPU time than a long statement needs', () => {
  expect(budgetAfter(35, 90).isSpent(5.5)).toBe(false);
  expect(budgetAfter(35, 90).isSpent(5.7)).toBe(true);
});

it('gives more where starting took longer, as on a slow machine', () => {
  expect(budgetAfter(80, 90).isSpent(11.9)).toBe(false);
  expect(budgetAfter(80, 90).isSpent(12.1)).toBe(true);
});

it('estimates from the progress whether a document will be done in time', () => {
  expect(budgetAfter(50, 60).isInTime(3)).toBe(true);
  expect(budgetAfter(50, 20).isInTime(3)).toBe(false);
});

it('does not wait for a process that has long made no progress', () => {
  expect(budgetAfter(50, 60, 1.6).isInTime(3)).toBe(true);
  expect(budgetAfter(50, 60, 1.4).isInTime(3)).toBe(false);
});

it('has no estimate without any progress', () => {
  expect(budgetAfter(50, 0).isInTime(0.5)).toBe(false);
});

it('waits for a process that got too little CPU time for an estimate, and for one that has not started', () => {
  expect(budgetAfter(50, 0).isInTime(0.2)).toBe(true);
  expect(budgetAfter(0, 0).isInTime(2)).toBe(true);
  expect(budgetAfter(800, 0).isInTime(3)).toBe(true);
  expect(budgetAfter(800, 0).isInTime(4)).toBe(false);
});

it('does not count a part of the answer as progress', () => {
  const budget = budgetAfter(50, 0);
  budget.addProgress(Buffer.from('{"reading":{"transactions":[\n\n\n]}}'), 0.5);
  expect(budget.isInTime(0.5)).toBe(false);
});

it('ends the time slice of a document long before its budget', () => {
  expect(budgetAfter(35, 95, 0.5).isTimeSliceOver(0.55)).toBe(false);
  expect(budgetAfter(35, 95, 0.5).isTimeSliceOver(0.7)).toBe(true);
  expect(budgetAfter(100, 90, 0.7).isTimeSliceOver(0.8)).toBe(false);
  expect(budgetAfter(100, 90, 0.7).isTimeSliceOver(1)).toBe(true);
});

it('ends the time slice of a hopeless document after half of it', () => {
  expect(budgetAfter(35, 40, 0.25).isTimeSliceOver(0.25)).toBe(false);
  expect(budgetAfter(35, 40, 0.35).isTimeSliceOver(0.35)).toBe(true);
  expect(budgetAfter(35, 70, 0.35).isTimeSliceOver(0.35)).toBe(false);
  expect(budgetAfter(35, 0).isTimeSliceOver(0.35)).toBe(true);
});
