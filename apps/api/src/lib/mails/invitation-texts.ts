import type { Language } from '@kumbara/shared';

type InvitationText = {
  subject: string;
  /** `{name}` and `{email}` are the owner's. */
  invites: string;
  lines: string[];
  action: string;
  note: string;
  sender: string;
};

/** An invitation into a family, to somebody who may never have heard of us. A missing text does not compile. */
export const invitationTexts: Record<Language, InvitationText> = {
  tr: {
    subject: 'Kumbara’da bir aileye davet edildin',
    invites: '{name} ({email}) seni Kumbara’daki ailesine davet ediyor.',
    lines: [
      'Kumbara, aboneliklerinin ne tuttuğunu gösterir. Aileye katılırsan Pro plandaki her şey ücretsiz olarak senin de olur.',
      'Aboneliklerini kendiliğinden kimse göremez; ailenin neyi göreceğine tek tek sen karar verirsin.',
    ],
    action: 'Daveti aç',
    note: 'Davet yedi gün geçerlidir ve yalnızca bu adresle açılmış bir hesapta işler. Bu kişiyi tanımıyorsan mesajı yok say.',
    sender: 'Kumbara',
  },
  en: {
    subject: 'You are invited to a family on Kumbara',
    invites: '{name} ({email}) invites you to their family on Kumbara.',
    lines: [
      'Kumbara shows what your subscriptions cost. If you join, everything in the Pro plan is yours too, free of charge.',
      'Nobody sees your subscriptions by themselves; you decide for each one whether the family is shown it.',
    ],
    action: 'Open the invitation',
    note: 'The invitation is good for seven days, for an account with this address only. If you do not know this person, ignore this message.',
    sender: 'Kumbara',
  },
  es: {
    subject: 'Te invitan a una familia en Kumbara',
    invites: '{name} ({email}) te invita a su familia en Kumbara.',
    lines: [
      'Kumbara muestra lo que cuestan tus suscripciones. Si te unes, todo lo que incluye el plan Pro también es tuyo, gratis.',
      'Nadie ve tus suscripciones por sí solas: tú decides, una a una, cuáles ve la familia.',
    ],
    action: 'Abrir la invitación',
    note: 'La invitación vale siete días y solo para una cuenta con esta dirección. Si no conoces a esta persona, ignora el mensaje.',
    sender: 'Kumbara',
  },
  fr: {
    subject: 'Vous êtes invité dans une famille sur Kumbara',
    invites: '{name} ({email}) vous invite dans sa famille sur Kumbara.',
    lines: [
      'Kumbara montre ce que coûtent vos abonnements. Si vous acceptez, tout ce que contient l’offre Pro est aussi à vous, gratuitement.',
      'Personne ne voit vos abonnements d’office : vous décidez, un par un, de ce que la famille voit.',
    ],
    action: 'Ouvrir l’invitation',
    note: 'L’invitation est valable sept jours, uniquement pour un compte avec cette adresse. Si vous ne connaissez pas cette personne, ignorez ce message.',
    sender: 'Kumbara',
  },
  de: {
    subject: 'Du bist in eine Familie bei Kumbara eingeladen',
    invites: '{name} ({email}) lädt dich in die eigene Familie bei Kumbara ein.',
    lines: [
      'Kumbara zeigt, was deine Abos kosten. Wenn du beitrittst, gehört alles aus dem Tarif Pro kostenlos auch dir.',
      'Von selbst sieht niemand deine Abos: Du entscheidest bei jedem einzelnen, ob die Familie es sieht.',
    ],
    action: 'Einladung öffnen',
    note: 'Die Einladung gilt sieben Tage und nur für ein Konto mit dieser Adresse. Wenn du die Person nicht kennst, ignoriere diese Nachricht.',
    sender: 'Kumbara',
  },
  it: {
    subject: 'Ti hanno invitato in una famiglia su Kumbara',
    invites: '{name} ({email}) ti invita nella sua famiglia su Kumbara.',
    lines: [
      'Kumbara mostra quanto costano i tuoi abbonamenti. Se entri, tutto quello che c’è nel piano Pro è anche tuo, gratis.',
      'Nessuno vede i tuoi abbonamenti da sé: decidi tu, uno per uno, che cosa vede la famiglia.',
    ],
    action: 'Apri l’invito',
    note: 'L’invito vale sette giorni e solo per un account con questo indirizzo. Se non conosci questa persona, ignora il messaggio.',
    sender: 'Kumbara',
  },
  pt: {
    subject: 'Foi convidado para uma família na Kumbara',
    invites: '{name} ({email}) convida-o para a sua família na Kumbara.',
    lines: [
      'A Kumbara mostra quanto custam as suas subscrições. Se entrar, tudo o que há no plano Pro também é seu, sem pagar.',
      'Ninguém vê as suas subscrições por si só: é você que decide, uma a uma, o que a família vê.',
    ],
    action: 'Abrir o convite',
    note: 'O convite é válido durante sete dias e apenas para uma conta com este endereço. Se não conhece esta pessoa, ignore a mensagem.',
    sender: 'Kumbara',
  },
};
