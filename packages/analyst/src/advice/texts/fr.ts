import { aside } from './aside.ts';
import type { AdviceTexts } from './texts.ts';

const kinds = {
  music: 'Plusieurs services de musique',
  cloud_storage: 'Plusieurs stockages en ligne',
  ai_chat: 'Plusieurs chats d’IA',
  vpn: 'Plusieurs VPN',
  passwords: 'Plusieurs gestionnaires de mots de passe',
};
const causes = {
  vendor: 'C’est le service lui-même qui a augmenté son prix.',
  exchange_rate: 'Le prix à l’étranger n’a pas changé ; la différence vient du taux de change.',
  unknown: 'Vos documents ne montrent pas si c’est le service ou le taux de change.',
};

export const fr: AdviceTexts = {
  left: (days) => (days === 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `encore ${days} jours`),
  more: (count) => `${count} ${count === 1 ? 'autre' : 'autres'}`,
  per: {
    once: (amount) => amount,
    month: (amount) => `${amount} par mois`,
    year: (amount) => `${amount} par an`,
  },
  cancelledByMail: ({ name, day }) => ({
    title: `${name} a été résilié`,
    text: `Résilié automatiquement d’après l’e-mail du ${day}. Si c’est une erreur, vous pouvez l’annuler.`,
  }),
  trialEnds: ({ name, day, left, price }) => ({
    title: `${name} : l’essai se termine`,
    text: `Dernier jour : ${day}${aside(left)}. Ensuite ${price}.`,
  }),
  commitmentEnds: ({ name, day, left, end }) => ({
    title: `${name} : dernier jour de préavis`,
    text: `Prévenez au plus tard le ${day}${aside(left)}. L’engagement court jusqu’au ${end} ; sans préavis, il peut être reconduit.`,
  }),
  priceRise: ({ name, before, now, percent, cause }) => ({
    title: `${name} coûte plus cher`,
    text: `${now} au lieu de ${before} (${percent} de plus). ${causes[cause]}`,
  }),
  priceRiseAhead: ({ name, day, before, now }) => ({
    title: `${name} va augmenter`,
    text: `À partir du ${day} : ${now} au lieu de ${before}.`,
  }),
  overlap: ({ kind, names, name, saving }) => ({
    title: kind === 'same_service' ? `${name} : vous payez peut-être deux fois` : kinds[kind],
    text:
      kind === 'same_service'
        ? `Le même service figure plusieurs fois dans votre liste : ${names}. Sans ${name}, vous économisez ${saving}.`
        : `${names} font la même chose. Sans ${name}, vous économisez ${saving}.`,
  }),
  unused: ({ name, reasons, saving }) => ({
    title: `${name} vous est peut-être inutile`,
    text: `${reasons} En résiliant, vous économisez ${saving}.`,
  }),
  because: {
    said_unused: ({ month }) => `Vous avez dit ne pas l’avoir utilisé en ${month}.`,
    not_used_since: ({ month }) => `Vous avez dit l’avoir utilisé pour la dernière fois en ${month}.`,
    overlap: ({ names }) => `Un autre abonnement fait la même chose : ${names}.`,
    payment_failed: ({ day }) => `Son paiement du ${day} a échoué.`,
  },
  yearlyCheaper: ({ name, yearly, twelve, saving }) => ({
    title: `${name} : moins cher à l’année`,
    text: `Le dernier prix annuel connu est de ${yearly}, douze mois coûtent ${twelve}. Soit ${saving} de moins par an.`,
  }),
  upcoming: ({ name, day, left, amount }) => ({
    title: `${name} : un gros paiement approche`,
    text: `${day}${aside(left)} : ${amount}.`,
  }),
  checkIn: ({ names }) => ({
    title: 'Utilisé ce mois-ci ?',
    text: `${names} : un geste suffit, et nous verrons ensemble ce dont vous pouvez vous passer.`,
  }),
  insights: {
    totals: ({ count, month, year }) =>
      count === 1
        ? `Votre abonnement actif coûte ${month} par mois et ${year} par an.`
        : `Vos ${count} abonnements actifs coûtent ${month} par mois et ${year} par an.`,
    upcoming: ({ count, days, total }) =>
      `${count} ${count === 1 ? 'paiement tombe' : 'paiements tombent'} dans les ${days} prochains jours : ${total}.`,
    next: ({ name, day, amount }) => `Prochain paiement : ${name}, ${day}, ${amount}.`,
    dearest: ({ name, year }) => `C’est ${name} qui vous coûte le plus : ${year} par an.`,
    overlap: ({ names, name, saving }) =>
      `${names} font la même chose ; sans ${name}, vous économisez ${saving} par an.`,
    priceRise: ({ name, before, now, more }) => `${name} est passé de ${before} à ${now} : ${more} de plus par an.`,
    yearlyCheaper: ({ name, saving }) => `Payé à l’année, ${name} coûterait ${saving} de moins par an.`,
    saved: ({ count, month }) =>
      count === 1
        ? `L’abonnement résilié vous fait économiser ${month} par mois.`
        : `Les ${count} abonnements résiliés vous font économiser ${month} par mois.`,
    promised: [
      'Dès que vous ajoutez un abonnement, vous voyez ici ce que vous payez par mois et par an.',
      'Les paiements à venir, les essais qui se terminent et les derniers jours de préavis s’afficheront ici.',
      'Les doublons, les hausses de prix et ce que vous n’utilisez pas seront calculés ici.',
    ],
  },
  labels: {
    per_month: 'Total par mois',
    per_year: 'Total par an',
    subscriptions: 'Nombre d’abonnements',
    due: 'À payer',
    payment: 'Paiement',
    price_before: 'Ancien prix',
    price_now: 'Nouveau prix',
    more_per_year: 'En plus par an',
    saving_per_month: 'Économie par mois',
    saving_per_year: 'Économie par an',
  },
};
