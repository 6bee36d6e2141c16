/**
 * Words and phrases for servers that find whole words only, such as Gmail's: each with the endings that mails use.
 * `mail-search.long.test.ts` of the samples shows that none is missing for the mails that we know to tell something.
 * A paragraph per language, its further lines indented: en, tr, es, fr, de, it, pt, pl, hu, nl, sv/no/da, cs/sk, ro, vi,
 * ru, ar, ja. Of Vietnamese phrases only: its syllables are words of others (`ve`, `bien`, `don`).
 */

/** Some of these stand in every mail that tells what happened to a subscription: money, renewals, ends, other prices. */
export const eventWords = list(`
receipt receipts invoice charged billed "billing date" "billing period" "billing cycle" "billing statement"
  "recurring billing" "next billing" "billing amount" paid payment payments purchase renewed renews renewal renewing
  "will renew" "auto renew" "automatically renew" "to renew your subscription" "to renew your membership" "not renew"
  "renew your subscription" "renew your membership" "renew your plan" "renew now" cancelled canceled cancellation
  cancelation refund refunded declined unsuccessful overdue expired expiring "subscription expires"
  "membership expires" "plan expires" "trial expires" "will expire" "about to expire" ended ending "subscription ends"
  "membership ends" "plan ends" "access ends" reactivated resumed restarted reinstated subscribed upgraded downgraded
  debited deducted activated "trial confirmed" "will charge" "then charge" "next charge" "welcome back" "trial has"
  "trial is" "trial will" "trial started" "trial begins" "trial ends" "trial period" "plan change" "plan has"
  "your new plan" "is now active" "price change" "price increase" "price will" "price is" "price of" "new price"
  "price update" gift "instead of" "monthly fee" "direct debit" autopay collected prorated deactivated downgrade
  reactivation updated changes changing "going up" "goes up" "come to an end" "come back" converts purchases
  contribution "days to go" "days left" "expires this" expire "next order" "next bill" "first bill" "now a member"
  "turned off" "switched off" "past due"
fatura faturan faturanız faturası faturanızı makbuz makbuzu makbuzunuz dekont ödeme ödemen ödemeniz ödemesi ödemeni
  ödemenizi ödemende ödemenizde ödemesinde ödemeyi ödemeler ödendi ödediniz tahsil tahsilat tahsilatı çekildi çekilecek
  çekim yansıtıldı ücretlendirildi ücretlendirilecek faturalandırılacak yenilendi yenilenmiştir yenilenecek yenilenir
  yenileniyor yenileme yenilemesi yenilemeniz yenilenmeyecek yenilenme uzatıldı uzatılacak uzatılmıştır yeniledik
  "iptal edildi" "iptal edilmiştir" "iptal ettiniz" "iptal ettin" "iptal ettik" "iptal oldu" "iptal onayı"
  "iptal talebin" "iptal talebiniz" "iptal talebinizi" "iptal talebini" "iptal işlemi" "iptal işlemin"
  "iptal işleminiz" "iptal edilecek" "iptal isteğin" "iptal isteğiniz" sonlandırıldı sonlandırılmıştır sonlandırılacak
  sonlanacak "sona erdi" "sona erecek" "aboneliğin sona eriyor" "aboneliğiniz sona eriyor" "üyeliğin sona eriyor"
  "üyeliğiniz sona eriyor" "süren sona eriyor" "süreniz sona eriyor" "süresi sona eriyor" "denemen sona eriyor"
  "denemeniz sona eriyor" "sona ermiştir" "sona erer" "sona ermek" feshedildi durduruldu kapatıldı iade iaden iadeniz
  iadesi alınamadı alınamamıştır alamadık reddedildi çekilemedi edilemedi başarısız "fiyat değişikliği" "fiyat artışı"
  "fiyat güncellemesi" "yeni fiyat" "yeni fiyatı" "yeni fiyatın" "yeni ücret" "yeni ücreti" fiyatı fiyatın fiyatınız
  ücreti ücretin ücretini ücretiniz ücretinizi zam başladı başlamıştır başlatıldı aktif etkin etkinleştirildi
  tanımlandı onaylandı değişti değiştirildi değişikliği değişikliğin değişikliğiniz "tekrar hoş geldin"
  "tekrar hoş geldiniz" "yeniden hoş geldin" "yeniden hoş geldiniz" yükseltildi gecirildi bitiyor bitecek bitti doluyor
  dolmak "deneme süren" "deneme süreniz" denemen denemeniz uzadı zamlandı döndün döndünüz ücretinizde ücretinde
  bedelinizde bedelinde fiyatınızda fiyatında satın yükseliyor hediye hediyen hediyeniz sorun
  yerine çekilmiştir çekilecektir çekilir alındı alınacak alınacaktır alınmıştır alacağız aldık yinelenecek
  uzatılacaktır iptali "iptal edilmiş" "iptal ettiğini" sonlandırdın sonlandırdınız sonlandırılacaktır bedel bedeli
  bedelin bedeliniz düşüldü yükselecektir yükseltilecektir güncellenecektir güncellendi "aboneliğin oluşturuldu"
  "aboneliğiniz oluşturuldu" "devam edecek" sürdürülecek başlayacak dondurdun donduruldu fesih ücret aidat aidatın
  aidatınız
regalo recibo recibos factura facturas comprobante pago pagos pagaste pagado cobro cobrado cobrada cobrará cobraremos
  cobramos cargo cargado cargada cargará facturado facturará renovado renovada renovación "se renueva" renovará renovó
  renovamos cancelado cancelada cancelación cancelaste "dado de baja" "tu baja" "su baja" "baja confirmada"
  "solicitud de baja" reembolso reembolsado devolución rechazado rechazada fallido vencido vence caduca termina
  terminado terminada terminará finaliza finalizado finalizada finalizará expira expirado expirará reactivado
  reactivada suscrito desactivada desactivado actualización compras "de vuelta" "de nuevo activa" "cambio de precio"
  "nuevo precio" "aumento de precio" "subida de precio" precio "en lugar de" "en vez de" "cambio de plan" "nuevo plan"
  "ha comenzado" "ha empezado" comenzó activado activada activa "prueba gratuita ha" facturación domiciliación adeudo
  débito debitamos cobrar pagarás pagará acreditó suscribiste anulada anulado acaba cambiamos
cadeau reçu reçus facture factures facturé facturée justificatif paiement paiements payé payée prélèvement prélevé
  prélevée prélèverons débité débitée encaissé renouvelé renouvelée renouvellement renouvelle renouvellera annulé
  annulée annulation désactivé désactivée commence révision évolution évolue "bienvenue dans" débit achats résilié
  résiliée résiliation remboursement remboursé remboursée refusé refusée rejeté échec échoué expiré expirera expiration
  "abonnement expire" "adhésion expire" "essai expire" "carte expire" termine terminé terminée terminera "prend fin"
  "prendra fin" "pris fin" "mis fin" échéance réactivé réactivée reconduit "de retour" "de nouveau actif" reconduction
  souscrit "nouveau prix"
  "nouveau tarif" "changement de prix" "augmentation" tarif tarifs prix "au lieu de"
  "changement de formule" "a commencé" "est actif" "est active" activé activée prélevés prélevées débités débitées
  encaissés facturés réglé réglée réglerez démarré souscription changement clôturé
geschenk geschenkkarte gutschein rechnung rechnungen rechnungsbetrag beleg zahlungsbeleg kaufbeleg quittung zahlung
  zahlungen zahlungsbestätigung zahlungseingang bezahlt gezahlt abgebucht abbuchung abbuchen eingezogen belastet
  berechnet berechnen einziehen buchen verlängert verlängerung verlängern erneuert erneuerung gekündigt kündigung
  kündigungsbestätigung storniert beendet erstattet erstattung rückerstattung rückerstattet gutgeschrieben abgelehnt
  fehlgeschlagen mahnung abgelaufen ablauf "abo endet" "abonnement endet" "mitgliedschaft endet" "vertrag endet"
  "zugang endet" "zeitraum endet" "probezeitraum endet" "testzeitraum endet" "testphase endet" "probemonat endet"
  "probezeit endet" "testversion endet" "probeabo endet" "testabo endet" ausgelaufen deaktiviert einzugs einkäufe
  reaktiviert "zurück bist" "zurück sind" "läuft wieder" "wieder aktiv" fortgesetzt aktiviert abonniert preisänderung
  preiserhöhung preisanpassung preisanpassungen beitragserhöhung beitragsanpassung preis preise teurer statt
  tarifwechsel tarifänderung planwechsel planänderung gewechselt umgestellt begonnen gestartet lastschrift einzug
  fällig zahlungsinformation zahlungsavis lastschriftankündigung abbuchungsankündigung vorankündigung endet kostet
  zahlst zahlen ziehen beitrag beitrags mitgliedsbeitrag beitragseinzug gebühr abonnementgebühr startet startklar
  versand abgerechnet verrechnet eingelöst rücklastschrift pausiert jahresabonnement beitragsrechnung
ricevuta ricevute fattura fatture scontrino pagamento pagamenti pagato pagata addebito addebitato addebitata addebitati
  addebiteremo fatturato rinnovato rinnovata rinnovo "si rinnova" rinnoverà annullato annullata annullamento disdetta
  disdetto cancellato cancellata cancellazione recesso rimborso rimborsato rimborsata rifiutato rifiutata fallito
  scaduto scaduta "abbonamento scade" "iscrizione scade" "prova scade" "piano scade" scadrà scadenza scadere termina
  terminato terminata terminerà finisce riattivato riattivata bentornato bentornata disattivato disattivata adeguamento
  acquisti "di nuovo attivo" "nuovo prezzo" "del prezzo" "il prezzo" prezzi canone tariffa aumento "invece di"
  "anziché" "cambio piano" "cambio di piano" "è attivo" "è iniziata" "è iniziato" attivato attivata iniziata iniziato
  abbonato abbonata addebitate incassato prelevato prezzo attivazione
presente recibo recibos fatura faturas "nota fiscal" comprovante comprovativo pagamento pagamentos pago "foi paga"
  "está paga" "já paga" "é paga" pagou cobrança cobrado cobrada cobraremos cobramos debitado debitada débito renovado
  renovada renovação renova renovará renovamos cancelado cancelada cancelamento cancelou cancelamos reembolso
  reembolsado reembolsada estorno estornado recusado recusada falhou negado vencido vence expira expirou expirado
  expirará termina terminou terminará encerrada encerrado reativada reativado desativada desativado fim "de volta"
  assinou subscreveu "novo preço" "novo valor" preço preços reajuste aumento mensalidade anuidade "mudança de plano"
  "troca de plano" ativada ativado ativa começou iniciada iniciado "mais caro" "mais cara" "passa de" "em vez de"
  debitamos debitámos debitados cobrados cobradas cobrar custar custará debitar lançada
faktura faktury fakturę rachunek paragon płatność płatności opłata opłaty opłatę opłacona opłacono opłacony zapłacono
  zapłaciłeś zapłaciłaś pobrano pobrana pobraliśmy pobierzemy pobrany pobrane zaksięgowano obciążona obciążony
  obciążymy odnowiona odnowiony odnowione odnowienie odnowienia odnowi odnawia odnawiana odnowimy przedłużona
  przedłużony przedłużone przedłużenie przedłużymy przedłuży anulowana anulowany anulowane anulowanie anulowaliśmy
  anulowano zakończona zakończony rezygnacja rezygnację rezygnacji wypowiedzenie zwrot zwrócono odrzucona nieudana
  wygasa wygasła wygasł wygaśnie kończy ponownie zakupu transakcji wznowiona wznowiony aktywna aktywny aktywowana
  aktywowany rozpoczął rozpoczęła cena ceny cen podwyżka "zmiana planu" "zmiana pakietu" "okres próbny" "wersja próbna"
számla számlád számlája nyugta bizonylat fizetés fizetésed fizetése fizetési befizetés fizetett kifizetted levontuk
  levonjuk megterheltük terheljük megújult megújul megújítás megújítottuk lemondtad lemondtuk lemondás lemondása
  lemondva törölve töröltük emelkedik töröljük megszűnt megszűnik felmondtuk lejár lejárt visszatérítés
  visszatérítettük sikertelen elutasítva elutasították áremelés árváltozás "új ár" aktív aktiváltuk elindult
  próbaidőszak próbaidőszakod meghosszabbítottuk csomagváltás terhelési terhelés
factuur facturen kassabon kwitantie betaling betalingen betaald betaalbevestiging betaalbewijs afgeschreven
  afschrijving geïncasseerd incasso incasseren verlengd verlenging opgezegd opzegging geannuleerd annulering
  stopgezet beëindigd terugbetaling terugbetaald mislukt geweigerd verloopt verlopen eindigt afgelopen stopt
  geactiveerd geheractiveerd heractiveerd hervat prijswijziging prijsverhoging prijsaanpassing "nieuwe prijs" prijs
  proefperiode proefmaand gestart gewijzigd abonnementswijziging incassobericht vooraankondiging betaal betaalt
  betalingsbewijs bonnetje verlengt ingegaan kosten "gaat in" "gaat over" "in rekening" "schrijven we" "zit erop"
  maandbedrag contributie tarief lidmaatschapsgeld proefabonnement proefweek daarna "schrijven wij"
kvitto kvittot kvittering kvitteringen faktura fakturan fakturaen betalning betalningen betaling betalingen betalt
  betald debiterats debiterad debiteret trukket dragits belastet förnyats förnyad förnyas fornyet fornyes forlenget
  förlängts uppsagd uppsagt avslutats avslutad avsluttet oppsigelse opsigelse uppsägning opsagt avbestilt annulleret
  annullert kansellert refundert refunderet återbetalning återbetalat tilbakebetaling misslyckades mislyktes
  mislykkedes avvist nekades utløper udløber slutar slutter prisökning prishöjning prisøkning prisstigning
  prisændring prisendring prisändring aktiverat aktivert aktiveret provperiod prøveperiode startat startet
  betalningsavisering betalingsvarsel dras dra dragit drar debiteras trekkes trækkes trekker trækker opkræves
  opkrævet opkrævning kostar koster avslutas avslutat "sagt upp" "sagt opp" börjat begynder priset prisen pris
  kontingent kontingentet månadsavgift medlemsavgift autogiro avtalegiro afvist igång över "snart slut"
platba platby platbu zaplaceno uhrazeno strhli strhneme stvrzenka účtenka faktura doklad obnoveno obnovení obnoví
  obnovili prodlouženo prodlouženi prodloužení prodloužíme predĺžené zrušeno zrušili zrušení ukončeno skončí končí
  vyprší vypršelo aktivní aktivováno cena ceny zdražujeme zkušební skúšobné vrátili stiahli prijatá účtovat účtujeme
  naúčtujeme
factură factura chitanță chitanta plată plata plății debitat debitată încasat retras percepe reînnoit reînnoiește
  reînnoirea reînnoire prelungit anulat anularea reziliat încheie încheiat expiră expirat rambursat respins eșuat
  reactivat activat preț prețul prețului probă următoarea
"thanh toán" "hóa đơn" "biên nhận" "biên lai" "gia hạn" hủy huỷ "hết hạn" "kết thúc" "đã trừ" "bị trừ" "sẽ trừ"
  "tính phí" "hoàn tiền" "kích hoạt" "dùng thử" "giá gói" "giá mới" "tăng giá"
платёж платеж оплата списали списано списание чек квитанция продлена продлён продление отменена отменён отмена
  возврат пробный цена ежемесячно подписка
تجديد تم خصم إيصال فاتورة الدفع إلغاء عضويتك اشتراكك استرداد تجريبي السعر
お支払い 領収書 請求 請求書 更新 解約 キャンセル 返金 無料体験 トライアル 料金 価格
`);

