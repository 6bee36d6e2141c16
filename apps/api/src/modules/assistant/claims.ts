/** "I have cancelled it", as each of our languages says it most. An engine can do nothing of the kind. */
const claims: RegExp[] = [
  /(?<!\p{L})(?:(?:iptal |fesh ?|fesih )ett(?:im|ik)|sildi[mk]|kapattı[mk]|kaldırdı[mk]|bitirdi[mk]|sonlandırdı[mk]|değiştirdi[mk]|güncelledi[mk]|gönderdi[mk]|ekledi[mk]|kurdu[mk]|ayarladı[mk]|durdurdu[mk]|senin için iptal edildi|sizin için iptal edildi)(?!\p{L})/iu,
  /(?<!\p{L})(?:i|we)(?:'ve| have| just)? (?:(?:just|already|now|successfully|gone ahead and|went ahead and) )*(?:cancell?ed|terminated|turned off|switched off|deleted|removed|ended|changed|updated|sent|added|paused|stopped|set up|unsubscribed)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:he|hemos) (?:ya )?(?:cancelado|modificado|desactivado|quitado|eliminado|borrado|cambiado|enviado|añadido|dado de baja)|cancelé|eliminé|borré|envié|cambié|modifiqué|desactivé)(?!\p{L})/iu,
  /(?<!\p{L})(?:j'ai|(?:nous|on) (?:avons|a)) (?:bien |déjà |donc )?(?:résilié|désactivé|mis fin|annulé|supprimé|modifié|changé|envoyé|ajouté|arrêté)(?!\p{L})/iu,
  /(?<!\p{L})(?:ich habe|habe ich|wir haben|haben wir)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:gekündigt|gelöscht|entfernt|deaktiviert|aktualisiert|storniert|geändert|abgemeldet|beendet|geschickt|gesendet)(?!\p{L})/iu,
  /(?<!\p{L})(?:ho|abbiamo) (?:già )?(?:disdetto|disattivato|rimosso|cambiato|cancellato|eliminato|annullato|modificato|inviato|aggiunto)(?!\p{L})/iu,
  /(?<!\p{L})(?:cancelei|cancelámos|eliminei|mudei|desativei|modifiquei|apaguei|alterei|enviei|removi|adicionei)(?!\p{L})/iu,
  // Not "was cancelled", which may be so: done just now, and for whoever reads it.
  /(?<!\p{L})(?:cancell?ed|deleted|changed|removed)(?: it| that| them)? for you(?!\p{L})/iu,
  /(?<!\p{L})(?:für (?:dich|sie)) (?:bereits |schon )?(?:gekündigt|gelöscht|geändert)(?!\p{L})/iu,
  /(?<!\p{L})(?:pour (?:vous|toi)|por (?:ti|usted|você|si)|per (?:te|lei)) (?:résilié|annulé|cancelad[oa]|eliminad[oa]|disdett[oa]|annullat[oa])(?!\p{L})/iu,
];

/** Whether a sentence says that its writer did something, in the words that are usual for it. */
export const claimsToHaveActed = (text: string): boolean => claims.some((pattern) => pattern.test(text));
