import type { Language } from '@kumbara/shared';

/**
 * Phrases that people put around a question, also without punctuation: twenty before and twenty behind it in each
 * language, spelled with repeated letters and combined in other ways than in `question/courtesy.ts`.
 */
export const fillers: Record<Language, { before: string; behind: string }> = {
  tr: {
    before:
      'lütfennn | merhabaaa | selammm, | Selam Kumbara, | İyi günler dilerim, | Kolay gelsin, bir şey danışacaktım: | çok acelem var, | Rahatsız ediyorum kusura bakma ama | hızlıca söyle: | Bir konuda yardımına ihtiyacım vardı. | Merhabalar hocam, iyi çalışmalar. | aa pardon, | peki ya | bir de | ee, | Merak ettim de, | Ya bi sorum olacak, | Nasılsın? | Tek cümleyle: | sana zahmet',
    behind:
      'lütfennn | lütfen hızlıca | tek cümleyle | tek cümlede | iki kelimeyle lütfen | kısa tut lütfen | uzatma lütfen | çok uzatmadan | teşekkürlerrr | şimdiden çok teşekkür ederim | çok sağ ol | ellerine sağlık | kolay gelsin | acil lazım | acelem var da | canım benim | sana zahmet | bi bakıver | iyi günler dilerim | olur mu?',
  },
  en: {
    before:
      'pleaseee | Heyyy, | also, | also | Hi Kumbara, | Hope you are doing well. | Good day, | So, | ok so | Quick one: | Just curious, | Sorry to bother you, but | In one sentence: | Be brief: | I have a quick question. | Hey, got a sec? | Right, | One more thing: | Hello my friend, | Out of curiosity,',
    behind:
      'pleaseee | please and thank you | in one sentence | in a single sentence please | in two words | in a few words | in one line | keep it brief | make it quick please | as short as possible | as briefly as you can | no essays please | thanks a million | thank you kindly | much appreciated | much obliged | I am in a hurry | have a nice day | if that is ok | thanksss',
  },
  es: {
    before:
      'porfaaa | Holaaa, | Hola Kumbara, | Muy buenas, | También, | Oye, una duda: | Perdona que te moleste, | Una pregunta rápida: | Espero que estés bien. | Por curiosidad, | En una frase: | Sé breve: | A ver, | Bueno, | Pues | Disculpa, | Estimado asistente, | Otra cosa: | Buen día, | Tengo una pregunta.',
    behind:
      'porfaaa | por favor y gracias | en una frase | en una sola frase por favor | en dos palabras | en pocas palabras por favor | en una línea | lo más breve posible | sin rodeos | sin enrollarte | te lo agradezco | se lo agradezco mucho | muy amable | muchísimas gracias | gracias mil | un saludo | un abrazo | que tengas buen día | tengo prisa | graciasss',
  },
  fr: {
    before:
      'svppp | Bonjourrr, | Bonjour Kumbara, | Salut toi, | Aussi, | Alors, | Dis, | Une petite question : | Désolé de te déranger, | Excusez-moi, | Par curiosité, | En une phrase : | Sois bref : | J’espère que tu vas bien. | Bien le bonjour, | Au fait, | Encore une chose : | Cher assistant, | Bonne journée, | Petite question rapide :',
    behind:
      'svppp | s’il vous plaît et merci | en une phrase | en une seule phrase s’il te plaît | en quelques mots | en peu de mots | en une ligne | le plus brièvement possible | sans détour | fais court | faites court s’il vous plaît | je vous remercie | je te remercie d’avance | merci infiniment | merciii | bonne journée | bonne soirée | bien à vous | c’est gentil | je suis pressé',
  },
  de: {
    before:
      'bitteee | Halloo, | Hallo Kumbara, | bitte kurz | Bitte kurz: | Grüß dich, | Schönen guten Tag, | Ich hätte eine kurze Frage: | Mal eine Frage: | Entschuldige die Störung, | Ich hoffe, es geht dir gut. | Aus Neugier: | In einem Satz: | Fass dich kurz: | Also, | Na gut, | Noch etwas: | Sei so nett, | Lieber Assistent, | Übrigens,',
    behind:
      'bitteee | bitte kurz | bitte und danke | in einem Satz | in einem einzigen Satz bitte | in zwei Worten | in wenigen Worten | mit einem Wort | so kurz wie möglich | möglichst kurz bitte | ohne Umschweife | fass dich kurz | ich habe es eilig | herzlichen Dank | tausend Dank | ich danke dir | ich danke Ihnen | schönen Tag noch | liebe Grüße | dankeee',
  },
  it: {
    before:
      'per favoreee | Ciaooo, | Ciao Kumbara, | Salve a tutti, | Anche, | Allora, | Senti, | Una domanda veloce: | Scusa il disturbo, | Mi scusi, | Per curiosità, | In una frase: | Sii breve: | Spero tutto bene. | Buona giornata, | A proposito, | Un’altra cosa: | Caro assistente, | Ho una domanda. | Dunque,',
    behind:
      'per favoreee | per favore e grazie | in una frase | in una sola frase per favore | in due parole | in poche parole per favore | in una riga | il più brevemente possibile | senza giri di parole | sii breve | la ringrazio | ti ringrazio molto | grazie infinite | grazie di cuore | grazieee | buona giornata | buona serata | un saluto | molto gentile | ho fretta',
  },
  pt: {
    before:
      'por favorrr | Oláaa, | Olá Kumbara, | Muito bom dia, | Também, | Então, | Olhe, | Uma pergunta rápida: | Desculpe incomodar, | Com licença, | Por curiosidade, | Numa frase: | Seja breve: | Espero que esteja tudo bem. | A propósito, | Mais uma coisa: | Caro assistente, | Tenho uma dúvida. | Bem, | Ora bem,',
    behind:
      'por favorrr | por favor e obrigado | numa frase | numa só frase por favor | em duas palavras | em poucas palavras por favor | numa linha | o mais breve possível | sem rodeios | seja breve | agradeço desde já | fico muito grato | muitíssimo obrigado | obrigadão | obrigadaaa | tenha um bom dia | boa semana | um abraço | cumprimentos | estou com pressa',
  },
};
