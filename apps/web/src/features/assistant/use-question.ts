import type { Answer } from '@kumbara/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '#lib/query-keys.ts';
import { ask } from './ask.ts';
import { isPlanRefusal, useReadPlan } from './assistant-queries.ts';

/** What stands below the question: an answer on its way, one that came, one from earlier, or why there is none. */
export type Turn =
  | { kind: 'asking' | 'stopped'; question: string; pieces: string[] }
  | { kind: 'failed'; question: string; pieces: string[]; error: Error }
  | { kind: 'answered'; question: string; pieces: string[]; answer: Answer }
  | { kind: 'opened'; question: string; pieces: string[]; answer: Answer };

/** Asks one question at a time; whoever leaves or stops hears no more of it. */
export function useQuestion() {
  const [turn, setTurn] = useState<Turn | null>(null);
  const running = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();
  const readPlan = useReadPlan();
  const { mutateAsync } = useMutation({ mutationFn: ask });
  useEffect(() => () => running.current?.abort(), []);

  /** @returns whether an answer came */
  async function start(question: string): Promise<boolean> {
    if (running.current) return false;
    const mine = new AbortController();
    running.current = mine;
    const pieces: string[] = [];
    setTurn({ kind: 'asking', question, pieces: [] });
    const onText = (text: string) => {
      pieces.push(text);
      setTurn({ kind: 'asking', question, pieces: [...pieces] });
    };
    try {
      const answer = await mutateAsync({ question, signal: mine.signal, onText });
      setTurn({ kind: 'answered', question, answer, pieces: whole(pieces, answer.analysis) });
      return true;
    } catch (error) {
      if (mine.signal.aborted) setTurn({ kind: 'stopped', question, pieces });
      else setTurn({ kind: 'failed', question, pieces, error: error as Error });
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
    open: (answer: Answer) => setTurn({ kind: 'opened', question: answer.question, answer, pieces: [answer.analysis] }),
    close: () => setTurn(null),
  };
}

/** The pieces stay as they were read out, unless the whole says something else. */
const whole = (pieces: string[], analysis: string) =>
  pieces.join('').trim() === analysis.trim() ? pieces : [analysis];