/** Something that is paid again and again: what else a mail says when it is about more than one purchase. */
export const recurringWords = list(`
subscription subscriptions subscribed subscribing member membership memberships premium prime plan plans renew
  renews renewed renewal renewing recurring automatic automatically monthly yearly annual annually weekly month year
  week trial "process your payment" "payment failed"
abonelik aboneliği aboneliğin aboneliğini aboneliğine aboneliğiniz aboneliğinizi aboneliğinizin aboneliğinize
  abonelikler aboneliklerin aboneliklerim aboneliklerini üyelik üyeliği üyeliğin üyeliğini üyeliğine üyeliğiniz
  üyeliğinizi üyeliğinizin üyeliğinize plan planı planın planını planınız planınızı paket paketi paketin paketiniz
  paketinizi yenilendi yenilenecek yenilenir yenileniyor yenilenmiştir yenileme yenilemesi otomatik düzenli
  yinelenen aylık yıllık haftalık ay yıl ayda yılda deneme denemen denemeniz "ödemen alınamadı" "ödemeniz alınamadı"
suscripción suscripciones subscripción suscrito membresía membresías socio cuota plan renueva renovado renovada
  renovación renovará automático automática automáticamente periódico recurrente mensual anual semanal mes meses año
  prueba "procesar tu pago"
abonnement abonnements abonné abonnée adhésion adhésions souscrit formule forfait offre renouvelé renouvelée
  renouvellement renouvelle automatique automatiquement récurrent périodique mensuel mensuelle annuel annuelle mois
  an ans essai "traiter votre paiement" "paiement refusé"
abo abos abonnement abonnements jahresabo monatsabo probeabo testabo mitgliedschaft mitgliedschaften
  mitgliedsbeitrag monatsbeitrag jahresbeitrag tarif plan vertrag verlängert verlängerung erneuert erneuerung
  automatisch automatische automatischen wiederkehrend wiederkehrende monatlich monatliche monatlicher jährlich
  jährliche jährlicher wöchentlich monat monate jahr woche probezeitraum testphase testzeitraum
  "zahlung fehlgeschlagen"
abbonamento abbonamenti abbonato abbonata iscrizione iscritto iscritta adesione piano rinnovato rinnovata rinnovo
  rinnova rinnoverà automatico automatica automaticamente ricorrente periodico mensile annuale settimanale mese mesi
  anno prova
assinatura assinaturas assinou subscrição subscrições subscreveu mensalidade anuidade plano associação renovado
  renovada renovação renova automático automática automaticamente recorrente periódica mensal anual semanal mês
  meses ano teste avaliação
subskrypcja subskrypcję subskrypcji subskrypcje abonament abonamentu abonamencie członkostwo członkostwa prenumerata
  prenumeratę prenumeraty pakiet pakietu karnet karnetu składka składki plan odnowiona odnowienie odnawia odnowi
  przedłużona przedłużenie automatyczne automatyczna automatycznie cykliczna cykliczne miesięcznie miesięczna
  miesięczny rocznie roczna roczny miesiąc rok
előfizetés előfizetésed előfizetése előfizetést előfizetésem előfizetésének tagság tagságod tagsági megújul megújult
  megújítás automatikus automatikusan havi éves heti hónap év próbaidőszak csomag
abonnement abonnementen jaarabonnement maandabonnement lidmaatschap contributie pakket verlengd verlenging
  automatisch automatische terugkerend terugkerende maandelijks maandelijkse jaarlijks jaarlijkse wekelijks maand
  maanden jaar proefperiode
kontingent kontingentet kontingenten medlemskontingent medlemsavgift medlemsavgiften månadsavgift gratisperiod
  prøveperioden vecka ugentlig abonnemang abonnemanget abonnement abonnementet abonnementer prenumeration
  prenumerationen medlemskap medlemskapet medlemskab medlemskabet förnyas förnyats fornyes fornyet automatisk
  automatiskt månad månadsvis måned måneder månedlig månedlige år årlig årlige årligt
předplatné předplatného predplatné členství členstvo tarif měsíc měsíční měsíčně mesačne rok roční ročně automaticky
  pravidelná opakovaná další příští
abonament abonamentul abonamentului abonamente lunar lunară anual anuală lună an automat automată recurentă membru
gói "đăng ký" "hội viên" "thành viên" tháng "hàng năm" "mỗi năm" "một năm" "tự động" "thuê bao"
подписка подписки подписку тариф месяц год автоматически
اشتراك اشتراكك عضوية عضويتك شهري شهريًا سنوي سنويًا تلقائيًا
月額 年額 会員 定期購入 サブスクリプション プラン 自動更新
`);

