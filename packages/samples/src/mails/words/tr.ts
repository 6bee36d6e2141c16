import type { MailWords } from './words.ts';

export const turkish: MailWords = {
  hello: ['Merhaba {person},', 'Sayın {person},', 'Selam {person}!', 'Değerli üyemiz,'],
  bye: [
    '{service} Ekibi',
    'Keyifli günler dileriz.\n{service}',
    'Sevgiler,\n{service} ekibi',
    'Bizi tercih ettiğiniz için teşekkürler.',
  ],
  footer: [
    'Bu e-posta {service} hesabınızla ilgili bilgilendirme amacıyla gönderilmiştir. Dilediğiniz zaman iptal edebilirsiniz.',
    'Sorularınız için Yardım Merkezi’ni ziyaret edebilirsiniz. Üyeliğinizi hesap ayarlarından istediğiniz an sonlandırabilirsiniz.',
  ],
  imprint: [
    'Bu ileti otomatik olarak gönderilmiştir, lütfen yanıtlamayınız. Yardım Merkezi | Kullanım Koşulları | Gizlilik',
    '© {service}. Tüm hakları saklıdır. E-posta tercihlerini yönet.',
  ],
  renewal: [
    'Siz iptal edene kadar {every} otomatik olarak yenilenir.',
    'Aboneliğiniz {every} kendiliğinden yenilenecektir.',
    'Ücret {every} kayıtlı kartınızdan tahsil edilir.',
  ],
  cycles: {
    weekly: { adjective: 'Haftalık', per: ['/hafta', ' / hafta'], every: 'her hafta' },
    monthly: { adjective: 'Aylık', per: ['/ay', ' / ay', ' (aylık)'], every: 'her ay' },
    quarterly: { adjective: '3 Aylık', per: [' / 3 ay'], every: '3 ayda bir' },
    halfyearly: { adjective: '6 Aylık', per: [' / 6 ay'], every: '6 ayda bir' },
    yearly: { adjective: 'Yıllık', per: ['/yıl', ' / yıl', ' (yıllık)'], every: 'her yıl' },
  },
  labels: {
    service: ['Hizmet', 'Ürün', 'Açıklama'],
    plan: ['Paket', 'Plan', 'Üyelik tipi', 'Abonelik'],
    price: ['Ücret', 'Tutar', 'Abonelik ücreti', 'Paket ücreti'],
    tax: ['KDV (%20)', 'Vergiler', 'KDV'],
    total: ['Toplam', 'Genel toplam', 'Ödenen tutar', 'Toplam (KDV dahil)'],
    next: ['Bir sonraki ödeme tarihi', 'Sonraki fatura tarihi', 'Yenilenme tarihi', 'Gelecek ödeme'],
    date: ['Tarih', 'Ödeme tarihi', 'İşlem tarihi', 'Fatura tarihi'],
    order: ['Sipariş no', 'Fatura no', 'İşlem numarası'],
    paidWith: ['Ödeme yöntemi', 'Kart', 'Ödeme şekli'],
    period: ['Dönem', 'Fatura dönemi', 'Kullanım dönemi'],
    quantity: ['Adet'],
  },
  plans: ['Standart', 'Premium', 'Bireysel', 'Aile', 'Temel', 'Plus'],
  events: {
    charge: [
      [
        '{service} ödeme makbuzunuz',
        '{service} aboneliğinizin ödemesini aldık, teşekkür ederiz.\nÖdemeye ilişkin bilgiler aşağıdadır.',
      ],
      [
        'Ödemeniz alındı',
        '{service:den} harika haberler: ödemeniz başarıyla gerçekleşti.\n{plan} üyeliğiniz kesintisiz devam ediyor.',
      ],
      [
        '{service} faturanız hazır',
        '{date} tarihli {service} faturanız oluşturulmuş ve {total} tutarı {card} ile biten kartınızdan çekilmiştir.',
      ],
      [
        'Aboneliğiniz yenilendi',
        '{service} {plan} aboneliğiniz yenilendi. Kartınızdan {total} tahsil edildi.\nBir sonraki yenileme {next:de} yapılacak.',
      ],
      [
        '{service} – Tahsilat Bilgilendirmesi',
        '{service} üyeliğinize ait {total} tutarındaki tahsilat {date} tarihinde gerçekleştirilmiştir. Üyeliğiniz {next} tarihine kadar uzatılmıştır.',
      ],
      [
        'Üyelik ücretinizi aldık',
        'Bu dönemin {service} üyelik ücreti hesabınıza işlendi. E-arşiv faturanız ayrıca iletilecektir.',
      ],
    ],
    started: [
      [
        '{service} dünyasına hoş geldin!',
        '{plan} üyeliğin başladı. Artık {service:in} tüm içeriklerine erişebilirsin.\nÜcretin {price} ve sonraki ödemen {next} tarihinde alınacak.',
      ],
      [
        '{service} aboneliğiniz başlatıldı',
        '{service:e} abone olduğunuz için teşekkürler. {plan} paketiniz bugünden itibaren kullanıma açıldı.\nSeçtiğiniz paketin bedeli {price}; {next:de} yeniden tahsil edilecektir.',
      ],
    ],
    renewal_notice: [
      [
        'Aboneliğiniz yakında yenilenecek',
        '{service} {plan} aboneliğiniz {next} tarihinde {price} üzerinden otomatik olarak yenilenecek. Yapmanız gereken bir şey yok.',
      ],
      [
        '{service} yenileme hatırlatması',
        'Hatırlatmak isteriz: {service} aboneliğinizin süresi {next:de} doluyor ve {price} karşılığında uzatılacak. Vazgeçmek isterseniz bu tarihten önce iptal edebilirsiniz.',
      ],
      [
        '{next}: {service} ödemeniz yaklaşıyor',
        '{plan} üyeliğiniz için {price} tutarındaki ödeme {next} günü {card} ile biten kartınızdan alınacaktır.',
      ],
    ],
    trial_started: [
      [
        'Ücretsiz deneme süreniz başladı',
        '{service} {plan} ücretsiz denemeniz bugün başladı. Deneme süresi {until} tarihinde sona erer; sonrasında iptal etmediğiniz sürece ücret {price} olacaktır.',
      ],
      [
        '{service}: deneme üyeliğin aktif',
        'Keyfini çıkar! {until:e} kadar {service} senden ücret almayacak. O günden sonra {price} ile devam edeceksin.',
      ],
    ],
    trial_ending: [
      [
        'Deneme süreniz bitmek üzere',
        '{service} deneme süreniz {until} tarihinde bitiyor. Aboneliğiniz bu tarihte {price} ücretle başlayacak. Devam etmek istemiyorsanız öncesinde iptal etmeniz yeterli.',
      ],
      [
        '{service} denemenin son günleri',
        '{until:de} ücretsiz denemen sona eriyor ve {plan} üyeliğin {price} olarak ücretlendirilecek.',
      ],
    ],
    price_rise: [
      [
        '{service} fiyat güncellemesi',
        '{service} aboneliğinizin fiyatı değişiyor. Şu anda ödediğiniz {old} ücret, {next} tarihinden itibaren {price} olacaktır.',
      ],
      [
        'Üyelik ücretiniz güncelleniyor',
        'Size daha iyi hizmet sunabilmek için fiyatlarımızı güncelliyoruz. {next:den} sonraki ilk faturanızda {plan} paketiniz {old} yerine {price} olarak yansıyacak.',
      ],
      [
        'Abonelik fiyatınızdaki değişiklik hakkında',
        '{service} {plan} paketinin yeni fiyatı {price}. Değişiklik {next} itibarıyla geçerli olacak; o tarihe kadar {old} ödemeye devam edeceksiniz.',
      ],
    ],
    payment_failed: [
      [
        'Ödemeniz alınamadı',
        '{service} aboneliğinizin {total} tutarındaki ödemesini {card} ile biten kartınızdan alamadık. {next} tarihinde tekrar deneyeceğiz. Lütfen kart bilgilerinizi kontrol edin.',
      ],
      [
        '{service} ödemesinde sorun var',
        'Bankanız son ödemenizi reddetti. Üyeliğinizin kesilmemesi için ödeme yönteminizi güncelleyin. Bekleyen tutar: {total}',
      ],
    ],
    refund: [
      [
        'İadeniz gerçekleşti',
        '{service} tarafından {total} tutarında iade yapıldı. Tutar, bankanıza bağlı olarak 5-10 iş günü içinde kartınıza yansır.',
      ],
      ['{service} para iadesi', 'Talebiniz üzerine {date} tarihli {total} tutarındaki ödemeniz iade edilmiştir.'],
    ],
    plan_change: [
      [
        'Paketiniz değiştirildi',
        '{service} paketiniz {oldPlan} yerine {plan} olarak güncellendi. Yeni ücretiniz {price}; {next} tarihinde tahsil edilecek.',
      ],
      [
        '{service} plan değişikliği onayı',
        'Değişikliğiniz tamamlandı: artık {plan} kullanıyorsunuz. {next} tarihinden itibaren {price} ödeyeceksiniz.',
      ],
    ],
    cancelled: [
      [
        'Aboneliğiniz iptal edildi',
        '{service} aboneliğiniz talebiniz doğrultusunda {date} tarihinde iptal edilmiştir. Kartınızdan bundan sonra ücret alınmayacaktır.',
      ],
      [
        '{service} üyeliğin sonlandırıldı',
        'Seni uğurladığımız için üzgünüz. {service} üyeliğin bugün itibarıyla sona erdi. Fikrini değiştirirsen kapımız açık.',
      ],
      [
        'İptal onayı',
        '{service} iptal işleminiz tamamlandı. Geri dönmek isterseniz hesabınıza giriş yapmanız yeterli.',
      ],
    ],
    cancelled_at_period_end: [
      [
        '{service} aboneliğinizi iptal ettiniz',
        'İptal talebiniz alındı. {service} aboneliğinizi {until} tarihine kadar kullanmaya devam edebilirsiniz; bu tarihten sonra yenilenmeyecek.',
      ],
      [
        'Aboneliğiniz yenilenmeyecek',
        '{service} {plan} aboneliğiniz iptal edildi ve {until:de} sona erecek. O güne kadar tüm haklarınız sürüyor.',
      ],
      ['İptal talebinizi aldık', '{plan} üyeliğinizin otomatik yenilemesi kapatıldı. Son kullanım gününüz: {until}'],
    ],
    reactivated: [
      [
        'Tekrar hoş geldiniz',
        '{service} üyeliğiniz yeniden başlatıldı. {plan} paketiniz için {price} ödeyeceksiniz, sonraki ödeme {next} tarihinde.',
      ],
      [
        '{service} aboneliğin yeniden aktif',
        'İptalini geri aldık: {service} aboneliğin kaldığı yerden devam ediyor. {next:de} {price} tahsil edilecek.',
      ],
    ],
    gift: [
      [
        'Sana bir hediye var: {service}',
        '{person}, bir arkadaşın sana 3 aylık {service} hediye etti! Kodunu kullanmak için kart bilgisi gerekmez: {order}',
      ],
      [
        '{service} hediye kartınız',
        '{total} değerindeki {service} hediye kartı siparişiniz tamamlandı. Kod alıcıya iletildi. Bu tek seferlik bir alışveriştir.',
      ],
    ],
  },
  seeOnline: 'Bu e-postayı görüntüleyemiyorsanız tarayıcınızda açın.',
  forward: {
    prefix: 'İlt: ',
    line: '---------- Yönlendirilmiş ileti ---------',
    from: 'Gönderen',
    date: 'Tarih',
    subject: 'Konu',
    to: 'Alıcı',
  },
  store: {
    appleReceipt: ['Apple makbuzunuz', 'Makbuz'],
    appleRenews: '{next} tarihinde yenilenir',
    appleBought: 'Satın alma',
    appleConfirmed: [
      'Aboneliğiniz onaylandı',
      'Aşağıdaki aboneliği satın aldınız.\n{app}\n{price}\nAboneliğiniz {every} otomatik olarak yenilenir. Sonraki yenileme: {next}',
    ],
    appleCancelled: [
      'Aboneliğinizin süresi doluyor',
      'Aşağıdaki aboneliği iptal ettiğinizi onaylıyoruz.\n{app}\nAboneliğinizi {until} tarihine kadar kullanabilirsiniz.',
    ],
    playReceipt: [
      '{date} tarihli Google Play Sipariş Makbuzunuz',
      'Google Play’den {date} tarihinde yaptığınız satın alma işlemi için teşekkürler.',
    ],
    playRecurring: 'Otomatik yenilenen abonelik',
    playCancelled: [
      'Google Play aboneliğiniz iptal edildi',
      '{app} aboneliğiniz iptal edildi. {until} tarihine kadar erişiminiz devam edecek.',
    ],
    paypalPaid: [
      '{service} için otomatik ödemeniz',
      '{service} adlı satıcıya {total} tutarında otomatik ödeme gönderdiniz.',
    ],
  },
};
