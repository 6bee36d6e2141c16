import type { ImportField } from '@kumbara/shared';

/**
 * Headings by which lists name a field, folded: of spreadsheets in seven languages, and of the exports of Wallos, Bobby
 * and Subby.
 */
export const columnWords: Partial<Record<ImportField, string>> = {
  name: 'name|ad|adi|isim|abonelik|abonelik adi|subscription|subscription name|service|servis|hizmet|title|titel|nombre|nom|nome|abo|abonnement|suscripcion|servicio|dienst|assinatura|subscricao|abbonamento|servico|servizio|anbieter|app',
  amount:
    'amount|price|cost|tutar|fiyat|ucret|preis|betrag|kosten|precio|importe|coste|prix|montant|cout|prezzo|importo|costo|preco|valor|montante|custo',
  currency: 'currency|currency code|para birimi|doviz|kur|wahrung|waehrung|moneda|divisa|devise|monnaie|valuta|moeda',
  billing_cycle:
    'billing cycle|cycle|payment cycle|billing period|period|frequency|recurrence|renewal period|billing|interval type|faturalama dongusu|dongu|periyot|siklik|odeme sikligi|zyklus|turnus|abrechnungszyklus|abrechnungszeitraum|zahlungsintervall|ciclo|ciclo de facturacion|frecuencia|periodicidad|cycle de facturation|frequence|periodicite|periode|ciclo di fatturazione|frequenza|periodicita|ciclo de faturacao|frequencia|periodicidade',
  billing_interval: 'billing interval|interval|every|cycle count|frequency count|aralik|intervall|intervalo|intervallo',
  next_payment_date:
    'next payment date|next payment|next bill|next billing|next billing date|next due|due date|due|renewal date|renews|renews on|next renewal|sonraki odeme tarihi|sonraki odeme|odeme tarihi|yenileme tarihi|nachste zahlung|naechste zahlung|nachste abbuchung|falligkeit|fallig am|proximo pago|fecha de pago|fecha de renovacion|prochain paiement|prochaine echeance|echeance|date de renouvellement|prossimo pagamento|scadenza|data di rinnovo|proximo pagamento|data de renovacao|vencimento',
  category: 'category|kategori|kategorie|categoria|categorie',
  status: 'status|state|active|durum|aktif|zustand|aktiv|estado|activo|statut|etat|actif|stato|attivo|ativo',
  payment_method:
    'payment method|paid with|payment|card|account|odeme yontemi|odeme sekli|kart|zahlungsart|zahlungsmethode|karte|metodo de pago|forma de pago|moyen de paiement|mode de paiement|metodo di pagamento|metodo de pagamento|forma de pagamento',
  url: 'url|website|web|web site|site|link|site web|sitio web|sito web|webseite',
  notes:
    'notes|note|description|comment|comments|notlar|not|aciklama|notizen|notiz|beschreibung|notas|descripcion|remarques|descrizione|descricao',
  started_on:
    'started on|start date|start|first bill|first payment|since|subscribed on|baslangic|baslangic tarihi|ilk odeme|beginn|startdatum|seit|erste zahlung|fecha de inicio|inicio|primer pago|date de debut|debut|premier paiement|data di inizio|inizio|primo pagamento|data de inicio|primeiro pagamento',
  trial_ends_on:
    'trial ends on|trial end|trial ends|trial end date|free trial ends|deneme bitisi|probezeit bis|testphase bis|fin de la prueba|fin de l essai|fine della prova|fim do teste',
  cancelled_on:
    'cancelled on|cancellation date|cancelled|canceled on|iptal tarihi|kundigungsdatum|gekundigt am|fecha de cancelacion|date de resiliation|data di disdetta|data de cancelamento',
  ends_on: 'ends on|end date|end|ends|bitis tarihi|bitis|enddatum|fecha de fin|date de fin|data di fine|data de fim',
  reminder_days: 'reminder days|remind me|reminder',
  family_visible: 'family visible',
};

/** Words of a category, folded; the first that a cell contains decides. */
export const categoryWords = {
  music: /muzik|music|musik|musica|musique|audio/,
  gaming: /oyun|gam(?:e|ing)|spiel|juego|jeu|gioc|jogo/,
  fitness: /spor|fitness|gym|sport|health|saglik|gesundheit|salud|sante|salute|saude/,
  cloud: /cloud|bulut|storage|depolama|hosting|speicher|almacen|stockage|archiviazione|armazen/,
  news: /haber|news|nachrichten|noticia|presse|prensa|notizi|magazin|zeitung|gazete|dergi|revista/,
  education: /egitim|educa|bildung|formation|istruzione|learn|lernen|kurs|course/,
  software: /yazilim|software|logiciel|programm|productiv|tool|app/,
  streaming:
    /stream|video|film|movie|tv|dizi|entertainment|eglence|unterhaltung|divertissement|entretenimi|intratteni|entreteni/,
} as const;

/** Statuses of one that has ended. A column `active` says so with a no. */
export const endedWords =
  /^(?:inactive|disabled|cancell?ed|ended|expired|paused|pasif|iptal.*|bitti|inaktiv|gekundigt|beendet|inactiv[oa]|cancelad[oa]|inactif|resilie|desactive|inattivo|disdetto|annullato|disattivato|inativ[oa]|no|false|0|hayir|nein|non|nao)$/;
