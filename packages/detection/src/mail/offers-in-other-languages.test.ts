import { describe, expect, it } from 'vitest';
import { lines } from './testing/a-mail.ts';

type Mail = { from: string; subject: string; text: string };

const date = '2026-10-12T09:00:00.000Z';

/** A price and a day of which nothing is the reader's: taken for a subscription once (`blind-batches.md`). */
const mails: Record<string, Mail[]> = {
  'a film or a match that is coming, and what the plan costs': [
    {
      from: 'Netflix <info@mailer.netflix.com>',
      subject: 'Dein nächster Filmabend',
      text: 'Freu dich auf den 6. November: die neue Staffel startet. Mit dem Standard-Tarif zu 13,99 € im Monat siehst du alles werbefrei.',
    },
    {
      from: 'Duolingo <hello@duolingo.com>',
      subject: 'Você ficou em 1º lugar!',
      text: 'No Super, R$ 32,90 por mês, você treina sem anúncios. A nova liga começa em 19 de outubro.',
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Jouw Wrapped is er',
      text: 'Je luisterde 20.000 minuten. Premium Individual is € 12,99 per maand. Te bekijken tot 31 december.',
    },
  ],
  'plans that begin, for whoever wants them': [
    {
      from: 'Storytel <hej@storytel.com>',
      subject: 'Nya abonnemang från 1 november',
      text: 'Vi lanserar Basic för 99 kr per månad. Välj det som passar dig.',
    },
    {
      from: 'Strava <no-reply@strava.com>',
      subject: 'Du bist auf der Warteliste',
      text: 'Sobald Strava Family in Deutschland startet, sagen wir dir Bescheid. Voraussichtlich am 1. Dezember für 139,99 € im Jahr.',
    },
  ],
  'what the reader’s plan could be': [
    {
      from: 'Disney+ <disneyplus@mail.disneyplus.com>',
      subject: 'Dein Abo kann mehr',
      text: 'Mit dem Premium-Abo für 15,99 € im Monat streamst du in 4K. Am 4. November startet die neue Staffel.',
    },
    {
      from: 'Deezer <news@deezer.com>',
      subject: 'Votre abonnement peut vous coûter moins',
      text: 'En formule annuelle, Deezer revient à 9,99 € par mois au lieu de 11,99 €. À partir du 1er novembre.',
    },
  ],
  'a free plan at its limit': [
    {
      from: 'Dropbox <no-reply@dropbox.com>',
      subject: 'Dein kostenloser Plan: Nutzung im September',
      text: '1,8 GB von 2 GB belegt. Plus hat 2 TB für 11,99 € im Monat. Nächster Bericht am 1. November.',
    },
    {
      from: 'GitHub <noreply@github.com>',
      subject: 'Copilot Free: 80 % deines Kontingents verbraucht',
      text: 'Copilot Pro kostet 10 $ im Monat. Dein Kontingent wird am 1. November zurückgesetzt.',
    },
    {
      from: 'Apple <noreply@email.apple.com>',
      subject: 'iCloud : votre espace est presque saturé',
      text: 'Il vous reste 0,2 Go sur 5 Go. iCloud+ 50 Go coûte 0,99 € par mois. Sauvegarde suspendue le 20 octobre.',
    },
  ],
  'a place in what somebody else pays for': [
    {
      from: 'Duolingo <hello@duolingo.com>',
      subject: 'Marta te ha invitado a su plan Familiar',
      text: 'Sin coste para ti: Marta paga 119,99 € al año. Únete antes del 20 de octubre.',
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Sarah möchte dich in ihr Family-Abo aufnehmen',
      text: 'Premium Family kostet 21,99 € pro Monat für bis zu sechs Konten. Die Einladung läuft am 19. Oktober 2026 ab.',
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Luca ti ha invitato a Premium Duo',
      text: 'Luca paga 16,99 € al mese per due. Accetta entro il 19 ottobre.',
    },
  ],
  'a trial or a subscription that is over': [
    {
      from: 'Qobuz <contact@qobuz.com>',
      subject: "Votre offre d'essai a expiré",
      text: 'Votre essai Studio est terminé depuis le 9 octobre. Réabonnez-vous pour 14,99 €/mois.',
    },
    {
      from: 'Molotov <hello@molotov.tv>',
      subject: "Fin de votre période d'essai",
      text: "Votre essai de Molotov Extra a pris fin le 10 octobre. Aucun montant n'a été prélevé. Extra : 6,99 € par mois.",
    },
    {
      from: 'Disney+ <disneyplus@mail.disneyplus.com>',
      subject: 'Tu historia con Disney+ continúa',
      text: 'Ya no eres suscriptor desde agosto. Puedes volver cuando quieras: 6,99 € al mes con anuncios. Nueva temporada el 4 de noviembre.',
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Wir vermissen dich – 3 Monate Premium für 0 €',
      text: 'Komm zurück zu Premium: 3 Monate kostenlos, danach 12,99 € pro Monat. Das Angebot endet am 30. November 2026.',
    },
  ],
};

describe.each(Object.entries(mails))('a house that speaks of %s', (_, told) => {
  it.each(told)("is not paid by the reader: '$subject'", (mail) => {
    expect(lines({ ...mail, date })).toEqual([]);
  });
});

describe('a price that is said with its day', () => {
  it('is the reader’s where the subject tells of his trial', () => {
    const mail = {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Apple One trial',
      text: 'Your 1-month trial of Apple One Family begins today. $25.95/month starting Nov 12, 2026.',
    };
    expect(lines({ ...mail, date })).toEqual([expect.stringContaining('Apple One · 25.95 USD · monthly')]);
  });
});
