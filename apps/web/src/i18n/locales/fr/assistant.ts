import type { AssistantTexts } from '#i18n/locales/tr/assistant.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof AssistantTexts, Text> = {
  'assistant.title': 'Analyse IA',
  'assistant.lead':
    'Demandez avec vos propres mots. Chaque chiffre est calculé à partir de vos abonnements, aucun n’est deviné.',
  'assistant.question': 'Que souhaitez-vous savoir ?',
  'assistant.keys': 'Entrée envoie, Maj+Entrée va à la ligne',
  'assistant.charactersLeft': { one: 'encore {count} caractère', other: 'encore {count} caractères' },
  'assistant.tooLong': {
    one: 'La question compte {count} caractère de trop',
    other: 'La question compte {count} caractères de trop',
  },
  'assistant.blank': 'Veuillez saisir une question',
  'assistant.ask': 'Demander',
  'assistant.suggestions': 'Ce que vous pouvez demander',
  'assistant.suggest.cancel': 'Quel abonnement devrais-je résilier ?',
  'assistant.suggest.category': 'Combien je paie dans la catégorie {category} ?',
  'assistant.suggest.whatIf': 'Combien j’économise si je résilie {first} et {second} ?',
  'assistant.suggest.rises': 'Qu’est-ce qui a augmenté cette année ?',
  'assistant.suggest.week': 'Qu’est-ce qui se renouvelle dans les 7 prochains jours ?',
  'assistant.suggest.overlap': 'Ai-je des abonnements qui font double emploi ?',
  'assistant.suggest.trials': 'Quels essais se terminent bientôt ?',
  'assistant.thinking': 'Calcul de vos chiffres...',
  'assistant.stop': 'Arrêter',
  'assistant.stopped': 'Arrêté. Votre question est toujours là.',
  'assistant.again': 'Redemander',
  'assistant.failed': 'L’analyse IA a échoué',
  'assistant.failedHint': 'Votre question n’est pas perdue ; vous pouvez réessayer tout de suite.',
  'assistant.offline':
    'Le serveur est injoignable. Votre question est toujours là ; réessayez une fois la connexion revenue.',
  'assistant.cut': 'La connexion s’est interrompue au milieu de la réponse.',
  'assistant.waitMinutes': {
    one: 'Vous avez posé beaucoup de questions en peu de temps. Vous pourrez redemander dans {count} minute.',
    other: 'Vous avez posé beaucoup de questions en peu de temps. Vous pourrez redemander dans {count} minutes.',
  },
  'assistant.waitHours': {
    one: 'Vous avez épuisé vos questions du jour. Vous pourrez redemander dans {count} heure.',
    other: 'Vous avez épuisé vos questions du jour. Vous pourrez redemander dans {count} heures.',
  },
  'assistant.ready': 'La réponse est prête',
  'assistant.engine.builtin': 'Analyse intégrée',
  'assistant.engine.builtinText':
    'Ce n’est pas une IA qui répond, mais nos propres calculs ; aucune de vos données n’est sortie d’ici.',
  'assistant.engine.openai': 'IA',
  'assistant.engine.openaiText': 'Les mots viennent d’un modèle de langue, les chiffres de vos propres données.',
  'assistant.askedOn': 'Demandé : {date}',
  'assistant.figures': 'Les chiffres à l’appui',
  'assistant.moreFigures': { one: '{count} chiffre de plus', other: '{count} chiffres de plus' },
  'assistant.computedFrom': {
    one: 'calculé à partir de {count} abonnement',
    other: 'calculé à partir de {count} abonnements',
  },
  'assistant.sourceMore': {
    one: 'et {count} autre abonnement',
    other: 'et {count} autres abonnements',
  },
  'assistant.sourceGone': {
    one: '{count} abonnement n’est plus dans votre liste',
    other: '{count} abonnements ne sont plus dans votre liste',
  },
  'assistant.showCard': 'Voir sa carte',
  'assistant.advice': 'Ce que vous pouvez faire',
  'assistant.history': 'Vos questions précédentes',
  'assistant.historyFailed': 'Vos questions précédentes n’ont pas pu être chargées',
  'assistant.historyMore': { one: '{count} autre question', other: '{count} autres questions' },
  'assistant.delete': 'Supprimer la question',
  'assistant.deleted': 'Question supprimée',
  'assistant.deleteAll': 'Tout supprimer',
  'assistant.deleteAllQuestion': 'Supprimer toutes vos questions précédentes ?',
  'assistant.deleteAllHint':
    'Questions et réponses sont supprimées définitivement. Vos abonnements restent comme ils sont.',
  'assistant.allDeleted': 'Toutes vos questions sont supprimées',
  'assistant.invite':
    'Poser des questions fait partie de Premium et Pro. Ce que nous vous dirions en premier est déjà ici.',
  'assistant.insights': 'Dans vos propres abonnements',
  'assistant.insightsNone': 'Ajoutez quelques abonnements : nos premiers constats apparaîtront ici.',
  'assistant.insightsFailed': 'Les constats n’ont pas pu être calculés pour le moment.',
  'assistant.gains': 'Ce que Premium ajoute',
  'assistant.gain.ask': 'Vous demandez avec vos mots, la réponse vient aussitôt',
  'assistant.gain.proof': 'Chaque chiffre montre de quels abonnements il vient',
  'assistant.gain.advice': 'Ce que vous pourriez arrêter, avec la raison et la marche à suivre',
  'assistant.away': 'L’analyse IA n’a pas pu s’ouvrir',

  'figure.days': { one: '{count} jour', other: '{count} jours' },
  'figure.months': { one: '{count} mois', other: '{count} mois' },
  'figure.uses': { one: '{count} utilisation', other: '{count} utilisations' },
};
