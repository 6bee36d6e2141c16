import type { Language } from '@kumbara/shared';
import type { EngineFailure } from './adapters/answering-engine.ts';

/** Why another engine did not answer: a failure of its own, or its share of today is used up. */
export type NoticeReason = EngineFailure | 'used_up';

/** Stands with an answer of the built-in analyst where another engine was to give it. */
export const notices: Record<Language, Record<NoticeReason, string>> = {
  tr: {
    away: 'Yapay zekâ servisine ulaşılamadı; bu yanıtı yerleşik analiz verdi.',
    busy: 'Yapay zekâ servisi şu anda çok yoğun; bu yanıtı yerleşik analiz verdi.',
    slow: 'Yapay zekâ servisi zamanında yanıt vermedi; bu yanıtı yerleşik analiz verdi.',
    refused: 'Yapay zekâ servisi bu soruyu yanıtlamak istemedi; bu yanıtı yerleşik analiz verdi.',
    nonsense: 'Yapay zekânın yanıtı verilerinle doğrulanamadı; bu yanıtı yerleşik analiz verdi.',
    used_up: 'Bugünkü yapay zekâ hakkın doldu; bu yanıtı yerleşik analiz verdi.',
  },
  en: {
    away: 'The AI service could not be reached, so the built-in analyst answered.',
    busy: 'The AI service is too busy right now, so the built-in analyst answered.',
    slow: 'The AI service did not answer in time, so the built-in analyst answered.',
    refused: 'The AI service would not answer this question, so the built-in analyst answered.',
    nonsense: 'The AI’s answer could not be confirmed by your data, so the built-in analyst answered.',
    used_up: 'Today’s share of AI answers is used up, so the built-in analyst answered.',
  },
  es: {
    away: 'No se pudo conectar con el servicio de IA; ha respondido el análisis integrado.',
    busy: 'El servicio de IA está saturado en este momento; ha respondido el análisis integrado.',
    slow: 'El servicio de IA no respondió a tiempo; ha respondido el análisis integrado.',
    refused: 'El servicio de IA no quiso responder a esta pregunta; ha respondido el análisis integrado.',
    nonsense: 'La respuesta de la IA no se pudo comprobar con tus datos; ha respondido el análisis integrado.',
    used_up: 'Ya has agotado la IA de hoy; ha respondido el análisis integrado.',
  },
  fr: {
    away: 'Le service d’IA est injoignable ; l’analyse intégrée a répondu.',
    busy: 'Le service d’IA est trop sollicité en ce moment ; l’analyse intégrée a répondu.',
    slow: 'Le service d’IA n’a pas répondu à temps ; l’analyse intégrée a répondu.',
    refused: 'Le service d’IA a refusé de répondre à cette question ; l’analyse intégrée a répondu.',
    nonsense: 'La réponse de l’IA n’a pas pu être confirmée par vos données ; l’analyse intégrée a répondu.',
    used_up: 'Votre quota d’IA du jour est épuisé ; l’analyse intégrée a répondu.',
  },
  de: {
    away: 'Der KI-Dienst war nicht erreichbar, deshalb hat die eingebaute Analyse geantwortet.',
    busy: 'Der KI-Dienst ist gerade überlastet, deshalb hat die eingebaute Analyse geantwortet.',
    slow: 'Der KI-Dienst hat nicht rechtzeitig geantwortet, deshalb hat die eingebaute Analyse geantwortet.',
    refused: 'Der KI-Dienst wollte diese Frage nicht beantworten, deshalb hat die eingebaute Analyse geantwortet.',
    nonsense:
      'Die Antwort der KI ließ sich mit deinen Daten nicht belegen, deshalb hat die eingebaute Analyse geantwortet.',
    used_up: 'Das KI-Kontingent für heute ist aufgebraucht, deshalb hat die eingebaute Analyse geantwortet.',
  },
  it: {
    away: 'Il servizio di IA non è raggiungibile; ha risposto l’analisi integrata.',
    busy: 'Il servizio di IA è sovraccarico in questo momento; ha risposto l’analisi integrata.',
    slow: 'Il servizio di IA non ha risposto in tempo; ha risposto l’analisi integrata.',
    refused: 'Il servizio di IA non ha voluto rispondere a questa domanda; ha risposto l’analisi integrata.',
    nonsense: 'La risposta dell’IA non trovava conferma nei tuoi dati; ha risposto l’analisi integrata.',
    used_up: 'La quota di IA di oggi è esaurita; ha risposto l’analisi integrata.',
  },
  pt: {
    away: 'Não foi possível contactar o serviço de IA; respondeu a análise integrada.',
    busy: 'O serviço de IA está sobrecarregado neste momento; respondeu a análise integrada.',
    slow: 'O serviço de IA não respondeu a tempo; respondeu a análise integrada.',
    refused: 'O serviço de IA não quis responder a esta pergunta; respondeu a análise integrada.',
    nonsense: 'A resposta da IA não pôde ser confirmada com os seus dados; respondeu a análise integrada.',
    used_up: 'A quota de IA de hoje está esgotada; respondeu a análise integrada.',
  },
};