/** What one pays for again and again, as subjects call it. */
export const subscriptionSubjects = list(`
subscription subscribed subscribing "recurring order" "renewal order" "next box" "next crate" membership premium
abonelik aboneliği aboneliğin aboneliğini aboneliğine aboneliğiniz aboneliğinizi aboneliğinizin aboneliğinize
  aboneliklerin aboneliklerim üyelik üyeliği üyeliğin üyeliğini üyeliğine üyeliğiniz üyeliğinizi üyeliğinizin
  üyeliğinize premium planın planınız planınızı paketin paketiniz paketinizi "düzenli ödeme" "düzenli ödemen"
  "düzenli ödemeniz" "otomatik ödeme" "otomatik ödemen" "otomatik ödemeniz"
suscripción subscripción suscrito suscribirte membresía socio premium
abonnement abonné adhésion souscrit formule forfait premium
abo abonnement jahresabo monatsabo probeabo testabo mitgliedschaft mitgliedsbeitrag monatsbeitrag jahresbeitrag
  tarif vertrag premium flatrate
abbonamento abbonato abbonata iscrizione iscritto iscritta adesione piano premium
assinatura assinou subscrição mensalidade anuidade plano associação premium
subskrypcja subskrypcję subskrypcji abonament abonamentu członkostwo członkostwa prenumerata prenumeraty pakiet
  karnet składka premium
előfizetés előfizetésed előfizetése előfizetésének tagság tagságod premium
abonnement lidmaatschap contributie premium
abonnemang abonnement abonnementet prenumeration medlemskap medlemskapet medlemskab premium kontingent
  medlemskontingent medlemsavgift månadsavgift
předplatné předplatného predplatné predplatného členství premium
abonament abonamentul abonamentului abonare premium
gói "đăng ký" "hội viên" premium
подписка подписки подписку
اشتراك اشتراكك عضويتك
会員 サブスクリプション プラン
`);

