import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  small:
    'le la les l un une des du de d et ou je j me m mon ma mes moi tu il elle on nous vous que qu qui quoi quel quelle quels quelles est ce c ça cela cette ces sont suis ai as a avons avez ont en dans sur pour par avec sans pas ne n plus moins combien comment quand où pourquoi si y au aux se s dois devrais puis peux peut faut tout tous toutes bien dépense paie paye déjà chaque fait faire quelque chose cause faute seulement uniquement savoir aimerais voudrais dis dites dire pouvez peut-être vraiment actuellement maintenant celui celle ceux celles autre autres certains certaines été être avoir eu devenu devenue devenus devenues récemment dernièrement environ alors donc encore toujours cet leur leurs ton ta tes ils elles parmi entre',
  concepts: {
    which:
      'quel | quelle | quels | quelles | lequel | laquelle | lesquels | lesquelles | qu est ce que | quoi | où | sur quoi | certains | de quoi | un abonnement | desquels | duquel | quelque chose',
    should:
      'devrais | dois | devrait | faut il | faudrait | vaut il mieux | garder | vaut le coup de garder | ferais mieux | faut que | pourrais | puis je | me conseilles | utile de garder | ai je vraiment besoin | vraiment besoin | est il temps | mieux | nécessaire',
    cancel:
      'résili* | resili* | annul* | arrêt* | désabonn* | désinscri* | supprim* | stopp* | quitt* | laiss* tomber | abandonn* | enlev* | retir* | couper | débarrass* | me passer | me passe* | me débarrass* | virer | vire | je vire | zapper | jeter | jette | lâch* | renonc* | mettre fin | mets fin | cess* | clôtur* | coupe | éliminer | élimine | sacrifi* | dénonc* | désactiv* | sortir de | rompre | quitte* | larguer',
    // Without accents, « résilié » equals « je résilie »: the past is detected by its verb or its plural.
    cancelled:
      'résiliés | résiliées | annulés | annulées | ai je résilié | ai je annulé | est résilié* | est annulé* | a été résilié* | a été annulé* | ai résilié | ai annulé | inactif* | arrêtés | ai arrêté | déjà résilié* | déjà annulé* | que j ai arrêté* | anciens | j ai résilié* | résiliations | terminés | clos',
    supposing:
      'si | s il | supposons | imaginons | économiserais | me resterait | resterait | gagnerais | admettons | mettons que | au cas où | me reste | que reste | je gagne | combien je gagne | ferais | ça donne quoi | ça donnerait | à supposer | rapporterait | rapporterai* | rapporte* | gagnerai | me ferait',
    without: 'sans | sauf | hormis',
    except: 'sauf | hormis | excepté | à part | mis à part | à l exception | hors | en dehors de',
    kept: 'garde que | garde seulement | garder que | gardais que | gardais seulement | résili* tous les autres | résili* tout le reste | résili* le reste | annul* tous les autres | annul* tout le reste | annul* le reste',
    how: 'comment | de quelle façon | de quelle manière | étapes | je veux | je voudrais | procédure | marche à suivre | j aimerais | je souhaite | explique* | mode d emploi | pas à pas | montre moi comment | que faire pour | je fais comment | besoin de | la marche | dis moi comment',
    where: 'où | ou puis je | lien | page',
    why: 'pourquoi | d où | pour quelle raison | d ou vient | d ou sort | comment .. est arrivé | qui a ajouté | à cause de quoi | raison | d où sort | pour quelle',
    listed:
      'dans ma liste | sur ma liste | dans la liste | liste | apparaît | apparait | figure | là | affiché* | vient | sort | présent | fait là | fait dans | est là | ajouté | trouvé | apparu* | trouve dans | inscrit | fait ici | est dans',
    save: 'économis* | économie* | épargn* | dépenser moins | payer moins | réduire | réduis* | baisser | faire des économies | alléger | diminuer | économies | budget | serrer | rogner | faire baisser | moins cher au total | réduction | couper dans | diminue* | moins dépenser | gagner de l argent',
    saved:
      'ai économisé | économisé | épargné | ai épargné | déjà économisé | ai je économisé | mes économies | économies réalisées | gagné | ai gagné | ai je gagné | déjà gagné',
    advise:
      'recommand* | conseil* | suggèr* | suggest* | propos* | inutile* | superflu* | en trop | gaspill* | astuces | idées | piste* | superflus | gâch* | jeter par | optimis* | que ferais | quoi faire | à quoi bon | pas nécessaire* | pas utile* | dispensable* | ne vaut pas | ne valent pas | vaut pas le coup | valent pas le coup | ne valent plus | ne vaut plus',
    pay: 'je paie | je paye | paie | paye | paies | payes | payer | je dépense | dépense | dépenses | dépenser | dépensé | me coûtent | me coûte | coûtent mes | mes frais | débourse* | je verse | part dans | me fait | ça me fait | revient | reviennent | je débourse | sort de | me prennent | me prend | me coûte* | je mets | je claque | mon budget | mes dépenses | ma facture | je lâche | paierai | paierais | payerai | vais payer | dois payer',
    cost: 'coûte | coûtent | coût* | prix | tarif* | combien | facture* | montant* | cout* | ça fait combien | fait combien | à combien | revient à | vaut combien | tarification | s élève* | s élèvent',
    total:
      'total | en tout | au total | tout compris | ensemble | somme | totalité | globalement | tous ces | tous mes | toutes mes | en cumulé | cumul* | tout confondu | additionn* | tout compté | additionne | fais le total | fais la somme | calcule',
    so_far:
      'jusqu à présent | jusqu ici | jusqu à maintenant | jusqu à aujourd hui | ai payé | ai dépensé | déjà payé | déjà dépensé | à ce jour | été payé* | avons payé | total payé | payés | ai je payé | ai je dépensé | depuis le début | depuis que | au fil du temps | m a coûté | m a déjà coûté | m ont coûté | déjà versé | ai versé | déboursé | ai je déjà | dernier paiement | dernier prélèvement | dernière fois que | payé la dernière fois',
    list: 'liste | listes | listez | montre* | affiche | afficher | énumèr* | quels sont | ai je | récapitul* | aperçu | à quoi | j ai quoi | donne moi | énumère* | abonnements actifs | voir mes | tous mes abonnements | mes abonnements | je suis abonné* | quels abonnements | recense* | récap | résumé | résume*',
    subscription: 'abonnement* | abonné* | souscription* | adhésion* | service* | abo | abos | abonements | abonement',
    dearest:
      'plus cher* | plus chère* | coûte le plus | coûtent le plus | plus coûteu* | le plus élevé | plus gros* | paie le plus | paye le plus | dépense le plus | me ruine | le plus | mange le plus | pèse le plus | plus onéreu* | plus élevé* | la plus grosse | le plus gros | revient le plus | avale | plus d argent | me * le plus | le plus mon budget | plombe* | le plus dans mon budget',
    cheapest:
      'moins cher* | moins chère* | coûte le moins | meilleur marché | plus bas | moins coûteu* | le plus économique | le moins | plus petit* | moins onéreu* | plus abordable*',
    by_category:
      'catégorie* | par type | répartition | ventil* | par genre | réparti* | par poste | classé* | groupé* | regroup* | par thème | par catégories | détail par | triés | trié*',
    overlap:
      'deux fois | en double | double* | doublon* | chevauch* | la même chose | même service | redond* | 2 fois | fait doublon | même chose | font la même | le même usage | identique* | similaire* | redondan* | doublons | plusieurs fois | se recoup* | même fonction | fois la même | deux services | deux abonnements pour | 2 services',
    rise: 'augment* | hausse* | a monté | ont monté | monté | renchéri* | plus cher qu | devenu plus cher | devenus plus chers | grimp* | changement de prix | augmenté | bougé | a bougé | ont bougé | évolué | changé de prix | prix ont changé | prix changé | plus cher maintenant | flamb* | relevé | majoré* | majoration* | pris cher | coûte plus | coûtent plus | coûte davantage | inflation | envol* | vers le haut | en hausse | pris de la hauteur | plus cher qu avant | plus chers qu avant | combien de plus',
    exchange_rate: 'taux de change | change | devise*',
    either: 'ou',
    renew:
      'renouvel* | prélev* | échéance* | débit* | prélèvement* | facturé* | paiement* | reconduit* | reconduction | sera payé | tombe | tombent | renouvellement* | échéance | prélevé | prélever | sortira | sort | débité | paiements | se prolonge | expire* | se termine* | arrive à | à payer | à régler | factures | reconduction* | se sert | prend l argent | prend mon argent | prend son argent | pioche',
    upcoming:
      'prochain* | à venir | venir | bientôt | suivant* | qui arrive* | arrivent | prochainement | arriv* | qui viennent | suivent | attendent | attend | d ici',
    next_one:
      'prochain prélèvement | prochain paiement | prochaine échéance | prochaine facture | en premier | premier prélèvement',
    when: 'quand | quel jour | quelle date | dans combien de temps | c est quand | à quelle date | dans combien | c est pour quand | à partir de quand | combien de jours',
    trial:
      'essai* | période gratuite | gratuit* | mois offert* | version d essai | mois gratuit | à l essai | offre d essai | teste | test',
    bound:
      'jusqu à quand | jusqu à quelle date | engagement* | préavis | engagé* | lié | liée | durée minimale | sans engagement | lier | clause* | coincé* | jusqu à quelle | pénalité* | frais de résiliation | contractuel* | durée d engagement | tenu* | obligé* | date limite | bloqué* | m engage | m engagent | me lie | me lient',
    contract: 'contrat*',
    unused:
      'n utilise pas | n utilise plus | utilise pas | utilise plus | utilise jamais | utilise presque | utilise à peine | utilise peu | inutilisé* | sers pas | sers plus | sers jamais | sert plus à | oublié* | n utilise jamais | pas utilisé* | jamais utilisé* | non utilisé* | sert à rien | servent à rien | regarde plus | sers presque | dort | dorment | je ne regarde* | regarde jamais | ne sers | m en sers pas | m en sers plus | n ouvre | ne touche* | délaissé* | à l abandon | inutilement | pas servi | n ai pas utilisé | besoin plus | plus besoin | pas besoin | utilise très peu | rarement | sous utilisé* | presque jamais | ne me sers | plus regardé | n écoute plus | n écoute jamais | n ouvre plus | plus ouvert | plus touché | longtemps sans',
    per_use:
      'par utilisation | à chaque fois | chaque utilisation | par visite | par séance | par usage | l utilisation | à l usage | par visionnage | par film | par heure | par entraînement | coût d une | prix d une | une seule utilisation | chaque fois | par passage | chaque visite | par connexion | à l utilisation | chaque écoute | chaque visionnage',
    yearly: 'par an | à l année | annuel* | chaque année | l année | par année | à l an | sur un an',
    monthly: 'par mois | mensuel* | chaque mois | au mois | du mois | tous les mois',
    weekly: 'hebdomadaire* | par semaine | chaque semaine | à la semaine',
    daily: 'quotidien* | par jour | chaque jour | journalier*',
    yearly_plan:
      'abonnement annuel | formule annuelle | plan annuel | offre annuelle | annuel ou mensuel | mensuel ou annuel | payer à l année | payer à l an | payer annuel* | paiement annuel | passer à l année | passer à l annuel | passer en annuel | tarif annuel | forfait annuel | prix annuel | prendre l annuel | en annuel | sur une année | abonnement à l année | option annuelle | engagement annuel | version annuelle | payer pour un an | un an d un coup | abonnement d un an | au lieu de mensuel | à l année ou | mois ou à l année | cotisation annuelle | payé à l année | prix à l année | pour un an',
    worth:
      'vaut | moins cher | intéressant | avantageu* | rentable | mieux | passer | vaut le coup | vaut la peine | intérêt | avantage* | économique | gagnant* | judicieux | malin | bonne affaire | rentabilis* | intérêt à | préférable | profitable | revient moins',
    count:
      'combien d abonnement* | combien de | combien d | nombre de | nombre d | combien j ai d | combien ai je d | quel nombre',
    all: 'tout | tous | toutes | toute',
    greeting: 'bonjour | salut | bonsoir | coucou | hello',
    thanks: 'merci | merci beaucoup',
    help: 'aide* | aider | que peux tu | que sais tu | qui es tu | que puis je demander | tu sais faire | tu peux faire | à quoi sers tu | comment tu marches | tu fais quoi | fonctionnalités | tes capacités | quelles questions | que fais tu | comment ça marche | en quoi peux tu',
  },
  times: {
    today: 'aujourd hui | ce jour',
    tomorrow: 'demain',
    day_after_tomorrow: 'après demain',
    yesterday: 'hier',
    weekend: 'week end* | weekend*',
    this_week: 'cette semaine',
    next_week: 'semaine prochaine | la semaine qui vient | prochaine semaine | semaine suivante',
    last_week: 'semaine dernière | semaine passée',
    this_month: 'ce mois | ce mois ci | fin du mois | mois en cours',
    next_month: 'mois prochain | prochain mois | mois qui vient | mois suivant',
    last_month: 'mois dernier | dernier mois | mois passé',
    this_year: 'cette année | début de l année | début d année',
    next_year: 'année prochaine | an prochain',
    last_year: 'année dernière | an dernier | dernière année | année passée',
    rest_of_year: 'fin de l année | fin d année | reste de l année',
    next_days:
      '# prochains jours | prochains # jours | dans # jours | dans les # jours | d ici # jours | # jours à venir | sous # jours | 24 prochaines heures | prochaines 24 heures | dans les 24 heures',
    next_weeks:
      '# prochaines semaines | prochaines # semaines | dans # semaines | d ici # semaines | dans une semaine | d ici une semaine | sous une semaine',
    next_months: '# prochains mois | prochains # mois | dans # mois | d ici # mois | dans un mois | d ici un mois',
    last_days: '# derniers jours | derniers # jours',
    last_weeks: '# dernières semaines | dernières # semaines',
    last_months: '# derniers mois | derniers # mois',
    on_day: 'le # | le # du mois',
    since: 'depuis | à partir',
    until: 'd ici | jusqu | jusque',
    before: 'avant',
    coming: 'prochain*',
  },
  categories: {
    gaming: 'jeux | jeu | gaming | jeux vidéo',
    streaming: 'streaming | vidéo* | films | séries | télé | télévision | tv',
    software: 'logiciel* | programmes | applications | applis | appli | ia',
    music: 'musique | chansons | musicau*',
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
  monthsShort: 'janv|jan févr|fév mars avr mai juin juil août sept oct nov déc',
  weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  numbers:
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente',
  before: 'pour | sur | dans | en',
  notNames: 'au max | max de',
};
