import type { PlanTexts } from '#i18n/locales/tr/plan.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof PlanTexts, Text> = {
  'payment.title': 'Paiement',
  'payment.sessionMissing': 'Identifiant de session introuvable',
  'payment.sessionMissingHint':
    'On revient sur cette page après un paiement. Si vous n’avez pas payé, il n’y a rien à voir ici.',
  'payment.checkFailed': 'La vérification du paiement a échoué.',
  'payment.toPricing': 'Retour aux tarifs',
  'payment.checking': 'Vérification de votre paiement',
  'payment.checkingHint': 'Nous lisons la réponse de la page de paiement.',
  'payment.processing': 'Votre paiement est en cours',
  'payment.processingHint': 'Votre banque le confirme. Gardez cette page ouverte, cela prend quelques secondes.',
  'payment.attempt': 'Tentative {attempt}/{most}',
  'payment.success': 'Votre compte est passé à l’offre supérieure !',
  'payment.changed': 'Votre offre a changé',
  'payment.plan': 'Votre offre : {plan}',
  'payment.redirecting': 'Retour au tableau de bord…',
  'payment.expired': 'La session de paiement a expiré. Merci de réessayer.',
  'payment.expiredHint': 'Rien ne vous a été débité.',
  'payment.timeout': 'La vérification du paiement a pris trop de temps…',
  'payment.timeoutHint':
    'Votre paiement est peut-être en route. Une fois confirmé, votre offre change toute seule ; ne payez pas une seconde fois.',
  'payment.checkFailedHint': 'Si vous avez payé, votre offre change toute seule ; ne payez pas une seconde fois.',
  'payment.again': 'Vérifier à nouveau',

  'paid.title': 'Offre',
  'paid.lead': 'Ce que vous payez, quand cela se renouvelle et comment arrêter.',
  'paid.free': 'Vous avez l’offre Free. Vous voyez tout ce qui est trouvé et suivez trois abonnements actifs.',
  'paid.family': 'Cette offre vient de votre famille ; elle ne vous coûte rien.',
  'paid.renews': 'Se renouvelle le {date}.',
  'paid.ends': 'Résiliée. Elle dure jusqu’au {date}, puis vous passez à Free ; rien n’est supprimé de votre liste.',
  'paid.manage': 'Carte, factures et résiliation',
  'paid.twice': 'Vous payez deux fois',
  'paid.twiceText':
    'L’achat semble avoir eu lieu dans deux fenêtres à la fois : une autre offre continue de se renouveler. Résiliez-en une sur la page de facturation ; vous gardez votre offre. Pour un remboursement, écrivez-nous.',
  'paid.loadFailed': 'Votre offre n’a pas pu être chargée',
  'paid.switchQuestion': 'Passer à {plan} ?',
  'paid.switchUp':
    'Votre offre change tout de suite. La différence pour les jours restants s’ajoute à votre prochaine facture.',
  'paid.switchDown':
    'Votre offre change tout de suite et ce qui est réservé à Pro se ferme ; rien n’est supprimé de votre liste. La différence pour les jours restants est déduite de votre prochaine facture.',
  'paid.switchPrice': 'Le nouveau prix est de {amount} par mois.',
  'paid.switch': 'Changer',
  'paid.covered': 'L’offre de votre famille le comprend déjà ; inutile de l’acheter.',
  'paid.resumes': 'Cela annule aussi votre résiliation : l’offre continue de se renouveler.',
};
