import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  small:
    'le la les l un une des du de d et ou je j me m mon ma mes moi tu il elle on nous vous que qu qui quoi quel quelle quels quelles est ce c ça cela cette ces sont suis ai as a avons avez ont en dans sur pour par avec sans pas ne n plus moins combien comment quand où pourquoi si y au aux se s dois devrais puis peux peut faut tout tous toutes bien dépense paie paye déjà chaque fait faire',
  concepts: {
    which: 'quel | quelle | quels | quelles | lequel | laquelle | lesquels | lesquelles | qu est ce que | quoi',
    should:
      'devrais | dois | devrait | faut il | faudrait | vaut il mieux | garder | vaut le coup de garder | ferais mieux | faut que',
    cancel:
      'résili* | resili* | annul* | arrêt* | désabonn* | désinscri* | supprim* | stopp* | quitt* | laiss* tomber | abandonn* | enlev* | retir* | couper | débarrass* | me passer',
    cancelled:
      'résiliés | résilié | résiliées | annulés | annulé | annulées | ai résilié | ai annulé | inactif* | arrêtés | ai arrêté',
    supposing: 'si | s il | supposons | imaginons | économiserais | me resterait | resterait | gagnerais',
    without: 'sans | sauf | hormis',
    how: 'comment | de quelle façon | de quelle manière | étapes | je veux | je voudrais | procédure | marche à suivre',
    where: 'où | ou puis je | lien | page',
    why: 'pourquoi | d où | pour quelle raison | d ou vient | d ou sort',
    listed:
      'dans ma liste | sur ma liste | dans la liste | liste | apparaît | apparait | figure | là | affiché* | vient | sort | présent',
    save: 'économis* | économie* | épargn* | dépenser moins | payer moins | réduire | réduis* | baisser | faire des économies | alléger | diminuer',
    saved: 'ai économisé | économisé | épargné | ai épargné | déjà économisé | ai je économisé',
    advise:
      'recommand* | conseil* | suggèr* | suggest* | propos* | inutile* | superflu* | en trop | gaspill* | astuces',
    pay: 'je paie | je paye | paie | paye | paies | payes | payer | je dépense | dépense | dépenses | dépenser | dépensé | me coûtent | me coûte | coûtent mes | mes frais | débourse* | je verse | part dans',
    cost: 'coûte | coûtent | coût* | prix | tarif* | combien | facture* | montant* | cout*',
    total: 'total | en tout | au total | tout compris | ensemble | somme | totalité | globalement',
    so_far:
      'jusqu à présent | jusqu ici | jusqu à maintenant | jusqu à aujourd hui | ai payé | ai dépensé | déjà payé | déjà dépensé | à ce jour | payé | ai je payé | ai je dépensé | depuis le début',
    list: 'liste | listes | listez | montre* | affiche | afficher | énumèr* | quels sont | ai je | récapitul* | aperçu | à quoi | j ai quoi | donne moi',
    subscription: 'abonnement* | abonné* | souscription* | adhésion* | service* | abo | abos | abonements | abonement',
    dearest:
      'plus cher* | plus chère* | coûte le plus | coûtent le plus | plus coûteu* | le plus élevé | plus gros* | paie le plus | paye le plus | dépense le plus',
    cheapest:
      'moins cher* | moins chère* | coûte le moins | meilleur marché | plus bas | moins coûteu* | le plus économique',
    by_category: 'catégorie* | par type | répartition | ventil* | par genre | réparti* | par poste',
    overlap:
      'deux fois | en double | double* | doublon* | chevauch* | la même chose | même service | redond* | 2 fois | fait doublon',
    rise: 'augment* | hausse* | a monté | ont monté | monté | renchéri* | plus cher qu | devenu plus cher | devenus plus chers | grimp* | changement de prix | augmenté',
    exchange_rate: 'taux de change | change | devise*',
    either: 'ou',
    renew:
      'renouvel* | prélev* | échéance* | débit* | prélèvement* | facturé* | paiement* | reconduit* | reconduction | sera payé | tombe | tombent',
    upcoming: 'prochain* | à venir | venir | bientôt | suivant* | qui arrive* | arrivent',
    when: 'quand | quel jour | quelle date | dans combien de temps | c est quand',
    trial: 'essai* | période gratuite | gratuit* | mois offert*',
    bound:
      'jusqu à quand | jusqu à quelle date | engagement* | préavis | engagé* | lié | liée | durée minimale | sans engagement',
    contract: 'contrat*',
    unused:
      'n utilise pas | n utilise plus | utilise pas | utilise plus | utilise jamais | utilise presque | utilise à peine | utilise peu | inutilisé* | sers pas | sers plus | sers jamais | sert plus à | oublié* | n utilise jamais | pas utilisé* | jamais utilisé* | non utilisé* | sert à rien | servent à rien | regarde plus | sers presque',
    per_use:
      'par utilisation | à chaque fois | chaque utilisation | par visite | par séance | par usage | l utilisation | à l usage | par visionnage',
    yearly: 'par an | à l année | annuel* | chaque année | l année | par année | à l an | sur un an',
    monthly: 'par mois | mensuel* | chaque mois | au mois | du mois | tous les mois',
    yearly_plan:
      'abonnement annuel | formule annuelle | plan annuel | offre annuelle | annuel ou mensuel | mensuel ou annuel | payer à l année | payer à l an | payer annuel* | paiement annuel | passer à l année | passer à l annuel | passer en annuel | tarif annuel | forfait annuel | prix annuel | prendre l annuel | en annuel',
    worth:
      'vaut | moins cher | intéressant | avantageu* | rentable | mieux | passer | vaut le coup | vaut la peine | intérêt',
    count: 'combien d abonnement* | combien de | combien d | nombre de | nombre d',
    all: 'tout | tous | toutes | toute',
    greeting: 'bonjour | salut | bonsoir | coucou | hello',
    thanks: 'merci | merci beaucoup',
    help: 'aide* | aider | que peux tu | que sais tu | qui es tu | que puis je demander | tu sais faire | tu peux faire | à quoi sers tu | comment tu marches',
  },
  times: {
    today: 'aujourd hui | ce jour',
    tomorrow: 'demain',
    this_week: 'cette semaine',
    next_week: 'semaine prochaine | la semaine qui vient | prochaine semaine | semaine suivante',
    this_month: 'ce mois | ce mois ci | fin du mois | mois en cours',
    next_month: 'mois prochain | prochain mois | mois qui vient | mois suivant',
    last_month: 'mois dernier | dernier mois | mois passé',
    this_year: 'cette année | début de l année | début d année',
    next_year: 'année prochaine | an prochain',
    last_year: 'année dernière | an dernier | dernière année | année passée',
    next_days:
      '# prochains jours | prochains # jours | dans # jours | dans les # jours | d ici # jours | # jours à venir | sous # jours',
    next_weeks: '# prochaines semaines | prochaines # semaines | dans # semaines | d ici # semaines',
    next_months: '# prochains mois | prochains # mois | dans # mois | d ici # mois',
    last_days: '# derniers jours | derniers # jours',
    last_weeks: '# dernières semaines | dernières # semaines',
    last_months: '# derniers mois | derniers # mois',
    on_day: 'le # | le # du mois',
    since: 'depuis | à partir',
  },
  categories: {
    streaming: 'streaming | vidéo* | films | séries | télé | télévision | tv',
    software: 'logiciel* | programmes | applications | applis | appli | ia',
    music: 'musique | chansons | musicau*',
    gaming: 'jeux | jeu | gaming | jeux vidéo',
    fitness: 'fitness | sport | gym | salle de sport | santé | sportif*',
    cloud: 'cloud | stockage | nuage',
    news: 'actualité* | journaux | journal | magazine* | presse | infos',
    education: 'éducation | cours | apprentissage | langues | formation*',
  },
  currencies: {
    TRY: 'livre* turque* | lire* turque* | lires | tl | ₺',
    USD: 'dollar* | usd | $',
    EUR: 'euro* | eur | €',
    GBP: 'livre* sterling | gbp | £',
  },
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  numbers: 'deux trois quatre cinq six sept huit neuf dix',
  before: 'pour | sur | dans | en',
  behind: '',
  asides: 'au max | max de | plus | now | go',
};
