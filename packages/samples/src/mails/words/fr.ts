import type { MailWords } from './words.ts';

export const french: MailWords = {
  hello: ['Bonjour {person},', 'Salut {person} !', 'Cher client, chère cliente,', 'Bonjour,'],
  bye: [
    'L’équipe {service}',
    'À bientôt,\n{service}',
    'Cordialement,\nVotre service client {service}',
    'Merci de votre fidélité.',
  ],
  footer: [
    'Vous recevez cet e-mail parce que vous avez un compte {service}. Sans engagement, résiliable à tout moment.',
    'Une question ? Consultez notre centre d’aide. Vous pouvez mettre fin à votre abonnement quand vous le souhaitez.',
  ],
  imprint: [
    'Merci de ne pas répondre à ce message automatique. Aide | Conditions générales | Confidentialité',
    '© {service}. Tous droits réservés. Gérer mes préférences.',
  ],
  renewal: [
    'Il se renouvelle automatiquement {every} jusqu’à résiliation.',
    'Le montant sera prélevé {every} sur votre carte.',
    'Votre abonnement est reconduit {every} sauf résiliation de votre part.',
  ],
  cycles: {
    weekly: { adjective: 'Hebdomadaire', per: ['/semaine', ' par semaine'], every: 'chaque semaine' },
    monthly: { adjective: 'Mensuel', per: ['/mois', ' par mois', ' / mois'], every: 'chaque mois' },
    quarterly: { adjective: 'Trimestriel', per: [' tous les 3 mois'], every: 'tous les 3 mois' },
    halfyearly: { adjective: 'Semestriel', per: [' tous les 6 mois'], every: 'tous les 6 mois' },
    yearly: { adjective: 'Annuel', per: ['/an', ' par an', ' / an'], every: 'chaque année' },
  },
  labels: {
    service: ['Article', 'Désignation', 'Produit'],
    plan: ['Formule', 'Abonnement', 'Offre', 'Forfait'],
    price: ['Prix', 'Montant', 'Prix de l’abonnement', 'Prix unitaire'],
    tax: ['TVA', 'TVA (20 %)', 'Taxes'],
    total: ['Total', 'Total TTC', 'Montant réglé', 'Montant total'],
    next: ['Prochain prélèvement', 'Prochaine échéance', 'Date de renouvellement', 'Prochaine facturation'],
    date: ['Date', 'Date de facturation', 'Payé le'],
    order: ['Numéro de commande', 'N° de facture', 'Référence'],
    paidWith: ['Moyen de paiement', 'Carte', 'Mode de paiement'],
    period: ['Période', 'Période de facturation'],
    quantity: ['Qté'],
  },
  plans: ['Standard', 'Premium', 'Individuel', 'Famille', 'Essentiel', 'Plus'],
  events: {
    charge: [
      ['Votre reçu {service}', 'Merci pour votre paiement. Voici le reçu de votre abonnement {service}.'],
      ['Paiement reçu', 'Nous avons bien reçu votre paiement pour {service} {plan}. Bonne continuation !'],
      [
        'Votre facture {service}',
        'Votre facture {service} du {date} est disponible. La somme de {total} a été débitée de votre carte se terminant par {card}.',
      ],
      [
        'Votre abonnement a été renouvelé',
        'Votre abonnement {service} {plan} vient d’être renouvelé. Nous avons prélevé {total}.\nProchain renouvellement le {next}.',
      ],
      [
        'Confirmation de prélèvement',
        'Un prélèvement de {total} a été effectué le {date} au titre de votre abonnement {service}, valable jusqu’au {next}.',
      ],
      [
        'Merci {person}',
        'Cette période de {service} est réglée. Votre facture reste disponible dans votre espace client.',
      ],
    ],
    started: [
      [
        'Bienvenue chez {service}',
        'Votre abonnement {plan} est désormais actif.\nVous payez {price} ; prochain paiement le {next}.',
      ],
      [
        'Votre abonnement {service} est confirmé',
        'Merci d’avoir souscrit à {service} {plan}. Nous avons débité {price} aujourd’hui, le prochain débit aura lieu le {next}.',
      ],
    ],
    renewal_notice: [
      [
        'Votre abonnement sera bientôt renouvelé',
        'Votre abonnement {service} {plan} sera renouvelé automatiquement le {next} au prix de {price}. Vous n’avez rien à faire.',
      ],
      [
        'Renouvellement à venir de {service}',
        'Pour rappel, le {next} nous prélèverons {price} sur votre carte se terminant par {card} pour {service}. Si vous ne souhaitez pas continuer, pensez à résilier avant cette date.',
      ],
      [
        '{service} : échéance du {next}',
        'Le prochain paiement de {price} pour votre formule {plan} interviendra le {next}.',
      ],
    ],
    trial_started: [
      [
        'Votre essai gratuit a commencé',
        'Votre essai de {service} {plan} est lancé. Il est gratuit jusqu’au {until} ; vous paierez ensuite {price}, sauf résiliation avant cette date.',
      ],
      [
        '{service} : période d’essai activée',
        'Profitez de {service} gratuitement jusqu’au {until}. Le tarif sera ensuite de {price}.',
      ],
    ],
    trial_ending: [
      [
        'Votre essai se termine',
        'Votre essai gratuit de {service} prend fin le {until}. Votre abonnement {plan} débutera alors à {price}. Pas convaincu ? Résiliez avant cette date.',
      ],
      [
        'Plus que quelques jours d’essai {service}',
        'Le {until}, votre essai deviendra un abonnement {plan} payant : {price}.',
      ],
    ],
    price_rise: [
      [
        'Évolution du tarif de {service}',
        'Le prix de votre abonnement {service} évolue. Vous payez actuellement {old} ; à partir du {next}, ce sera {price}.',
      ],
      [
        'Le prix de votre formule augmente',
        'Pour continuer à améliorer {service}, nous faisons passer {plan} de {old} à {price}. Ce changement s’applique le {next}.',
      ],
      [
        'Changement de votre abonnement',
        'Dès le {next}, {service} {plan} coûtera {price} au lieu de {old}. Vos avantages restent identiques.',
      ],
    ],
    payment_failed: [
      [
        'Votre paiement a échoué',
        'Nous n’avons pas pu prélever {total} pour {service} sur votre carte se terminant par {card}. Nous réessaierons le {next}. Merci de vérifier vos coordonnées bancaires.',
      ],
      [
        'Problème de paiement {service}',
        'Votre banque a refusé notre dernier prélèvement. Mettez à jour votre moyen de paiement. Montant dû : {total}',
      ],
    ],
    refund: [
      [
        'Votre remboursement est en route',
        '{service} vous a remboursé {total}. Selon votre banque, il apparaîtra sous 5 à 10 jours ouvrés.',
      ],
      ['Remboursement de {service}', 'Comme demandé, votre paiement de {total} du {date} a été remboursé.'],
    ],
    plan_change: [
      [
        'Votre formule a changé',
        'Vous êtes passé de {oldPlan} à {plan} sur {service}. Votre nouveau tarif est de {price}, prélevé le {next}.',
      ],
      [
        'Changement d’offre {service} confirmé',
        'C’est fait : vous profitez maintenant de {plan}. À partir du {next}, vous paierez {price}.',
      ],
    ],
    cancelled: [
      [
        'Votre abonnement est résilié',
        'Conformément à votre demande, votre abonnement {service} a été résilié le {date}. Vous ne serez plus prélevé.',
      ],
      [
        '{service} vous dit au revoir',
        'Nous sommes tristes de vous voir partir. Votre abonnement {service} a pris fin aujourd’hui.',
      ],
      [
        'Confirmation de résiliation',
        'La résiliation de {service} est effective. Pour revenir, il suffit de vous connecter.',
      ],
    ],
    cancelled_at_period_end: [
      [
        'Vous avez résilié {service}',
        'Votre demande de résiliation est enregistrée. Vous pouvez profiter de {service} jusqu’au {until} ; il ne sera pas renouvelé ensuite.',
      ],
      [
        'Votre abonnement ne sera pas renouvelé',
        'Votre abonnement {service} {plan} est annulé et se termine le {until}. D’ici là, vous gardez tous vos avantages.',
      ],
      [
        'Renouvellement automatique désactivé',
        'Le renouvellement automatique de votre formule {plan} est désactivé. Dernier jour d’accès : {until}.',
      ],
    ],
    reactivated: [
      [
        'Heureux de vous revoir',
        'Votre abonnement {service} a redémarré. Vous paierez {price} pour {plan}, prochain paiement le {next}.',
      ],
      [
        'Votre abonnement {service} est de nouveau actif',
        'Votre résiliation est annulée. {price} seront prélevés le {next}.',
      ],
    ],
    gift: [
      [
        'Un cadeau pour vous : {service}',
        '{person}, on vous offre 3 mois de {service} ! Aucune carte nécessaire, utilisez le code {order}.',
      ],
      [
        'Votre carte cadeau {service}',
        'Votre commande d’une carte cadeau {service} de {total} est terminée. Il s’agit d’un achat unique.',
      ],
    ],
  },
  seeOnline: 'Vous n’arrivez pas à lire ce message ? Affichez-le dans votre navigateur.',
  forward: {
    prefix: 'TR : ',
    line: '---------- Message transféré ---------',
    from: 'De',
    date: 'Date',
    subject: 'Objet',
    to: 'À',
  },
  store: {
    appleReceipt: ['Votre reçu Apple', 'Reçu'],
    appleRenews: 'Renouvellement le {next}',
    appleBought: 'Achat intégré',
    appleConfirmed: [
      'Confirmation de votre abonnement',
      'Vous avez souscrit l’abonnement suivant.\n{app}\n{price}\nVotre abonnement se renouvelle {every} automatiquement. Prochain renouvellement : {next}',
    ],
    appleCancelled: [
      'Votre abonnement arrive à expiration',
      'Nous confirmons l’annulation de l’abonnement suivant.\n{app}\nVous pouvez l’utiliser jusqu’au {until}.',
    ],
    playReceipt: [
      'Votre reçu de commande Google Play du {date}',
      'Merci. Vous avez effectué un achat sur Google Play le {date}.',
    ],
    playRecurring: 'Abonnement à renouvellement automatique',
    playCancelled: [
      'Votre abonnement Google Play a été annulé',
      'Votre abonnement à {app} a été annulé. Vous y avez accès jusqu’au {until}.',
    ],
    paypalPaid: [
      'Votre paiement automatique à {service}',
      'Vous avez envoyé un paiement automatique de {total} à {service}.',
    ],
  },
};
