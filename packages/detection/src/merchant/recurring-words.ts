/** Words that mark a charge as recurring, folded. */
const roots = [
  'abonelik',
  'aboneligi',
  'abonman',
  'uyelik',
  'uyeligi',
  'subscription',
  'subscr',
  'subscrip',
  'membership',
  'abonnement',
  'abo',
  'mitgliedschaft',
  'mitgliedsbeitrag',
  'suscripcion',
  'suscr',
  'suscrip',
  'subscripcion',
  'membresia',
  'assinatura',
  'mensalidade',
  'anuidade',
  'abbonamento',
  'abonament',
  'prenumeration',
  'recurring',
  'monatsbeitrag',
  'cotisation',
];
const gyms = ['gym', 'fitness', 'fitnessstudio', 'spor', 'academia', 'gimnasio', 'palestra', 'sportschool', 'silownia'];

/** Words in the names of clubs, boxes and schools, which charge regularly. */
const clubs =
  `club clube clubs klub karnet joga szkola kulup kulubu verein vereniging dernek dernegi circolo asociacion association associacao box kutu kutusu kutum kutun kiste gemusekiste cesta cassetta panier groentetas
yoga yogahuis pilates dojo akademi akademisi academy akademie academie studio studyo lernstudio school escola escuela scuola ecole musikschule kurs kursu cowork coworking revista revue rivista dergi dergisi`.split(
    /\s+/,
  );

/** Words for plans next to a service's name. */
export const planWords: ReadonlySet<string> = new Set(
  `premium pro plus basic standard family familie aile individual bireysel student ogrenci team teams business personal home duo lite max monthly month mtly yearly annual annually
  yillik aylik mensuel annuel mensual anual mensal mensile annuale jahresabo monatsabo plan plans paket paketi abonelik aboneligi abone uyelik uyeligi subscription subscriptions subscr subscrip subs sub
  membership member memb abo abonnement suscripcion assinatura abbonamento prenumeration digital digitalabo online service services renewal yenileme payment odeme fatura bill billing tv app apps ads
  software systems inc ltd usa uk eu int international deutschland france espana italia turkiye turkey`.split(/\s+/),
);

const subscriptionNotes: ReadonlySet<string> = new Set(roots);
const subscriptionWords: ReadonlySet<string> = new Set([...roots, ...gyms]);
const recurringWords: ReadonlySet<string> = new Set([...subscriptionWords, ...clubs]);

/** Recurring words at the end of German and Dutch compounds: `GEMUESEKISTE`, `SPORTVEREIN`, `ZEITUNGSABO`. */
const recurringCompound =
  /.{3}(?:verein|vereniging|kiste|klub|(?<!night)club|musikschule|tanzschule|abo|abonnement|mitgliedschaft)$/;

/** Removes a number from the end of a word: `CLUB16` → `club`. */
const stripNumber = (word: string) => word.replace(/\d{1,2}$/, '');

export const hasRecurringWord = (words: string[]): boolean =>
  words.some((word) => recurringWords.has(stripNumber(word)) || recurringCompound.test(word));

const subscriptionCompound = /.{3}(?:abo|abonnement|mitgliedschaft)$/;

/** Returns true for words that mean a subscription or membership, not only a club or a school. */
export const hasSubscriptionWord = (words: string[]): boolean =>
  words.some((word) => subscriptionWords.has(word) || subscriptionCompound.test(word));

/** Returns true for a word that says only that something is subscribed to, and is no part of a name. */
export const isSubscriptionNote = (word: string): boolean =>
  subscriptionNotes.has(word) || subscriptionCompound.test(word);
