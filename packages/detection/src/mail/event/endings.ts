import { foldInPlace } from '#mail/fold.ts';
import { deniesRenewal, mentions, type Sentence, says, states } from '#mail/reading.ts';
import { findNames } from '#mail/sender/names.ts';
import { findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import { withoutExpiredCards } from './expired-card.ts';
import { meetings } from './meetings.ts';
import { isOfReader, possessive } from './selling.ts';
import { withoutUndonePayment } from './undone-payment.ts';
import { anywhere, goesOn, hasPrice, isAbout, isSubject, type View } from './view.ts';

/** "Cancellation confirmed", from somebody unknown who does not say of what. */
export const isBareCancellation = (subject: Sentence, view: View) =>
  view.unknown_sender &&
  !view.selling &&
  states(subject, 'cancelled') &&
  byChoice.test(subject.meant) &&
  !isOfSomethingElse(subject, view) &&
  !anywhere(view, (sentence) => says(sentence, 'one_off') || says(sentence, 'bill'));

/** It ends unless the reader does something; nothing goes on by itself. */
export const byHand = (view: View) =>
  anywhere(view, ({ folded }) => switchedOff.test(folded)) ||
  isRenewedByReader(view) ||
  isRenewedIfWished(view) ||
  (anywhere(view, (sentence) => says(sentence, 'by_hand')) && !goesOn(view));
const switchedOff =
  /(?:auto(?:matic)?[- ]?renew\w*|otomatik (?:yenileme\w*|odeme\w*)|automatische verlangerung|renouvellement automatique|renovacion automatica|rinnovo automatico|renovacao automatica|automatyczne odnawianie|automatische verlenging) ?[:=-]? ?(?:is |has been |ist |est |esta |e |jest |staat )?(?:off|disabled|kapali|aus|deaktiviert|desactivee?|desactivad[ao]|disattivat[oa]|desativad[ao]|wylaczone|uit)\b/;
/** "It does not renew automatically", "renew it by paying the invoice": nothing is collected. */
export const isRenewedByReader = (view: View) =>
  anywhere(view, ({ meant }) => notByItself.test(meant) || renewedByPaying.test(meant));
const notByItself =
  /\b(?:(?:does|do|is|are)(?: not|n't) (?:auto-?renew\w*|automatically renew\w*|renew(?:ed)? automatically)|(?:verlangert|erneuert) sich nicht (?:automatisch|von selbst)|wird nicht automatisch (?:verlangert|erneuert)|pas (?:renouvel|recondui)\w+ (?:automatiquement|tacitement)|ne se renouvelle pas (?:automatiquement|tacitement)|sans (?:tacite reconduction|renouvellement automatique)|no se renueva (?:automaticamente|de forma automatica)|non si rinnova (?:automaticamente|in automatico)|nao (?:se )?renova automaticamente|nao e renovad[oa] automaticamente|nie (?:odnawia|przedluza) sie automatycznie|(?:otomatik|kendiliginden) (?:olarak )?yenilen(?:mez|miyor|memektedir)|wordt niet automatisch verlengd)(?![a-z])/;
const renewedByPaying =
  /\b(?:odeme yap(?:arak|ip)[^.]{0,40} yenile\w*|(?:aby|zeby|by) (?:odnowic|przedluzyc)[^.]{0,40} (?:oplac|zaplac)\w*|renew (?:it )?manually|to renew(?: it)?,? (?:please )?pay|pour (?:le |la )?renouveler,? (?:reglez|payez)|para renovar(?:l[oa])?,? (?:paga|abona)|per rinnovar(?:l[oa])?,? (?:paga|effettua)|para renovar,? pag(?:ue|a))(?![a-z])/;
/**
 * "It ends on the 25th. Should you like to renew it, a year is 600": who pays again goes on, and nobody cancelled. Where
 * somebody did, or switched the renewal off, the same words ask him back.
 */
const isRenewedIfWished = (view: View) =>
  anywhere(view, ({ folded }) => ifWished.test(folded)) &&
  !anywhere(view, ({ meant }) => chosen.test(meant) || byChoice.test(meant) || notRenewed.test(meant)) &&
  // "Votre abonnement arrive à échéance" heads renewals and ends alike.
  !anywhere(view, (sentence) => !isSubject(sentence) && states(sentence, 'will_charge') && !says(sentence, 'will_end'));
const ifWished =
  /\b(?:(?:yenile|uzat|devam et|surdur)m[ea]k (?:ister|diler|arzu eder)\w*|(?:if you(?:[’']d| would)?|should you) (?:like|want|wish) to (?:renew|extend|continue|keep)|(?:(?:wenn|falls|sofern) (?:du|sie)|mochtest du|mochten sie|(?:mocht|willst|wollt)\w* (?:du|ihr|sie)) (?:\w+ ){0,4}(?:verlanger\w*|erneuer\w*|weiter\w*)|si (?:vous (?:souhaitez|voulez|desirez)|tu (?:souhaites|veux)) (?:\w+ ){0,2}(?:renouvel|prolong|continu|poursuiv)\w*|si (?:desea|quiere|te gustaria|le gustaria)s? (?:renova|prorroga|continua|seguir)\w*|se (?:vuoi|vuole|desider[ia]|volete) (?:rinnova|proroga|prolunga|continua|prosegui)\w*|(?:se|caso) (?:(?:voce )?(?:quiser|desejar|pretender|quer|deseja|queira|deseje))(?:es)? (?:renova|prorroga|prolonga|continua)\w*|to (?:keep|continue|carry on) \w+ing,? (?:please )?renew|to renew(?: it| your \w+)?,|um (?:\w+ ){0,4}zu verlangern|pour (?:le |la |l')?(?:renouveler|prolonger),?|para (?:renovar|prorrogar)(?:-?l[oa])?,|per (?:rinnovar|prolungar)(?:e|l[oa]),?)(?![a-z])/;
/** "It will not renew" is said of what would have. */
const notRenewed =
  /\b(?:(?:not|n[’']t) (?:be )?(?:auto-?|automatically )?renew\w*|yenilenmey\w+|(?:nicht|nicht mehr) (?:automatisch )?(?:verlangert|erneuert)|(?:verlangert|erneuert) sich nicht|ne (?:se|sera|serez) (?:pas |plus )?renouvel\w*|no se renova\w+|non (?:si|sara|verra) rinnov\w+|nao (?:se|sera) (?:renov|mais renov)\w*)(?![a-z])/;
/** It runs on for what was paid, and then ends. */
export const willEnd = (sentence: Sentence, view: View): boolean =>
  states(sentence, 'will_end') &&
  !longAgo.test(sentence.folded) &&
  (says(sentence, 'subscription') || says(view.subject, 'subscription')) &&
  !mentions(sentence, 'trial') &&
  !isEndOfCommitment(sentence, view) &&
  // "The offer ends on Sunday."
  !says(sentence, 'promotion') &&
  !view.selling &&
  // What a store sells renews by itself unless that was switched off.
  (!byHand(view) || chosen.test(sentence.meant) || view.product_named) &&
  !isOfSomethingElse(sentence, view) &&
  !anywhere(view, (other) => notEnded.test(other.folded) || isOfOthers(other, view) || isStillRunning(other, view)) &&
  !anywhere(view, (other) => states(other, 'payment_failed'));

/**
 * The plan was given up for one that costs nothing: the sentence says so, another one of a downgrade does, or the paid
 * one was cancelled for a lower one.
 */
export const isNowFree = (sentence: Sentence, view: View): boolean =>
  states(sentence, 'plan_changed') &&
  isAbout(sentence, view) &&
  (toFree.test(sentence.folded) ||
    (downgraded.test(sentence.folded) &&
      !hasPrice(view) &&
      (anywhere(view, (other) => !other.conditional && costsNothing.test(other.folded)) ||
        (!goesOn(view) &&
          anywhere(view, (other) => other !== sentence && byChoice.test(other.meant) && isCancelled(other, view))))));
const costsNothing =
  /\((?:free|ucretsiz|kostenlos|gratis|gratuit\w*)\)|\b(?:(?:free|ucretsiz|kostenlos\w*|gratis|gratuit\w*|darmow\w*|bezplatn\w*) (?:\w+ )?(?:plan|tier|version|wersj|verz|variant|csomag|account|surum|hesa|paket|tarif|konto|compte|cuenta|piano|conta)|(?:plan|compte|cuenta|piano|conta|konto|formule) (?:gratuit|gratis|free))/;
const downgraded = /\b(?:downgrad|herabgestuft|retrograd|rebaixad|declassat|degradad|obnizon|dusuruld)/;

/** "Your subscription has not been cancelled". */
const notEnded =
  /(?<![a-z])(?:(?:not|never|n['’]t)(?: (?:yet|been|being|actually)){0,2} (?:cancell?ed|ended|terminated)|nicht (?:\w+ )?(?:gekundigt|storniert|beendet)|pas (?:encore )?(?:ete )?(?:resilie|annule)\w*|no (?:ha|han|hemos|fue|se ha)(?: sido)? (?:cancelad|anulad)\w*|non (?:e stat[oa]|abbiamo|e) (?:annullat|disdett|cancellat)\w*|nao (?:foi|esta|fica) cancelad\w*|nao cancelamos|niet (?:opgezegd|beeindigd|geannuleerd|stopgezet)|nie (?:zostal\w* )?(?:anulowan|zakonczon)\w*|iptal edil(?:mis degil|memis\w*|medi\w*))(?![a-z])/;
/** "Your own plan continues", said of no day: only a part of it ended. */
const continues =
  /(?<![a-z])(?:continues?|(?:stays|remains|is still|will stay|will remain) active|(?:is|are) not affected|devam ediyor\w*|etkilenm\w+|lauft (?:\w+ )?weiter|bleibt (?:\w+ )?(?:aktiv|bestehen)|continue|se poursuit|reste acti(?:f|ve)|sigue (?:activ[oa]|en vigor)|continua(?: (?:activ[oa]|ativ[oa]|attiv[oa]))?|resta attiv[oa]|permanece ativ[oa]|loopt (?:gewoon )?door|blijft actief)(?![a-z])/;
const till =
  /(?<![a-z])(?:until|till|through|bis|jusqu\w*|hasta|fino|ate|tot|kadar|dek|while|can|may|to (?:use|enjoy|watch|listen))(?![a-z])/;
/** "Continues at 9.99 from 15 November": no last day, but the first one of what goes on. */
const sinceThen =
  /(?<![a-z])(?:from|starting|as of|ab|a partir d\w*|des le|desde|dal|a partire d\w*|vanaf|itibaren)(?![a-z])/;
export const isStillRunning = (sentence: Sentence, { reading }: Pick<View, 'reading'>): boolean =>
  !sentence.conditional &&
  says(sentence, 'subscription') &&
  !till.test(sentence.folded) &&
  sentence.folded
    .split(/[.;] /)
    .some(
      (clause) =>
        continues.test(clause) && (sinceThen.test(clause) || findDates(clause, reading.document.date).length === 0),
    );

/** "Kim left your Family plan", "aile planından ayrıldı": what ends is not the reader's. */
const leftReaders =
  /\b(?:(?:has |have )?left (?:your|the) (?:\w+ ){0,3}(?:plan|team|group|family|workspace|household|subscription|membership)|(?:was|were|has been|have been) removed from (?:your|the)|(?:aile|duo|grup|plan|paket|ekip|takim)\w*[dt][ae]n (?:(?:bir )?uye )?(?:ayrildi|cikti|cikarildi|ayrilmistir|cikarilmistir)|hat (?:dein|ihr|den|die|das)\w* [^.]{0,30} verlassen|wurde aus (?:dein|ihr|der|dem)\w* [^.]{0,30} entfernt|(?:a|ont) quitte (?:votre|ton|ta)|(?:a|ont) ete (?:retire|supprime)\w* de (?:votre|ton|ta)|ha(?:n)? (?:salido de|abandonado|dejado) (?:tu|su)|ha sido eliminad[oa] de (?:tu|su)|ha(?:nno)? lasciato (?:il tuo|la tua|il suo|la sua)|e stat[oa] rimoss[oa] dal(?:la)? (?:tuo|tua|suo|sua)|(?:saiu|sairam) d[oa] (?:seu|sua)|foi removid[oa] d[oa] (?:seu|sua)|heeft (?:je|jouw|uw) [^.]{0,30} verlaten)(?![a-z])/;
/** "Marta's Premium", "Ece'nin üyeliği": named in front, where a house names itself or nobody. */
const namedOwner =
  /^(\p{Lu}\p{Ll}+)['’](?:s (?=(?:[\p{L}+]+ ){0,3}(?:seat|licen[cs]e|membership|subscription|access|premium)(?!\p{L}))|n?[ıiuü]n (?=(?:[\p{L}+]+ ){0,3}(?:üyeliği|aboneliği|lisansı|koltuğu|erişimi)(?!\p{L})))/u;
function isOfOthers({ text, folded }: Sentence, { reading: { document } }: View): boolean {
  if (leftReaders.test(folded)) return true;
  const [, owner] = namedOwner.exec(text) ?? [];
  const house = foldInPlace(document.from.map(({ name = '', address }) => `${name} ${address}`).join(' '));
  return owner !== undefined && findNames(owner).length === 0 && !house.includes(foldInPlace(owner));
}

/** "Your membership ended three months ago": no news, but what somebody is won back with. */
const longAgo =
  /(?:months?|years?) ago|\b(?:ay|yil) once|\bvor (?:\w+ ){1,2}(?:monat|jahr)\w*|il y a (?:\w+ ){1,2}(?:mois|ans?)\b|hace (?:\w+ ){1,2}(?:mes|ano)\w*|(?:mes[ei]|ann[oi]) fa\b|\bha (?:\w+ ){1,2}(?:mes|ano)\w*|(?:maanden|maand|jaar) geleden|(?:miesi\w+|rok\w*|lat\w*) temu/;

/** Who is bound no longer goes on all the same: "Your minimum term ends on 30 November, then it continues monthly." */
const isEndOfCommitment = ({ folded }: Sentence, view: View) =>
  commitment.test(folded) &&
  anywhere(view, (other) => states(other, 'will_charge') && !says(other, 'will_end') && !says(other, 'promotion'));
const commitment =
  /\b(?:taahhu[dt]\w*|(?:minimum|initial|contract|commitment) (?:term|period)|commitment|(?:mindest|erst)(?:vertrags)?laufzeit|vertragsbindung|engagement|periode minimale|permanencia|fidelizacao|vincolo|durata minima|(?:minimale )?contractduur|okres zobowiazania)(?![a-z])/;

/** "The membership of one of your members has ended": the reader's own is another one. */
const ofMember =
  /\b(?:(?:one|some) of your (?:\w+ )?(?:members|users|guests)|(?:family|team|household|group) member['’]?s|ein\w* (?:deiner|ihrer) (?:\w*mitglieder\w*|nutzer)|familienmitglieds|(?:un|une) de (?:vos|tes) (?:membres|utilisateurs|invites)|un[oa] de (?:tus|sus) (?:miembros|usuarios|invitados)|uno dei (?:tuoi|suoi) (?:membri|utenti|ospiti)|um dos (?:seus|teus) (?:membros|utilizadores|usuarios|convidados)|een van (?:je|jouw|uw) (?:\w*leden|gebruikers|gasten)|(?:uye|kullanici|misafir)ler\w*d[ea]n bir\w*|(?:aile|ekip|grup) uye(?:niz|sin)in)(?![a-z])/;

const statesEnd = (sentence: Sentence) =>
  states({ ...sentence, meant: withoutExpiredCards(sentence.meant) }, 'cancelled');

/** It is over, or was told to be. */
export function isCancelled(sentence: Sentence, view: View): boolean {
  const rest = withoutUndonePayment(sentence);
  return (
    (statesEnd(rest) || isRefundedEnd(rest)) &&
    !ofMember.test(sentence.folded) &&
    !longAgo.test(sentence.folded) &&
    !isEndOfCommitment(sentence, view) &&
    !isEndOfTrial(sentence, view) &&
    !(isEndOfPart(sentence, view) && !byChoice.test(sentence.meant)) &&
    !isOfSomethingElse(sentence, view) &&
    !anywhere(view, (other) => notEnded.test(other.folded) || isOfOthers(other, view) || isStillRunning(other, view)) &&
    !says(sentence, 'one_off') &&
    !view.selling &&
    says_own(sentence, view) &&
    isAbout(sentence, view) &&
    // Streaks, codes and offers expire, too.
    (/charged|billed/.test(sentence.meant) || byChoice.test(sentence.meant) || namesSubscription(sentence, view)) &&
    // What expired and was renewed goes on.
    (byChoice.test(sentence.meant) || !anywhere(view, (other) => states(other, 'renewed'))) &&
    // "Expired, renew now" wants a click, and so does a stranger's "expired, come back"; "and was not renewed" is a fact.
    (byChoice.test(sentence.meant) ||
      (!view.unknown_sender && deniesRenewal(sentence)) ||
      !anywhere(view, (other) => asksToRenew(other) || (!view.subscriptions_only && says(other, 'promotion'))))
  );
}

/**
 * "Your membership has ended because we could not charge you", below a title that only tells of the payment: not what
 * the mail only threatens.
 */
export const isEndForWantOfPayment = (sentence: Sentence, view: View): boolean =>
  isCancelled(sentence, view) &&
  (says(sentence, 'subscription') || says(view.subject, 'subscription')) &&
  // "Members whose plan was cancelled lose their lists."
  isOfReader(sentence) &&
  !aboutTo.test(sentence.folded) &&
  (!states(sentence, 'will_end') || notRenewed.test(sentence.meant));
const aboutTo =
  /\b(?:be|being|essere|etre|ser|werden) (?:\w+ )?(?:cancell?ed|ended|terminated|annul\w+|disdett\w+|resili\w+|cancelad\w+|anulad\w+|gekundigt|beendet)|\b(?:gekundigt|beendet|storniert) (?:zu )?werden(?![a-z])|\biptal edilmis olacak/;

/** "We've refunded 69.99 and ended your subscription": money is given back and something is over in one breath. */
const isRefundedEnd = (sentence: Sentence) => isGivenBack(sentence) && over.test(sentence.meant);
/** What was paid came back. */
export const isGivenBack = ({ meant, conditional }: Sentence): boolean => !conditional && givenBack.test(meant);
const givenBack =
  /\b(?:refunded|(?:processed|issued|sent) (?:you )?(?:a|your) (?:full |partial )?refund|refund (?:(?:has been|was|is) )?(?:completed?|issued|processed|confirmed)|money back|credited back|rembourse\w*|erstattet|zuruckerstattet|ruckerstattet|gutgeschrieben|reembolsa(?:d[oa]|mos)|devuelto|devolvimos|rimborsat[oa]|rimborsato|reembolsad[oa]|estornad[oa]|estornamos|devolvemos|devolvido|terugbetaald|teruggestort|zwrocilismy|zwrocono|iade (?:edildi|edilmis\w*|ettik|yapildi|yapilmis\w*))(?![a-z])/;
const over =
  /\b(?:ended|closed|stopped|terminated|cancell?ed|mis fin|mettons fin|arrete\w*|cloture\w*|resilie\w*|annule\w*|beendet|geschlossen|gekundigt|eingestellt|aufgelost|terminad[oa]|finalizad[oa]|cerrad[oa]|cancelad[oa]|anulad[oa]|cancelamos|cerramos|terminamos|dad[oa] de baja|terminat[oa]|chius[oa]|disattivat[oa]|annullat[oa]|interrott[oa]|encerrad[oa]|encerramos|cancelad[oa]|beeindigd|stopgezet|opgezegd|gestopt|geannuleerd|zakonczyl\w+|zakonczon[aey]|anulowal\w+|anulowan[aey]|(?:kapat|sonlandir|bitir|durdur)\w*(?:d[iu]|t[iu]|m[iu]s)\w*|sona er(?:di|mis)\w*|(?:kapan|sonlan|bit)(?:d[iu]|t[iu]|m[iu]s)\w*)(?![a-z])/;

/** "Your prepaid months have ended. Your subscription continues at 11.99": what is paid for next is no end. */
const isEndOfPart = (sentence: Sentence, view: View) =>
  anywhere(
    view,
    (other) =>
      other !== sentence &&
      states(other, 'will_charge') &&
      // "Will not renew" holds the words of what renews.
      !says(other, 'will_end') &&
      says(other, 'subscription') &&
      !says(other, 'promotion') &&
      findMoney(other.text).length > 0,
  );

/** From now on nothing is paid: the subscription is over, the account is not. */
const toFree =
  /\b(?:to (?:the |our |a )?free|to (?!feel )\w+ free(?=[.!]|$)|ucretsiz (?:plan|surum|hesa|paket|uyeli)\w*|(?:auf|zum|zu|in) (?:\w+ )?(?:kostenlos\w*|gratis\w*|free)|(?:vers|a) (?:la |l'|une )?(?:\w+ )?gratuit\w*|(?:al|a la|a|para o|ao|para a) (?:\w+ )?(?:grat(?:is|uit\w*)|free)|(?:na|do) (?:\w+ ){0,2}(?:darmow|bezplatn|zdarma|free)\w*|(?:na|do) (?:\w+ )?(?:plan\w* |wersj\w* |verz\w* |tarif\w* )?(?:\w+ )?free|la (?:\w+ )?gratuit\w*|(?:ve|sang) (?:\w+ )?mien phi|ingyenes (?:csomag|verzio|fiok)\w*ra)\b/;
/** "You're back on Spotify Free": what one had before a trial is no subscription taken up again. */
export const isBackToFree = ({ folded }: Sentence): boolean => toFree.test(folded) || backToFree.test(folded);
const backToFree = /\b(?:on|bei|auf) (?:\w+ )?free\b|\b(?:free|ucretsiz)['’]?\w* (?:geri )?don/;
/** The reader's own doing: it ends although it could have gone on. */
const chosen =
  /\b(?:you(?:'ve| have)? (?:turned|switched) off|you(?:'ve| have)? (?:cancell?ed|disabled)|kapatt\w+|deaktiviert|desactive|desactivad\w|disattivat\w|wylacz\w+|uitgezet|uitgeschakeld)\b/;
const domains = /\b(?:domains?|alan ad\w+|noms? de domaine|domini[oi]s?|domen\w*)\b/;
/** A gift was never going to be renewed, a newsletter costs nothing, and of the names at a registrar one may end while the rest goes on. */
const isOfSomethingElse = (sentence: Sentence, { subject, subscriptions_only }: View) =>
  [subject, sentence].some(
    (other) =>
      says(other, 'gift') ||
      domains.test(other.folded) ||
      newsletters.test(other.folded) ||
      jobs.test(other.folded) ||
      // One may pay somebody who is seen on a service, and not the service.
      (subscriptions_only && channels.test(other.folded)) ||
      (meetings.test(other.folded) && !says(other, 'subscription')),
  );
const jobs =
  /\b(?:ilan(?:i|in|iniz)?|basvuru\w*|job (?:posting|listing|application|alert)s?|stellen(?:anzeige|angebot)\w*|bewerbung\w*|candidature|candidatura)(?![a-z])/;
const channels = /\b(?:channel memberships?|kanal\w* uyelig\w*|kanalmitgliedschaft\w*)/;
const newsletters =
  /\b(?:newsletters?|mailing lists?|e-?bulten\w*|bulten\w*|boletin\w*|biuletyn\w*|infolettres?|notiziari\w*|hirlevel\w*|nieuwsbrie\w*|nyhetsbrev\w*)/;
const renewNow =
  /\b(?:renew (?:now|today|your|before|for)|(?:simdi|hemen) yenile\w*|yenilemek icin|jetzt (?:verlangern|erneuern)|renouvelez|renueva (?:ahora|tu|hoy)|rinnova (?:ora|subito|il)|renove (?:agora|sua)|odnow (?:teraz|subskrypcj\w+)|verleng nu)\b/;
const asksToRenew = (sentence: Sentence) => renewNow.test(sentence.folded) && !deniesRenewal(sentence);
const namesSubscription = (sentence: Sentence, { subject, subscriptions_only }: View) =>
  says(sentence, 'subscription') ||
  says(subject, 'subscription') ||
  (subscriptions_only && possessive.test(sentence.folded) && findNames(sentence.text).length > 0);
const byChoice =
  /cancel|iptal|sonlandir|annul|resil|desabonn|kundig|disd|recess|anul|\bbaja\b|lemond|torol|clotur|fesh|feshed|opgezegd|opzeg|wypowied|rezygn|storn|\bzrus|vypove|ukonc|rezil|disattivaz|desactivac|desativac|desactivation|dezaktywac|\bhuy\b|uppsag|oppsig|opsig|opsagt|sagts? upp|sagt opp|avbest|avslut/;
/** A trial that is over was never a subscription; one that was cancelled would have become one. */
const isEndOfTrial = (sentence: Sentence, { reading }: View) =>
  !byChoice.test(sentence.meant) && reading.sentences.some((other) => mentions(other, 'trial'));
/** What happened, happened to the reader's own; "expired" in an offer to come back is no news. */
const says_own = (sentence: Sentence, view: View) => isSubject(sentence) || !says(view.subject, 'one_off');
