import { describe, expect, it } from 'vitest';
import { lines, read } from '#mail/testing/a-mail.ts';

it.each([
  ['Your class has been cancelled', 'Your class on Friday at 18:00 has been cancelled by the instructor.'],
  ['Dersin iptal edildi', 'Cuma 18:00 dersin eğitmen tarafından iptal edildi.'],
  ['Tu clase ha sido cancelada', 'La clase del viernes a las 18:00 ha sido cancelada.'],
])("is no end: '%s'", (subject, text) => {
  expect(lines({ from: 'ClassPass <no-reply@classpass.com>', subject, text })).toEqual([]);
});

// Now, or at the end of what was paid.
const mails: { from: string; subject: string; text: string; date?: string; says: string[] }[] = [
  {
    from: 'Figma <no-reply@figma.com>',
    subject: 'You are now on the Starter plan',
    text: 'Your Professional plan ended on November 9, 2026. You will not be charged again.',
    says: ['cancelled · Figma'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Spotify Premium aboneliğin iptal edildi',
    text: 'Premium aboneliğini iptal ettiğin için üzgünüz. 9 Aralık 2026 tarihine kadar Premium avantajlarını kullanmaya devam edebilirsin.',
    says: ['cancelled_at_period_end · Spotify · 2026-12-09'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your Subscription is Expiring',
    text: 'Dear Jane,\nThis is a confirmation that your subscription has been canceled.\nApp: Calm\nSubscription: Calm Premium\nYou can continue to use it until December 5, 2026.',
    says: ['cancelled_at_period_end · Calm · 2026-12-05'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Your subscription from Strava will be canceled',
    text: 'Hi, your Strava subscription on Google Play will be canceled on Dec 3, 2026. You will not be charged again.',
    says: ['cancelled_at_period_end · Strava · 2026-12-03'],
  },
  {
    from: 'DAZN <noreply@dazn.com>',
    subject: 'Kündigungsbestätigung',
    text: 'Wir bestätigen deine Kündigung. Dein DAZN Abo endet am 30.11.2026. Bis zum 30.11.2026 kannst du weiter streamen.',
    says: ['cancelled_at_period_end · DAZN · 2026-11-30'],
  },
  {
    from: 'Deezer <noreply@deezer.com>',
    subject: 'Confirmation de résiliation',
    text: "Votre abonnement Deezer Premium a bien été résilié. Vous pouvez continuer à en profiter jusqu'au 12 décembre 2026.",
    says: ['cancelled_at_period_end · Deezer · 2026-12-12'],
  },
  {
    from: 'OpenAI <noreply@tm.openai.com>',
    subject: 'Your ChatGPT Plus subscription has been cancelled',
    text: 'You cancelled ChatGPT Plus. It remains available until December 1, 2026. Changed your mind? You can renew it any time before then.',
    says: ['cancelled_at_period_end · ChatGPT · 2026-12-01'],
  },
  {
    from: 'Digiturk <bilgi@digiturk.com.tr>',
    subject: 'Üyeliğiniz sonlandırıldı',
    text: 'Talebiniz üzerine Digiturk üyeliğiniz 20.11.2026 tarihinde sonlandırılmıştır.',
    says: ['cancelled · Digiturk · 2026-11-20'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Üyeliğin iptal edildi',
    text: 'Merhaba, üyeliğin iptal edildi. 5 Aralık tarihine kadar izlemeye devam edebilirsin. Fikrini değiştirirsen üyeliğini yeniden başlatabilirsin.',
    says: ['cancelled_at_period_end · Netflix · 2026-12-05'],
  },
  {
    from: 'El País <suscripciones@elpais.com>',
    subject: 'Te confirmamos la baja',
    text: 'Confirmamos la cancelación de tu suscripción. Podrás seguir leyendo hasta el 10 de diciembre de 2026.',
    says: ['cancelled_at_period_end · El País · 2026-12-10'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Aboneliğiniz iptal edildi',
    text: 'Duolingo: Dil Dersleri (Super Duolingo) aboneliğiniz iptal edildi. 3 Aralık 2026 tarihine kadar kullanmaya devam edebilirsiniz.',
    says: ['cancelled_at_period_end · Duolingo · 2026-12-03'],
  },
  {
    from: 'Kaspersky <info@kaspersky.com>',
    subject: 'Automatic renewal turned off',
    text: 'You turned off automatic renewal. Your subscription ends on January 3, 2027.',
    says: ['cancelled_at_period_end · Kaspersky · 2027-01-03'],
  },
  {
    from: 'Crunchyroll <hello@crunchyroll.com>',
    subject: "We're sorry to see you go",
    text: 'Your Mega Fan membership has been canceled and will not renew. You can keep watching until December 9, 2026.',
    says: ['cancelled_at_period_end · Crunchyroll · 2026-12-09'],
  },
  {
    from: 'PayPal <service@paypal.com>',
    subject: 'You canceled automatic payments to Hulu',
    text: 'Your automatic payments to Hulu have been canceled.',
    says: ['cancelled · Hulu'],
  },
  {
    from: 'Zeynep <zeynep@gmail.com>',
    subject: 'İlt: Makbuz',
    text: '---------- İletilen ileti ---------\nGönderen: Spotify <no-reply@spotify.com>\nTarih: 3 Kas 2026 Sal 08:00\nKonu: Spotify Premium aboneliğin iptal edildi\nAlıcı: <zeynep@gmail.com>\n\nPremium aboneliğin iptal edildi.',
    says: ['cancelled · Spotify'],
  },
  {
    from: 'BluTV <info@blutv.com>',
    subject: 'BluTV Aboneliğiniz Sona Erdi',
    text: 'Aboneliğiniz isteğiniz doğrultusunda sonlandırılmıştır. Sizi yeniden aramızda görmek isteriz.',
    says: ['cancelled · HBO Max'],
  },
  {
    from: 'Adobe <message@adobe.com>',
    subject: 'Your Adobe plan has been cancelled',
    text: 'Your Creative Cloud plan has been cancelled.',
    says: ['cancelled · Adobe Creative Cloud'],
  },
  {
    from: 'Duolingo <hello@duolingo.com>',
    subject: 'Your Super Duolingo subscription was canceled',
    text: 'Your Super Duolingo subscription has been canceled. You will have access until Dec 11, 2026.',
    says: ['cancelled_at_period_end · Duolingo · 2026-12-11'],
  },
  {
    from: 'Headspace <help@headspace.com>',
    subject: 'We received your cancellation',
    text: 'Your subscription will end on Dec 15, 2026.',
    says: ['cancelled_at_period_end · Headspace · 2026-12-15'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Votre abonnement à Deezer a été annulé',
    text: 'Votre abonnement à Deezer a été annulé. Il prendra fin le 12 déc. 2026.',
    says: ['cancelled_at_period_end · Deezer · 2026-12-12'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Strava: Run, Bike, Hike-előfizetésedet töröljük',
    text: 'Strava-előfizetésedet töröljük',
    says: ['cancelled_at_period_end · Strava'],
  },
  {
    from: 'ChatGPT <noreply@tm.openai.com>',
    subject: 'Your plan will not renew',
    text: 'Your ChatGPT Plus subscription is set to cancel on December 4, 2026.',
    says: ['cancelled_at_period_end · ChatGPT · 2026-12-04'],
  },
  {
    from: 'FitX <noreply@fitx.de>',
    subject: 'Kündigung eingegangen',
    text: 'Wir haben deine Kündigung erhalten. Deine Mitgliedschaft endet zum 31.12.2026.',
    says: ['cancelled_at_period_end · FitX · 2026-12-31'],
  },
  {
    from: 'Globoplay <globoplay@globo.com>',
    subject: 'Cancelamento da assinatura',
    text: 'Confirmamos o cancelamento da sua assinatura. Você pode assistir até 12/12/2026.',
    says: ['cancelled_at_period_end · Globoplay · 2026-12-12'],
  },
  {
    from: 'Disney+ <disneyplus@mail.disneyplus.com>',
    subject: 'Il tuo abbonamento è stato annullato',
    text: 'Potrai continuare a guardare fino al 9 dicembre 2026.',
    says: ['cancelled_at_period_end · Disney+ · 2026-12-09'],
  },
  {
    from: 'Hepsiburada <bilgi@hepsiburada.com>',
    subject: 'Hepsiburada Premium üyeliğin iptal edildi',
    text: 'Premium üyeliğin isteğin üzerine iptal edildi.',
    says: ['cancelled · Hepsiburada Premium'],
  },
];

describe('mails that confirm the end of a subscription', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});

describe('a condition below a receipt', () => {
  const netflix = 'Netflix <info@account.netflix.com>';
  const conditions: [subject: string, text: string][] = [
    [
      'Merci Élodie',
      'Montant réglé : 14,39 EUR\nVotre abonnement est reconduit chaque mois sauf résiliation de votre part.',
    ],
    [
      'Gracias, Lucía',
      'Total: 14,39 EUR\nTu suscripción se renueva cada mes salvo cancelación confirmada por tu parte.',
    ],
  ];
  it.each(conditions)('ends nothing: %s', (subject, text) => {
    expect(read({ from: netflix, subject, text }).map(({ kind }) => kind)).toEqual(['charge']);
  });
});

it.each([
  ['Suscripción desactivada', 'Hemos desactivado tu suscripción.'],
  ['Abonnement désactivé', 'Votre abonnement a été désactivé.'],
  ['Mitgliedschaft deaktiviert', 'Deine Mitgliedschaft wurde deaktiviert.'],
  ['Assinatura desativada', 'Sua assinatura foi desativada.'],
])('takes %s for no beginning', (subject, text) => {
  expect(read({ from: 'Deezer <no-reply@deezer.com>', subject, text }).map(({ kind }) => kind)).not.toContain(
    'started',
  );
});

describe('the end of what somebody else has', () => {
  const kinds = (subject: string, text: string) =>
    read({ from: 'Deezer <no-reply@deezer.com>', subject, text }).map(({ kind }) => kind);
  const ends = ['cancelled', 'cancelled_at_period_end'];
  it.each([
    ['Marta left your Family plan', 'Marta’s Premium ended today. Your plan stays at $17.99 per month.'],
    ['A member left', 'Oscar has left your Team plan, and his seat was cancelled. You will be credited $12.00.'],
    ['Your Family plan', 'Oscar was removed from your Family plan. His Premium subscription has ended.'],
    ['Aile grubundan bir üye çıkarıldı', 'Ece’nin Premium üyeliği sona erdi.'],
    ['Planın', 'Ozan aile planından ayrıldı ve Premium üyeliği sona erdi.'],
    ['Dein Family-Abo', 'Jonas hat dein Family-Abo verlassen. Sein Premium-Abo wurde beendet.'],
    ['Ton offre Famille', 'Chloé a quitté ton abonnement Famille. Son abonnement Premium est résilié.'],
    ['Tu plan Familiar', 'Lucía ha salido de tu plan Familiar. Su suscripción Premium ha sido cancelada.'],
    ['Il tuo piano Family', 'Paolo ha lasciato il tuo piano Family. Il suo abbonamento è stato annullato.'],
  ])('is none of the reader’s: %s', (subject, text) => {
    expect(kinds(subject, text).filter((kind) => ends.includes(kind))).toEqual([]);
  });

  it.each([
    ['Join Kim’s plan', 'By accepting, your current subscription will be cancelled on December 9, 2026.'],
    ['Planına katıl', 'Katıldığında mevcut aboneliğin 9 Aralık 2026’da iptal edilecek.'],
    ['Planına katıl', 'Kabul ettikten sonra şu anki aboneliğiniz sona erecektir.'],
    ['Un abonnement pour deux', 'En acceptant, votre abonnement actuel sera résilié.'],
    ['Un plan para dos', 'Al aceptar, tu suscripción actual será cancelada.'],
    ['Ein Abo für zwei', 'Sobald du annimmst, wird dein Abo gekündigt.'],
  ])('waits for what the reader would do: %s', (subject, text) => {
    expect(kinds(subject, text).filter((kind) => ends.includes(kind))).toEqual([]);
  });

  it.each([
    ['Your account', 'Your subscription has not been cancelled.'],
    ['Dein Konto', 'Dein Abo wurde nicht gekündigt.'],
    ['Votre compte', 'Votre abonnement n’a pas été résilié.'],
    ['Tu cuenta', 'Tu suscripción no ha sido cancelada.'],
    ['Il tuo account', 'Il tuo abbonamento non è stato annullato.'],
    ['Sua conta', 'Sua assinatura não foi cancelada.'],
    ['Je account', 'Je abonnement is niet opgezegd.'],
    ['Hesabın', 'Aboneliğin iptal edilmiş değil.'],
    ['Başvurun', 'Başvurduğun Premium Editör ilanı iptal edildi.'],
    ['Job posting cancelled', 'The job posting “Premium subscription editor” was cancelled.'],
    ['Kanal üyeliğin iptal edildi', 'Gezgin kanalına üyeliğin iptal edildi.'],
    ['Channel membership cancelled', 'Your channel membership to Wayfarer was cancelled.'],
    ['Extra member removed', 'The extra member subscription was cancelled. Your own subscription continues.'],
    ['Ek paketin', 'Sesli kitap ek paketin iptal edildi. Premium üyeliğin devam ediyor.'],
    ['Dein Zusatzpaket', 'Das Zusatzpaket wurde gekündigt. Dein Abo läuft weiter.'],
    ['Votre option', 'Votre option a été résiliée. Votre abonnement continue.'],
    ['Tu extra', 'Hemos cancelado el paquete extra de tu suscripción. Tu suscripción sigue activa.'],
  ])('did not happen, or to a part only: %s', (subject, text) => {
    expect(kinds(subject, text).filter((kind) => ends.includes(kind))).toEqual([]);
  });

  it('still happens at the end of what was paid', () => {
    expect(
      kinds('Cancelled', 'You cancelled your subscription. Your plan stays active until January 3, 2027.'),
    ).toEqual(['cancelled_at_period_end']);
  });

  it.each([
    ['Your Premium plan', 'You left Premium: your subscription has been cancelled.'],
    ['Deezer’s Premium subscription has been cancelled', 'Your subscription has been cancelled.'],
    ['Üyelikten ayrıldın', 'Premium aboneliğin iptal edildi.'],
  ])('and the reader’s own still ends: %s', (subject, text) => {
    expect(kinds(subject, text)).toEqual(['cancelled']);
  });
});

describe('an end after which the reader may go on', () => {
  const from = 'Readly <info@readly.com>';

  it.each([
    [
      'Aboneliğiniz bitiyor',
      'Yıllık dergi aboneliğiniz 5 Aralık 2026’da sona erecek. Uzatmak isterseniz bir yıl 750 TL.',
    ],
    [
      'Your subscription is ending',
      'Your half-year subscription will end on 5 December 2026. Should you wish to extend, six months are £40.',
    ],
    [
      'Ihr Abo endet',
      'Ihr Halbjahresabo endet am 5. Dezember 2026. Falls Sie weiterlesen möchten: sechs Monate kosten 45 €.',
    ],
    [
      'Votre abonnement se termine',
      'Votre abonnement se terminera le 5 décembre 2026. Si vous voulez le prolonger, six mois coûtent 45 €.',
    ],
    [
      'Tu suscripción termina',
      'Tu suscripción semestral finalizará el 5 de diciembre de 2026. Si quieres renovarla, seis meses cuestan 45 €.',
    ],
    [
      'Il tuo abbonamento scade',
      'Il tuo abbonamento semestrale terminerà il 5 dicembre 2026. Se desideri rinnovarlo, sei mesi costano 45 €.',
    ],
    [
      'Sua assinatura termina',
      'Sua assinatura semestral terminará em 5 de dezembro de 2026. Caso deseje renovar, seis meses custam R$ 120,00.',
    ],
  ])('was cancelled by nobody: %s', (subject, text) => {
    expect(lines({ from, subject, text })).toEqual([]);
  });

  it.each([
    [
      'Aboneliğin sona erecek',
      'Otomatik yenilemeyi kapattın. Aboneliğin 5 Aralık 2026’da sona erecek. Uzatmak istersen hesabına gir.',
    ],
    [
      'Your subscription will end',
      'Your subscription will not renew and will end on 5 December 2026. If you’d like to continue, sign in.',
    ],
    [
      'Dein Abo endet',
      'Du hast dein Abo gekündigt. Es endet am 5. Dezember 2026. Wenn du verlängern möchtest, melde dich an.',
    ],
  ])('was cancelled where somebody chose it: %s', (subject, text) => {
    expect(lines({ from, subject, text })).toEqual(['cancelled_at_period_end · Readly · 2026-12-05']);
  });
});
