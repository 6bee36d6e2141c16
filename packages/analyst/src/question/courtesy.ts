import { type Language, languages } from '@kumbara/shared';
import type { Portfolio } from '#portfolio.ts';
import { isOwnName } from './names.ts';
import { listWords, normalizeText, tokenize, type Word } from './tokenize.ts';

/**
 * Polite phrases and fillers around a question: courtesy, greetings, forms of address, and wishes for a short or long
 * answer. Phrases are separated by ` | ` and spelled as in the language.
 */
const courtesies: Record<Language, string> = {
  tr: 'lütfen | kısaca | kısa ve öz | özetle | hızlıca | çabucak | çabuk | acil | merhaba | merhabalar | selam | selamlar | selamün aleyküm | günaydın | iyi günler | iyi akşamlar | hey | teşekkürler | teşekkür ederim | çok teşekkürler | şimdiden teşekkürler | sağ ol | sağol | sağ olun | eyvallah | tşk | tşkler | rica ederim | rica etsem | zahmet olmazsa | bir zahmet | mümkünse | tamam | peki | ok | hocam | abi | abicim | abla | kanka | kardeşim | dostum | canım | ya hu | söyler misin | söyler misiniz | bana söyler misin | bir bakar mısın | bir sorum var | bir şey soracağım | kolay gelsin | iyi çalışmalar | kısa cevap | kısa cevap ver | çok kısa | kısaca anlat | kısaca yaz | bi zahmet | efendim',
  en: 'please | pls | plz | briefly | in short | in brief | shortly | in a nutshell | keep it short | quickly | quick question | real quick | asap | hello | hello there | hi | hi there | hey | hey there | good morning | good afternoon | good evening | thanks | thank you | thank you very much | thank you so much | thanks a lot | many thanks | thanks in advance | thx | ty | cheers | ok | okay | alright | can you tell me | could you tell me | can you please tell me | could you please tell me | would you tell me | if you can | if possible | if you do not mind | mate | buddy | dear assistant | kindly | short answer | in one sentence | be brief | tell me | if you would | tysm',
  es: 'por favor | porfa | porfavor | brevemente | en breve | en resumen | en pocas palabras | rápidamente | rápido | hola | buenas | buenos días | buenas tardes | buenas noches | gracias | muchas gracias | mil gracias | gracias de antemano | ok | okey | vale | de acuerdo | puedes decirme | me puedes decir | podrías decirme | me podrías decir | puede decirme | si puedes | si es posible | amigo | amiga | oye | oiga | respuesta corta | responde corto',
  fr: 's’il te plaît | s’il vous plaît | svp | stp | brièvement | en bref | bref | en résumé | en deux mots | rapidement | vite | bonjour | bonsoir | salut | coucou | merci | merci bien | merci beaucoup | mille mercis | merci d’avance | ok | d’accord | dis-moi | dites-moi | peux-tu me dire | pouvez-vous me dire | pourrais-tu me dire | pourriez-vous me dire | si possible | si tu peux | si vous pouvez | mon ami | mon amie | sil te plait',
  de: 'bitte | bitte schön | kurz | ganz kurz | kurz gesagt | kurz und knapp | in kürze | schnell | auf die schnelle | hallo | hallo zusammen | hi | hey | guten tag | guten morgen | guten abend | servus | moin | danke | danke schön | dankeschön | danke sehr | vielen dank | besten dank | danke im voraus | danke dir | ok | okay | alles klar | kannst du mir sagen | können sie mir sagen | könntest du mir sagen | könnten sie mir sagen | wenn möglich | wenn es geht | sag mal | mein freund | kurze antwort | bitte um kurze antwort | doch bitte',
  it: 'per favore | per piacere | per cortesia | gentilmente | brevemente | in breve | in sintesi | in poche parole | rapidamente | velocemente | in fretta | ciao | salve | buongiorno | buonasera | buon pomeriggio | ehi | grazie | grazie tante | grazie mille | molte grazie | tante grazie | grazie in anticipo | ok | va bene | d’accordo | puoi dirmi | mi puoi dire | può dirmi | potresti dirmi | mi potresti dire | se possibile | se puoi | amico | amica | perfavore | scusa | risposta breve',
  pt: 'por favor | se faz favor | por gentileza | brevemente | em resumo | em breves palavras | em poucas palavras | resumidamente | rapidamente | rápido | olá | oi | bom dia | boa tarde | boa noite | obrigado | obrigada | muito obrigado | muito obrigada | desde já obrigado | ok | okay | está bem | tudo bem | pode dizer-me | pode me dizer | podes dizer-me | poderia dizer-me | se possível | se puder | amigo | amiga | resposta curta',
};

let known: { phrases: Set<string>; longest: number } | undefined;
/** All languages together, because the language is detected from the rest of the question. Built on first use. */
function knownCourtesies() {
  if (known) return known;
  const phrases = languages.flatMap(({ code }) => courtesies[code].split(' | ')).map(listWords);
  known = {
    phrases: new Set(phrases.map((words) => words.join(' '))),
    longest: Math.max(...phrases.map(({ length }) => length)),
  };
  return known;
}

const openingMarks = /[¿¡"“„«'‘([]+$/u;

/**
 * Cuts courtesies and fillers from both ends of a question: `Merhaba, ayda ne ödüyorum, kısaca lütfen!` becomes
 * `ayda ne ödüyorum,`. A question that is nothing else, as `hello` or `thank you!`, stays as it is, and so does the
 * name of one of the user's subscriptions.
 */
export function stripCourtesy(question: string, portfolio: Portfolio): string {
  const text = normalizeText(question);
  const words = tokenize(text);
  let [from, to] = [0, words.length];
  for (let length = 1; length > 0; from += length) length = countCourtesy(words, portfolio, from, to, 'start');
  for (let length = 1; length > 0; to -= length) length = countCourtesy(words, portfolio, from, to, 'end');
  const [first, behind] = [words[from], words[to]];
  if (!first || from >= to || (from === 0 && to === words.length)) return question;
  const start = first.start - (openingMarks.exec(text.slice(0, first.start))?.[0].length ?? 0);
  return text.slice(start, behind?.start);
}

/** The number of words at an end of `words[from, to)` that are a courtesy. */
function countCourtesy(words: Word[], portfolio: Portfolio, from: number, to: number, end: 'start' | 'end'): number {
  const { phrases, longest } = knownCourtesies();
  for (let length = Math.min(longest, to - from); length > 0; length -= 1) {
    const some = end === 'start' ? words.slice(from, from + length) : words.slice(to - length, to);
    const phrase = some.map((word) => word.text).join(' ');
    const isMeant = some.some(({ quoted }) => quoted) || isOwnName(phrase, portfolio);
    if (phrases.has(phrase) && !isMeant) return length;
  }
  return 0;
}
