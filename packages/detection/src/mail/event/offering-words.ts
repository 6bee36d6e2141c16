/** "Your plan: Basic (free)", "You're on Free": who pays nothing is told prices to choose from. */
export const onFreePlan = new RegExp(
  [
    String.raw`(?:your|current|votre|ton|actuel\w*|dein\w*|ihr\w*|aktuelle\w*|tu|su|actual|tuo|attuale|seu|teu|atual|je|jouw|huidige?|twoj\w*|mevcut|guncel|simdiki) (?:[\w-]+ ){0,2}(?:plan\w*|membership|subscription|tier|account|abo|tarif\w*|abonnement|formule|compte|piano|plano|assinatura|suscripcion|cuenta|konto|abonelig\w*|abonelik|uyelig\w*|uyelik|paket\w*|status)(?: (?:is|ist|est|es|e|wynosi) (?:the )?| ?[^a-z0-9 ]{1,4} ?)(?:[\w+]+ ){0,3}\(?(?:free|ucretsiz|kostenlos\w*|gratis|gratuit\w*|darmow\w*|none|yok|keine?s?)`,
    String.raw`(?:plan|paket|abonelig|uyelig)in(?:iz)? ?[^a-z0-9 ]{1,4} ?(?:[\w+]+ ){0,2}\(?(?:ucretsiz|yok|free)`,
    String.raw`you(?:'re| are)(?: now| currently| still)? on (?:[\w+]+ ){0,3}free`,
    "you (?:don't|do not) have an? (?:plan|subscription|membership)",
    String.raw`(?:ucretsiz|free) (?:plan|surum|hesa|paket)\w*(?:dasin|tasin|desin|tesin)\w*`,
    String.raw`ucretsiz (?:\w+ )?(?:plan|hesab|paket|surum)(?:in(?:iz)?|imiz)d[ae]`,
    'your free (?:plan|account|tier|version)(?= (?:is|includes|comes|has|gives|lets|allows|only|covers|limits|stays|offers))',
    String.raw`(?:(?:dein|ihr)e?[mnr]? (?:kostenlos|gratis)\w*[ -]?(?:tarif|plan|konto|version|paket)|(?:votre|ton) (?:formule|plan|compte|offre) gratuite?|(?:tu|su) (?:plan|cuenta) (?:gratis|gratuit[oa])|(?:tuo|suo) (?:piano|account) (?:gratis|gratuito)|(?:seu|teu) plano (?:gratis|gratuito)|je gratis (?:plan|account|abonnement))(?= (?:ist|enthalt|bietet|umfasst|hat|comprend|inclut|offre|permet|incluye|ofrece|tiene|permite|include|offre|ha|inclui|oferece|tem|is|bevat|biedt|heeft))`,
    String.raw`(?:du nutzt|sie nutzen|du bist|sie sind) (?:[\w-]+ ){0,4}(?:kostenlos\w*|gratis\w*|free)`,
    String.raw`(?:vous (?:etes|utilisez)|tu (?:es|utilises)) (?:[\w'-]+ ){0,4}(?:gratuit\w*|free)`,
    String.raw`(?:estas|esta|tienes|usas) (?:\w+ ){0,4}(?:gratis|gratuit\w*|free)`,
    String.raw`(?:stai usando|hai|sei) (?:\w+ ){0,4}(?:gratis|gratuit\w*|free)`,
    String.raw`je (?:hebt|gebruikt|zit) (?:\w+ ){0,4}(?:gratis|free)`,
  ]
    .map((piece) => `(?<![a-z])(?:${piece})(?![a-z]| (?:trial|for|until|deneme))`)
    .join('|'),
);

/** "Prueba gratis iniciada": the words of an invitation, and one that was taken. */
const begun = String.raw`(?!.{0,60}\b(?:iniciad[oa]|activad[oa]|ativad[oa]|confirmad[oa]|comenzad[oa]|comenzo|empezo|comecou|en marcha|attivat[oa]|iniziat[oa]|avviat[oa]|confermat[oa]|gestart|begonnen|actief|activee?|commence|confirmee?)\b)`;

