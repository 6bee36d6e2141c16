import { aside } from './aside.ts';
import type { AdviceTexts } from './texts.ts';

const kinds = {
  music: 'müzik',
  cloud_storage: 'bulut depolama',
  ai_chat: 'yapay zekâ sohbeti',
  vpn: 'VPN',
  passwords: 'şifre yöneticisi',
};
const causes = {
  vendor: 'Zammı hizmetin kendisi yaptı.',
  exchange_rate: 'Yurt dışı fiyatı aynı kaldı; artış kurdan geliyor.',
  unknown: 'Zam mı kur farkı mı olduğu belgelerden anlaşılmıyor.',
};

export const tr: AdviceTexts = {
  left: (days) => (days === 0 ? 'bugün' : days === 1 ? 'yarın' : `${days} gün kaldı`),
  more: (count) => `${count} tane daha`,
  per: {
    once: (amount) => amount,
    month: (amount) => `ayda ${amount}`,
    year: (amount) => `yılda ${amount}`,
  },
  cancelledByMail: ({ name, day }) => ({
    title: `${name} iptal edildi`,
    text: `${day} tarihli maile göre otomatik iptal edildi. Doğru değilse geri alabilirsin.`,
  }),
  trialEnds: ({ name, day, left, price }) => ({
    title: `${name}: deneme bitiyor`,
    text: `Son gün ${day}${aside(left)}. Sonrası ${price}.`,
  }),
  commitmentEnds: ({ name, day, left, end }) => ({
    title: `${name}: son bildirim günü`,
    text: `Son gün ${day}${aside(left)}. Taahhüt ${end} tarihinde bitiyor; bildirmezsen uzayabilir.`,
  }),
  priceRise: ({ name, before, now, percent, cause }) => ({
    title: `${name} pahalandı`,
    text: `${before} yerine artık ${now} (${percent} fazla). ${causes[cause]}`,
  }),
  priceRiseAhead: ({ name, day, before, now }) => ({
    title: `${name} zamlanacak`,
    text: `${day} tarihinden itibaren ${before} yerine ${now}.`,
  }),
  overlap: ({ kind, names, name, saving }) => ({
    title: kind === 'same_service' ? `${name}: iki kez ödüyor olabilirsin` : `Birden çok ${kinds[kind]} aboneliği`,
    text:
      kind === 'same_service'
        ? `Listede aynı hizmet birden çok kez var: ${names}. ${name} iptal edilirse ${saving} cebinde kalır.`
        : `${names} aynı işi görüyor. ${name} bırakılırsa ${saving} cebinde kalır.`,
  }),
  unused: ({ name, reasons, saving }) => ({
    title: `${name} gereksiz olabilir`,
    text: `${reasons} İptal edersen ${saving} cebinde kalır.`,
  }),
  because: {
    said_unused: ({ month }) => `${month} için kullanmadığını söyledin.`,
    not_used_since: ({ month }) => `En son kullandığını söylediğin ay: ${month}.`,
    overlap: ({ names }) => `Aynı işi gören başka abonelik var: ${names}.`,
    payment_failed: ({ day }) => `${day} tarihinde ödemesi alınamadı.`,
  },
  yearlyCheaper: ({ name, yearly, twelve, saving }) => ({
    title: `${name}: yıllık plan daha ucuz`,
    text: `Bilinen son yıllık fiyat ${yearly}, on iki ay ise ${twelve}. Fark yılda ${saving}.`,
  }),
  upcoming: ({ name, day, left, amount }) => ({
    title: `${name}: büyük ödeme yaklaşıyor`,
    text: `${day}${aside(left)}: ${amount}.`,
  }),
  checkIn: ({ names }) => ({
    title: 'Bu ay kullandın mı?',
    text: `${names}: tek dokunuşla söyle, gereksiz olanları birlikte görelim.`,
  }),
  insights: {
    totals: ({ count, month, year }) => `${count} aktif aboneliğin ayda ${month}, yılda ${year} tutuyor.`,
    upcoming: ({ count, days, total }) => `Önümüzdeki ${days} günde ${count} ödemen var: ${total}.`,
    next: ({ name, day, amount }) => `Sıradaki ödeme ${name}: ${day}, ${amount}.`,
    dearest: ({ name, year }) => `Yılda en çok ${name} tutuyor: ${year}.`,
    overlap: ({ names, name, saving }) =>
      `${names} aynı işi görüyor; ${name} bırakılırsa yılda ${saving} cebinde kalır.`,
    priceRise: ({ name, before, now, more }) =>
      `${name} ${before} iken ${now} oldu: yılda ${more} daha fazla ödüyorsun.`,
    yearlyCheaper: ({ name, saving }) => `${name} yıllık ödenirse yılda ${saving} daha az tutar.`,
    saved: ({ count, month }) => `İptal ettiğin ${count} abonelik artık ayda ${month} daha az ödetiyor.`,
    promised: [
      'İlk aboneliğini ekleyince ayda ve yılda ne ödediğin burada görünür.',
      'Yaklaşan ödemeler, biten denemeler ve son bildirim günleri burada sıralanır.',
      'Üst üste binen, pahalanan ve kullanılmayan abonelikler burada hesaplanır.',
    ],
  },
  labels: {
    per_month: 'Aylık toplam',
    per_year: 'Yıllık toplam',
    subscriptions: 'Abonelik sayısı',
    due: 'Ödenecek',
    payment: 'Ödeme',
    price_before: 'Eski fiyat',
    price_now: 'Yeni fiyat',
    more_per_year: 'Yıllık fark',
    saving_per_month: 'Aylık tasarruf',
    saving_per_year: 'Yıllık tasarruf',
  },
};
