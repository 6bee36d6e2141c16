import type { Text } from '#i18n/text.ts';

/** What those read who come back from a payment or look after their plan. */
export const texts = {
  'payment.title': 'Ödeme',
  'payment.sessionMissing': 'Session ID bulunamadı',
  'payment.sessionMissingHint': 'Bu sayfaya bir ödemeden dönülür. Bir ödeme yapmadıysan burada bakılacak bir şey yok.',
  'payment.checkFailed': 'Ödeme durumu kontrol edilirken hata oluştu.',
  'payment.toPricing': 'Planlara dön',
  'payment.checking': 'Ödemen kontrol ediliyor',
  'payment.checkingHint': 'Ödeme sayfasının cevabı okunuyor.',
  'payment.processing': 'Ödemen işleniyor',
  'payment.processingHint': 'Bankan onaylıyor. Bu sayfayı açık bırak, birkaç saniye sürer.',
  'payment.attempt': 'Deneme {attempt}/{most}',
  'payment.success': 'Hesabın yükseltildi!',
  'payment.changed': 'Planın değişti',
  'payment.plan': 'Planın: {plan}',
  'payment.redirecting': 'Panele yönlendiriliyorsun…',
  'payment.expired': 'Ödeme oturumu sona erdi. Lütfen tekrar deneyin.',
  'payment.expiredHint': 'Senden bir ücret alınmadı.',
  'payment.timeout': 'Ödeme kontrolü zaman aşımına uğradı...',
  'payment.timeoutHint': 'Ödemen yolda olabilir. Onaylandığında planın kendiliğinden yükselir; ikinci kez ödeme yapma.',
  'payment.checkFailedHint': 'Ödeme yaptıysan planın kendiliğinden yükselir; ikinci kez ödeme yapma.',
  'payment.again': 'Yeniden kontrol et',

  'paid.title': 'Plan',
  'paid.lead': 'Neyi ödediğin, ne zaman yenilendiği ve nasıl bırakacağın.',
  'paid.free': 'Ücretsiz plandasın. Bulunan her şeyi görürsün, üç aktif aboneliği takip edersin.',
  'paid.family': 'Bu plan ailenden geliyor; sen bir şey ödemiyorsun.',
  'paid.renews': '{date} tarihinde yenilenir.',
  'paid.ends':
    'İptal edildi. {date} tarihine kadar sürer, sonra ücretsiz plana geçersin; listenden hiçbir şey silinmez.',
  'paid.manage': 'Kart, faturalar ve iptal',
  'paid.twice': 'İki kez ödüyorsun',
  'paid.twiceText':
    'Aynı anda iki pencerede satın alınmış görünüyor: bir plan daha yenilenmeye devam ediyor. Fatura sayfasında birini iptal et; planın sürer. İade için bize yaz.',
  'paid.loadFailed': 'Planın okunamadı',
  'paid.switchQuestion': '{plan} planına geçilsin mi?',
  'paid.switchUp': 'Planın hemen değişir. Bu dönemin kalan günlerinin farkı sonraki faturana eklenir.',
  'paid.switchDown':
    'Planın hemen değişir ve Pro’ya özgü özellikler kapanır; listenden hiçbir şey silinmez. Kalan günlerin farkı sonraki faturandan düşülür.',
  'paid.switchPrice': 'Yeni fiyat ayda {amount}.',
  'paid.switch': 'Geç',
  'paid.covered': 'Bu, ailenin planında zaten var; ayrıca satın alman gerekmez.',
  'paid.resumes': 'İptalin de geri alınmış olur: plan yenilenmeye devam eder.',
} satisfies Record<string, Text>;

export type PlanTexts = typeof texts;
