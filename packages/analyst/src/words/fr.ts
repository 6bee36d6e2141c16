import { plural } from './plural.ts';
import type { Words } from './words.ts';

const n = plural('fr');
const subscriptions = (count: number) => `${count} ${n(count, 'abonnement', 'abonnements')}`;

export const fr: Words = {
  labels: {
    monthly_cost: 'Par mois',
    yearly_cost: 'Par an',
    due: 'À payer',
    payment: 'Paiement',
    price_before: 'Ancien prix',
    price_now: 'Prix actuel',
    price_change: 'Différence',
    price_change_percent: 'Variation',
    saving_per_month: 'Économie par mois',
    saving_per_year: 'Économie par an',
    left_per_month: 'Reste par mois',
    left_per_year: 'Reste par an',
    price_after_trial: 'Après l’essai',
    cost_per_use: 'Par utilisation',
    uses: 'Utilisations',
    break_even_months: 'Rentable après (mois)',
    break_even_price: 'Une année payée au mois',
    days_left: 'Jours restants',
    subscriptions: 'Nombre d’abonnements',
    paid_so_far: 'Payé jusqu’ici',
    price_announced: 'Prix annoncé',
    foreign_price: 'Prix à l’étranger',
    yearly_price: 'Formule annuelle',
    spent: 'Dépensé',
    more_per_year: 'En plus par an',
    months_counted: 'Mois comptés',
    charges_seen: 'Paiements vus',
    months_unused: 'Mois sans utilisation',
    notice_days: 'Préavis (jours)',
    interval: 'Rythme',
  },
  categories: {
    streaming: 'Streaming',
    software: 'Logiciels',
    music: 'Musique',
    gaming: 'Jeux vidéo',
    fitness: 'Sport',
    cloud: 'Stockage en ligne',
    news: 'Presse',
    education: 'Formation',
    other: 'Autres',
  },
  kinds: {
    same_service: 'Même service',
    music: 'Musique',
    cloud_storage: 'Stockage en ligne',
    ai_chat: 'Chat d’IA',
    vpn: 'VPN',
    passwords: 'Gestionnaire de mots de passe',
  },
  cycle: (cycle, interval) =>
    interval === 1
      ? { weekly: 'par semaine', monthly: 'mensuel', yearly: 'annuel' }[cycle]
      : `${{ weekly: 'toutes les', monthly: 'tous les', yearly: 'tous les' }[cycle]} ${interval} ${{ weekly: 'semaines', monthly: 'mois', yearly: 'ans' }[cycle]}`,

  share: 'votre part',
  empty:
    'Vous n’avez pas encore d’abonnement actif. Ajoutez-en, importez un relevé ou connectez votre messagerie, et je répondrai avec vos propres chiffres.',
  currenciesApart: 'Les différentes devises ne sont pas additionnées.',
  notConverted: 'Je ne convertis pas les devises ; dans celles que vous payez, voici :',
  andMore: '… le reste est dans votre liste.',
  linesMore: ({ count }) => `… et ${count} de plus, dans votre liste.`,
  namesMore: ({ count }) => `${count} de plus`,

  notPer: 'Je ne calcule ni par semaine ni par jour ; par mois et par an, voici :',
  totalOf: ({ what, count, month, year }) => `${what} : ${month} par mois, ${year} par an (${subscriptions(count)}).`,
  together: ({ month, year }) => `Ensemble : ${month} par mois, ${year} par an.`,
  noneIn: ({ what }) => `Vous n’y avez aucun abonnement actif : ${what}.`,
  dueThisMonth: ({ amount }) => `Ce mois-ci, ${amount} sont prélevés au total.`,
  dueNothing: 'Rien n’est prélevé ce mois-ci.',
  stillToCome: ({ amount }) => `Dont ${amount} encore à venir :`,

  nextPayment: ({ day }) => `prochain paiement le ${day}`,
  one: ({ name, payment, cycle, month, year }) =>
    `${name} coûte ${payment} (${cycle}) : ${month} par mois, ${year} par an.`,
  isCancelled: ({ name, until }) =>
    until
      ? `${name} est résilié ; vous pouvez l’utiliser jusqu’au ${until}.`
      : `${name} est déjà résilié et ne coûte plus rien.`,
  several: 'Plusieurs de vos abonnements portent ce nom :',
  notListed: ({ name }) => `Je ne trouve pas « ${name} » dans votre liste.`,

  paidSoFar: ({ amount, count, from, to }) =>
    `Vos documents montrent ${amount} payés, en ${count} ${n(count, 'paiement', 'paiements')} entre le ${from} et le ${to}.`,
  paidOnce: ({ amount, day }) => `Vos documents montrent ${amount} payés le ${day}.`,
  paidOnly: 'Seuls les paiements qui figurent dans vos relevés et vos e-mails sont comptés.',
  paidNothing: ({ what, from, to }) =>
    `Je ne vois aucun paiement${what ? ` pour ${what}` : ''}${from && to ? ` entre le ${from} et le ${to}` : ''} dans vos documents. Importez un relevé ou connectez votre messagerie, et j’additionnerai ce qui a vraiment été payé.`,

  list: ({ count }) => `Vous avez ${count} ${n(count, 'abonnement actif', 'abonnements actifs')} :`,
  listOf: ({ what, count }) => `${what}, ${subscriptions(count)} :`,
  cancelledList: 'Vous avez résilié :',
  cancelledNone: 'Vous n’avez encore rien résilié.',
  until: ({ day }) => `utilisable jusqu’au ${day}`,
  count: ({ count, cancelled }) =>
    `Vous avez ${count} ${n(count, 'abonnement actif', 'abonnements actifs')}${cancelled > 0 ? ` et ${cancelled} ${n(cancelled, 'résilié', 'résiliés')}` : ''}.`,

  dearest: ({ name, month, year }) => `C’est ${name} qui vous coûte le plus : ${month} par mois, ${year} par an.`,
  dearestList: 'Ce qui vous coûte le plus :',
  cheapest: ({ name, month, year }) => `C’est ${name} qui vous coûte le moins : ${month} par mois, ${year} par an.`,
  cheapestList: 'Ce qui vous coûte le moins :',
  byCategory: 'Vos abonnements par catégorie :',
  categoryLine: ({ what, month, count }) => `${what} : ${month} par mois (${count})`,

  overlaps: 'Oui, il y a des doublons :',
  overlapsUnknown: 'Je ne peux pas dire si ceux que vous nommez font la même chose.',
  overlapsNone: 'Non : je ne vois rien que vous payiez plusieurs fois, ni services qui fassent la même chose.',

  rises: ({ day }) => `Ceux-ci coûtent plus qu’avant le ${day} :`,
  risesMore: ({ year }) => `Cela fait ensemble ${year} de plus par an.`,
  risesAhead: 'Annoncées :',
  risesNone: ({ day }) => `D’après vos documents, rien n’a augmenté depuis le ${day}.`,
  risesNoneByRate: ({ day }) => `D’après vos documents, rien n’a augmenté à cause du taux de change depuis le ${day}.`,
  pricesUnknown:
    'Je connais peu d’anciens prix. Importez des relevés plus anciens ou connectez votre messagerie, et je pourrai comparer.',

  upcoming: ({ from, to, total }) => `Du ${from} au ${to}, ${total} seront prélevés :`,
  upcomingOn: ({ day, total }) => `Le ${day}, ${total} seront prélevés :`,
  upcomingNone: ({ from, to }) => `Du ${from} au ${to}, rien n’est à payer.`,
  upcomingNoneOn: ({ day }) => `Le ${day}, rien n’est à payer.`,
  upcomingPast: 'Ce jour est passé. Je peux seulement regarder devant, ou additionner ce que montrent vos documents.',
  renewal: ({ name, day, left, amount }) => `${name} : prochain paiement le ${day} (${left}), ${amount}.`,
  nextOne: ({ name, day, amount }) => `Le prochain paiement est ${name} : ${day}, ${amount}.`,

  trials: 'Ces essais se terminent :',
  trialsNone: 'À ma connaissance, aucun de vos abonnements n’est à l’essai.',
  commitments: 'Vous êtes engagé ici :',
  noticeMissed: ({ name, day, end }) =>
    `${name} : engagement jusqu’au ${end} ; le dernier jour de préavis était le ${day}.`,
  commitmentsNone:
    'Aucun engagement n’est noté. Si un contrat vous lie, indiquez sa fin et son préavis dans l’abonnement.',

  unused: ({ month }) => `Ceux-ci vous sont peut-être inutiles ; sans eux, vous économisez ${month} par mois :`,
  unusedNone: 'À ma connaissance, vous utilisez tout ce que vous payez.',
  unusedUnknown: 'Je ne le sais pas encore : vous n’avez pas dit ce que vous utilisez.',
  perUse: ({ name, cost, spent, uses, months, atMost }) =>
    `${name} : ${atMost ? 'au plus ' : ''}${cost} par utilisation (${spent} en ${months} mois, ${uses} ${n(uses, 'utilisation', 'utilisations')})`,
  neverUsed: ({ name, spent, months }) => `${name} : jamais utilisé, ${spent} en ${months} mois`,
  askUse: 'Répondez d’un geste à « Utilisé ce mois-ci ? » ci-dessous et je le saurai.',
  askUseLater: 'Il est encore trop tôt pour demander « Utilisé ce mois-ci ? ».',
  usesUnknown: ({ what }) => `Je ne sais pas encore à quelle fréquence vous utilisez ${what ?? 'vos abonnements'}.`,

  yearlyCheaper: ({ name, yearly, months, saving, after }) =>
    `${name} : la formule annuelle est moins chère. ${yearly} au lieu de ${months} payés au mois, soit ${saving} de moins par an ; rentable après ${after} mois.`,
  monthlyCheaper: ({ name, yearly, months, saving }) =>
    `${name} : payer au mois est moins cher. ${months} par an au lieu de ${yearly}, une différence de ${saving}.`,
  plansSame: ({ name, yearly }) => `${name} : même prix, ${yearly} par an. Au mois, vous restez libre de partir.`,
  yearlyUnknown: ({ name, months }) =>
    `Je ne connais pas le prix annuel de ${name}. C’est rentable en dessous de ${months}, ce que vous payez au mois sur une année. Redemandez-moi avec son prix.`,
  monthlyUnknown: ({ name, yearly }) =>
    `Vous payez déjà ${name} à l’année : ${yearly}. Je ne connais pas de prix mensuel pour comparer.`,
  otherCurrency: ({ name, currency }) =>
    `${name} se paie dans une autre devise (${currency}) ; donnez-moi le prix dans celle-ci et je comparerai.`,
  plansUnknown: ({ name }) =>
    `Je ne connais pas de prix annuels à comparer. Demandez avec le prix, par exemple : ${name} est-il moins cher à l’année pour … ?`,

  without: ({ names, month, year }) => `Sans ${names}, vous économisez ${month} par mois, ${year} par an.`,
  left: ({ month, count }) => `Il resterait ${month} par mois (${subscriptions(count)}).`,
  leftNothing: 'Il ne resterait plus rien à payer.',
  savesFrom: ({ name, day }) => `${name} : la période est payée : jusqu’au ${day}, rien n’est économisé.`,
  boundUntil: ({ name, day }) => `Mais ${name} vous engage jusqu’au ${day}.`,

  cancelSteps: ({ name }) => `Pour résilier ${name} :`,
  alsoBilledBy: ({ names }) => `Si vous êtes facturé par ${names}, résiliez là-bas.`,
  cancelUnknown: ({ name }) =>
    `Je ne connais pas de moyen sûr de résilier ${name}. Regardez dans les paramètres de votre compte, ou chez celui qui vous facture.`,
  cancelWhich: ({ name }) => `Lequel ? Demandez par exemple : comment résilier ${name} ?`,
  cancelBefore: ({ day }) => `Le prochain paiement est le ${day} : résiliez avant.`,
  endingSaves: ({ saving }) => `Résilier fait économiser ${saving}.`,

  enteredByHand: ({ name, day }) => `Vous avez ajouté ${name} vous-même le ${day}.`,
  foundIn: ({ name, source, day }) =>
    `${name} a été trouvé dans ${{ statement: 'votre relevé', mail: 'vos e-mails', both: 'votre relevé et vos e-mails' }[source]} et ajouté à votre liste le ${day}.`,
  chargesSeen: ({ count, first, last, amount }) =>
    `Vos documents montrent ${count} ${n(count, 'paiement', 'paiements')} : le premier le ${first}, le dernier le ${last}, ${amount} en tout.`,
  whyWhich: ({ name }) => `Lequel voulez-vous dire ? Demandez par exemple : pourquoi ${name} est-il dans ma liste ?`,

  saved: ({ count, month, year }) =>
    `Grâce à vos résiliations (${subscriptions(count)}), vous payez ${month} de moins par mois, ${year} de moins par an.`,
  savedNone: 'Vous n’avez encore rien résilié ici, il n’y a donc pas d’économie à compter.',
  savedCertain: 'Calculé d’après leurs derniers prix, sans comparaison avec vos relevés.',

  adviseFirst: 'Je regarderais d’abord ceci :',
  adviseNone:
    'Rien ne saute aux yeux : à ma connaissance, rien d’inutilisé, pas de doublon, pas de hausse. Votre plus gros poste :',
  adviseMore: 'Vous n’avez pas encore dit ce que vous utilisez.',
  adviseOne: ({ name, month, year }) => `Résilier ${name} fait économiser ${month} par mois, ${year} par an.`,
  nothingAgainst: 'Je ne connais aucune raison de l’arrêter ; si vous l’utilisez, vous seul le savez.',

  greeting: 'Bonjour ! Je connais vos abonnements et je calcule ce que vous voulez savoir.',
  thanks: 'Avec plaisir !',
  help: 'Je réponds aux questions sur vos abonnements, avec vos propres chiffres. Par exemple :',
  unknown: 'Je ne peux pas répondre à cela : je ne connais que vos abonnements. Vous pouvez me demander, par exemple :',
  examples: [
    'Lequel devrais-je résilier ?',
    'Combien est-ce que je paie par mois ?',
    'Qu’est-ce qui se renouvelle la semaine prochaine ?',
    'Qu’est-ce qui a augmenté cette année ?',
    'Et si je résiliais {name} ?',
    'Comment résilier {name} ?',
  ],
};
