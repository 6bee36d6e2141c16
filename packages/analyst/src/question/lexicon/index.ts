import type { Language } from '@kumbara/shared';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import type { Lexicon } from './lexicon.ts';
import pt from './pt.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

export const lexicons: Record<Language, Lexicon> = { tr, en, es, fr, de, it, pt };
