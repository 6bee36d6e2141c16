import { type Advice, type Answer, addDays, type Insight, type Subscription } from '@kumbara/shared';
import { anAdvice, anAnswer, todayUtc } from './factories.ts';

/*
 * What the assistant might say of the household in `believable.ts`, for pictures.
 */

const idOf = (list: Subscription[], name: string) => list.find((one) => one.name === name)?.id ?? list[0]?.id ?? '';

export function someAdvice(list: Subscription[]): Advice[] {
  const on = (name: string, own: Partial<Advice>, action: Advice['action']['kind'], date?: string) =>
    anAdvice({
      subscription_ids: [idOf(list, name)],
      action: { kind: action, subscription_id: idOf(list, name), ...(date && { date }) },
      ...own,
    });
  return [
    on(
      'Canva',
      {
        kind: 'trial_ends',
        title: 'Canva: deneme bitiyor',
        text: 'Son gün 24 Kas 2026 (3 gün kaldı). Sonrası ayda ₺149,99.',
        amount: { value: 149.99, currency: 'TRY', per: 'month' },
      },
      'remind',
      addDays(todayUtc(), 3),
    ),
    on(
      'Spotify',
      {
        kind: 'price_rise',
        title: 'Spotify pahalandı',
        text: '₺59,99 yerine artık ₺99,00 (%65 fazla). Zammı hizmetin kendisi yaptı.',
        amount: { value: 468.12, currency: 'TRY', per: 'year' },
      },
      'cancel_guide',
    ),
    on(
      'MACFit',
      {
        kind: 'check_in',
        title: 'Bu ay kullandın mı?',
        text: 'MACFit, Superonline ve Netflix: tek dokunuşla söyle, gereksiz olanları birlikte görelim.',
        subscription_ids: ['MACFit', 'Superonline', 'Netflix'].map((name) => idOf(list, name)),
      },
      'check_in',
    ),
  ];
}

export function anAnswerFor(list: Subscription[]): Answer {
  const id = (name: string) => idOf(list, name);
  const [, spotify, macfit] = someAdvice(list);
  return anAnswer({
    question: 'Hangi aboneliği iptal etmeliyim?',
    analysis: [
      'En çok MACFit’i bırakmak kazandırır: ayda ₺900,00, yılda ₺10.800,00.',
      'Geçen ay kullanmadığını söylemiştin; 8 aboneliğin içinde en pahalısı da o.',
      '',
      'Bir de şunlara bak:',
      '– Spotify bu yıl %65 zamlandı. Bırakırsan yılda ₺1.188,00 kalır.',
      '– Canva denemesi 3 gün sonra bitiyor; sonra ayda ₺149,99.',
    ].join('\n'),
    figures: [
      { label: 'MACFit, ayda', value: 900, currency: 'TRY', source: [id('MACFit')] },
      { label: 'MACFit, yılda', value: 10800, currency: 'TRY', source: [id('MACFit')] },
      { label: 'Spotify zammı', value: 65.03, unit: 'percent', source: [id('Spotify')] },
      { label: 'Spotify, yılda', value: 1188, currency: 'TRY', source: [id('Spotify')] },
      {
        label: 'Bütün abonelikler, ayda',
        value: 1925.9,
        currency: 'TRY',
        source: list.slice(0, 4).map((one) => one.id),
      },
      { label: 'Canva, deneme sonrası', value: 149.99, currency: 'TRY', source: [id('Canva')] },
    ],
    advice: [macfit, spotify].flatMap((one) => (one ? [{ ...one, action: { ...one.action } }] : [])),
  });
}

export const someQuestions = (list: Subscription[]): Answer[] =>
  [
    'Hangi aboneliği iptal etmeliyim?',
    'Streaming için ne ödüyorum?',
    'Netflix ve Spotify’ı bıraksam yılda ne kadar kalır, bunu da ay ay görebilir miyim?',
    'Bu yıl neye zam geldi?',
    'Önümüzdeki hafta neler yenileniyor?',
    'Yıllık plan daha mı ucuz?',
  ].map((question, n) => ({
    ...anAnswerFor(list),
    id: crypto.randomUUID(),
    question,
    created_at: `2026-11-${20 - n}T18:2${n}:00.000Z`,
  }));

export const someInsights = (list: Subscription[]): Insight[] => [
  {
    text: 'Ayda ₺368,98, yılda ₺4.427,76 ödüyorsun.',
    figures: [
      { label: 'Aylık toplam', value: 368.98, currency: 'TRY', source: list.map(({ id }) => id) },
      { label: 'Yıllık toplam', value: 4427.76, currency: 'TRY', source: list.map(({ id }) => id) },
    ],
  },
  { text: 'Yılda en çok Netflix tutuyor: ₺2.759,88.', figures: [] },
  { text: 'Önümüzdeki 30 günde 3 ödemen var: ₺368,98.', figures: [] },
];
