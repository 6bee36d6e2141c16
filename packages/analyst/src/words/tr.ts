import type { Words } from './words.ts';

const subscriptions = (count: number) => `${count} abonelik`;

export const tr: Words = {
  labels: {
    monthly_cost: 'Ayda',
    yearly_cost: 'Yılda',
    due: 'Ödenecek',
    payment: 'Ödeme',
    price_before: 'Eski fiyat',
    price_now: 'Şimdiki fiyat',
    price_change: 'Fark',
    price_change_percent: 'Değişim',
    saving_per_month: 'Aylık tasarruf',
    saving_per_year: 'Yıllık tasarruf',
    left_per_month: 'Ayda kalan',
    left_per_year: 'Yılda kalan',
    price_after_trial: 'Deneme sonrası',
    cost_per_use: 'Kullanım başına',
    uses: 'Kullanım',
    break_even_months: 'Kendini çıkardığı ay',
    break_even_price: 'Aylık ödemeyle bir yıl',
    days_left: 'Kalan gün',
    subscriptions: 'Abonelik sayısı',
    paid_so_far: 'Şimdiye kadar ödenen',
    price_announced: 'Duyurulan fiyat',
    foreign_price: 'Yurt dışı fiyatı',
    yearly_price: 'Yıllık plan',
    spent: 'Harcanan',
    more_per_year: 'Yılda fazladan',
    months_counted: 'Sayılan ay',
    charges_seen: 'Görülen ödeme',
    months_unused: 'Kullanılmayan ay',
    notice_days: 'Bildirim süresi (gün)',
    interval: 'Aralık',
  },
  categories: {
    streaming: 'Streaming',
    software: 'Yazılım',
    music: 'Müzik',
    gaming: 'Oyun',
    fitness: 'Fitness',
    cloud: 'Cloud Storage',
    news: 'Haberler',
    education: 'Eğitim',
    other: 'Diğer',
  },
  kinds: {
    same_service: 'Aynı hizmet',
    music: 'Müzik',
    cloud_storage: 'Bulut depolama',
    ai_chat: 'Yapay zekâ sohbeti',
    vpn: 'VPN',
    passwords: 'Şifre yöneticisi',
  },
  cycle: (cycle, interval) =>
    interval === 1
      ? { weekly: 'haftalık', monthly: 'aylık', yearly: 'yıllık' }[cycle]
      : `${interval} ${{ weekly: 'haftada', monthly: 'ayda', yearly: 'yılda' }[cycle]} bir`,

  share: 'senin payın',
  empty:
    'Henüz aktif aboneliğin yok. Abonelik ekle, ekstre yükle ya da e-postanı bağla; sorularını kendi rakamlarınla yanıtlayayım.',
  currenciesApart: 'Farklı para birimleri birbirine eklenmez.',
  notConverted: 'Para birimlerini çevirmiyorum; ödediğin para biriminde durum şu:',
  andMore: '… kalanı listende.',
  linesMore: ({ count }) => `… ve ${count} abonelik daha, listende.`,
  namesMore: ({ count }) => `${count} abonelik daha`,

  notPer: 'Haftalık ya da günlük hesaplamıyorum; aylık ve yıllık şöyle:',
  totalOf: ({ what, count, month, year }) => `${what}: ayda ${month}, yılda ${year} (${subscriptions(count)}).`,
  together: ({ month, year }) => `Birlikte: ayda ${month}, yılda ${year}.`,
  noneIn: ({ what }) => `Burada aktif aboneliğin yok: ${what}.`,
  dueThisMonth: ({ amount }) => `Bu takvim ayında toplam ${amount} çekiliyor.`,
  dueNothing: 'Bu takvim ayında çekilecek bir ödeme yok.',
  stillToCome: ({ amount }) => `Bu ay daha çekilecek olan ${amount}:`,

  nextPayment: ({ day }) => `sonraki ödeme ${day}`,
  one: ({ name, payment, cycle, month, year }) => `${name}: ${payment} (${cycle}); ayda ${month}, yılda ${year}.`,
  isCancelled: ({ name, until }) =>
    until
      ? `${name} iptal edilmiş; ${until} tarihine kadar kullanabilirsin.`
      : `${name} zaten iptal edilmiş, artık bir şey ödemiyorsun.`,
  several: 'Bu ada uyan birden çok aboneliğin var:',
  notListed: ({ name }) => `Listende “${name}” bulamadım.`,

  paidSoFar: ({ amount, count, from, to }) =>
    `Belgelerine göre ${from} ile ${to} arasında ${count} ödemede ${amount} ödedin.`,
  paidOnce: ({ amount, day }) => `Belgelerine göre ${day} günü ${amount} ödedin.`,
  paidOnly: 'Yalnızca ekstre ve maillerinde görünen ödemeler sayılır.',
  paidNothing: ({ what, from, to }) =>
    `Belgelerinde ${from && to ? `${from} ile ${to} arasında ` : ''}ödeme göremiyorum${what ? ` (${what})` : ''}. Ekstre yükle ya da e-postanı bağla; gerçekten ne ödendiğini toplayayım.`,

  list: ({ count }) => `${count} aktif aboneliğin var:`,
  listOf: ({ what, count }) => `${what}, ${subscriptions(count)}:`,
  cancelledList: 'İptal ettiklerin:',
  cancelledNone: 'Henüz hiçbir aboneliği iptal etmedin.',
  until: ({ day }) => `${day} tarihine kadar kullanılabilir`,
  count: ({ count, cancelled }) =>
    `${count} aktif aboneliğin var${cancelled > 0 ? `, ${cancelled} tanesi de iptal edilmiş` : ''}.`,

  dearest: ({ name, month, year }) => `En çok tutan ${name}: ayda ${month}, yılda ${year}.`,
  dearestList: 'En çok tutanlar:',
  cheapest: ({ name, month, year }) => `En az tutan ${name}: ayda ${month}, yılda ${year}.`,
  cheapestList: 'En az tutanlar:',
  byCategory: 'Kategorilere göre aboneliklerin:',
  categoryLine: ({ what, month, count }) => `${what}: ayda ${month} (${count})`,

  overlaps: 'Evet, üst üste binenler var:',
  overlapsUnknown: 'Adını verdiklerinin aynı işi yapıp yapmadığını bilmiyorum.',
  overlapsNone: 'Hayır: mükerrer ödediğin ya da aynı işi gören hizmetler görmüyorum.',

  rises: ({ day }) => `${day} öncesine göre pahalananlar:`,
  risesMore: ({ year }) => `Toplamda yılda ${year} daha fazla ödüyorsun.`,
  risesAhead: 'Duyurulan zamlar:',
  risesNone: ({ day }) => `Belgelerine göre ${day} tarihinden bu yana hiçbir şey pahalanmadı.`,
  risesNoneByRate: ({ day }) => `Belgelerine göre ${day} tarihinden bu yana kur yüzünden pahalanan yok.`,
  pricesUnknown: 'Eski fiyatları pek bilmiyorum. Eski ekstrelerini yükle ya da e-postanı bağla; karşılaştırayım.',

  upcoming: ({ from, to, total }) => `${from} ile ${to} arasında ${total} çekilecek:`,
  upcomingOn: ({ day, total }) => `${day} günü ${total} çekilecek:`,
  upcomingNone: ({ from, to }) => `${from} ile ${to} arasında ödeme yok.`,
  upcomingNoneOn: ({ day }) => `${day} günü ödeme yok.`,
  upcomingPast: 'O gün geçti. Yalnızca ileriye bakabilir ya da belgelerinin gösterdiğini toplayabilirim.',
  renewal: ({ name, day, left, amount }) => `${name}: sonraki ödeme ${day} (${left}), ${amount}.`,
  nextOne: ({ name, day, amount }) => `Sıradaki ödeme ${name}: ${day}, ${amount}.`,

  trials: 'Biten denemeler:',
  trialsNone: 'Bildiğim kadarıyla denemede olan aboneliğin yok.',
  commitments: 'Bağlı oldukların:',
  noticeMissed: ({ name, day, end }) => `${name}: taahhüt ${end} tarihinde bitiyor; son bildirim günü ${day} idi.`,
  commitmentsNone: 'Kayıtlı taahhüt yok. Sözleşmen varsa bitiş gününü ve bildirim süresini aboneliğe gir.',

  unused: ({ month }) => `Bunlara ihtiyacın olmayabilir; bırakırsan ayda ${month} cebinde kalır:`,
  unusedNone: 'Bildiğim kadarıyla ödediğin her şeyi kullanıyorsun.',
  unusedUnknown: 'Henüz bilemem: neyi kullandığını söylemedin.',
  perUse: ({ name, cost, spent, uses, months, atMost }) =>
    `${name}: kullanım başına ${atMost ? 'en çok ' : ''}${cost} (${months} ayda ${spent}, ${uses} kullanım)`,
  neverUsed: ({ name, spent, months }) => `${name}: hiç kullanılmadı, ${months} ayda ${spent}`,
  askUse: '“Bu ay kullandın mı?” sorusuna aşağıda tek dokunuşla yanıt ver, öğreneyim.',
  askUseLater: '“Bu ay kullandın mı?” diye sormak için henüz erken.',
  usesUnknown: ({ what }) => `${what ? `${what}: ne` : 'Ne'} sıklıkta kullandığını henüz bilmiyorum.`,

  yearlyCheaper: ({ name, yearly, months, saving, after }) =>
    `${name}: yıllık plan daha ucuz. Aylık ödemeyle bir yıl ${months}, yıllık ${yearly}; yılda ${saving} kazanırsın. ${after} ayda kendini çıkarır.`,
  monthlyCheaper: ({ name, yearly, months, saving }) =>
    `${name}: aylık ödemek daha ucuz. Bir yılda ${months}, yıllık plan ise ${yearly}; fark ${saving}.`,
  plansSame: ({ name, yearly }) =>
    `${name}: ikisi de aynı, yılda ${yearly}. Aylık öderken istediğin an bırakabilirsin.`,
  yearlyUnknown: ({ name, months }) =>
    `${name} için yıllık planın fiyatını bilmiyorum. Aylık ödemeyle bir yıl ${months} tutuyor; yıllık plan bundan ucuzsa kârlıdır. Fiyatını yazıp yeniden sor.`,
  monthlyUnknown: ({ name, yearly }) =>
    `${name} zaten yıllık ödeniyor: ${yearly}. Karşılaştıracak aylık fiyatı bilmiyorum.`,
  otherCurrency: ({ name, currency }) =>
    `${name} başka para biriminde ödeniyor (${currency}); fiyatı o para biriminde yaz, karşılaştırayım.`,
  plansUnknown: ({ name }) =>
    `Karşılaştıracak yıllık fiyat bilmiyorum. Fiyatıyla sor, örneğin: ${name} yıllık … olursa daha ucuz mu?`,

  without: ({ names, month, year }) => `${names} olmadan ayda ${month}, yılda ${year} cebinde kalır.`,
  left: ({ month, count }) => `Geriye ayda ${month} kalır (${subscriptions(count)}).`,
  leftNothing: 'Geriye ödenecek bir şey kalmaz.',
  savesFrom: ({ name, day }) => `${name}: dönemi ödendi: ${day} gününe kadar bir tasarruf olmaz.`,
  boundUntil: ({ name, day }) => `Ancak ${name} seni ${day} tarihine kadar bağlıyor.`,

  cancelSteps: ({ name }) => `${name} şöyle iptal edilir:`,
  alsoBilledBy: ({ names }) => `Ödemeyi ${names} üzerinden yapıyorsan orada iptal et.`,
  cancelUnknown: ({ name }) =>
    `${name} için kesin bir iptal yolu bilmiyorum. Hizmetin hesap ayarlarına ya da faturayı kesene bak.`,
  cancelWhich: ({ name }) => `Hangisi? Örneğin şöyle sor: ${name} nasıl iptal edilir?`,
  cancelBefore: ({ day }) => `Sonraki ödeme ${day}: ondan önce iptal et.`,
  endingSaves: ({ saving }) => `İptal edersen ${saving} cebinde kalır.`,

  enteredByHand: ({ name, day }) => `${name} aboneliğini ${day} günü kendin ekledin.`,
  foundIn: ({ name, source, day }) =>
    `${name} ${{ statement: 'ekstrende', mail: 'maillerinde', both: 'ekstrende ve maillerinde' }[source]} bulundu ve ${day} günü listene eklendi.`,
  chargesSeen: ({ count, first, last, amount }) =>
    `Belgelerinde ${count} ödeme görünüyor: ilki ${first}, sonuncusu ${last}, toplam ${amount}.`,
  whyWhich: ({ name }) => `Hangisini soruyorsun? Örneğin: ${name} neden listemde?`,

  saved: ({ count, month, year }) =>
    `${subscriptions(count)} iptal ettin: artık ayda ${month}, yılda ${year} daha az ödüyorsun.`,
  savedNone: 'Burada henüz bir şey iptal etmedin, sayılacak tasarruf yok.',
  savedCertain: 'Son fiyatlarından hesaplandı; ekstrelerinle karşılaştırılmadı.',

  adviseFirst: 'Önce şunlara bakardım:',
  adviseNone: 'Göze çarpan bir şey yok: kullanılmayan, üst üste binen ya da zamlanan bilmiyorum. En büyük kalemin:',
  adviseMore: 'Neyi kullandığını henüz söylemedin.',
  adviseOne: ({ name, month, year }) => `İptal edersen (${name}) ayda ${month}, yılda ${year} cebinde kalır.`,
  nothingAgainst: 'Bırakman için bildiğim bir neden yok; kullanıp kullanmadığını en iyi sen bilirsin.',

  greeting: 'Merhaba! Aboneliklerini biliyorum, merak ettiğini hesaplarım.',
  thanks: 'Rica ederim!',
  help: 'Aboneliklerinle ilgili soruları kendi rakamlarınla yanıtlarım. Örneğin:',
  unknown: 'Bunu yanıtlayamam: yalnızca aboneliklerini biliyorum. Bana örneğin şunları sorabilirsin:',
  examples: [
    'Hangisini iptal etmeliyim?',
    'Ayda ne kadar ödüyorum?',
    'Gelecek hafta ne yenileniyor?',
    'Bu yıl neye zam geldi?',
    'Bırakırsam ne olur: {name}?',
    '{name} nasıl iptal edilir?',
  ],
};
