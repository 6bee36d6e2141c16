import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  small:
    'der die das den dem ein eine einen einem einer und ich mir mein meine meinen meiner meinem mich du wir ist sind war für mit von zu zum zur im in am auf an aus was wer wie wo wann warum welche welches welchen welcher nicht kein keine auch noch schon denn eigentlich es sie sich habe hab hast hat haben soll kann könnte möchte will wird werden wurde wenn bei pro dass so gerade bitte mal alles alle davon daran dafür gibt über nach bin muss man dann oder nur',
  concepts: {
    which: 'welche | welches | welchen | welcher | was | wovon',
    should: 'soll | sollte | sollten | sollt | muss ich noch | lieber | besser | lohnt es sich | behalten',
    cancel:
      'kündig* | kuendig* | kündbar | abbestell* | beend* | loswerden | los werden | abmeld* | aufhör* | weglass* | streich* | aufgeb* | trenn* | verzicht* | stornier* | wegfall* | abschaff* | rauswerf* | rauswerfen | werfe',
    cancelled: 'gekündigt* | gekuendigt* | abbestellt | beendet | inaktiv* | storniert',
    supposing: 'wenn | falls | was wäre | angenommen | würde ich | würd ich',
    without: 'ohne | abzüglich',
    how: 'wie kann | wie kündig* | wie beend* | wie werde | wie komm* | wie geht | wie mach* | auf welchem weg | wie lässt | wie bestell* | wie meld* | wie krieg* | wie würde | wie stornier*',
    where: 'wo | link | seite',
    why: 'warum | wieso | weshalb | woher | wie kommt',
    listed:
      'in meiner liste | auf meiner liste | auf der liste | in der liste | gelistet | aufgeführt | taucht | steht | hier | kommt das | kommt der | woher kommt | reingekommen | angezeigt',
    save: 'spar | spare | sparen | einspar* | sparst | spart | weniger ausgeben | weniger zahlen | reduzier* | senken | kosten runter | günstiger wegkommen | ersparnis | runterbringen',
    saved: 'gespart | eingespart | erspart',
    advise:
      'empfehl* | empfiehl* | rat | tipp | tipps | rätst | überflüssig* | unnötig* | verschwend* | zu viel | was tun | ratschl* | vorschl*',
    pay: 'ich zahl* | zahle | zahl ich | bezahl* | zahlen | gebe ich | geb ich | ich gebe | ausgeb* | ausgaben | meine kosten | gehen ab | geht ab | geht weg | gehen weg | blech* | ich ausgebe | kosten mich | kostet mich | kosten meine | drauf',
    cost: 'kosten | kostet | preis | preise | wie viel | wieviel | was kost* | gebühr* | teuer | betrag',
    total: 'insgesamt | gesamt* | zusammen | alles in allem | summe | alles zusammen | unterm strich | in summe',
    so_far:
      'bisher | bis jetzt | bislang | bis heute | schon gezahlt | gezahlt | bezahlt | ausgegeben | schon ausgegeben | seit beginn',
    list: 'liste | auflist* | zeig* | nenn* | aufzähl* | überblick | übersicht | hab ich | habe ich | hätte ich | laufen | läuft',
    subscription: 'abo* | abonnement* | mitgliedschaft* | dienst* | subscription* | vertrag | verträge',
    dearest: 'teuerst* | am teuersten | am meisten | höchst* | größte | grösste | kostspieligst*',
    cheapest: 'billigst* | günstigst* | am wenigsten | am billigsten | am günstigsten | niedrigst* | preiswertest*',
    by_category:
      'kategorie* | nach kategorie* | aufgeschlüsselt | aufteilung | aufschlüssel* | nach art | verteil* | bereich*',
    overlap:
      'doppelt* | zweimal | zwei mal | überschneid* | dasselbe | das gleiche | doppel* | dopplung* | mehrfach | überlapp* | 2 mal | gleichen zweck',
    rise: 'gestiegen | steig* | stieg | teurer | erhöht* | erhöhung* | preiserhöhung* | aufgeschlagen | angehoben | verteuer* | preisänderung* | angezogen | preisanstieg* | hochgegangen | raufgegangen | preissteigerung*',
    exchange_rate: 'wechselkurs* | kurs | kurse | währung*',
    either: 'oder',
    renew:
      'verlänger* | fällig* | abgebucht | abbuch* | abgezogen | eingezogen | zahlung | zahlungen | erneuer* | bucht | abgehen | rechnung* | belastet | gebucht | zahltag',
    upcoming:
      'anstehend* | nächste* | kommend* | demnächst | bevorsteh* | bald | steht an | stehen an | steht als | kommt auf mich | kommen auf mich',
    when: 'wann | an welchem tag | welcher tag | welchem datum | wie lange noch',
    trial: 'probe* | testphase* | testzeit* | testabo* | kostenlos* | gratis* | test | tests | probier*',
    bound:
      'bis wann | kündigungsfrist* | mindestlaufzeit* | laufzeit* | gebunden | bindung* | vertragsbindung* | frist | fristen | festgelegt',
    contract: 'vertrag | verträge | vertrags*',
    unused:
      'nutze .. nicht | nutz .. nicht | nicht nutz* | ungenutzt* | unbenutzt* | nicht genutzt | nicht mehr nutz* | nicht brauch* | brauche .. nicht | brauch .. nicht | nicht gebraucht | kaum nutz* | kaum noch | nutze .. kaum | nie nutz* | nutze .. nie | nie benutz* | benutze .. nicht | benutz* .. nie | nicht verwend* | verwende .. nicht | vergessen | gar nicht | nicht benutz* | kaum benutz* | überhaupt nicht | schaue .. nicht',
    per_use:
      'pro nutzung | je nutzung | jedes mal | pro benutzung | pro besuch | pro mal | pro verwendung | pro stream | einzelne nutzung | pro einsatz',
    yearly: 'jährlich* | im jahr | pro jahr | jahres* | jedes jahr | aufs jahr',
    monthly: 'monatlich* | im monat | pro monat | monats* | jeden monat',
    yearly_plan:
      'jahresabo* | jahresplan* | jahrespreis* | jahrestarif* | jährlich oder monatlich | monatlich oder jährlich | jährlich zahl* | jährliche zahl* | jahreszahl* | jährlich statt | jahresmitglied* | jahresvertrag | jährlich bezahl* | jährliche abo*',
    worth:
      'lohnt* | günstiger | billiger | besser | wechsel* | umsteig* | sinn | rentier* | preiswerter | rechnet sich',
    count: 'wie viele | wieviele | anzahl',
    all: 'alle | alles | sämtliche | jedes',
    greeting: 'hallo | hi | hey | guten tag | guten morgen | guten abend | servus | moin | grüß* | gruezi',
    thanks: 'danke* | vielen dank | merci | dankeschön',
    help: 'hilf* | hilfe | was kannst du | was kann ich | wer bist du | wie funktionierst | was weißt du | kannst du alles',
  },
  times: {
    today: 'heute',
    tomorrow: 'morgen',
    this_week: 'diese woche | dieser woche',
    next_week: 'nächste woche | nächster woche | kommende woche | kommenden woche | kommender woche',
    this_month: 'diesen monat | diesem monat | dieser monat | monatsende | laufenden monat',
    next_month: 'nächsten monat | nächster monat | nächstem monat | kommenden monat | nächsten monats',
    last_month: 'letzten monat | letzter monat | vergangenen monat | vorigen monat',
    this_year: 'dieses jahr | diesem jahr | jahresbeginn | jahresanfang | heuer',
    next_year: 'nächstes jahr | nächsten jahr | kommendes jahr',
    last_year: 'letztes jahr | letzten jahr | vergangenen jahr | vergangenes jahr | voriges jahr',
    next_days: 'nächsten # tage* | in # tagen | kommenden # tage* | innerhalb von # tagen | binnen # tagen',
    next_weeks: 'nächsten # wochen | in # wochen | kommenden # wochen',
    next_months: 'nächsten # monate* | in # monaten | kommenden # monate*',
    last_days: 'letzten # tage* | vergangenen # tage*',
    last_weeks: 'letzten # wochen | vergangenen # wochen',
    last_months: 'letzten # monate* | vergangenen # monate*',
    on_day: 'am # | am # ten',
    since: 'seit | ab',
  },
  categories: {
    streaming: 'streaming* | streamen | video* | filme | serien | fernsehen | tv',
    software: 'software* | programme | apps | app | ki',
    music: 'musik*',
    gaming: 'spiele* | gaming | games | zocken',
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
  numbers: 'zwei drei vier fünf sechs sieben acht neun zehn',
  before: 'für | bei | auf',
  behind: '',
  asides: 'im plus | jetzt max | max mal | now | go',
};
