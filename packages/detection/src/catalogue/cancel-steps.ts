import type { Language } from '@kumbara/shared';

/**
 * The ways to cancel, each with its usual difficulty. Every service refers to one of them, so that a step is written
 * once per language.
 */
export const cancelWays = {
  account: 'easy',
  app: 'easy',
  apple: 'easy',
  google_play: 'easy',
  amazon: 'easy',
  microsoft: 'easy',
  club: 'medium',
  notice: 'medium',
  phone: 'hard',
} as const satisfies Record<string, Difficulty>;
export type CancelWay = keyof typeof cancelWays;
/** `easy`: some clicks at any time; `medium`: notice, a form or a fee; `hard`: a conversation is needed. */
export type Difficulty = 'easy' | 'medium' | 'hard';

/** Steps in order; `{service}` is replaced by the name. */
export const cancelSteps: Record<Language, Record<CancelWay, string[]>> = {
  tr: {
    account: [
      '{service} sitesinde oturum aç',
      'Hesap sayfanda abonelik, üyelik veya faturalandırma bölümünü aç',
      'İptal seçeneğini seç, son onay ekranına kadar ilerle ve gelen onay e-postasını sakla',
    ],
    app: [
      '{service} uygulamasını aç ve hesabına gir',
      'Profil veya hesap menüsünden abonelik ya da üyelik bölümünü aç',
      'İptal seçeneğini seç, sonuna kadar ilerle ve onayı sakla',
    ],
    apple: [
      'iPhone veya iPad’de Ayarlar’ı aç ve en üstte adına dokun',
      'Abonelikler’e, ardından {service} satırına dokun',
      'Aboneliği İptal Et’e dokun ve onayla',
    ],
    google_play: [
      'Google Play’i aç ve profil resmine dokun',
      'Ödemeler ve abonelikler, ardından Abonelikler’e gir ve {service} satırını seç',
      'Aboneliği iptal et’e dokun ve onayla',
    ],
    amazon: [
      'Üye olduğun ülkenin Amazon sitesinde oturum aç',
      'Hesabım sayfasında üyelikler ve abonelikler bölümünü aç ve {service} satırını seç',
      'Üyeliği sonlandır seçeneğini seç ve son ekrana kadar ilerle',
    ],
    microsoft: [
      'Microsoft hesabında oturum aç',
      'Hizmetler ve abonelikler sayfasında {service} için Yönet’i seç',
      'Aboneliği iptal et’i seç ve onayla',
    ],
    club: [
      'Sözleşmendeki taahhüt ve bildirim süresine bak',
      'Kulübünden ya da {service} üyelik hizmetinden iptal talebini nasıl istediklerini öğren ve talebini yazılı ilet',
      'Ad, üyelik numarası ve bitiş tarihini yaz; yazılı onay iste ve sakla',
    ],
    notice: [
      'Sözleşmendeki bildirim süresine ve en erken bitiş tarihine bak',
      '{service} müşteri hizmetlerine adın, müşteri numaran ve bitiş tarihiyle yazılı fesih bildirimi gönder',
      'Yazılı onay iste ve gönderdiğinin kanıtını sakla',
    ],
    phone: [
      'Müşteri numaranı hazırla ve sözleşmendeki taahhüt ile cayma bedeline bak',
      '{service} müşteri hizmetlerini ara ve aboneliği sonlandırmak istediğini söyle',
      'Yeni teklifleri istemiyorsan reddet; tarihi, görüşülen kişiyi not et ve yazılı onay iste',
    ],
  },
  en: {
    account: [
      'Sign in on the website of {service}',
      'Open your account and look for subscription, membership or billing',
      'Choose cancel, go on to the last confirmation, and keep the mail that confirms it',
    ],
    app: [
      'Open the {service} app and sign in',
      'Open your profile or account and look for subscription or membership',
      'Choose cancel, go on to the end, and keep the confirmation',
    ],
    apple: [
      'On your iPhone or iPad, open Settings and tap your name at the top',
      'Tap Subscriptions, then {service}',
      'Tap Cancel Subscription and confirm',
    ],
    google_play: [
      'Open Google Play and tap your profile picture',
      'Go to Payments & subscriptions, then Subscriptions, and choose {service}',
      'Tap Cancel subscription and confirm',
    ],
    amazon: [
      'Sign in at Amazon, on the site of the country where you subscribed',
      'In your account, open memberships and subscriptions and choose {service}',
      'Choose to end the membership and go on to the last page',
    ],
    microsoft: [
      'Sign in to your Microsoft account',
      'On the page Services & subscriptions, choose Manage beside {service}',
      'Choose Cancel subscription and confirm',
    ],
    club: [
      'Look up the minimum term and the notice period in your contract',
      'Ask your club or the member service of {service} how they want the notice, and give it in writing',
      'State your name, membership number and the end date; ask for a written confirmation and keep it',
    ],
    notice: [
      'Look up the notice period and the earliest end date in your contract',
      'Send {service} a written notice with your name, customer number and the end date',
      'Ask for a written confirmation and keep proof of sending',
    ],
    phone: [
      'Have your customer number ready, and look up the minimum term and early-termination fees',
      'Call the customer service of {service} and say that you want to end the subscription',
      'Decline new offers if you do not want them; note date and person, and ask for a written confirmation',
    ],
  },
  es: {
    account: [
      'Inicia sesión en la web de {service}',
      'Abre tu cuenta y busca suscripción, membresía o facturación',
      'Elige cancelar, sigue hasta la última confirmación y guarda el correo que lo confirma',
    ],
    app: [
      'Abre la aplicación de {service} e inicia sesión',
      'Abre tu perfil o tu cuenta y busca suscripción o membresía',
      'Elige cancelar, sigue hasta el final y guarda la confirmación',
    ],
    apple: [
      'En tu iPhone o iPad, abre Ajustes y toca tu nombre arriba del todo',
      'Toca Suscripciones y después {service}',
      'Toca Cancelar suscripción y confirma',
    ],
    google_play: [
      'Abre Google Play y toca tu foto de perfil',
      'Ve a Pagos y suscripciones, luego a Suscripciones, y elige {service}',
      'Toca Cancelar suscripción y confirma',
    ],
    amazon: [
      'Inicia sesión en Amazon, en la web del país donde te suscribiste',
      'En tu cuenta, abre membresías y suscripciones y elige {service}',
      'Elige finalizar la suscripción y sigue hasta la última página',
    ],
    microsoft: [
      'Inicia sesión en tu cuenta de Microsoft',
      'En la página Servicios y suscripciones, elige Administrar junto a {service}',
      'Elige Cancelar suscripción y confirma',
    ],
    club: [
      'Consulta en tu contrato la permanencia y el plazo de preaviso',
      'Pregunta en tu club o en la atención al socio de {service} cómo quieren la baja y comunícala por escrito',
      'Indica tu nombre, número de socio y fecha de baja; pide una confirmación por escrito y guárdala',
    ],
    notice: [
      'Consulta en tu contrato el plazo de preaviso y la fecha de baja más próxima',
      'Envía a {service} la baja por escrito con tu nombre, número de cliente y fecha de baja',
      'Pide una confirmación por escrito y guarda la prueba del envío',
    ],
    phone: [
      'Ten a mano tu número de cliente y consulta la permanencia y la penalización',
      'Llama a la atención al cliente de {service} y di que quieres dar de baja la suscripción',
      'Rechaza las nuevas ofertas si no las quieres; anota fecha y persona, y pide confirmación por escrito',
    ],
  },
  fr: {
    account: [
      'Connectez-vous sur le site de {service}',
      'Ouvrez votre compte et cherchez abonnement, adhésion ou facturation',
      'Choisissez de résilier, allez jusqu’à la dernière confirmation et gardez l’e-mail qui la confirme',
    ],
    app: [
      'Ouvrez l’application {service} et connectez-vous',
      'Ouvrez votre profil ou votre compte et cherchez abonnement ou adhésion',
      'Choisissez de résilier, allez jusqu’au bout et gardez la confirmation',
    ],
    apple: [
      'Sur votre iPhone ou iPad, ouvrez Réglages et touchez votre nom tout en haut',
      'Touchez Abonnements, puis {service}',
      'Touchez Annuler l’abonnement et confirmez',
    ],
    google_play: [
      'Ouvrez Google Play et touchez votre photo de profil',
      'Allez dans Paiements et abonnements, puis Abonnements, et choisissez {service}',
      'Touchez Résilier l’abonnement et confirmez',
    ],
    amazon: [
      'Connectez-vous à Amazon, sur le site du pays où vous vous êtes abonné',
      'Dans votre compte, ouvrez adhésions et abonnements et choisissez {service}',
      'Choisissez de mettre fin à l’abonnement et allez jusqu’à la dernière page',
    ],
    microsoft: [
      'Connectez-vous à votre compte Microsoft',
      'Sur la page Services et abonnements, choisissez Gérer à côté de {service}',
      'Choisissez Annuler l’abonnement et confirmez',
    ],
    club: [
      'Cherchez dans votre contrat la durée d’engagement et le préavis',
      'Demandez à votre club ou au service adhérents de {service} la forme voulue, puis résiliez par écrit',
      'Indiquez nom, numéro d’adhérent et date de fin ; demandez une confirmation écrite et gardez-la',
    ],
    notice: [
      'Cherchez dans votre contrat le préavis et la première date de fin possible',
      'Envoyez à {service} une résiliation écrite avec votre nom, votre numéro de client et la date de fin',
      'Demandez une confirmation écrite et gardez la preuve de l’envoi',
    ],
    phone: [
      'Préparez votre numéro de client et vérifiez l’engagement et les frais de résiliation',
      'Appelez le service client de {service} et dites que vous voulez résilier',
      'Refusez les nouvelles offres si vous n’en voulez pas ; notez date et personne, et demandez une confirmation écrite',
    ],
  },
  de: {
    account: [
      'Melde dich auf der Website von {service} an',
      'Öffne dein Konto und suche Abo, Mitgliedschaft oder Abrechnung',
      'Wähle Kündigen, geh bis zur letzten Bestätigung und bewahre die Bestätigungsmail auf',
    ],
    app: [
      'Öffne die App von {service} und melde dich an',
      'Öffne dein Profil oder Konto und suche Abo oder Mitgliedschaft',
      'Wähle Kündigen, geh bis zum Ende und bewahre die Bestätigung auf',
    ],
    apple: [
      'Öffne auf iPhone oder iPad die Einstellungen und tippe oben auf deinen Namen',
      'Tippe auf Abonnements, dann auf {service}',
      'Tippe auf Abo kündigen und bestätige',
    ],
    google_play: [
      'Öffne Google Play und tippe auf dein Profilbild',
      'Geh zu Zahlungen & Abos, dann Abos, und wähle {service}',
      'Tippe auf Abo kündigen und bestätige',
    ],
    amazon: [
      'Melde dich bei Amazon an, auf der Website des Landes, in dem du das Abo hast',
      'Öffne in deinem Konto Mitgliedschaften und Abos und wähle {service}',
      'Wähle, die Mitgliedschaft zu beenden, und geh bis zur letzten Seite',
    ],
    microsoft: [
      'Melde dich bei deinem Microsoft-Konto an',
      'Wähle auf der Seite Dienste & Abonnements neben {service} Verwalten',
      'Wähle Abonnement kündigen und bestätige',
    ],
    club: [
      'Sieh im Vertrag nach Mindestlaufzeit und Kündigungsfrist',
      'Frag im Studio oder beim Mitgliederservice von {service}, wie die Kündigung kommen soll, und kündige in Textform',
      'Nenne Name, Mitgliedsnummer und Enddatum; bitte um eine Bestätigung und bewahre sie auf',
    ],
    notice: [
      'Sieh im Vertrag nach Kündigungsfrist und frühestem Ende',
      'Schick {service} eine Kündigung in Textform mit Name, Kundennummer und Enddatum',
      'Bitte um eine Bestätigung und bewahre den Nachweis des Versands auf',
    ],
    phone: [
      'Halte deine Kundennummer bereit und sieh nach Mindestlaufzeit und Kosten einer vorzeitigen Kündigung',
      'Ruf den Kundendienst von {service} an und sag, dass du das Abo beenden willst',
      'Lehne neue Angebote ab, wenn du sie nicht willst; notiere Tag und Person und bitte um eine schriftliche Bestätigung',
    ],
  },
  it: {
    account: [
      'Accedi al sito di {service}',
      'Apri il tuo account e cerca abbonamento, iscrizione o fatturazione',
      'Scegli annulla, arriva all’ultima conferma e conserva l’e-mail che la conferma',
    ],
    app: [
      'Apri l’app di {service} e accedi',
      'Apri il profilo o l’account e cerca abbonamento o iscrizione',
      'Scegli annulla, arriva fino in fondo e conserva la conferma',
    ],
    apple: [
      'Su iPhone o iPad apri Impostazioni e tocca il tuo nome in alto',
      'Tocca Abbonamenti, poi {service}',
      'Tocca Annulla abbonamento e conferma',
    ],
    google_play: [
      'Apri Google Play e tocca la tua foto del profilo',
      'Vai a Pagamenti e abbonamenti, poi Abbonamenti, e scegli {service}',
      'Tocca Annulla abbonamento e conferma',
    ],
    amazon: [
      'Accedi ad Amazon, sul sito del Paese in cui ti sei abbonato',
      'Nel tuo account apri iscrizioni e abbonamenti e scegli {service}',
      'Scegli di terminare l’iscrizione e arriva all’ultima pagina',
    ],
    microsoft: [
      'Accedi al tuo account Microsoft',
      'Nella pagina Servizi e abbonamenti scegli Gestisci accanto a {service}',
      'Scegli Annulla abbonamento e conferma',
    ],
    club: [
      'Cerca nel contratto la durata minima e il preavviso',
      'Chiedi alla tua palestra o al servizio soci di {service} come vogliono la disdetta e inviala per iscritto',
      'Indica nome, numero di tessera e data di fine; chiedi una conferma scritta e conservala',
    ],
    notice: [
      'Cerca nel contratto il preavviso e la prima data di fine possibile',
      'Invia a {service} una disdetta scritta con nome, codice cliente e data di fine',
      'Chiedi una conferma scritta e conserva la prova dell’invio',
    ],
    phone: [
      'Tieni pronto il codice cliente e controlla durata minima e costi di recesso',
      'Chiama il servizio clienti di {service} e di’ che vuoi chiudere l’abbonamento',
      'Rifiuta le nuove offerte se non le vuoi; annota data e persona e chiedi una conferma scritta',
    ],
  },
  pt: {
    account: [
      'Inicie sessão no site de {service}',
      'Abra a sua conta e procure subscrição, assinatura ou faturação',
      'Escolha cancelar, avance até à última confirmação e guarde o e-mail que a confirma',
    ],
    app: [
      'Abra a aplicação {service} e inicie sessão',
      'Abra o seu perfil ou a sua conta e procure subscrição ou assinatura',
      'Escolha cancelar, avance até ao fim e guarde a confirmação',
    ],
    apple: [
      'No iPhone ou iPad, abra as Definições e toque no seu nome, em cima',
      'Toque em Subscrições e depois em {service}',
      'Toque em Cancelar subscrição e confirme',
    ],
    google_play: [
      'Abra o Google Play e toque na sua foto de perfil',
      'Vá a Pagamentos e subscrições, depois Subscrições, e escolha {service}',
      'Toque em Cancelar subscrição e confirme',
    ],
    amazon: [
      'Inicie sessão na Amazon, no site do país em que subscreveu',
      'Na sua conta, abra adesões e subscrições e escolha {service}',
      'Escolha terminar a adesão e avance até à última página',
    ],
    microsoft: [
      'Inicie sessão na sua conta Microsoft',
      'Na página Serviços e subscrições, escolha Gerir ao lado de {service}',
      'Escolha Cancelar subscrição e confirme',
    ],
    club: [
      'Procure no contrato a fidelização e o prazo de pré-aviso',
      'Pergunte no ginásio ou no apoio ao sócio de {service} como querem o pedido e faça-o por escrito',
      'Indique nome, número de sócio e data de fim; peça uma confirmação escrita e guarde-a',
    ],
    notice: [
      'Procure no contrato o prazo de pré-aviso e a primeira data de fim possível',
      'Envie a {service} um pedido escrito de rescisão com nome, número de cliente e data de fim',
      'Peça uma confirmação escrita e guarde a prova do envio',
    ],
    phone: [
      'Tenha à mão o número de cliente e verifique a fidelização e os custos de rescisão',
      'Ligue para o apoio ao cliente de {service} e diga que quer terminar a subscrição',
      'Recuse novas ofertas se não as quiser; anote a data e a pessoa e peça uma confirmação escrita',
    ],
  },
};
