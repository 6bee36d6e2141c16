import { memoize } from './fold.ts';

/** Parts of section titles in one language, folded: names of the lines, and words for their state. */
type Wording = {
  pending: string;
  booked: string;
  /** Names for lines of a statement. In both patterns `#` stands for one of them. */
  lines: string;
};

const wordings: Wording[] = [
  {
    lines: '(?:kart |kredi karti |hesap )?(?:islem|harcama|hareket|alisveris|tutar)(?:ler|lar)(?:im|iniz|i)?',
    pending:
      '(?:provizyon|provizyonda|provizyondaki|(?:provizyon|onay|otorizasyon) asamasindaki|(?:provizyonda |provizyon |onay |islem )?bekleyen|bloke|blokeli|(?:henuz )?(?:[a-z]+ )?(?:henuz )?(?:yansimamis|yansimayan|yansitilmamis|islenmemis|islenmeyen|kaydedilmemis|kesinlesmemis|kesinlesmeyen|gerceklesmemis|muhasebelesmemis)) #',
    booked:
      '(?:gerceklesen|gerceklesmis|kesinlesen|kesinlesmis|muhasebelesen|muhasebelesmis|tamamlanan|tamamlanmis|onaylanan|onaylanmis|(?:[a-z]+ )?(?:yansiyan|yansimis|islenen|islenmis)|donem ici|hesap) #',
  },
  {
    lines: '(?:debit |credit )?(?:card )?(?:transactions|purchases|payments|activity|charges|items|debits|spending)',
    pending:
      '(?:pending|authori[sz]ed|unposted|uncleared|unsettled|not yet (?:posted|booked|cleared|settled|processed)) #|# (?:pending|not yet (?:posted|booked|cleared|settled|processed)|awaiting (?:authori[sz]ation|settlement|posting)|being processed)|(?:pending )?(?:card )?authori[sz]ations|authori[sz]ation holds',
    booked: '(?:booked|posted|cleared|settled|completed|processed|account|statement) #|booked|posted',
  },
  {
    lines:
      '(?:karten|konto)?(?:umsatze|umsaetze|buchungen|transaktionen|zahlungen|posten|kartenzahlungen|kartenumsatze|lastschriften)',
    pending:
      '(?:vorgemerkten?|ausstehenden?|(?:noch )?(?:nicht|un) ?(?:gebuchten?|abgerechneten?|verbuchten?)|autorisierten?|reservierten?) #|offene (?:umsatze|umsaetze|buchungen)|# in bearbeitung|vormerkungen|umsatzvormerkungen|vormerkposten|kartenreservierungen',
    booked: '(?:gebuchten?|verbuchten?|abgerechneten?|abgeschlossenen?) #|gebucht|kontoumsatze|kontobewegungen',
  },
  {
    lines: '(?:operations?|paiements|achats|transactions|mouvements|depenses|debits)(?: (?:par )?cartes?| bancaires)?',
    pending:
      "# (?:en cours|en attente)(?: (?:de |d')(?:traitement|comptabilisation|autorisation|validation|debit|confirmation))?|# (?:non|pas) (?:encore )?(?:comptabilisee?s|debitee?s|passee?s|imputee?s)",
    booked: '# (?:comptabilisee?s|debitee?s|passee?s|traitee?s|validee?s|effectuee?s|realisee?s|imputee?s)',
  },
  {
    lines: '(?:movimientos|operaciones|compras|transacciones|cargos|consumos)(?: con tarjeta| de tarjeta)?',
    pending:
      '# (?:pendientes|retenid[oa]s|autorizad[oa]s)(?: de [a-z]+)?|# (?:en (?:proceso|transito|tramite|espera)|por (?:contabilizar|aplicar|confirmar|procesar|liquidar)|(?:aun |todavia )?(?:no|sin) (?:contabilizad[oa]s|contabilizar|liquidad[oa]s|confirmad[oa]s|aplicad[oa]s))|retenciones',
    booked:
      '# (?:contabilizad[oa]s|realizad[oa]s|confirmad[oa]s|liquidad[oa]s|aplicad[oa]s|procesad[oa]s|asentad[oa]s|registrad[oa]s)',
  },
  {
    lines: '(?:movimenti|operazioni|transazioni|pagamenti|acquisti|spese|addebiti)(?: carta| con carta| di carta)?',
    pending:
      '# (?:in sospeso|non (?:ancora )?contabilizzat[ie]|da contabilizzare|in attesa(?: di [a-z]+)?|in (?:corso di |fase di )?(?:elaborazione|lavorazione|autorizzazione|contabilizzazione)|autorizzat[ie]|pendenti|prenotat[ie])',
    booked: '# (?:contabilizzat[ie]|eseguit[ie]|registrat[ie]|effettuat[ie]|completat[ie]|conclus[ie])',
  },
  {
    lines: '(?:lancamentos|transacoes|compras|operacoes|movimentos|movimentacoes|despesas)(?: no cartao| do cartao)?',
    pending:
      '# (?:pendentes|autorizad[oa]s|cativ[oa]s|em (?:processamento|analise|andamento)|a processar|por (?:liquidar|contabilizar)|(?:ainda )?nao (?:processad[oa]s|contabilizad[oa]s|efetivad[oa]s|liquidad[oa]s)|aguardando [a-z]+)(?: de [a-z]+)?',
    booked:
      '# (?:efetivad[oa]s|realizad[oa]s|processad[oa]s|contabilizad[oa]s|concluid[oa]s|liquidad[oa]s|confirmad[oa]s|efetuad[oa]s)',
  },
  {
    lines: '(?:kaart)?(?:transacties|betalingen|boekingen|aankopen|mutaties|uitgaven|incassos)',
    pending:
      '# in (?:behandeling|verwerking|afwachting)|(?:gereserveerde|(?:nog )?(?:niet|te) (?:verwerkte|verwerken|geboekte|boeken)|wachtende|geautoriseerde) #|(?:nog )?niet (?:verwerkt|geboekt)|reserveringen',
    booked: '(?:geboekte|verwerkte|afgehandelde|uitgevoerde) #',
  },
];

