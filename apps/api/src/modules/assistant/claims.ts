/** "I have cancelled it", as each of our languages says it most. An engine can do nothing of the kind. */
const claims: RegExp[] = [
  /(?<!\p{L})(?:(?:iptal |fesh ?|fesih )ett(?:im|ik)|sildi[mk]|kapattı[mk]|kaldırdı[mk]|bitirdi[mk]|sonlandırdı[mk]|değiştirdi[mk]|güncelledi[mk]|gönderdi[mk]|ekledi[mk]|kurdu[mk]|ayarladı[mk]|durdurdu[mk]|senin için iptal edildi|sizin için iptal edildi)(?!\p{L})/iu,
  /(?<!\p{L})(?:i|we)(?:'ve| have| just)? (?:(?:just|already|now|successfully|gone ahead and|went ahead and) )*(?:cancell?ed|terminated|turned off|switched off|deleted|removed|ended|changed|updated|sent|added|paused|stopped|set up|unsubscribed)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:he|hemos) (?:ya )?(?:cancelado|modificado|desactivado|quitado|eliminado|borrado|cambiado|enviado|añadido|dado de baja)|cancelé|eliminé|borré|envié|cambié|modifiqué|desactivé)(?!\p{L})/iu,
  /(?<!\p{L})(?:j'ai|(?:nous|on) (?:avons|a)) (?:bien |déjà |donc )?(?:résilié|désactivé|mis fin|annulé|supprimé|modifié|changé|envoyé|ajouté|arrêté)(?!\p{L})/iu,
  /(?<!\p{L})(?:ich habe|habe ich|wir haben|haben wir)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:gekündigt|gelöscht|entfernt|deaktiviert|aktualisiert|storniert|geändert|abgemeldet|beendet|geschickt|gesendet)(?!\p{L})/iu,
  /(?<!\p{L})(?:ho|abbiamo) (?:già )?(?:disdetto|disattivato|rimosso|cambiato|cancellato|eliminato|annullato|modificato|inviato|aggiunto)(?!\p{L})/iu,
  /(?<!\p{L})(?:cancelei|cancelámos|eliminei|mudei|desativei|modifiquei|apaguei|alterei|enviei|removi|adicionei)(?!\p{L})/iu,
  // Announced actions: the assistant cannot act, so it must not announce any.
  /(?<!\p{L})(?:(?:i|we)(?:'ll| will|'m going to| am going to|'re going to| are going to)|let me)(?: (?:now|just|gladly))* (?:cancel|terminate|delete|remove|change|send|pause|unsubscribe|take care)(?!\p{L})/iu,
  /(?<!\p{L})(?:iptal |fesh ?|fesih )(?:ediyor(?:um|uz)|edece(?:ğim|ğiz))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:ich|wir) (?:kündigen?|storniere?n?|lösche?n?) |(?:ich werde|werde ich|wir werden|werden wir)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:kündigen|löschen|stornieren|beenden)(?!\p{L}))/iu,
  /(?<!\p{L})(?:(?:je|nous) (?:vais |allons )?(?:résili|annul|supprim)(?:e|er|ons)|j'ai fait le nécessaire)(?!\p{L})/iu,
  /(?<!\p{L})(?:voy a|vamos a) (?:cancelar|dar de baja|eliminar)(?!\p{L})|(?<!\p{L})(?:he|hemos) (?:tramitado|gestionado|solicitado)(?!\p{L})/iu,
  /(?<!\p{L})(?:disdico|disdirò|cancellerò|annullerò|procedo a disdire)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:vou|vamos) (?:cancelar|eliminar|anular)|cancelarei|tratei d[oae])(?!\p{L})/iu,
  /(?<!\p{L})(?:i|we)(?:'ve| have|'d)? (?:emailed|contacted|scheduled|requested|processed|took care|taken care|refunded)(?!\p{L})/iu,
  /(?<!\p{L})refunds?(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:has been|have been|was|were|is on) (?:issued|processed|approved|sent|its way)(?!\p{L})/iu,
  // Not "was cancelled", which may be so: done just now, and for whoever reads it.
  /(?<!\p{L})(?:cancell?ed|deleted|changed|removed)(?: it| that| them)? for you(?!\p{L})/iu,
  /(?<!\p{L})(?:für (?:dich|sie)) (?:bereits |schon )?(?:gekündigt|gelöscht|geändert)(?!\p{L})/iu,
  /(?<!\p{L})(?:pour (?:vous|toi)|por (?:ti|usted|você|si)|per (?:te|lei)) (?:résilié|annulé|cancelad[oa]|eliminad[oa]|disdett[oa]|annullat[oa])(?!\p{L})/iu,
];