/** Money that went or did not, and contracts that ended, as the subjects of strangers call them. */
export const paymentSubjects = list(`
receipt receipts invoice billing billed charged payment payments paid paying purchase overdue declined cancellation
  collected autopay "direct debit" "subs for" "membership fees" charge debit dues
makbuz makbuzu makbuzun makbuzunuz fatura faturası faturan faturanız dekont dekontu ödeme ödemen ödemeniz ödemesi
  ödemesinde ödemenizi ödendi tahsilat tahsil çekildi ücret ücreti ücretin ücretiniz ücretini ücretinizi çekim
  tahsilatı tahsilatınız aidat aidatı aidatın aidatınız bedeli bedelin bedeliniz kitabın bedelinizde bedelinde
  ücretinizde ücretinde tutarınız tutarın kutun kutunuz kutunu kutunuzu kolini kolinizi kitabını kolin koliniz fesih
"tu caja de" "tu cesta de" "tu cesta quincenal" "tu cesta mensual" "tu cesta semanal" "tu libro de"
  recibo recibos factura comprobante pago cobro cargo cobrado rechazado cuota baja cancelación mensualidad
  domiciliación
reçu reçus facture justificatif prélevé prélevée "votre panier de" "ton panier de" "votre livre de" "ton livre de"
  paiement prélèvement débité refusé échec résilié résiliée résiliation cotisation
  annulation
rechnung rechnungen beleg zahlungsbeleg quittung zahlung zahlungsbestätigung zahlungseingang bezahlt abbuchung
  abgebucht fehlgeschlagen abgelehnt mahnung lastschrift gekündigt kündigung kündigungsbestätigung zahlungsinformation
  zahlungsinformationen zahlungsavis zahlungsbenachrichtigung zahlungsmitteilung zahlungsnachweis zahlungsankündigung
  abbuchungsankündigung lastschriftankündigung einzugsankündigung einzug einzugs beitragsabbuchung halbjahresbeitrag
  halbjahresgebühr quartalsbeitrag jahresgebühr lastschriftvorankündigung abbuchungsinformation beitrag vereinsbeitrag
  beitragseinzug mitgliedsbeitrags beitrags gratismonat rücklastschrift beitragsrechnung kiste gemüsekiste obstkiste
  biokiste
ricevuta fattura scontrino addebitato addebitata "tua cassetta" pagamento addebito rifiutato disdetta disdetto quota
recibo recibos fatura fiscal comprovante comprovativo pagamento cobrança pago paga recusado cancelamento debitado
  debitada cobramos "sua caixa de" "sua cesta de" "seu livro de" débito mensalidade anuidade
faktura paragon rachunek potwierdzenie płatność płatności opłata nieudana rezygnacja rezygnacji pobraniu obciążeniu
  opłacie składka składki
számla nyugta fizetés fizetési sikertelen lemondás lemondása lemondva terhelési beszedési tagdíj
factuur kassabon betaling betaald betaalbevestiging incasso afschrijving mislukt afgeschreven geïncasseerd maandbedrag
  jaarbedrag krat opgezegd opzegging incassobericht betaalbericht betalingsbericht afschrijvingsbericht betaaloverzicht
  betaalmelding vooraankondiging contributie jaarabonnement maandabonnement betalingsbewijs bonnetje lidmaatschapsgeld
kvitto kvittering faktura betalning betaling oppsigelse opsigelse uppsägning betalningsinformation
  betalningsavisering betalingsinformasjon betalingsvarsel betalningsbekräftelse betalingsbekreftelse kontingent
  medlemsavgift opkrævning autogiro
platba platby platbu faktura účtenka stvrzenka doklad zaplaceno zrušení zrušeno
plată plata plății factură factura chitanță chitanta debitare anulare
"thanh toán" "hóa đơn" "biên nhận" "biên lai" hủy
платёж платеж оплата чек квитанция
إيصال فاتورة الدفع إلغاء
お支払い 領収書 請求書 解約
`);

