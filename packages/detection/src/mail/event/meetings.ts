/** What takes place at an hour: it is called off, and whoever meant to go stays a member. */
export const meetings =
  /\b(?:class(?:es)?|lessons?|workshops?|webinars?|meetings?|sessions?|events?|ders(?:i|in|iniz|imiz|leri|lerin|leriniz)?|seans\w*|toplanti\w*|kurs(?:termin|stunde|us)?|stunden?|unterricht\w*|termine?|cours|seances?|clases?|sesion(?:es)?|lezion[ei]|aulas?|sess(?:ao|oes)|zajec\w*|lekcj\w*|spotkani\w*|orad|oraja|lessen|les|hodin[auy]|lekce|cursuri)\b/;

/** Where one is expected on a day: the next one is no payment. */
export const appointments =
  /\b(?:appointments?|visits?|consultations?|randevu\w*|muayene\w*|arzttermin\w*|citas?|visitas?|consultas?|rendez-vous|visite|appuntament\w*|wizyt\w*|konsultacj\w*|idopont\w*|schuzk\w*|navstev\w*|programar\w*|afspra\w*|afspraken|lich hen)\b/;
