/** "I have cancelled it", as each of our languages says it most. An engine can do nothing of the kind. */
const claims: RegExp[] = [
  /(?<!\p{L})(?:iptal ettim|sildim|kapattım|sonlandırdım|değiştirdim|gönderdim|ekledim|kurdum|ayarladım|durdurdum)(?!\p{L})/iu,
  /(?<!\p{L})i(?:'ve| have| just)? (?:just |already |now )?(?:cancell?ed|deleted|removed|ended|changed|updated|sent|added|paused|stopped|set up|unsubscribed)(?!\p{L})/iu,
  /(?<!\p{L})(?:he (?:cancelado|eliminado|borrado|cambiado|enviado|añadido|dado de baja)|cancelé|eliminé|borré|envié)(?!\p{L})/iu,
  /(?<!\p{L})j'ai (?:bien |déjà )?(?:résilié|annulé|supprimé|modifié|changé|envoyé|ajouté|arrêté)(?!\p{L})/iu,
  /(?<!\p{L})(?:ich habe|habe ich)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:gekündigt|gelöscht|storniert|geändert|abgemeldet|beendet|geschickt|gesendet)(?!\p{L})/iu,
  /(?<!\p{L})ho (?:già )?(?:disdetto|cancellato|eliminato|annullato|modificato|inviato|aggiunto)(?!\p{L})/iu,
  /(?<!\p{L})(?:cancelei|eliminei|apaguei|alterei|enviei|removi|adicionei)(?!\p{L})/iu,
];

/** Whether a sentence says that its writer did something, in the words that are usual for it. */
export const claimsToHaveActed = (text: string): boolean => claims.some((pattern) => pattern.test(text));
