import { foldInPlace } from './fold.ts';
import { families, type MailLanguage } from './lexicon/index.ts';

/** Small words that nearly every sentence of a language holds and the others lack; folded. */
const smallWords: Record<MailLanguage, string> = {
  en: 'the your you of and for is has this with on to was will a',
  tr: 've bir icin ile bu olarak tarihinde iniz hesabiniz sayin merhaba size sizin olan kadar',
  es: 'el los las la de en un tu su por para del una ha con hola gracias que cuenta a y es al lo se te hemos pago cobro suscripcion proximo proxima mes',
  fr: 'le les des la de en un vous votre est pour avec une sur nous bonjour dans au du merci a et ce ton ta tu avons prochain prochaine prelevement abonnement mois paiement',
  de: 'der die das und ihr ihre dein deine ist fur mit wird nicht sie du wurde ein eine zum am es den',
  it: 'il lo gli la un e tuo tua suo per del della con una hai ciao grazie che di sono verra a al ti dal le pagamento abbonamento prossimo mese abbiamo',
  pt: 'o os as de e um na seu sua por para do da uma com voce ola obrigado que foi nao em a no ao pelo teu tua sera pagamento assinatura mensalidade cobranca proxima cartao mes',
  pl: 'w na do twoja twoj jest sie za oraz dziekujemy nie zostala z i dnia ze a od po to ci twojej twojego karty zl platnosc subskrypcja subskrypcji subskrypcje abonament zostal zostalo bedzie cie kwota miesiecznie',
  cs: 'jste jsme byla bylo byl se vase vas vam vasi dekujeme dobry den je na do za platba predplatne mesic mesicne dne tvoje ti uz sme ste bola bolo vasho dakujeme a od po bude kc cena karty',
  ro: 'ai ti-am iti am si cu pentru la pe din ta tau ati va vom este fost abonamentul abonament multumim plata data lei contul cardul lunar nu sa a',
  nl: 'de en het een je jouw uw van voor met op is wordt niet aan hebben bedankt hoi beste',
  nordic:
    'och att ditt din ar du har inte og er det av til vi deg dig hei hej takk tack tak pa som en et ett for ikke dit med fra fran blir bliver af den',
  vi: 'cua ban duoc cho cac voi nay quy khach goi thang da ngay nam tu dong den vao gia han thanh toan tiep theo cam on khong se la va',
  hu: 'a az es egy hogy nem van meg koszonjuk szamara ez ezt elofizetesed fizetes kedves szia udv havi eves dij dija elofizetes elofizetesi tagsag csomag kartyad kartyadrol kartyajat osszeg sikeres sikeresen kovetkezo lesz tol ig neked fogjuk automatikusan',
  // These are told by their letters.
  ru: '',
  ar: '',
  ja: '',
};
const languageOfWord = new Map<string, MailLanguage[]>();
for (const [language, list] of Object.entries(smallWords) as [MailLanguage, string][]) {
  for (const word of list.split(' ').filter(Boolean))
    languageOfWord.set(word, [...(languageOfWord.get(word) ?? []), language]);
}

type Tongue = {
  /** The language most of a text is in; undefined where nothing tells. */
  language?: MailLanguage;
  /** Its family, where it is beyond doubt: "paket" is a parcel in German and a plan in Turkish. */
  family?: (typeof families)[number];
};

/** So many small words, and so many times as many as of any other family, leave no doubt. */
const enough = 2;
const clearly = 2.5;

/** Letters that a language has to itself; a brand may bring one along. */
const ownLetters: [MailLanguage, RegExp][] = [
  ['tr', /[ğıİ]|ş/g],
  ['pl', /[łąężźśń]/g],
  ['hu', /[őű]/g],
  ['cs', /[ěřů]/g],
  ['ro', /[țșţ]/g],
  ['vi', /[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữự]/g],
  ['de', /ß|(?<=\p{Ll})ä/gu],
  ['nordic', /[åøæ]/g],
  ['pt', /[ãõ]/g],
  ['es', /[ñ¿¡]/g],
  ['fr', /[êœè]/g],
  ['ru', /[а-яё]/gi],
  ['ar', /[\u0620-\u064a]/g],
  ['ja', /[\u3040-\u30ff\u4e00-\u9fff]/g],
];
const perLetter = 0.5;
const mostLetters = 6;

/** What a mail is about stands at its beginning; whatever is said below may be in the language of its lawyers. */
const beginning = { least: 60, most: 150 };

function beginningOf(lines: string[]): string {
  let text = '';
  for (const line of lines) {
    text += `${line} `;
    if (text.length >= beginning.least) break;
  }
  return text.slice(0, beginning.most);
}

/**
 * What a mail is written in, by small words and the letters of its own. Where its beginning speaks another language
 * than most of it, nothing is certain.
 * @param lines its subject and what follows
 */
export function tongueOf(lines: string[]): Tongue {
  const all = spokenIn(lines.join(' '));
  const { language = all.language } = spokenIn(beginningOf(lines));
  const isOne = language !== undefined && all.family?.includes(language);
  return { language, family: isOne ? all.family : undefined };
}

function spokenIn(text: string): Tongue {
  const folded = foldInPlace(text);
  const scores = new Map<MailLanguage, number>();
  for (const [word] of folded.slice(0, 6000).matchAll(/[a-z]+/g)) {
    const languages = languageOfWord.get(word);
    for (const language of languages ?? [])
      scores.set(language, (scores.get(language) ?? 0) + 1 / (languages?.length ?? 1));
  }
  for (const [name, letters] of ownLetters) {
    const count = Math.min(mostLetters, text.slice(0, 6000).match(letters)?.length ?? 0);
    if (count > 0) scores.set(name, (scores.get(name) ?? 0) + count * perLetter);
  }
  const language = [...scores].sort((a, b) => b[1] - a[1])[0]?.[0];
  const [first, second] = families
    .map((family) => ({ family, score: Math.max(...family.map((name) => scores.get(name) ?? 0)) }))
    .sort((a, b) => b.score - a.score);
  const isCertain = first && second && first.score >= enough && first.score >= clearly * second.score;
  return { language, family: isCertain ? first.family : undefined };
}
