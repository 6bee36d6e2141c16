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
  'account_deleted',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

export type AccountMailText = {
  subject: string;
  /** Paragraphs. `{name}` is the person's own. */
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
    account_deleted: {
      subject: 'A sua conta foi eliminada',
      lines: [
        'A sua conta Kumbara e tudo o que lhe pertencia foram eliminados. Esta é a nossa última mensagem. Adeus.',
      ],
    },
  },
};
