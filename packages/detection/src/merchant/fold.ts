import { fold } from '@kumbara/text/fold';

/**
 * Splits a folded text into words. `&` stays inside a word (`at&t`), `+` after a letter becomes the word `plus`
 * (`disney+`).
 */
export const splitWords = (folded: string): string[] =>
  folded.replace(/(?<=\p{L})\+/gu, ' plus ').match(/[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*/gu) ?? [];

export const foldWords = (text: string): string[] => splitWords(fold(text));