/** A subject with one of these tells by itself that something ends: `Confirmación de baja`. */
export const endingSubjects = list(`
cancelled canceled cancellation
iptal iptalini iptalin iptaliniz sonlandırıldı
cancelado cancelada cancelación baja
annulé annulée annulation résilié résiliée résiliation
storniert gekündigt kündigung kündigungsbestätigung
annullato annullata annullamento cancellazione cancellato cancellata disdetta
cancelado cancelada cancelamento
anulowana anulowany anulowanie
törölve
geannuleerd annulering opgezegd opzegging
avslutats avsluttet
zrušeno zrušili
anulat
отмена отменена
إلغاء
キャンセル
`);

/** What else happens to subscriptions, and to much else: a subject that proves little alone. */
export const changeSubjects = list(`
seat seats users fees fee expire reactivation downgrade downgraded contribution "your free trial" paused
  renew renews renewed renewal renewing trial refund refunded price plan expires expired expiring
  ends ended reactivated resumed upgraded goodbye "see you go" "you leave" leaving thanks "thank you" welcome
  "you back" "coming up" box crate hamper
yenilendi yenilenecek yenilenir yenileniyor yenilenmiştir yenileme yenilemesi yeniledik uzatıldı deneme denemen denemenin denemenizin
  denemeniz iade iaden iadeniz fiyat fiyatı fiyatın fiyatınız otomatik düzenli hoşça hoşçakal
  "görüşmek üzere" teşekkürler "teşekkür ederiz" hoşgeldin hoşgeldiniz "hoş geldin" "hoş geldiniz" fiyatınızda
  fiyatında kullanıcı doluyor dolmak zamlandı "plana geçtin" "plana geçtiniz" tekrar yaklaşıyor
renueva renovado renovada renovación renovará prueba reembolso precio plan vence caduca termina
  finaliza expira reactivada "nuestros precios" "hasta pronto" "hasta luego" adiós gracias bienvenida bienvenido
  "cobro el" "pago el" vuelto tenerte "tu caja" "tu cesta"
renouvelé renouvelée renouvellement renouvelle essai remboursement tarif tarifs expire
  expiré termine échéance réactivé "de prix" "du prix" "le prix" "nos prix" "votre prix" "offre découverte" "prix de votre"
  "nouveau prix" "au revoir" quittez merci bienvenue revoir retrouver "votre panier" "ton panier"
plan tarifwechsel tarifänderung planwechsel abowechsel karte kreditkarte verlängert verlängerung verlängern erneuert
  probezeitraum testphase testzeitraum probemonat probezeit erstattung rückerstattung preisänderung
  preiserhöhung preisanpassung preis beitragserhöhung beitragsanpassung endet läuft reaktiviert "unsere preise"
  "auf wiedersehen" schade tschüss danke dank willkommen zurück wieder abopreis abopreise abopreises "zahlung am"
  "abbuchung am"
rinnovato rinnovata rinnovo rinnova prova
  rimborso prezzo canone scade scadenza scaduto riattivato "tua cassetta" "nostri prezzi" arrivederci grazie benvenuto
  benvenuta bentornato bentornata riaverti
renovado renovada renovação renova teste avaliação reembolso estorno preço valor reajuste vence
  expira termina reativada "nossos preços" "até logo" "até breve" adeus obrigado obrigada "boas vindas" "bem vindo"
  "bem vinda" "de volta"
odnowiona odnowienie odnowi przedłużona przedłużony przedłużenie próbny próbna zwrot
  cena ceny cen podwyżka wygasa kończy zobaczenia żegnaj żegnamy dziękujemy dzięki witamy
megújult megújul megújítás próbaidőszak próbaidőszakod lejár visszatérítés áremelés árváltozás viszlát
  sajnáljuk köszönjük üdvözöljük
verlengd verlenging proefperiode proefmaand proefweek terugbetaling prijswijziging
  prijsverhoging prijs verloopt eindigt "tot ziens" jammer bedankt dank welkom terug
förnyas förnyats fornyes fornyet provperiod prøveperiode återbetalning refundert prisökning
  prisøkning prisstigning prisændring prisendring farvel "hej då" tack takk tak välkommen velkommen
obnoveno obnovení prodlouženo prodloužení končí skončí vyprší cena ceny zkušební vrácení děkujeme vítejte
reînnoit reînnoiește reînnoirea prelungit expiră încheie preț prețul rambursare mulțumim
gia hạn hết hạn kết thúc giá
продление продлена цена
تجديد السعر
更新 料金 返金
`);

