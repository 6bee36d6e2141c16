import type { ImportField } from '@kumbara/shared';
import words from './column-words.json' with { type: 'json' };

/**
 * Headings by which lists name a field, folded: of spreadsheets in seven languages, and of the exports of Wallos, Bobby
 * and Subby.
 */
export const columnWords: Partial<Record<ImportField, string[]>> = words;

/** Words of a category, folded; the first that a cell contains decides. */
export const categoryWords = {
  music: /muzik|music|musik|musica|musique|audio/,
  gaming: /oyun|gam(?:e|ing)|spiel|juego|jeu|gioc|jogo/,
  fitness: /spor|fitness|gym|sport|health|saglik|gesundheit|salud|sante|salute|saude/,
  cloud: /cloud|bulut|storage|depolama|hosting|speicher|almacen|stockage|archiviazione|armazen/,
  news: /haber|news|nachrichten|noticia|presse|prensa|notizi|magazin|zeitung|gazete|dergi|revista/,
  education: /egitim|educa|bildung|formation|istruzione|learn|lernen|kurs|course/,
  software: /yazilim|software|logiciel|programm|productiv|tool|app/,
  streaming:
    /stream|video|film|movie|tv|dizi|entertainment|eglence|unterhaltung|divertissement|entretenimi|intratteni|entreteni/,
} as const;

/** Statuses of one that has ended. A column `active` says so with a no. */
export const endedWords =
  /^(?:inactive|disabled|cancell?ed|ended|expired|paused|pasif|iptal.*|bitti|inaktiv|gekundigt|beendet|inactiv[oa]|cancelad[oa]|inactif|resilie|desactive|inattivo|disdetto|annullato|disattivato|inativ[oa]|no|false|0|hayir|nein|non|nao)$/;