/** Returns true if a sentence claims that its writer acted: "I have cancelled". */
export const claimsToHaveActed = (text: string): boolean => claims.some((pattern) => pattern.test(text));

/** "It has been cancelled", and its like. */
const endings: RegExp[] = [
  /(?<!\p{L})(?:is|are|was|were|been) (?:(?:now|already|just|successfully|officially) )*(?:cancell?ed|terminated|ended|closed|deleted|deactivated)(?!\p{L})/iu,
  /(?<!\p{L})(?:iptal edil(?:di|miştir|miş|miş bulunuyor)|sonlandırıl(?:dı|mıştır)|kapatıl(?:dı|mıştır)|silin(?:di|miştir)|iptal oldu|artık iptal)(?!\p{L})/iu,
  /(?<!\p{L})(?:ist|sind|wurden?)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:gekündigt|storniert|gelöscht|beendet|deaktiviert)(?!\p{L})/iu,
  /(?<!\p{L})(?:est|sont|été)(?: (?:désormais|maintenant|bien|déjà))* (?:résilié|annulé|supprimé|désactivé)e?s?(?!\p{L})/iu,
  /(?<!\p{L})(?:está|están|sido|fue|fueron|quedan?|quedó)(?: (?:ya|ahora))* (?:cancelad|anulad|eliminad|desactivad)[oa]s?(?!\p{L})/iu,
  /(?<!\p{L})(?:è|sono|stat[oaie])(?: (?:già|ora|adesso))* (?:disdett|cancellat|annullat|eliminat|disattivat)[oaie](?!\p{L})/iu,
  /(?<!\p{L})(?:está|estão|sido|foi|foram|fic(?:a|ou|aram))(?: (?:já|agora))* (?:cancelad|anulad|eliminad|encerrad|removid|desativad)[oa]s?(?!\p{L})/iu,
  // "The cancellation is complete."
  /(?<!\p{L})cancell?ation(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:complete|completed|confirmed|done|scheduled|submitted|processed)(?!\p{L})/iu,
  /(?<!\p{L})iptal işlem\p{L}*[^.!?\n]{0,40}(?<!\p{L})(?:tamamlan|onaylan|yapıl|alın)(?:dı|mıştır)(?!\p{L})|(?<!\p{L})sona er(?:di|miştir)(?!\p{L})/iu,
  /(?<!\p{L})kündigung(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:erledigt|abgeschickt|bestätigt|eingereicht|versendet|durch)(?!\p{L})/iu,
  /(?<!\p{L})résiliation(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:faite|effectuée|confirmée|terminée|envoyée)(?!\p{L})/iu,
  /(?<!\p{L})(?:cancelación|baja)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:hecha|completada|confirmada|enviada)(?!\p{L})/iu,
  /(?<!\p{L})disdetta(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:completata|confermata|inviata|fatta)(?!\p{L})/iu,
  /(?<!\p{L})cancelamento(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:concluído|confirmado|feito|enviado)(?!\p{L})/iu,
];
/** Words of a condition or a possibility: "once it is cancelled", "can be cancelled". */
const supposed =
  /(?<!\p{L})(?:if|once|when|after|unless|until|can|could|would|eğer|wenn|sobald|falls|nachdem|si|lorsque|quand|une fois|après|cuando|una vez|se|quando|dopo|una volta|depois|assim que|uma vez)(?!\p{L})/iu;

/** A trial or a commitment ends while what it belongs to runs on. */
const ofItself =
  /(?<!\p{L})(?:trial|commitment|deneme|taahhü[td]|probe|mindestlaufzeit|essai|engagement|prueba|permanencia|prova|vincolo|teste|fidelização|período)/iu;

/**
 * Returns true if a sentence claims that an active subscription has ended.
 * @param running names of active subscriptions as the sentence may call them
 */
export const claimsAnEnd = (text: string, running: string[]): boolean =>
  !supposed.test(text) &&
  !ofItself.test(text) &&
  text
    .split(/[,;:()]/)
    .some((part) => endings.some((ending) => ending.test(part)) && running.some((name) => part.includes(name)));