/** Subjects about things bought once, and about the account itself: they tell of a subscription only if they name it. */
export const onceSubjects = list(`
order orders booking reservation ride trip fare loan loans instalment installment password class lesson statement
  delivery flight ticket hotel stay donation suspended insurance quote policy electricity energy rent mortgage tax
sipariş siparişin siparişiniz rezervasyon rezervasyonu rezervasyonun rezervasyonunuz yolculuk yolculuğun
  yolculuğunuz yolculuğunuzun kredi taksit taksidi şifre şifren şifreniz parola ders kargo teslimat uçuş bilet
  biletiniz otel konaklama askıya ekstre ekstreniz sigorta sigortası sigortanız poliçe poliçeniz kasko elektrik
  doğalgaz kira vergi ödünç kitap kitabınız kütüphane
pedido reserva viaje préstamo préstamos contraseña clase entrega vuelo entrada billete hotel estancia donación
  suspenderemos seguro póliza electricidad luz alquiler impuesto
commande réservation course trajet prêt prêts échéance passe cours livraison vol billet billets hôtel séjour don
  colis suspendu assurance devis électricité loyer impôt emprunt emprunts
bestellung buchung reservierung fahrt kredit darlehen rate passwort kurs lieferung flug ticket tickets hotel
  aufenthalt spende gesperrt versicherung versicherungen angebot strom miete steuer ausleihe ausleihen
"tuo ordine" "suo ordine" "ordine annullato" prenotazione corsa viaggio prestito prestiti rata password lezione
  consegna volo biglietto biglietti hotel soggiorno donazione sospeso assicurazione preventivo polizza energia
  affitto imposta
pedido reserva corrida viagem empréstimo empréstimos parcela senha aula entrega voo bilhete ingresso ingressos hotel
  estadia doação cartão suspensa cotação apólice energia aluguel imposto
zamówienie rezerwacja przejazd podróż pożyczka rata hasło zajęcia dostawa lot bilet hotel nocleg darowizna
  ubezpieczenie polisa prąd czynsz podatek wypożyczenia
rendelés foglalás utazás kölcsön részlet jelszó óra szállítás repülőjegy jegy szálloda adomány biztosítás ajánlat
  áram bérlet adó kölcsönzés
bestelling boeking reservering rit lening termijn wachtwoord les levering vlucht ticket hotel verblijf donatie
  verzekering offerte energie huur belasting uitlening
beställning bokning bestilling booking resa reise lån avbetalning lösenord passord adgangskode leverans levering
  flyg biljett billett hotell försäkring forsikring elektricitet strøm hyra husleie skatt
objednávka objednávky zásilka doručení jízdenka vstupenka letenka rezervace půjčka splátka heslo pojištění elektřina
  nájem
comandă comanda comenzii livrare colet bilet rezervare zbor parolă asigurare chirie
"đơn hàng" "giao hàng" "chuyến đi" "chuyến bay" "vé máy bay" "vé xem" "mật khẩu"
заказ доставка билет бронь пароль
طلبك شحن تذكرة حجز
ご注文 発送 配送 予約
`);

/** Subjects about mailing lists, which call themselves subscriptions. */
export const newsletterSubjects = list(`
newsletter newsletters bülten bülteni bültenimiz bültenine boletín infolettre "lettre d'information" rundbrief
  notiziario informativo newslettera newsletterze hírlevél hírlevelünk nieuwsbrief nyhetsbrev nyhedsbrev
`);

/** How mail programs begin the subject of what is sent on. */
export const forwardWords = ['fwd', 'fw', 'wg', 'tr', 'rv', 'enc', 'ilt', 'pd', 'továbbítás', 'doorst', 'vb', 'vs'];

function list(text: string): string[] {
  const terms = text.match(/"[^"]+"|\S+/g) ?? [];
  return [...new Set(terms.map((term) => term.replace(/"/g, '')).flatMap((term) => [term, plain(term)]))];
}

/** Without marks: `ö` as `o`, `ı` as `i`. Servers differ in whether they see a difference. */
function plain(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');
}
