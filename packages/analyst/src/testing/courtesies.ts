import { type Language, languages } from '@kumbara/shared';
import { understandQuestion } from '#question/understand-question.ts';
import { heldOut1 } from './held-out-1/index.ts';
import { heldOut2 } from './held-out-2/index.ts';
import { heldOut3 } from './held-out-3/index.ts';
import { heldOut4 } from './held-out-4/index.ts';
import { heldOut5 } from './held-out-5/index.ts';
import { questions } from './questions/index.ts';
import { ayse } from './users.ts';
import { wordings } from './wordings.ts';

/** Twenty courtesies and fillers of each language. */
const fillers: Record<Language, string> = {
  tr: 'lütfen | kısaca | hocam | merhaba | selam | teşekkürler | teşekkür ederim | özetle | hızlıca | bir zahmet | mümkünse | tamam | günaydın | kısa ve öz | sağ ol | abi | rica etsem | söyler misin | şimdiden teşekkürler | iyi günler',
  en: 'please | briefly | in short | thanks | hello | can you tell me | quickly | ok | hi there | thank you | good morning | in a nutshell | asap | cheers | could you please tell me | pls | hey | thanks in advance | if possible | kindly',
  es: 'por favor | brevemente | en resumen | gracias | hola | puedes decirme | rápidamente | ok | buenos días | muchas gracias | en pocas palabras | vale | buenas tardes | me podrías decir | si es posible | porfa | en breve | oye | si puedes | gracias de antemano',
  fr: 's’il te plaît | s’il vous plaît | brièvement | en bref | merci | bonjour | salut | pouvez-vous me dire | rapidement | ok | merci d’avance | en résumé | bonsoir | stp | svp | merci beaucoup | dis-moi | si possible | d’accord | en deux mots',
  de: 'bitte | kurz | kurz gesagt | danke | hallo | kannst du mir sagen | schnell | ok | guten Tag | vielen Dank | ganz kurz | hey | guten Morgen | danke im Voraus | wenn möglich | alles klar | sag mal | kurz und knapp | moin | könnten Sie mir sagen',
  it: 'per favore | brevemente | in breve | grazie | ciao | puoi dirmi | velocemente | ok | buongiorno | grazie mille | in sintesi | per cortesia | salve | se possibile | gentilmente | in poche parole | buonasera | mi potresti dire | va bene | grazie in anticipo',
  pt: 'por favor | brevemente | em resumo | obrigado | olá | pode dizer-me | rapidamente | ok | bom dia | muito obrigada | em poucas palavras | se faz favor | boa tarde | se possível | obrigada | por gentileza | resumidamente | boa noite | oi | poderia dizer-me',
};
const marks = ['!', '?!', '…', '!!!', ' 🙏', ' 👋😀', ' :)', '.'];

const sets = [questions, heldOut1, heldOut2, heldOut3, heldOut4, heldOut5];

/** All questions of the tables with which a language is tested, without those that only greet or thank. */
function listQuestions(language: Language): string[] {
  const { greeting, thanks, ...others } = wordings[language];
  const all = [...sets.flatMap((set) => set[language].map(([wording]) => wording)), ...Object.values(others).flat()];
  return all.filter((wording) => !['greeting', 'thanks'].includes(understand(wording, language).intent));
}

const understand = (question: string, language: Language) => understandQuestion(question, ayse.portfolio, language);

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A question with every filler before, behind and around it, and with marks at its end. */
function decorate(question: string, language: Language): string[] {
  const words = fillers[language].split(' | ');
  return [
    ...marks.map((mark) => question + mark),
    ...words.flatMap((filler, at) => [
      `${filler} ${question}`,
      `${question} ${filler}`,
      `${capitalize(filler)}, ${question} ${words[(at + 7) % words.length]}${marks[at % marks.length]}`,
    ]),
  ];
}

/** Every question of every language as it is and with courtesies: some 49,000. */
export const courtesyCases: { language: Language; question: string; decorated: string }[] = languages.flatMap(
  ({ code }) =>
    listQuestions(code).flatMap((question) =>
      decorate(question, code).map((decorated) => ({ language: code, question, decorated })),
    ),
);

/** The cases of which something is understood otherwise than of the bare question. */
export const listMisunderstood = (cases: typeof courtesyCases): string[] =>
  cases.flatMap(({ language, question, decorated }) =>
    describeUnderstanding(question, language) === describeUnderstanding(decorated, language)
      ? []
      : [`${language}: ${decorated}`],
  );

const understood = new Map<string, string>();
function describeUnderstanding(question: string, language: Language): string {
  const key = `${language} ${question}`;
  const known = understood.get(key);
  if (known !== undefined) return known;
  const { signs, ...rest } = understand(question, language);
  const description = JSON.stringify({ ...rest, signs: [...signs].sort() });
  understood.set(key, description);
  return description;
}