/** Possessives before them: `Your pending transactions`, `Ihre vorgemerkten Umsätze`. */
const owner =
  '(?:(?:your|my|ihre|deine|meine|vos|mes|tus|sus|mis|(?:i|le) (?:tuoi|tue|miei|mie|suoi|sue)|seus|suas|uw|je|mijn|los|las|les) )?';

/** Remarks behind their name: `(not included in the balance)`, `- nicht im Saldo`, `au 31/10/2026`. */
const remark =
  '(?:\\s*(?:\\(.{1,80}|-\\s.{1,80}|(?:(?:as (?:of|at)|at|on|until|per|zum|vom|bis|stand|am|au|du|al|a|del|em|ate|op) )?\\d.{3,20}))?';

const titlesOf = (patterns: string[]) => new RegExp(`^\\W*${owner}(?:${patterns.join('|')})${remark}\\W*$`);

const named = (status: 'pending' | 'booked') =>
  titlesOf(wordings.map(({ lines, [status]: pattern }) => pattern.replaceAll('#', `(?:${lines})`)));

const pendingTitle = named('pending');
const bookedTitle = named('booked');

/** True for `Pending transactions (none)`, `Bekleyen işlem bulunmamaktadır`: no line below is pending. Folded. */
export const isNonePending = (folded: string): boolean => none.test(folded);

const none =
  /\(0\)|(?<![a-z])(?:none|nil|yok|yoktur|bulunma[a-z]+|keine?|aucune?|no hay|ningun[oa]?|nessun[oa]?|nenhuma?|geen)(?![a-z])|(?:^|there are )no /;

const longest = 120;

/** True for `Pending transactions`, `Provizyondaki İşlemler` and nothing else: the lines below are pending. Folded. */
export const isPendingTitle = memoize(
  (folded) => folded.length <= longest && pendingTitle.test(folded) && !isNonePending(folded),
);

/**
 * True for `Posted transactions`, `Gerçekleşen İşlemler`: the lines below are settled, after any other title. Folded.
 */
export const isBookedTitle = memoize((folded) => folded.length <= longest && bookedTitle.test(folded));
