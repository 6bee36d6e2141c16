import type { Language } from '@kumbara/shared';

/** Mails about the account itself. Those with a link carry one that opens a page of the web app. */
export const accountMailKinds = [
  'verify_email',
  'reset_password',
  'password_changed',
  'preregistration_dropped',
  'cancelled_by_mail',
  'family_joined',
  'family_removed',
  'family_ended',
  'family_paused',
  'plan_premium',
  'plan_pro',
  'plan_ended',
  'payment_failed',
  'account_deleted',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

export type AccountMailText = {
  subject: string;
  /** Paragraphs. `{name}` is the person's own, `{day}` that on which a grace ends. */
  lines: string[];
  /** What the link is called, in mails that carry one. */
  action?: string;
  /** Below it, smaller. */
  note?: string;
};

type Texts = Record<AccountMailKind, AccountMailText> & { greeting: string; sender: string };

/** A missing text does not compile. */
export const accountMailTexts: Record<Language, Texts> = {
  tr: {
    greeting: 'Merhaba {name},',
    sender: 'Kumbara',
    verify_email: {
      subject: 'E-posta adresini doğrula',
      lines: ['Kumbara’ya hoş geldin. Bu adresin sana ait olduğunu doğrulamak için aşağıdaki bağlantıyı aç.'],
      action: 'E-postamı doğrula',
      note: 'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Bu hesabı sen açmadıysan bu mesajı yok say.',
    },
    reset_password: {
      subject: 'Yeni şifre belirle',
      lines: ['Kumbara hesabın için yeni bir şifre belirlemek istedin.'],
      action: 'Yeni şifre belirle',
      note: 'Bağlantı bir saat geçerlidir ve bir kez kullanılabilir. Bunu sen istemediysen hiçbir şey yapmana gerek yok; şifren değişmez.',
    },
    password_changed: {
      subject: 'Şifren değişti',
      lines: [
        'Kumbara hesabının şifresi az önce değiştirildi ve diğer cihazlardaki oturumlar kapatıldı.',
        'Bunu sen yapmadıysan giriş ekranında “Şifremi unuttum” ile hemen yeni bir şifre belirle.',
      ],
    },
    cancelled_by_mail: {
      subject: 'Bir aboneliğin iptal edilmiş görünüyor',
      lines: [
        'Posta kutunda, hizmetin kendisinden geldiği kanıtlanan bir iptal onayı bulduk ve listendeki aboneliği iptal edilmiş olarak işaretledik.',
        'Kumbara’yı açıp hangi mailin buna yol açtığını görebilir, tek dokunuşla geri alabilirsin.',
      ],
    },
    preregistration_dropped: {
      subject: 'Hesabına Google ile girildi',
      lines: [
        'Bu e-posta adresiyle daha önce doğrulanmamış bir hesap açılmıştı. Adresin sana ait olduğunu Google doğruladığı için eski şifre, oturumlar ve bağlantılar kaldırıldı; abonelikler yerinde.',
      ],
    },
    family_joined: {
      subject: 'Davetin kabul edildi',
      lines: [
        'Davet ettiğin biri Kumbara’daki ailene katıldı. Kimin katıldığını ve neyi paylaştığını aile sayfanda görürsün.',
      ],
    },
    family_removed: {
      subject: 'Bir aileden çıkarıldın',
      lines: [
        'Kumbara’da içinde olduğun ailenin sahibi seni aileden çıkardı. Artık kendi planındasın; ailedekiler aboneliklerini görmüyor.',
        'Aboneliklerinin hepsi yerinde duruyor.',
      ],
    },
    family_ended: {
      subject: 'Ailen sona erdi',
      lines: [
        'Kumbara’da içinde olduğun ailenin sahibi artık yok. Kendi planındasın; kimse aboneliklerini görmüyor.',
        'Aboneliklerinin hepsi yerinde duruyor.',
      ],
    },
    family_paused: {
      subject: 'Ailenin planı sona erdi',
      lines: [
        'Kumbara’da içinde olduğun ailenin planı sona erdi. Artık kendi planındasın; kimse aboneliklerini görmüyor.',
        'Aboneliklerinin hepsi yerinde duruyor. Plan yeniden başlarsa aile kaldığı yerden sürer.',
      ],
      action: 'Planlara bak',
    },
    plan_premium: {
      subject: 'Premium planın etkin',
      lines: [
        'Artık Premium plandasın: sınırsız abonelik, yapay zekâ önerileri, kullanılmayan abonelik tespiti, tasarruf hesabı ve öncelikli destek seni bekliyor.',
        'Faturalarını ve kartını Kumbara’daki fiyatlandırma sayfasından yönetebilirsin.',
      ],
    },
    plan_pro: {
      subject: 'Pro planın etkin',
      lines: [
        'Artık Pro plandasın: Premium’daki her şeyin yanında raporlar ve CSV, beş kişilik aile planı, gelişmiş analiz, API ve entegrasyonlar da açık.',
        'Faturalarını ve kartını Kumbara’daki fiyatlandırma sayfasından yönetebilirsin.',
      ],
    },
    plan_ended: {
      subject: 'Ücretli planın sona erdi',
      lines: [
        'Hesabın yeniden ücretsiz planda. Hiçbir şey silinmedi: bütün aboneliklerin yerinde duruyor, yalnızca sınırın üzerine yenisini ekleyemezsin.',
      ],
      action: 'Planlara bak',
    },
    payment_failed: {
      subject: 'Plan ödemen alınamadı',
      lines: [
        'Kumbara planının yenileme ödemesi kartından alınamadı. Planın {day} gününe kadar açık kalıyor; o güne kadar kartını güncellersen hiçbir şey değişmez.',
      ],
      action: 'Kartımı güncelle',
    },
    account_deleted: {
      subject: 'Hesabın silindi',
      lines: ['Kumbara hesabın ve ona ait bütün veriler silindi. Bu, sana gönderdiğimiz son mesajdır. Hoşça kal.'],
    },
  },
  en: {
    greeting: 'Hello {name},',
    sender: 'Kumbara',
    verify_email: {
      subject: 'Confirm your e-mail address',
      lines: ['Welcome to Kumbara. Open the link below to confirm that this address is yours.'],
      action: 'Confirm my e-mail',
      note: 'The link works once and for 24 hours. If you did not open this account, ignore this message.',
    },
    reset_password: {
      subject: 'Choose a new password',
      lines: ['You asked to choose a new password for your Kumbara account.'],
      action: 'Choose a new password',
      note: 'The link works once and for one hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
    },
    password_changed: {
      subject: 'Your password was changed',
      lines: [
        'The password of your Kumbara account has just been changed, and sessions on other devices were ended.',
        'If this was not you, choose a new one at once with “Forgotten your password?” on the sign-in screen.',
      ],
    },
    cancelled_by_mail: {
      subject: 'One of your subscriptions was cancelled',
      lines: [
        'In your mailbox we found a confirmation of a cancellation that provably comes from the service itself, and marked the subscription on your list as cancelled.',
        'Open Kumbara to see which mail caused this, and to undo it with one click.',
      ],
    },
    preregistration_dropped: {
      subject: 'Your account was entered with Google',
      lines: [
        'An account with this address had been opened before and never confirmed. Google has now confirmed that the address is yours, so its old password, sessions and connections were removed; the subscriptions are still there.',
      ],
    },
    family_joined: {
      subject: 'Your invitation was accepted',
      lines: [
        'Somebody you invited has joined your family on Kumbara. Your family page shows who it is and what they share.',
      ],
    },
    family_removed: {
      subject: 'You were removed from a family',
      lines: [
        'The owner of your family on Kumbara has removed you from it. You are on your own plan now, and nobody there sees your subscriptions any more.',
        'All your subscriptions are still there.',
      ],
    },
    family_ended: {
      subject: 'Your family has ended',
      lines: [
        'The owner of your family on Kumbara is no longer there. You are on your own plan now, and nobody sees your subscriptions.',
        'All your subscriptions are still there.',
      ],
    },
    family_paused: {
      subject: 'The plan of your family has ended',
      lines: [
        'The plan of your family on Kumbara has ended. You are on your own plan now, and nobody sees your subscriptions.',
        'All your subscriptions are still there. If the plan begins again, the family goes on where it stopped.',
      ],
      action: 'See the plans',
    },
    plan_premium: {
      subject: 'Your Premium plan is active',
      lines: [
        'You are on Premium now: unlimited subscriptions, AI suggestions, unused-subscription detection, savings and priority support.',
        'Invoices and card are managed from the pricing page in Kumbara.',
      ],
    },
    plan_pro: {
      subject: 'Your Pro plan is active',
      lines: [
        'You are on Pro now: everything in Premium, and reports and CSV, a family plan for five, advanced analytics, API access and integrations.',
        'Invoices and card are managed from the pricing page in Kumbara.',
      ],
    },
    plan_ended: {
      subject: 'Your paid plan has ended',
      lines: [
        'Your account is on the free plan again. Nothing was deleted: all your subscriptions are still there, only adding beyond the limit is blocked.',
      ],
      action: 'See the plans',
    },
    payment_failed: {
      subject: 'The payment of your plan failed',
      lines: [
        'The renewal of your Kumbara plan could not be collected from your card. Your plan stays open until {day}; update your card by then and nothing changes.',
      ],
      action: 'Update my card',
    },
    account_deleted: {
      subject: 'Your account was deleted',
      lines: [
        'Your Kumbara account and everything that belonged to it have been deleted. This is our last message to you. Farewell.',
      ],
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    sender: 'Kumbara',
    verify_email: {
      subject: 'Confirma tu dirección de correo',
      lines: ['Te damos la bienvenida a Kumbara. Abre el enlace para confirmar que esta dirección es tuya.'],
      action: 'Confirmar mi correo',
      note: 'El enlace sirve una sola vez durante 24 horas. Si no has abierto esta cuenta, ignora este mensaje.',
    },
    reset_password: {
      subject: 'Elige una contraseña nueva',
      lines: ['Has pedido elegir una contraseña nueva para tu cuenta de Kumbara.'],
      action: 'Elegir contraseña nueva',
      note: 'El enlace sirve una sola vez durante una hora. Si no lo has pedido, no tienes que hacer nada: tu contraseña no cambia.',
    },
    password_changed: {
      subject: 'Tu contraseña ha cambiado',
      lines: [
        'La contraseña de tu cuenta de Kumbara se acaba de cambiar y se han cerrado las sesiones en otros dispositivos.',
        'Si no has sido tú, elige otra enseguida con «¿Has olvidado la contraseña?» en la pantalla de acceso.',
      ],
    },
    cancelled_by_mail: {
      subject: 'Una de tus suscripciones se ha cancelado',
      lines: [
        'En tu correo hemos encontrado una confirmación de cancelación que procede de forma demostrable del propio servicio, y hemos marcado la suscripción de tu lista como cancelada.',
        'Abre Kumbara para ver qué correo lo causó y deshacerlo con un clic.',
      ],
    },
    preregistration_dropped: {
      subject: 'Has entrado en tu cuenta con Google',
      lines: [
        'Antes se había abierto una cuenta con esta dirección que nunca se confirmó. Google ha confirmado ahora que la dirección es tuya: hemos quitado su contraseña, sus sesiones y sus conexiones; las suscripciones siguen ahí.',
      ],
    },
    family_joined: {
      subject: 'Han aceptado tu invitación',
      lines: [
        'Alguien a quien invitaste se ha unido a tu familia en Kumbara. En la página de tu familia ves quién es y qué comparte.',
      ],
    },
    family_removed: {
      subject: 'Te han quitado de una familia',
      lines: [
        'Quien creó tu familia en Kumbara te ha quitado de ella. Ahora tienes tu propio plan y allí ya nadie ve tus suscripciones.',
        'Todas tus suscripciones siguen en su sitio.',
      ],
    },
    family_ended: {
      subject: 'Tu familia ha terminado',
      lines: [
        'Quien creó tu familia en Kumbara ya no está. Ahora tienes tu propio plan y nadie ve tus suscripciones.',
        'Todas tus suscripciones siguen en su sitio.',
      ],
    },
    family_paused: {
      subject: 'El plan de tu familia ha terminado',
      lines: [
        'El plan de tu familia en Kumbara ha terminado. Ahora tienes tu propio plan y nadie ve tus suscripciones.',
        'Todas tus suscripciones siguen en su sitio. Si el plan vuelve a empezar, la familia continúa donde se quedó.',
      ],
      action: 'Ver los planes',
    },
    plan_premium: {
      subject: 'Tu plan Premium está activo',
      lines: [
        'Ya tienes Premium: suscripciones ilimitadas, sugerencias de IA, detección de suscripciones sin usar, cálculo de ahorro y asistencia prioritaria.',
        'Las facturas y la tarjeta se gestionan desde la página de precios de Kumbara.',
      ],
    },
    plan_pro: {
      subject: 'Tu plan Pro está activo',
      lines: [
        'Ya tienes Pro: todo lo de Premium, además de informes y CSV, plan familiar para cinco, análisis avanzado, acceso a la API e integraciones.',
        'Las facturas y la tarjeta se gestionan desde la página de precios de Kumbara.',
      ],
    },
    plan_ended: {
      subject: 'Tu plan de pago ha terminado',
      lines: [
        'Tu cuenta vuelve a estar en el plan gratuito. No se ha borrado nada: todas tus suscripciones siguen ahí; solo no se puede añadir por encima del límite.',
      ],
      action: 'Ver los planes',
    },
    payment_failed: {
      subject: 'No se pudo cobrar tu plan',
      lines: [
        'No hemos podido cobrar en tu tarjeta la renovación de tu plan de Kumbara. Tu plan sigue abierto hasta el {day}; si actualizas la tarjeta antes, no cambia nada.',
      ],
      action: 'Actualizar mi tarjeta',
    },
    account_deleted: {
      subject: 'Tu cuenta se ha eliminado',
      lines: [
        'Tu cuenta de Kumbara y todo lo que le pertenecía se han eliminado. Este es nuestro último mensaje. Hasta siempre.',
      ],
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    sender: 'Kumbara',
    verify_email: {
      subject: 'Confirmez votre adresse e-mail',
      lines: ['Bienvenue chez Kumbara. Ouvrez le lien ci-dessous pour confirmer que cette adresse est la vôtre.'],
      action: 'Confirmer mon e-mail',
      note: 'Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas ouvert ce compte, ignorez ce message.',
    },
    reset_password: {
      subject: 'Choisissez un nouveau mot de passe',
      lines: ['Vous avez demandé à choisir un nouveau mot de passe pour votre compte Kumbara.'],
      action: 'Choisir un nouveau mot de passe',
      note: 'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, il n’y a rien à faire : votre mot de passe ne change pas.',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      lines: [
        'Le mot de passe de votre compte Kumbara vient d’être modifié et les sessions sur d’autres appareils ont été fermées.',
        'Si ce n’était pas vous, choisissez-en un nouveau sans attendre avec « Mot de passe oublié ? » sur l’écran de connexion.',
      ],
    },
    cancelled_by_mail: {
      subject: 'Un de vos abonnements a été résilié',
      lines: [
        'Dans votre boîte mail, nous avons trouvé une confirmation de résiliation qui provient de façon prouvée du service lui-même, et nous avons marqué l’abonnement de votre liste comme résilié.',
        'Ouvrez Kumbara pour voir quel e-mail en est la cause et l’annuler en un clic.',
      ],
    },
    preregistration_dropped: {
      subject: 'Connexion à votre compte avec Google',
      lines: [
        'Un compte avait été ouvert avec cette adresse sans jamais être confirmé. Google vient de confirmer que l’adresse est la vôtre : son ancien mot de passe, ses sessions et ses connexions ont été supprimés ; les abonnements sont toujours là.',
      ],
    },
    family_joined: {
      subject: 'Votre invitation a été acceptée',
      lines: [
        'Une personne que vous aviez invitée a rejoint votre famille sur Kumbara. La page de votre famille montre qui c’est et ce qu’elle partage.',
      ],
    },
    family_removed: {
      subject: 'Vous avez été retiré d’une famille',
      lines: [
        'La personne qui a créé votre famille sur Kumbara vous en a retiré. Vous avez maintenant votre propre offre, et plus personne n’y voit vos abonnements.',
        'Tous vos abonnements sont toujours là.',
      ],
    },
    family_ended: {
      subject: 'Votre famille a pris fin',
      lines: [
        'La personne qui avait créé votre famille sur Kumbara n’est plus là. Vous avez maintenant votre propre offre, et personne ne voit vos abonnements.',
        'Tous vos abonnements sont toujours là.',
      ],
    },
    family_paused: {
      subject: 'L’offre de votre famille a pris fin',
      lines: [
        'L’offre de votre famille sur Kumbara a pris fin. Vous avez maintenant votre propre offre, et personne ne voit vos abonnements.',
        'Tous vos abonnements sont toujours là. Si l’offre reprend, la famille continue là où elle s’était arrêtée.',
      ],
      action: 'Voir les offres',
    },
    plan_premium: {
      subject: 'Votre offre Premium est active',
      lines: [
        'Vous êtes maintenant en Premium : abonnements illimités, suggestions de l’IA, détection des abonnements inutilisés, calcul des économies et assistance prioritaire.',
        'Les factures et la carte se gèrent depuis la page des tarifs de Kumbara.',
      ],
    },
    plan_pro: {
      subject: 'Votre offre Pro est active',
      lines: [
        'Vous êtes maintenant en Pro : tout ce qu’offre Premium, plus les rapports et le CSV, une offre famille pour cinq, des analyses avancées, l’accès à l’API et les intégrations.',
        'Les factures et la carte se gèrent depuis la page des tarifs de Kumbara.',
      ],
    },
    plan_ended: {
      subject: 'Votre offre payante a pris fin',
      lines: [
        'Votre compte est revenu à l’offre gratuite. Rien n’a été supprimé : tous vos abonnements sont toujours là, seul l’ajout au-delà de la limite est bloqué.',
      ],
      action: 'Voir les offres',
    },
    payment_failed: {
      subject: 'Le paiement de votre offre a échoué',
      lines: [
        'Le renouvellement de votre offre Kumbara n’a pas pu être prélevé sur votre carte. L’offre reste ouverte jusqu’au {day} ; mettez la carte à jour d’ici là et rien ne change.',
      ],
      action: 'Mettre ma carte à jour',
    },
    account_deleted: {
      subject: 'Votre compte a été supprimé',
      lines: [
        'Votre compte Kumbara et tout ce qui lui appartenait ont été supprimés. Ceci est notre dernier message. Bonne continuation.',
      ],
    },
  },
  de: {
    greeting: 'Hallo {name},',
    sender: 'Kumbara',
    verify_email: {
      subject: 'Bestätige deine E-Mail-Adresse',
      lines: ['Willkommen bei Kumbara. Öffne den Link, um zu bestätigen, dass diese Adresse dir gehört.'],
      action: 'E-Mail bestätigen',
      note: 'Der Link gilt einmal und 24 Stunden lang. Wenn du dieses Konto nicht eröffnet hast, ignoriere diese Nachricht.',
    },
    reset_password: {
      subject: 'Wähle ein neues Passwort',
      lines: ['Du möchtest für dein Kumbara-Konto ein neues Passwort wählen.'],
      action: 'Neues Passwort wählen',
      note: 'Der Link gilt einmal und eine Stunde lang. Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    },
    password_changed: {
      subject: 'Dein Passwort wurde geändert',
      lines: [
        'Das Passwort deines Kumbara-Kontos wurde gerade geändert; Sitzungen auf anderen Geräten wurden beendet.',
        'Wenn du das nicht warst, wähle sofort ein neues: mit „Passwort vergessen?“ auf der Anmeldeseite.',
      ],
    },
    cancelled_by_mail: {
      subject: 'Eines deiner Abos wurde gekündigt',
      lines: [
        'In deinem Postfach haben wir die Bestätigung einer Kündigung gefunden, die nachweislich vom Anbieter selbst stammt, und das Abo auf deiner Liste als gekündigt markiert.',
        'Öffne Kumbara, um zu sehen, welche Mail das war, und um es mit einem Klick rückgängig zu machen.',
      ],
    },
    preregistration_dropped: {
      subject: 'Anmeldung mit Google in deinem Konto',
      lines: [
        'Mit dieser Adresse war schon ein Konto eröffnet, aber nie bestätigt worden. Google hat nun bestätigt, dass die Adresse dir gehört: Das alte Passwort, die Sitzungen und Verbindungen wurden entfernt, die Abos sind noch da.',
      ],
    },
    family_joined: {
      subject: 'Deine Einladung wurde angenommen',
      lines: [
        'Jemand, den du eingeladen hast, gehört jetzt zu deiner Familie bei Kumbara. Wer es ist und was geteilt wird, zeigt deine Familienseite.',
      ],
    },
    family_removed: {
      subject: 'Du wurdest aus einer Familie entfernt',
      lines: [
        'Wem deine Familie bei Kumbara gehört, hat dich daraus entfernt. Du hast jetzt wieder deinen eigenen Tarif, und dort sieht niemand mehr deine Abos.',
        'Deine Abos sind alle noch da.',
      ],
    },
    family_ended: {
      subject: 'Deine Familie wurde aufgelöst',
      lines: [
        'Wem deine Familie bei Kumbara gehörte, ist nicht mehr dabei. Du hast jetzt wieder deinen eigenen Tarif, und niemand sieht deine Abos.',
        'Deine Abos sind alle noch da.',
      ],
    },
    family_paused: {
      subject: 'Der Tarif deiner Familie ist ausgelaufen',
      lines: [
        'Der Tarif deiner Familie bei Kumbara ist ausgelaufen. Du hast jetzt wieder deinen eigenen Tarif, und niemand sieht deine Abos.',
        'Deine Abos sind alle noch da. Beginnt der Tarif wieder, geht es mit der Familie weiter, wo sie aufgehört hat.',
      ],
      action: 'Tarife ansehen',
    },
    plan_premium: {
      subject: 'Dein Premium-Tarif ist aktiv',
      lines: [
        'Du hast jetzt Premium: unbegrenzt viele Abos, KI-Vorschläge, Erkennung ungenutzter Abos, Sparrechnung und bevorzugte Hilfe.',
        'Rechnungen und Karte verwaltest du auf der Preisseite von Kumbara.',
      ],
    },
    plan_pro: {
      subject: 'Dein Pro-Tarif ist aktiv',
      lines: [
        'Du hast jetzt Pro: alles aus Premium, dazu Berichte und CSV, Familientarif für fünf, erweiterte Auswertungen, API-Zugang und Anbindungen.',
        'Rechnungen und Karte verwaltest du auf der Preisseite von Kumbara.',
      ],
    },
    plan_ended: {
      subject: 'Dein bezahlter Tarif ist ausgelaufen',
      lines: [
        'Dein Konto ist wieder im kostenlosen Tarif. Nichts wurde gelöscht: Alle deine Abos sind noch da, nur über die Grenze hinaus kannst du keine hinzufügen.',
      ],
      action: 'Tarife ansehen',
    },
    payment_failed: {
      subject: 'Dein Tarif konnte nicht abgebucht werden',
      lines: [
        'Die Verlängerung deines Kumbara-Tarifs konnte nicht von deiner Karte abgebucht werden. Der Tarif bleibt bis zum {day} offen; aktualisierst du die Karte bis dahin, ändert sich nichts.',
      ],
      action: 'Karte aktualisieren',
    },
    account_deleted: {
      subject: 'Dein Konto wurde gelöscht',
      lines: [
        'Dein Kumbara-Konto und alles, was dazugehörte, wurde gelöscht. Das ist unsere letzte Nachricht an dich. Leb wohl.',
      ],
    },
  },
  it: {
    greeting: 'Ciao {name},',
    sender: 'Kumbara',
    verify_email: {
      subject: 'Conferma il tuo indirizzo e-mail',
      lines: ['Benvenuto in Kumbara. Apri il link per confermare che questo indirizzo è tuo.'],
      action: 'Conferma la mia e-mail',
      note: 'Il link funziona una sola volta per 24 ore. Se non hai aperto tu questo account, ignora questo messaggio.',
    },
    reset_password: {
      subject: 'Scegli una nuova password',
      lines: ['Hai chiesto di scegliere una nuova password per il tuo account Kumbara.'],
      action: 'Scegli una nuova password',
      note: 'Il link funziona una sola volta per un’ora. Se non l’hai chiesto tu, non devi fare nulla: la password non cambia.',
    },
    password_changed: {
      subject: 'La tua password è stata cambiata',
      lines: [
        'La password del tuo account Kumbara è appena stata cambiata e le sessioni sugli altri dispositivi sono state chiuse.',
        'Se non sei stato tu, scegline subito una nuova con «Password dimenticata?» nella schermata di accesso.',
      ],
    },
    cancelled_by_mail: {
      subject: 'Uno dei tuoi abbonamenti è stato disdetto',
      lines: [
        'Nella tua casella abbiamo trovato la conferma di una disdetta che proviene in modo provato dal servizio stesso, e abbiamo segnato come disdetto l’abbonamento nella tua lista.',
        'Apri Kumbara per vedere quale mail ne è la causa e annullare con un clic.',
      ],
    },
    preregistration_dropped: {
      subject: 'Accesso al tuo account con Google',
      lines: [
        'Con questo indirizzo era già stato aperto un account mai confermato. Ora Google ha confermato che l’indirizzo è tuo: la vecchia password, le sessioni e i collegamenti sono stati rimossi; gli abbonamenti ci sono ancora.',
      ],
    },
    family_joined: {
      subject: 'Il tuo invito è stato accettato',
      lines: [
        'Una persona che hai invitato è entrata nella tua famiglia su Kumbara. La pagina della famiglia mostra chi è e che cosa condivide.',
      ],
    },
    family_removed: {
      subject: 'Sei stato rimosso da una famiglia',
      lines: [
        'Chi ha creato la tua famiglia su Kumbara ti ha rimosso. Ora hai di nuovo il tuo piano, e lì nessuno vede più i tuoi abbonamenti.',
        'I tuoi abbonamenti ci sono ancora tutti.',
      ],
    },
    family_ended: {
      subject: 'La tua famiglia è finita',
      lines: [
        'Chi aveva creato la tua famiglia su Kumbara non c’è più. Ora hai di nuovo il tuo piano, e nessuno vede i tuoi abbonamenti.',
        'I tuoi abbonamenti ci sono ancora tutti.',
      ],
    },
    family_paused: {
      subject: 'Il piano della tua famiglia è terminato',
      lines: [
        'Il piano della tua famiglia su Kumbara è terminato. Ora hai di nuovo il tuo piano, e nessuno vede i tuoi abbonamenti.',
        'I tuoi abbonamenti ci sono ancora tutti. Se il piano ricomincia, la famiglia riprende da dove si era fermata.',
      ],
      action: 'Vedi i piani',
    },
    plan_premium: {
      subject: 'Il tuo piano Premium è attivo',
      lines: [
        'Ora hai Premium: abbonamenti illimitati, suggerimenti dell’IA, rilevamento degli abbonamenti inutilizzati, calcolo del risparmio e assistenza prioritaria.',
        'Fatture e carta si gestiscono dalla pagina dei prezzi di Kumbara.',
      ],
    },
    plan_pro: {
      subject: 'Il tuo piano Pro è attivo',
      lines: [
        'Ora hai Pro: tutto ciò che offre Premium, più report e CSV, piano famiglia per cinque, analisi avanzate, accesso API e integrazioni.',
        'Fatture e carta si gestiscono dalla pagina dei prezzi di Kumbara.',
      ],
    },
    plan_ended: {
      subject: 'Il tuo piano a pagamento è terminato',
      lines: [
        'Il tuo account è di nuovo nel piano gratuito. Non è stato eliminato nulla: tutti i tuoi abbonamenti sono ancora lì, solo non puoi aggiungerne oltre il limite.',
      ],
      action: 'Vedi i piani',
    },
    payment_failed: {
      subject: 'Il pagamento del tuo piano non è riuscito',
      lines: [
        'Non è stato possibile addebitare sulla tua carta il rinnovo del piano Kumbara. Il piano resta aperto fino a questa data: {day}. Se aggiorni la carta entro allora non cambia nulla.',
      ],
      action: 'Aggiorna la carta',
    },
    account_deleted: {
      subject: 'Il tuo account è stato eliminato',
      lines: [
        'Il tuo account Kumbara e tutto ciò che ne faceva parte sono stati eliminati. Questo è il nostro ultimo messaggio. Addio.',
      ],
    },
  },
  pt: {
    greeting: 'Olá, {name},',
    sender: 'Kumbara',
    verify_email: {
      subject: 'Confirme o seu endereço de e-mail',
      lines: ['Damos-lhe as boas-vindas ao Kumbara. Abra a ligação para confirmar que este endereço é seu.'],
      action: 'Confirmar o meu e-mail',
      note: 'A ligação funciona uma só vez, durante 24 horas. Se não abriu esta conta, ignore esta mensagem.',
    },
    reset_password: {
      subject: 'Escolha uma nova palavra-passe',
      lines: ['Pediu para escolher uma nova palavra-passe para a sua conta Kumbara.'],
      action: 'Escolher nova palavra-passe',
      note: 'A ligação funciona uma só vez, durante uma hora. Se não foi você que pediu, não precisa de fazer nada: a palavra-passe não muda.',
    },
    password_changed: {
      subject: 'A sua palavra-passe foi alterada',
      lines: [
        'A palavra-passe da sua conta Kumbara acabou de ser alterada e as sessões noutros dispositivos foram terminadas.',
        'Se não foi você, escolha já uma nova com «Esqueceu-se da palavra-passe?» no ecrã de entrada.',
      ],
    },
    cancelled_by_mail: {
      subject: 'Uma das suas subscrições foi cancelada',
      lines: [
        'Na sua caixa de correio encontrámos a confirmação de um cancelamento que vem comprovadamente do próprio serviço, e marcámos a subscrição da sua lista como cancelada.',
        'Abra a Kumbara para ver que mensagem o causou e para desfazer com um clique.',
      ],
    },
    preregistration_dropped: {
      subject: 'Entrada na sua conta com o Google',
      lines: [
        'Já tinha sido aberta uma conta com este endereço que nunca foi confirmada. O Google confirmou agora que o endereço é seu: a palavra-passe antiga, as sessões e as ligações foram removidas; as subscrições continuam lá.',
      ],
    },
    family_joined: {
      subject: 'O seu convite foi aceite',
      lines: [
        'Alguém que convidou entrou na sua família na Kumbara. A página da família mostra quem é e o que partilha.',
      ],
    },
    family_removed: {
      subject: 'Foi removido de uma família',
      lines: [
        'Quem criou a sua família na Kumbara removeu-o dela. Tem agora o seu próprio plano, e lá já ninguém vê as suas subscrições.',
        'Todas as suas subscrições continuam lá.',
      ],
    },
    family_ended: {
      subject: 'A sua família terminou',
      lines: [
        'Quem criou a sua família na Kumbara já não está cá. Tem agora o seu próprio plano, e ninguém vê as suas subscrições.',
        'Todas as suas subscrições continuam lá.',
      ],
    },
    family_paused: {
      subject: 'O plano da sua família terminou',
      lines: [
        'O plano da sua família na Kumbara terminou. Tem agora o seu próprio plano, e ninguém vê as suas subscrições.',
        'Todas as suas subscrições continuam lá. Se o plano recomeçar, a família continua onde parou.',
      ],
      action: 'Ver os planos',
    },
    plan_premium: {
      subject: 'O seu plano Premium está ativo',
      lines: [
        'Tem agora o Premium: subscrições ilimitadas, sugestões de IA, deteção de subscrições não usadas, cálculo de poupança e apoio prioritário.',
        'As faturas e o cartão gerem-se na página de preços do Kumbara.',
      ],
    },
    plan_pro: {
      subject: 'O seu plano Pro está ativo',
      lines: [
        'Tem agora o Pro: tudo o que há no Premium, mais relatórios e CSV, plano familiar para cinco, análises avançadas, acesso à API e integrações.',
        'As faturas e o cartão gerem-se na página de preços do Kumbara.',
      ],
    },
    plan_ended: {
      subject: 'O seu plano pago terminou',
      lines: [
        'A sua conta voltou ao plano gratuito. Nada foi eliminado: todas as suas subscrições continuam lá, só não é possível acrescentar acima do limite.',
      ],
      action: 'Ver os planos',
    },
    payment_failed: {
      subject: 'O pagamento do seu plano falhou',
      lines: [
        'Não foi possível cobrar no seu cartão a renovação do plano Kumbara. O plano continua aberto até {day}; se atualizar o cartão até lá, nada muda.',
      ],
      action: 'Atualizar o cartão',
    },
    account_deleted: {
      subject: 'A sua conta foi eliminada',
      lines: [
        'A sua conta Kumbara e tudo o que lhe pertencia foram eliminados. Esta é a nossa última mensagem. Adeus.',
      ],
    },
  },
};
