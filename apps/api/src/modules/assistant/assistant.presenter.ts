import type { AssistantQuestion } from '@kumbara/prisma/client';
import type { Answer } from '@kumbara/shared';

export const presentQuestion = ({ id, question, answer, created_at }: AssistantQuestion): Answer => ({
  // As it was answered: the contract lets out only what it names.
  ...(answer as Omit<Answer, 'id' | 'question' | 'created_at'>),
  ...{ id, question, created_at: created_at.toISOString() },
});
