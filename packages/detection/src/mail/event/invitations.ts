import { type Reading, says } from '#mail/reading.ts';

/** "Anna invites you to her family plan", in eleven languages, folded. */
const pieces = [
  '(?:has |have )?(?:invited|invites|is inviting|wants) you(?! for)',
  'invitation from',
  '(?:ladt|hat|haben|mochte) (?:dich|sie)[^.]{0,60} (?:ein|eingeladen|einladen|aufnehmen|hinzufugen)',
  'einladung von',
  '(?:(?:vous|t.|te) (?:a |ont )?invite(?:nt)?|souhaite (?:vous|t.) ?(?:ajouter|inviter))',
  'invitation d(?:e |.)',
  '(?:te|le) (?:ha |han )?(?:invita(?:do|n)?|invito)',
  'invitacion de',
  '(?:ti|la) (?:ha |hanno )?(?:invita(?:to|ta|no)?)',
  'invito d(?:i|a)',
  '(?:te|voce) (?:foi )?convid(?:ou|ada|ado|am|a)',
  '(?:convidou|chamou) voce',
  'convite (?:de|para)',
  'nodigt (?:je|u)[^.]{0,40} uit',
  'heeft (?:je|u)[^.]{0,40} uitgenodigd',
  'uitnodiging van',
  '(?:zaprasza|zaprosil[ao]?) (?:cie|panstwa)',
  'zaproszenie (?:od|do)',
  '(?:meghivtak|meghivott|meghiv)',
  'meghivo(?:t|d)',
  '(?:bjuder|bjudit) (?:in dig|dig)',
  'inbjudan (?:fran|till)',
  '(?:inviterer|inviteret|invitert) (?:deg|dig)',
  '(?:har inviteret|har invitert)',
  'invit(?:ation|asjon) (?:fra|til)',
  'kutsu(?:i|u) sinut',
  // "Davet ediyoruz" says the house itself, which only sells.
  '(?:seni|sizi)[^.]{0,60} davet (?:et(?:ti|mis)|ediyor(?!uz))\\w*',
  'davet edildin\\w*',
  '(?:aile|duo|grup|plan|paket)\\w* (?:plan\\w* )?davet(?:i|in|iniz)?',
];
const invites = new RegExp(`(?<![a-z])(?:${pieces.join('|')})(?![a-z])`);
/** A house that invites the reader itself only sells. */
const opening = 3;

/** Whether somebody asks the reader into a subscription of his own: he pays for it, whatever the mail says it costs. */
export const isInvitation = ({ sentences }: Reading): boolean =>
  sentences.slice(0, opening).some(({ folded }) => invites.test(folded)) &&
  !sentences.some((sentence) => says(sentence, 'receipt') || (says(sentence, 'paid') && says(sentence, 'renewed')));
