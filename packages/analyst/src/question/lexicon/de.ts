import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  small:
    'der die das den dem ein eine einen einem einer und ich mir mein meine meinen meiner meinem mich du wir ist sind war für mit von zu zum zur im in am auf an aus was wer wie wo wann warum welche welches welchen welcher nicht kein keine auch noch schon denn eigentlich es sie sich habe hab hast hat haben soll kann könnte möchte will wird werden wurde wenn bei pro dass so gerade bitte mal alles alle davon daran dafür gibt über nach bin muss man dann oder nur irgendwas irgendetwas wegen geworden bloß wissen gern gerne sagen sag würde vielleicht wirklich derzeit momentan aktuell etwas jemand sachen dinge diese dieser dieses solche jene meins ungefähr etwa überhaupt seit dieses ihr euch uns ihre dir dich dabei dazu damit jetzt heute letzter zeit kürzlich neulich nehmen geben worden',
  concepts: {
    which:
      'welche | welches | welchen | welcher | was | wovon | wo | woran | worauf | auf welches | auf welche | irgendwas | irgendwelche | welchem',
    should:
      'soll | sollte | sollten | sollt | muss ich noch | lieber | besser | lohnt es sich | behalten | könnte | kann ich am ehesten | entbehrlich* | ehesten | muss | würdest | empfiehlst | brauche ich wirklich | brauch ich wirklich',
    cancel:
      'kündig* | kuendig* | kündbar | abbestell* | beend* | loswerden | los werden | abmeld* | aufhör* | weglass* | streich* | aufgeb* | trenn* | verzicht* | stornier* | wegfall* | abschaff* | rauswerf* | rauswerfen | werfe | schmeiß* | schmeiss* | rausschmeiß* | raus | weglassen | weg damit | wegkürzen | los | aussteigen | ausstieg | beende | einstell* | kapp* | feuer* | absag* | abstoß* | sein lassen | bleiben lassen | ohne auskommen | auslaufen lassen | widerruf* | komplett weg | ganz weg | kann weg | können weg | könnte weg | könnten weg | muss weg | soll weg | sollte weg',
    cancelled:
      'gekündigt* | gekuendigt* | abbestellt | beendet | inaktiv* | storniert | habe ich gekündigt | hab ich gekündigt | gekündigte abos | beendete* | beendet hab* | schon gekündigt | ehemalige* | frühere abos',
    supposing:
      'wenn | falls | was wäre | angenommen | würde ich | würd ich | mal angenommen | nehmen wir an | würde mir | bliebe | bleibt übrig | übrig | hätte ich dann | gesetzt den fall | hätte ich | hätt ich | bleibt mir | würde das | bringt es mir | bringt mir | was bringt | würde es bringen | bringt es',
    without: 'ohne | abzüglich | weg wären | nicht hätte | nicht mehr hätte',
    except: 'außer | ausser | bis auf | ausgenommen | mit ausnahme | abgesehen von',
    kept: 'nur § behalt* | nur noch § | behalte nur | behielte ich nur | alle anderen kündig* | alles andere kündig* | den rest kündig* | kündige alle anderen | kündige alles andere | kündige den rest',
    how: 'wie kann | wie kündig* | wie beend* | wie werde | wie komm* | wie geht | wie mach* | auf welchem weg | wie lässt | wie bestell* | wie meld* | wie krieg* | wie würde | wie stornier* | ich möchte | ich will | will ich | schritt für schritt | anleitung | was muss ich tun | wie geh | auf welche weise | bitte | wie lös* | wie verlass* | wie trenn*',
    where: 'wo | link | seite',
    why: 'warum | wieso | weshalb | woher | wie kommt | wie kam | wie ist .. hier | aus welchem grund | warum hab | wie kommt das | wo kommt',
    listed:
      'in meiner liste | auf meiner liste | auf der liste | in der liste | gelistet | aufgeführt | taucht | steht | hier | kommt das | kommt der | woher kommt | reingekommen | angezeigt | auftaucht | drin | in der app | eingetragen | aufgenommen | ist .. hier | finde ich | gefunden | erscheint',
    save: 'spar | spare | sparen | einspar* | sparst | spart | weniger ausgeben | weniger zahlen | reduzier* | senken | kosten runter | günstiger wegkommen | ersparnis | runterbringen | spartipp* | einspare | günstiger leben | kürzen | drücken | abspecken | entlasten | runterfahren | budget | kosten senken | ausgaben senken',
    saved: 'gespart | eingespart | erspart | ersparnis bisher | einsparungen | ersparnisse',
    advise:
      'empfehl* | empfiehl* | rat | tipp | tipps | rätst | überflüssig* | unnötig* | verschwend* | zu viel | was tun | ratschl* | vorschl* | rate mir | unnütz* | rausgeworfen* | verbrat* | optimier* | unnötige* | sinnlos* | empfiehlst | geldverschwendung | verbrenn* | verpulver* | verschleuder* | zum fenster | lohnt sich nicht | lohnen sich nicht | nicht lohn* | nicht mehr lohn* | lohnt nicht',
    pay: 'ich zahl* | zahle | zahl ich | bezahl* | zahlen | gebe ich | geb ich | ich gebe | ausgeb* | ausgaben | meine kosten | gehen ab | geht ab | geht weg | gehen weg | blech* | ich ausgebe | kosten mich | kostet mich | kosten meine | drauf | monatliche kosten | meine ausgaben | ausgegeben wird | leg ich hin | lege ich hin | mich das | meine abokosten | fürs | weggeht | abgedrückt | drücke ich ab | laufende kosten | laufenden kosten | hau ich raus | löhne | geht .. weg | gehen .. weg | geht .. drauf | gehen .. drauf',
    cost: 'kosten | kostet | preis | preise | wie viel | wieviel | was kost* | gebühr* | teuer | betrag | wie hoch | was macht | macht zusammen | kostenpunkt | schlägt | zu buche | belaufen | beläuft',
    total:
      'insgesamt | gesamt* | zusammen | alles in allem | summe | alles zusammen | unterm strich | in summe | alle abos | gesamtsumme | summa summarum | alles in summe | macht zusammen | rechne zusammen | rechne .. zusammen | zusammenrechn* | zähl* .. zusammen',
    so_far:
      'bisher | bis jetzt | bislang | bis heute | schon gezahlt | gezahlt | bezahlt | ausgegeben | schon ausgegeben | seit beginn | schon für | gelöhnt | reingesteckt | hingeblättert | in all der zeit | seit anfang | bis dato | gekostet | letzte zahlung | letzte abbuchung | zuletzt gezahlt | zuletzt bezahlt | zuletzt .. bezahlt | zuletzt .. gezahlt | das letzte mal',
    list: 'liste | auflist* | zeig* | nenn* | aufzähl* | überblick | übersicht | hab ich | habe ich | hätte ich | laufen | läuft | abonniert | bezieh* | habe ich alles | hab ich alles | meine abos | alle abos | was läuft | aufzählung | zusammenfassung | fasse',
    subscription: 'abo* | abonnement* | mitgliedschaft* | dienst* | subscription* | vertrag | verträge | abo | abos',
    dearest:
      'teuerst* | am teuersten | am meisten | höchst* | größte | grösste | kostspieligst* | frisst am meisten | meisten geld | größter posten | größte posten | dickste* | größten | höchsten | kostspielig* | am stärksten | mich am meisten | das größte loch | größte loch',
    cheapest:
      'billigst* | günstigst* | am wenigsten | am billigsten | am günstigsten | niedrigst* | preiswertest* | kleinste* | geringste* | niedrigste*',
    by_category:
      'kategorie* | nach kategorie* | aufgeschlüsselt | aufteilung | aufschlüssel* | nach art | verteil* | bereich* | je kategorie | pro kategorie | gruppiert | sortiert nach | thema | themen | rubrik*',
    overlap:
      'doppelt* | zweimal | zwei mal | überschneid* | dasselbe | das gleiche | doppel* | dopplung* | mehrfach | überlapp* | 2 mal | gleichen zweck | zwei dienste | 2 dienste | gleiche machen | dasselbe machen | gleiche anbiet* | redundant* | überflüssig doppel* | doppelte | das selbe | dieselbe | ähnliche dienste | zweifach | zwei abos | 2 abos | zwei verträge',
    rise: 'gestiegen | steig* | stieg | teurer | erhöht* | erhöhung* | preiserhöhung* | aufgeschlagen | angehoben | verteuer* | preisänderung* | angezogen | preisanstieg* | hochgegangen | raufgegangen | preissteigerung* | preiserhöhungen | aufschlag | hochgesetzt | preise geändert | preisänderungen | mehr kostet | kostet mehr | kosten mehr | kosten jetzt mehr | kostet jetzt mehr | teuerer | angestiegen | erhöhen | erhöht | verteuerung* | nach oben | in die höhe | hochgeschraubt | rauf | kräftig zugelegt | wie viel mehr zahle | wie viel mehr kostet',
    exchange_rate: 'wechselkurs* | kurs | kurse | währung*',
    either: 'oder',
    renew:
      'verlänger* | fällig* | abgebucht | abbuch* | abgezogen | eingezogen | zahlung | zahlungen | erneuer* | bucht | abgehen | rechnung* | belastet | gebucht | zahltag | wieder dran | abbuchungen | lastschrift* | abgerechnet | verlängerung* | läuft aus | laufen aus | auslauf* | belastung* | vom konto | zieht ein | zu zahlen | holt sich | nimmt sich | holt das geld | nimmt das geld | zieht das geld',
    upcoming:
      'anstehend* | nächste* | kommend* | demnächst | bevorsteh* | bald | steht an | stehen an | steht als | kommt auf mich | kommen auf mich | als nächstes | folgenden | zukünftig* | künftig* | bevor | in nächster zeit',
    next_one: 'nächste zahlung | nächste abbuchung | nächste rechnung | als nächstes | zuerst fällig | als erstes',
    when: 'wann | an welchem tag | welcher tag | welchem datum | wie lange noch | um welche zeit | zu welchem datum | in wie vielen tagen | wie viele tage',
    trial:
      'probe* | testphase* | testzeit* | testabo* | kostenlos* | gratis* | test | tests | probier* | testversion* | testmonat* | schnupper* | probemonat* | probezeit*',
    bound:
      'bis wann | kündigungsfrist* | mindestlaufzeit* | laufzeit* | gebunden | bindung* | vertragsbindung* | frist | fristen | festgelegt | vertragslaufzeit* | vertraglich | kündigungstermin* | festgenagelt | wie lange bin ich | komme ich raus | komm ich raus | fest gebunden | verpflichtet | stichtag* | bindet | binden | binden mich',
    contract: 'vertrag | verträge | vertrags*',
    unused:
      'nutze .. nicht | nutz .. nicht | nicht nutz* | ungenutzt* | unbenutzt* | nicht genutzt | nicht mehr nutz* | nicht brauch* | brauche .. nicht | brauch .. nicht | nicht gebraucht | kaum nutz* | kaum noch | nutze .. kaum | nie nutz* | nutze .. nie | nie benutz* | benutze .. nicht | benutz* .. nie | nicht verwend* | verwende .. nicht | vergessen | gar nicht | nicht benutz* | kaum benutz* | überhaupt nicht | schaue .. nicht | liegt brach | brachlieg* | verstaub* | schau ich nie | nutze ich nie | nutze ich kaum | nutz ich nie | nutz ich kaum | nutze ich eigentlich nicht | brauche ich nicht | brauch ich nicht | brauche ich nicht mehr | nicht mehr brauch* | nie geöffnet | links liegen | nicht angerührt | ungebraucht* | selten nutz* | nutze ich selten | ich kaum nutze | ich nie nutze | ich nicht nutze | nicht mehr gebrauch* | anschaue | nie schau* | keinen nutzen | nicht mehr anseh* | nicht mehr anschau* | nicht mehr hör* | nicht mehr les* | nicht mehr hingeh* | seit langem nicht | lange nicht | links liegen lass* | nicht mehr angefasst',
    per_use:
      'pro nutzung | je nutzung | jedes mal | pro benutzung | pro besuch | pro mal | pro verwendung | pro stream | einzelne nutzung | pro einsatz | pro aufruf | pro stunde | pro training | pro film | je besuch | einmal nutzen | pro anwendung | je benutzung | pro einmal | einmalige nutzung | ein mal | einmal § | § einmal | jede nutzung | jeder nutzung',
    yearly: 'jährlich* | im jahr | pro jahr | jahres* | jedes jahr | aufs jahr',
    monthly: 'monatlich* | im monat | pro monat | monats* | jeden monat',
    weekly: 'wöchentlich* | pro woche | in der woche | jede woche',
    daily: 'täglich* | pro tag | am tag | jeden tag',
    yearly_plan:
      'jahresabo* | jahresplan* | jahrespreis* | jahrestarif* | jährlich oder monatlich | monatlich oder jährlich | jährlich zahl* | jährliche zahl* | jahreszahl* | jährlich statt | jahresmitglied* | jahresvertrag | jährlich bezahl* | jährliche abo* | jahrespaket* | jährlich zu zahlen | fürs jahr | für ein ganzes jahr | aufs jahr | jahresweise | jahresbeitrag* | jährlich abschließ* | jährlich buch* | jährlich günstiger | jährlich oder | oder jährlich | jahreslizenz*',
    worth:
      'lohnt* | günstiger | billiger | besser | wechsel* | umsteig* | sinn | rentier* | preiswerter | rechnet sich | günstig | vorteil* | clever* | schlau* | rechnen | sparen | wert | besser dran | sinnvoll*',
    count: 'wie viele | wieviele | anzahl | wie viel abos | zahl der | wieviel abos',
    all: 'alle | alles | sämtliche | jedes',
    greeting: 'hallo | hi | hey | guten tag | guten morgen | guten abend | servus | moin | grüß* | gruezi',
    thanks: 'danke* | vielen dank | merci | dankeschön',
    help: 'hilf* | hilfe | was kannst du | was kann ich | wer bist du | wie funktionierst | was weißt du | kannst du alles | was geht | deine funktionen | womit kannst | wobei kannst | was machst du | welche fragen | was kann man dich',
  },
  times: {
    today: 'heute',
    tomorrow: 'morgen',
    day_after_tomorrow: 'übermorgen',
    yesterday: 'gestern',
    weekend: 'wochenende*',
    this_week: 'diese woche | dieser woche',
    next_week: 'nächste woche | nächster woche | kommende woche | kommenden woche | kommender woche | nächsten woche',
    last_week: 'letzte woche | letzter woche | vergangene woche | vorige woche',
    this_month: 'diesen monat | diesem monat | dieser monat | monatsende | laufenden monat',
    next_month: 'nächsten monat | nächster monat | nächstem monat | kommenden monat | nächsten monats',
    last_month: 'letzten monat | letzter monat | vergangenen monat | vorigen monat',
    this_year: 'dieses jahr | diesem jahr | jahresbeginn | jahresanfang | heuer',
    next_year: 'nächstes jahr | nächsten jahr | kommendes jahr',
    last_year: 'letztes jahr | letzten jahr | vergangenen jahr | vergangenes jahr | voriges jahr',
    rest_of_year: 'jahresende | ende des jahres | rest des jahres',
    next_days:
      'nächsten # tage* | in # tagen | kommenden # tage* | innerhalb von # tagen | binnen # tagen | nächsten 24 stunden | innerhalb von 24 stunden',
    next_weeks:
      'nächsten # wochen | in # wochen | kommenden # wochen | innerhalb einer woche | binnen einer woche | innerhalb von # wochen',
    next_months:
      'nächsten # monate* | in # monaten | kommenden # monate* | innerhalb eines monats | binnen eines monats | innerhalb von # monaten',
    last_days: 'letzten # tage* | vergangenen # tage*',
    last_weeks: 'letzten # wochen | vergangenen # wochen',
    last_months: 'letzten # monate* | vergangenen # monate*',
    on_day: 'am # | am # ten',
    since: 'seit | ab',
    until: 'bis',
    before: 'vor dem | vor',
    coming: 'nächste* | kommende*',
  },
  categories: {
    gaming: 'spiele* | videospiel* | gaming | games | zocken',
    streaming: 'streaming* | streamen | video* | filme | serien | fernsehen | tv',
    software: 'software* | programme | apps | app | ki',
    music: 'musik*',
    fitness: 'fitness* | sport* | gesundheit*',
    cloud: 'cloud* | speicher*',
    news: 'nachrichten* | zeitung* | zeitschrift* | news | magazin*',
    education: 'bildung* | lernen | kurse | weiterbildung | sprachkurs*',
  },
  currencies: {
    TRY: 'lira | türkische lira | tl | ₺',
    USD: 'dollar* | usd | $',
    EUR: 'euro* | eur | €',
    GBP: 'pfund | gbp | £',
  },
  months: 'januar februar märz april mai juni juli august september oktober november dezember',
  monthsShort: 'jan|jän feb mär|mrz apr mai jun jul aug sep|sept okt nov dez',
  weekdays: 'montag* dienstag* mittwoch* donnerstag* freitag* samstag*|sonnabend* sonntag*',
  numbers:
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig',
  before: 'für | bei | auf',
  notNames: 'im plus | jetzt max | max mal',
};
