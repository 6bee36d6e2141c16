import type { Text } from '#i18n/index.ts';
import type { PlanTexts } from '#i18n/locales/tr/plan.ts';

export const texts: Record<keyof PlanTexts, Text> = {
  'payment.title': 'Paiement',
  'payment.sessionMissing': 'Identifiant de session introuvable',
  'payment.sessionMissingHint':
    'On revient sur cette page après un paiement. Si vous n’avez pas payé, il n’y a rien à voir ici.',
  'payment.checkFailed': 'La vérification du paiement a échoué.',
  'payment.toPricing': 'Retour aux tarifs',
  'payment.checking': 'Vérification de ton paiement',
  'payment.checkingHint': 'Nous lisons la réponse de la page de paiement.',
  'payment.processing': 'Ton paiement est en cours',
  'payment.processingHint': 'Ta banque le confirme. Garde cette page ouverte, cela prend quelques secondes.',
  'payment.attempt': 'Tentative {attempt}/{most}',
  'payment.success': 'Ton compte est passé à l’offre supérieure !',
  'payment.changed': 'Ton offre a changé',
  'payment.plan': 'Ton offre : {plan}',
  'payment.redirecting': 'Retour au tableau de bord…',
  'payment.expired': 'La session de paiement a expiré. Merci de réessayer.',
  'payment.expiredHint': 'Rien ne t’a été débité.',
  'payment.timeout': 'La vérification du paiement a pris trop de temps…',
  'payment.timeoutHint':
    'Ton paiement est peut-être en route. Une fois confirmé, ton offre change toute seule ; ne paie pas une seconde fois.',
  'payment.checkFailedHint': 'Si tu as payé, ton offre change toute seule ; ne paie pas une seconde fois.',
  'payment.again': 'Vérifier à nouveau',

  'paid.title': 'Offre',
  'paid.lead': 'Ce que tu paies, quand cela se renouvelle et comment arrêter.',
  'paid.free': 'Tu as l’offre Free. Tu vois tout ce qui est trouvé et tu suis trois abonnements actifs.',
  'paid.family': 'Cette offre vient de ta famille ; elle ne te coûte rien.',
  'paid.renews': 'Se renouvelle le {date}.',
  'paid.ends': 'Résiliée. Elle dure jusqu’au {date}, puis tu passes à Free ; rien n’est supprimé de ta liste.',
  'paid.manage': 'Carte, factures et résiliation',
  'paid.loadFailed': 'Ton offre n’a pas pu être chargée',
  'paid.switchQuestion': 'Passer à {plan} ?',
  'paid.switchUp':
    'Ton offre change tout de suite. La différence pour les jours restants s’ajoute à ta prochaine facture.',
  'paid.switchDown':
    'Ton offre change tout de suite et ce qui est réservé à Pro se ferme ; rien n’est supprimé de ta liste. La différence pour les jours restants est déduite de ta prochaine facture.',
  'paid.switch': 'Changer',
};
