import type { Mail } from '#mail/mail.ts';
import type { Reading } from '#mail/reading.ts';

/** From where services send on what people write to each other, and nothing of their own. */
const relays =
  /^(?:notifications@github\.com|gitlab@.*|jira@.*|confluence@.*|calendar(?:-[\w-]+)?@.*|comments-noreply@.*|drive-shares[\w-]*@.*)$|@[\w-]+\.atlassian\.net$/;
const relayed = /^x-(?:github-(?:reason|sender)|gitlab-(?:discussion|note|issue|merge)|jira)/i;

/** "[shop/app] …", "… (#12)", "[JIRA] …", "Reminder: … @ 20 Oct": a matter that people discuss, or a day in their calendar. */
const matters =
  /^(?:re: ?)?\[[^\]\s]+\/[^\]\s]+\]|^(?:re: ?)?\[.*[(][#!]\d+[)]$|^(?:re: ?)?\[jira\]|^(?:(?:updated|cancell?ed) )?(?:notification|invitation|reminder|accepted|declined|bildirim|davet(?:iye)?|hatirlatma|benachrichtigung|einladung|erinnerung|rappel|notificacion|invitacion|recordatorio|notifica|invito|promemoria|notificacao|convite|lembrete|herinnering|uitnodiging|melding)(?: [\w ]{0,20})?: .+ @ |^(?:new|yeni|neue|nouveau|nuevo|nuovo|nova|nieuw) (?:direct )?(?:message|mesaj|nachricht|mensaje|messaggio|mensagem|bericht) (?:from|in|von|de|da|van) /;

const things =
  '(?:task|card|file|document|folder|page|spreadsheet|presentation|board|issue|comment|reply|review|project|list|link)';
/** "Deniz commented": what somebody does on what many work on, behind his name. */
const deeds = [
  `commented|mentioned you|tagged you|replied(?: to)?|assigned (?:you|this|an?|to)|opened an? |merged|pushed|reviewed|requested (?:your|a) review|(?:left|added|updated|created|shared) (?:(?:an? |the |this )(?:new )?${things}|"|[^ ]+ with you)|sent you a (?:direct )?message|is inviting you to a|wrote ?:`,
  '(?:[\\w ]{1,40} )?(?:yorum (?:yapti|ekledi|birakti)|yorumladi|(?:senden|sizden) (?:soz etti|bahsetti)|yanitladi|(?:seninle|sizinle) (?:[\\w ]{1,30} )?paylasti|(?:gorev|kart|dosya|belge|klasor|sayfa)\\w* (?:atadi|paylasti))',
  'hat (?:[\\w ]{1,40} )?(?:kommentiert|kommentar hinterlassen|erwahnt|geantwortet|mit (?:dir|ihnen) geteilt|fur (?:dich|sie) freigegeben|(?:dir|ihnen) (?:[\\w ]{1,30} )?zugewiesen)|hat (?:dir|ihnen) (?:[\\w ]{1,40} )?(?:zugewiesen|freigegeben)',
  "(?:a|vous a|t'a) (?:commente|repondu|partage|mentionnee?|assignee?|ajoute un commentaire|laisse un commentaire)",
  '(?:comento|respondio|compartio|(?:te )?(?:ha )?(?:menciono|mencionado|comentado|compartido|respondido|asignado|asigno))',
  '(?:ti )?ha (?:commentato|risposto|condiviso|menzionato|assegnato|lasciato un commento)',
  '(?:(?:te )?mencionou|comentou|respondeu|compartilhou|partilhou|te atribuiu)',
  'heeft (?:[\\w ]{1,40} )?(?:gereageerd|genoemd|gedeeld|toegewezen)',
];
/** "Deniz sent you a message": the whole mail is what somebody says, where its heading says so. */
const messages = [
  'sent you a (?:direct |new |private )?(?:message|note)|messaged you|wants to connect|started following you',
  '(?:(?:sana|size) (?:[\\w ]{1,20} )?(?:mesaj|ileti) (?:gonderdi|yazdi|birakti)|(?:seninle |sizinle )?baglanti kurmak istiyor|(?:seni|sizi) takip (?:etmeye basladi|ediyor))',
  '(?:hat (?:dir|ihnen) (?:eine (?:neue |private )?)?nachricht (?:gesendet|geschickt|geschrieben)|mochte sich (?:mit (?:dir|ihnen) )?vernetzen)',
  "(?:vous a|t'a) (?:envoye un (?:nouveau )?message|ecrit)",
  '(?:te )?(?:ha enviado|envio) un (?:nuevo )?mensaje',
  '(?:ti )?ha (?:inviato|mandato) un (?:nuovo )?messaggio',
  '(?:te )?enviou(?:-te)? uma (?:nova )?mensagem',
  'heeft (?:je|u) een (?:nieuw )?bericht gestuurd',
];
const name =
  '(?!(?:we|you|your|the|our|siz|wir|sie|ihr\\w*|dein\\w*|nous|votre|vous|tu|su|il|la|le|o|a|wij|je)(?![a-z]))@?[\\w.’-]+(?: [\\w.’-]+){0,2},?';
const doing = new RegExp(`^${name} (?:${deeds.join('|')})(?![a-z])`);
const writing = new RegExp(`^${name} (?:${messages.join('|')})(?![a-z])`);

/** How far down such a mail says who did what. */
const opening = 3;

/**
 * Whether a service only sends on what people write to each other through it: issues, comments, messages, calendars,
 * shared documents. Prices and renewals in it are theirs to talk about, and nobody's.
 */
export const isDiscussion = ({ headers, from }: Pick<Mail, 'headers' | 'from'>, { sentences }: Reading): boolean =>
  from.some(({ address }) => relays.test(address.toLowerCase())) ||
  headers.some((header) => relayed.test(header.name)) ||
  [matters, writing].some((pattern) => pattern.test(sentences[0]?.folded ?? '')) ||
  sentences.slice(0, opening).some(({ folded }) => doing.test(folded));
