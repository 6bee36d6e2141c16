import type { Question } from '#testing/cases.ts';

export const fr: Question[] = [
  ['Je dépense trop, que me conseillez-vous ?', 'advise'],
  ['montre moi la liste de mes abonnements', 'list'],
  ['Combien Netflix me coûte à chaque utilisation ?', 'perUse'],
  ['Combien ai-je déjà versé à Netflix ?', 'paidNetflix'],
  ["Jusqu'à quand suis-je engagé chez MacFit ?", 'bound'],
  ['si je supprime les deux abonnements les plus chers', 'withoutDearest'],
  ['Que vais-je payer ce mois-ci ?', 'thisMonth'],
  ['je veux me désabonner de spotify', 'howToCancel'],
  ['Des hausses à cause du taux de change ?', 'risesByRate'],
  ['merci bien', 'thanks'],
];
