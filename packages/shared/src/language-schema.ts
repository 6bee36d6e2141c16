import { z } from 'zod';
import { languages } from './language.ts';

/** Apart from the list itself, so that a page which only offers the languages need not load a validator. */
export const languageSchema = z.enum(languages.map(({ code }) => code));
