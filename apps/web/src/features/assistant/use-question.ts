import type { Answer } from '@kumbara/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';
import { askQuestion } from './ask-question.ts';
import { isPlanRefusal, useReadPlan } from './assistant-queries.ts';

/** A question and its state: streaming, stopped, failed, answered, or opened from the history. */
export type Turn =
  | { kind: 'asking' | 'stopped'; question: string; chunks: string[] }
  | { kind: 'failed'; question: string; chunks: string[]; error: Error; isRepeated: boolean }
  | { kind: 'answered'; question: string; chunks: string[]; answer: Answer }
  | { kind: 'opened'; question: string; chunks: string[]; answer: Answer };

/** Asks one question at a time; stopping or unmounting aborts it. */
export function useQuestion() {
  const [turn, setTurn] = useState<Turn | null>(null);
  const failuresInARow = useRef(0);
  const running = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();
  const readPlan = useReadPlan();
  const { mutateAsync } = useMutation({ ...failWithoutNetwork, mutationFn: askQuestion });
  useEffect(() => () => running.current?.abort(), []);

  /** @returns whether an answer came */
  async function start(question: string): Promise<boolean> {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    const chunks: string[] = [];
    setTurn({ kind: 'asking', question, chunks: [] });
    const onText = (text: string) => {
      chunks.push(text);
      setTurn({ kind: 'asking', question, chunks: [...chunks] });
    };
    try {
      const answer = await mutateAsync({ question, signal: controller.signal, onText });
      failuresInARow.current = 0;
      setTurn({ kind: 'answered', question, answer, chunks: reconcileChunks(chunks, answer.analysis) });
      return true;
    } catch (error) {
      if (controller.signal.aborted) setTurn({ kind: 'stopped', question, chunks });
      else {
        failuresInARow.current += 1;
        const isRepeated = failuresInARow.current > 1;
        setTurn({ kind: 'failed', question, chunks, error: error as Error, isRepeated });
      }
      if (isPlanRefusal(error)) readPlan();
      return false;
    } finally {
      running.current = null;
      void queryClient.invalidateQueries({ queryKey: queryKeys.assistant });
    }
  }

  return {
    turn,
    ask: start,
    stop: () => running.current?.abort(),
    open: (answer: Answer) => setTurn({ kind: 'opened', question: answer.question, answer, chunks: [answer.analysis] }),
    close: () => setTurn(null),
  };
}

/** Keeps the streamed chunks, which were announced already, unless the final text differs. */
const reconcileChunks = (chunks: string[], analysis: string) =>
  chunks.join('').trim() === analysis.trim() ? chunks : [analysis];
