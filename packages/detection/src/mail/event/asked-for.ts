import type { Service } from '#catalogue/schema.ts';
import type { Reading } from '#mail/reading.ts';
import { findNames } from '#mail/sender/names.ts';

/** Somebody asks for money: an invoice he sent, or a request. In seven languages and Dutch, folded. */
const asks = [
  '(?:sent|sends) you (?:an? |another )?(?:new )?(?:invoice|bill|money request|payment request|request)',
  '(?:money|payment) request',
  '(?:has |have |is |are )?request(?:ed|ing|s) (?:a payment|payment|money|usd|eur|gbp|[€$£]? ?\\d)',
  '(?:new |reminder: )?(?:invoice|bill|estimate)(?: [#(]?[\\w-]*\\d[\\w-]*\\)?)? (?:#?[\\w-]*\\d[\\w-]* )?from',
  '(?:invoice|bill) [-–:] [\\w-]*\\d[\\w-]* from',
  '(?:fatura|odeme talebi|para talebi)\\w* (?:gonderdi|yolladi|iletti|olusturdu)',
  '(?:para|odeme) (?:talebi|istegi)\\w*',
  '(?:sizden|senden) (?:[\\w.,₺$€]+ ){0,3}(?:istiyor|istedi|talep)\\w*',
  'rechnung(?: \\S*\\d\\S*)? von',
  'rechnung (?:[\\w.,€$]+ ){0,4}(?:geschickt|gesendet|gestellt)',
  '(?:zahlungs|geld)(?:an)?(?:forderung|anfrage)(?:en)?',
  '(?:fordert|bittet|verlangt) (?:[\\w.,€$]+ ){0,4}(?:an|von (?:ihnen|dir)|um)',
  'facture(?: \\S*\\d\\S*)? de(?: la part)?',
  '(?:envoye|adresse) une facture',
  "demande (?:de paiement|d'argent|de versement)",
  'vous (?:demande|reclame)',
  'factura(?: \\S*\\d\\S*)? de',
  '(?:enviado|envio) una factura',
  '(?:solicitud|peticion) de (?:dinero|pago)',
  '(?:ha )?(?:solicita|solicitado|pedido|pide) (?:[€$]|r\\$)? ?\\d',
  'fattura(?: \\S*\\d\\S*)? d[ai]',
  'inviato una fattura',
  'richiesta di (?:denaro|pagamento)',
  '(?:ti|le|vi) (?:ha )?(?:richiesto|chiede|chiesto)',
  'fatura(?: \\S*\\d\\S*)? d[eoa]',
  '(?:enviou|enviou-lhe|mandou) uma fatura',
  '(?:pedido|solicitacao) de (?:pagamento|dinheiro)',
  '(?:solicitou|pediu|solicita) (?:[€$]|r\\$)? ?\\d',
  'factuur(?: \\S*\\d\\S*)? van',
  'betaalverzoek',
];
const asking = new RegExp(`(?<![a-z])(?:${asks.join('|')})(?![a-z])`);

/** What only a payment that has been made says: who asks for one can write anything else himself. */
const made =
  /(?<![a-z])(?:\(paid\)|(?:amount|date) (?:paid|charged)|(?:was|been|is|already|automatically) paid|paid (?:on|in full|with|by|via|\p{L}+ \d)|you (?:have )?(?:paid|sent)|payment (?:received|successful|confirmed)|charged to (?:your|visa|mastercard|card)|will be (?:charged|debited|taken)|we(?:'ll| will) (?:charge|debit)|(?:odendi|odemeniz (?:alindi|basari\w+)|(?:tahsil|cekim) edil(?:di|ecek)\w*|cekil(?:di|ecek)\w*)|(?:wurde|ist|bereits|automatisch) (?:bezahlt|abgebucht|beglichen)|(?:sie haben|du hast) [^.]{0,40}(?:gezahlt|bezahlt)|betrag (?:bezahlt|erhalten)|bezahlt am|abgebucht|(?:montant|date|a ete|sera|est|deja) (?:paye|regle|preleve)e?|payee? le|vous avez (?:paye|regle|envoye)|(?:importe|ya|ha sido|sera|fue|esta) (?:pagad[oa]|cobrad[oa])|se (?:te |le )?cobrara|has (?:pagado|enviado)|ha (?:pagado|enviado)|(?:importo|gia|stat[oa]|verra|sara) (?:pagat[oa]|addebitat[oa])|hai (?:pagato|inviato)|(?:valor|ja|foi|sera) (?:pag[oa]|cobrad[oa]|debitad[oa])|(?:voce|tu) pag(?:ou|aste)|betaald (?:op|met)|(?:is|werd) (?:betaald|afgeschreven))(?![a-z])/u;

/** How far down such a mail says what it is. */
const opening = 4;

/**
 * Whether a mail of a house through which anybody can send invoices asks for money that nobody has paid. In whose name
 * it asks proves nothing: the house vouches for having sent it, not for who wrote it.
 * @param own what the house itself sells, and may send an invoice for
 */
export const isAskedFor = ({ sentences }: Reading, own?: Service): boolean =>
  sentences
    .slice(0, opening)
    .some(
      ({ text, folded }) =>
        asking.test(folded) && !findNames(text).some(({ service }) => own !== undefined && service === own),
    ) && !sentences.some(({ folded }) => made.test(folded));
