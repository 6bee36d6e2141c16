import deAdvice from '#locales/de/advice.json' with { type: 'json' };
import deAnswers from '#locales/de/answers.json' with { type: 'json' };
import deInsights from '#locales/de/insights.json' with { type: 'json' };
import deLabels from '#locales/de/labels.json' with { type: 'json' };
import enAdvice from '#locales/en/advice.json' with { type: 'json' };
import enAnswers from '#locales/en/answers.json' with { type: 'json' };
import enInsights from '#locales/en/insights.json' with { type: 'json' };
import enLabels from '#locales/en/labels.json' with { type: 'json' };
import esAdvice from '#locales/es/advice.json' with { type: 'json' };
import esAnswers from '#locales/es/answers.json' with { type: 'json' };
import esInsights from '#locales/es/insights.json' with { type: 'json' };
import esLabels from '#locales/es/labels.json' with { type: 'json' };
import frAdvice from '#locales/fr/advice.json' with { type: 'json' };
import frAnswers from '#locales/fr/answers.json' with { type: 'json' };
import frInsights from '#locales/fr/insights.json' with { type: 'json' };
import frLabels from '#locales/fr/labels.json' with { type: 'json' };
import itAdvice from '#locales/it/advice.json' with { type: 'json' };
import itAnswers from '#locales/it/answers.json' with { type: 'json' };
import itInsights from '#locales/it/insights.json' with { type: 'json' };
import itLabels from '#locales/it/labels.json' with { type: 'json' };
import ptAdvice from '#locales/pt/advice.json' with { type: 'json' };
import ptAnswers from '#locales/pt/answers.json' with { type: 'json' };
import ptInsights from '#locales/pt/insights.json' with { type: 'json' };
import ptLabels from '#locales/pt/labels.json' with { type: 'json' };
import trAdvice from '#locales/tr/advice.json' with { type: 'json' };
import trAnswers from '#locales/tr/answers.json' with { type: 'json' };
import trInsights from '#locales/tr/insights.json' with { type: 'json' };
import trLabels from '#locales/tr/labels.json' with { type: 'json' };

/** The texts of each language, by namespace: `locales/<language>/<namespace>.json`. */
export const resources = {
  tr: { advice: trAdvice, answers: trAnswers, insights: trInsights, labels: trLabels },
  en: { advice: enAdvice, answers: enAnswers, insights: enInsights, labels: enLabels },
  es: { advice: esAdvice, answers: esAnswers, insights: esInsights, labels: esLabels },
  fr: { advice: frAdvice, answers: frAnswers, insights: frInsights, labels: frLabels },
  de: { advice: deAdvice, answers: deAnswers, insights: deInsights, labels: deLabels },
  it: { advice: itAdvice, answers: itAnswers, insights: itInsights, labels: itLabels },
  pt: { advice: ptAdvice, answers: ptAnswers, insights: ptInsights, labels: ptLabels },
};