/** "Start your trial", "Claim it": what somebody is asked to begin has not begun. */
export const invited = new RegExp(
  [
    String.raw`^\W*(?:start|try|claim|begin|activate|redeem|unlock|get|take)\b.{0,40}\b(?:trial|free|it)\b`,
    String.raw`(?:ilk|\d+) ay\w* (?:bizden|bedava|hediye)|(?:first|\d+) months? (?:is |are )?(?:free|on us)(?! until)|(?:erster|\d+) monate? (?:gratis|geschenkt)|(?:premier mois|\d+ mois) (?:offerts?|gratuits?)|(?:primer mes|\d+ meses|primo mese|\d+ mesi|primeiro mes) (?:gratis|gratuit\w*)|(?:eerste maand|\d+ maanden) gratis`,
    String.raw`\btrial\b(?: \w+)? (?:is |are )?(?:waiting|ready|available|reserved|yours)`,
    String.raw`(?:prueba|prova|essai|probe\w*|testabo|proef\w*|deneme\w*|teste|avaliacao|premium|okres probny)[^.]{0,30}(?:te espera|(?:t'|te |vous )attend\w*|ti aspetta|warte[tn]|wacht op|bekliyor|(?:te |a tua |sua )?espera(?: por)?|czeka)`,
    // "Activate by 20 October": who has it need not hurry.
    String.raw`\b(?:activate|redeem|claim|accept|sign up|join|subscribe|rejoin|order|book)(?: \w+){0,3} (?:by|before|until) `,
    String.raw`(?:kadar|once)\W(?:\w+ ){0,3}(?:aktif\w*|etkin\w*|kullan|katil|uye ol|abone ol|al|kabul et|basvur)(?:in(?:iz)?)?\W*$`,
    String.raw`(?:aktivier\w*|einlos\w*|sicher\w*|anmeld\w*|annehm\w*|bestell\w*) (?:\w+ ){0,3}bis|\bbis (?:zum )?[\d.]+ ?(?:\w+ ){0,3}(?:aktivieren|einlosen|sichern|anmelden|annehmen|bestellen)`,
    String.raw`(?:a activer|a utiliser|activez|inscrivez|abonnez)\b.{0,24}(?:avant|jusqu)|(?:activa|canjea|suscribete|apuntate|contrata)\w*\b.{0,24}(?:antes|hasta)|(?:attiva|riscatta|abbonati|iscriviti)\b.{0,24}entro|(?:ative|resgate|assine)\b.{0,24}ate\b|(?:activeer|verzilver|meld je aan)\b.{0,24}(?:voor|tot|t/m)`,
    String.raw`(?:ucretsiz|0 tl\w*|gunluk|deneme\w*)\W.{0,24}(?:dene(?:yin(?:iz)?)?|basla(?:t|yin|tin)?)\W*$`,
    String.raw`(?:gratis|kostenlos|kostenfrei|umsonst) (?:\w+ ){0,2}(?:testen|ausprobieren|starten|sichern|lesen|horen|streamen)`,
    String.raw`^\W*(?:essay(?:ez|e|er)|testez|profitez|commencez|decouvrez)\b.{0,40}(?:gratuit|essai|offert|pendant)`,
    String.raw`^\W*${begun}(?:prueba|pruebalo|empieza|comienza|activa|disfruta)\b.{0,40}(?:gratis|prueba)`,
    String.raw`^\W*${begun}(?:prova|inizia|attiva|scopri)\b.{0,40}(?:gratis|prova)`,
    String.raw`^\W*${begun}(?:experimente|experimenta|teste|comece|comeca|ative)\b.{0,40}(?:gratis|teste|avaliacao)`,
    String.raw`^\W*${begun}(?:probeer|test|start)\b.{0,40}(?:gratis|proef)`,
    String.raw`^\W*(?:wyprobuj|rozpocznij|testuj|odbierz)\b.{0,40}(?:za darmo|bezplatn|okres)`,
  ].join('|'),
);

/** What a button says that sells: the reader's own is managed, watched and paid, not got. */
export const sells = new RegExp(
  [
    String.raw`(?:get|start|join|upgrade|subscribe|resubscribe|sign up|claim|switch|restart|reactivate|rejoin|come back|return|add to plan|choose|pick|select|see plans|shop|buy|order|unlock|redeem|check ?out|finish|complete|explore|compare)\b(?! (?:your )?(?:payment|billing|support|help|receipt|invoice|details|watching|listening))`,
    String.raw`(?:\S+ ){0,3}(?:gec|basla|baslat|yukselt|abone ol|uye ol|katil|dene|satin al|sec|tamamla|yakala|kap|don|al|kesfet|sepete git|odemeye gec)(?:in(?:iz)?|elim)?`,
    String.raw`(?:premium|pro|plus|plan|paket|firsat|teklif|kampanya)\S* (?:incele|gor|kullan)(?:in(?:iz)?)?|(?:uyelig|abonelig)\S* (?:yeniden )?(?:baslat|tamamla|yenile)(?:in(?:iz)?)?`,
    String.raw`(?:jetzt|hier|gleich) (?:\S+ ){0,2}(?:testen|bestellen|sichern|abonnieren|wechseln|buchen|kaufen|starten|anmelden|zuruckkehren|upgraden)|(?:zum angebot|angebot (?:sichern|ansehen)|abo (?:abschliessen|wahlen)|tarif wahlen)`,
    "(?:j'en profite|je m'abonne|s'abonner|je reviens|essayer|profiter|en profiter|decouvrir|choisir|souscrire)(?: .*)?",
    '(?:suscribete|suscribirme|probar|quiero|aprovechar|volver|elegir|contratar|empezar|apuntarme)(?: .*)?',
    '(?:abbonati|attiva|prova|riattiva|scopri|scegli|iscriviti|approfitta|torna)(?: .*)?',
    '(?:assinar?|assine|experimentar|aproveitar|quero|voltar|escolher|matricule-se|comecar)(?: .*)?',
    '(?:abonneer|probeer|bestel|upgrade|start|kies|kom terug|profiteer)(?: .*)?',
    '(?:subskrybuj|wyprobuj|zamow|kup|wybierz|odbierz|wroc|dolacz)(?: .*)?',
  ]
    .map((piece) => `^\\W*(?:${piece})\\W*$`)
    .join('|'),
);

/** Bought by number and used up: "5 Super Likes", "1000 coins", "10 images". */
export const counted =
  /(?<![\w.,])\d[\d.,]* (?:x )?(?:[a-z-]+ )?(?:coins?|gems?|diamonds?|elmas|altin|jeton\w*|credits?|kredi|likes?|boosts?|tokens?|points?|puan|bits?|bit|crystals?|stars?|hearts?|images?|downloads?|clips?|songs?|lessons?|sessions?|classes|ders\w*|munzen|diamanten|juwelen|pieces|gemmes|monedas|gemas|diamantes|creditos|monete|gemme|crediti|moedas|munten|edelstenen|monet|klejnotow)\b/;
