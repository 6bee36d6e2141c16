import { expect, it } from 'vitest';
import { createPace } from './cpu-budget.ts';

/** A reader that took so many milliseconds to start and has done so many percent after so many seconds. */
function paceAfter(milliseconds: number, percent: number, seconds = 3) {
  const pace = createPace();
  pace.take(Buffer.from('\t'.repeat(milliseconds)), milliseconds / 1000);
  pace.take(Buffer.from('\n'.repeat(percent * 10)), seconds);
  return pace;
}

it('gives a document no more of the processor than a long statement needs', () => {
  expect(paceAfter(35, 90).isSpent(5.5)).toBe(false);
  expect(paceAfter(35, 90).isSpent(5.7)).toBe(true);
});

it('gives more where starting took longer: there everything does', () => {
  expect(paceAfter(80, 90).isSpent(11.9)).toBe(false);
  expect(paceAfter(80, 90).isSpent(12.1)).toBe(true);
});

it('knows by its pace whether a document would be done in time', () => {
  expect(paceAfter(50, 60).isInTime(3)).toBe(true);
  expect(paceAfter(50, 20).isInTime(3)).toBe(false);
});

it('does not wait for who has long shown nothing', () => {
  expect(paceAfter(50, 60, 1.6).isInTime(3)).toBe(true);
  expect(paceAfter(50, 60, 1.4).isInTime(3)).toBe(false);
});

it('expects nothing of a document that has shown nothing', () => {
  expect(paceAfter(50, 0).isInTime(0.5)).toBe(false);
});

it('waits for who has had too little of the processor to show anything, most of all before it began', () => {
  expect(paceAfter(50, 0).isInTime(0.2)).toBe(true);
  expect(paceAfter(0, 0).isInTime(2)).toBe(true);
  expect(paceAfter(800, 0).isInTime(3)).toBe(true);
  expect(paceAfter(800, 0).isInTime(4)).toBe(false);
});

it('takes no part of an answer for a sign', () => {
  const pace = paceAfter(50, 0);
  pace.take(Buffer.from('{"reading":{"transactions":[\n\n\n]}}'), 0.5);
  expect(pace.isInTime(0.5)).toBe(false);
});

it('has a document come to the end of its turn long before the end of its time', () => {
  expect(paceAfter(35, 95, 0.5).isTurnOver(0.55)).toBe(false);
  expect(paceAfter(35, 95, 0.5).isTurnOver(0.7)).toBe(true);
  expect(paceAfter(100, 90, 0.7).isTurnOver(0.8)).toBe(false);
  expect(paceAfter(100, 90, 0.7).isTurnOver(1)).toBe(true);
});

it('waits half a turn for who will not be done in a whole one', () => {
  expect(paceAfter(35, 40, 0.25).isTurnOver(0.25)).toBe(false);
  expect(paceAfter(35, 40, 0.35).isTurnOver(0.35)).toBe(true);
  expect(paceAfter(35, 70, 0.35).isTurnOver(0.35)).toBe(false);
  expect(paceAfter(35, 0).isTurnOver(0.35)).toBe(true);
});
