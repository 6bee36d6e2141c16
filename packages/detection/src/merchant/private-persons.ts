import { foldWords } from './fold.ts';
import type { Merchant } from './resolve.ts';
import { tradeWords } from './trade-words.ts';

/** Common given names in the product's countries, folded. A person without any other word sells no subscription. */
export const givenNames: ReadonlySet<string> = new Set(
  `ahmet ali alper arda aylin ayse aysegul aysenur baris berk burak busra can canan cem cemal cengiz damla deniz derya ebru ece elif emel
emine emre ercan erdem esra eylul fadime fatih fatma ferhat feride furkan gamze gizem gokhan gul gulay gulsen hakan halil hanife hasan
hatice huseyin ibrahim ilker irem ismail kadir kemal kerem kubra leyla mehmet melek melike merve mert mesut mine murat mustafa nazli
necati nermin nur nuray nurcan okan omer onur orhan osman ozge ozlem pinar ramazan recep sedat selin selma sema sercan serdar serkan
sevgi sevim sibel sinan songul suleyman tugba tuncay turgut ugur umit umut volkan yasemin yasin yavuz yilmaz yusuf zehra zeynep
alexander andrea andreas angelika anja anke annette birgit bernd bettina brigitte christa christian christine claudia daniel dieter
dirk elke erika eva florian frank franz gabriele georg gerhard gisela gunter hans heike heinz helga helmut holger horst inge ingrid
jan jens johannes jorg jurgen karin karl katharina katja katrin klaus kristina lena lukas manfred manuela marcel maria marion markus
martin martina matthias melanie michael monika nicole norbert oliver otto petra peter rainer ralf renate rolf sabine sandra sebastian
silke simone sophie stefan stefanie susanne sven tanja thomas thorsten tobias torsten ulrich ulrike ursula ute uwe walter werner wolfgang
adam alice amanda amy andrew angela anna anthony barbara benjamin betty brian carol catherine charles charlotte christopher cynthia
david deborah donald donna dorothy edward elizabeth emily emma eric george gregory hannah harry heather helen henry jack jacob james
jane janet jason jennifer jessica joan joe john jonathan joseph joshua joyce judith julia julie justin karen kathleen keith kenneth
kevin kimberly larry laura lauren linda lisa margaret mark mary matthew megan michelle nancy nicholas olivia pamela patricia patrick
paul philip rachel raymond rebecca richard robert roger ronald ruth ryan samantha samuel sarah scott sharon simon stephanie stephen
steven susan teresa timothy tyler victoria virginia william zachary
alain amelie antoine aurelie benoit bernard camille caroline cecile celine chantal claire clement dominique elodie emilie etienne
fabrice florence francois francoise frederic genevieve gerard gilles guillaume helene isabelle jacques jean jerome julien laurence
laurent lucie luc marc marie mathieu michel monique nathalie nicolas olivier pascal philippe pierre sebastien severine sylvie
therese thierry valerie vincent virginie yves
alberto alejandro alfonso alvaro ana andres angeles antonio beatriz carlos carmen cristina diego dolores elena enrique esther eduardo
fernando francisco gloria gonzalo guillermo ignacio ines isabel jaime javier jesus joaquin jorge jose josefa juan juana lorena lucia
luis manuel marcos marta mercedes miguel montserrat nuria oscar pablo paula pedro pilar rafael ramon raquel raul ricardo roberto
rocio rosa rosario ruben salvador santiago sergio silvia sofia susana vicente
alessandra alessandro alessia angelo antonella bruno carla carlo chiara claudio daniela daniele davide domenico elisa emanuele enrico
fabio federica federico filippo francesca francesco giacomo gianluca giorgia giorgio giovanna giovanni giulia giuseppe grazia ilaria
laura lorenzo luca luigi marco mario massimo matteo maurizio michela michele nicola paola paolo piero pietro riccardo roberta salvatore
sara serena simona stefania stefano valentina vincenzo
adriana aline andre beatriz bruna caio camila catarina celia debora edson fabiana felipe fernanda flavio gabriela gustavo helena joana
joao jorge juliana larissa leandro leonardo leticia lucas luciana luiz marcelo marcia mariana mateus mauricio miguel natalia
paulo rafaela renata rodrigo rogerio sandro thiago tiago vanessa vera vinicius vitor wagner
adem adnan arzu ayhan aykut aysun banu bekir belgin berna betul beyza bilal bulent buse cagla cansu ceren cihan coskun demet didem dilek
duygu enes erhan erkan erol ersin ertan ertugrul ezgi fikret filiz funda gokce gonul gurkan haluk hamza hande hikmet hulya ilhan ilknur
ismet kaan koray meltem meryem metin muhammed musa nazan necdet neslihan nesrin nihal nihat nilgun nilufer numan oguz oguzhan onder ozan
ozcan ozden ozkan pelin rabia reyhan ridvan salih samet savas seda sefa semih serhat seval sevil sezgin simge soner suat sukru sule taner
tarik tayfun tolga tuba tugce tulay unal veli veysel yakup yalcin yeliz yigit yunus zafer zeki zuhal
felix finn hannelore jana jonas kathrin lara lea leon marlene maximilian miriam moritz nadine nina philipp regina rita svenja vanessa yvonne
annemiek anouk bram daan esther femke gerrit henk jeroen joost kees lotte maaike marieke pieter ruben sander sanne saskia thijs willem wouter
agnieszka aleksandra andrzej ewa grzegorz jakub joanna kamil katarzyna krystyna krzysztof lukasz magdalena malgorzata marcin mateusz michal
pawel piotr rafal tomasz wojciech zofia
aiden archie brandon callum chloe colin connor declan derek dylan ella ellie erin ethan fiona freya gareth gary gemma graham hayley ian jeremy
kayla kyle leanne liam lindsay logan natalie nathan niamh nigel noah pauline rachael sally shannon sophia stuart tiffany tracey travis trevor wendy`.split(
    /\s+/,
  ),
);

const titles =
  /^(?:mr|mrs|ms|miss|dr|prof|av|sn|sayin|hr|herr|frau|m|mme|mlle|sr|sra|srta|sig|dott|dra|don|bay|bayan|hanim|bey)$/;
const maxNames = 4;

/**
 * Returns true for two to four words of letters with a given name and no trade: `SABINE KRAUSE`, `Yılmaz, Ayşe`, `M
 * DUPONT JEAN`.
 */
function isPerson(words: string[]): boolean {
  const names = words.filter((word) => !titles.test(word));
  return (
    names.length >= 2 &&
    names.length <= maxNames &&
    names.every((word) => /^\p{L}+$/u.test(word) && !tradeWords.has(word)) &&
    names.some((word) => givenNames.has(word))
  );
}

/** Words for a business. Next to them a given name is part of a company name. */
const businessWords: ReadonlySet<string> = new Set(
  `analytics app apps bilisim box brand brands collective company cloud danismanlik data design designs digital dijital edition editions films
foods gida group grubu grup hair health home homes hosting international internet kids lab labs lojistik london magazin magazine media medya
mediengruppe music network news online organizasyon paris photo photography press print productions publishing radio records science services
skincare sleep soft software solutions sound sports systems tarim tasarim tech technologies technology times tv verlag video vision web wear
wellness wine wines works world yayin yayinlari yayincilik yazilim`.split(/\s+/),
);
const maxWords = 3;

/**
 * Returns true for an unknown merchant that is only a private person: a given name, one or two more names, and no word
 * for a firm, a trade or a membership. Such payments are rent, lessons, meals or care.
 */
export function isPrivatePerson({ kind, name, recurring_words }: Pick<Merchant, 'kind' | 'name' | 'recurring_words'>) {
  if (kind !== 'unknown' || recurring_words) return false;
  const words = foldWords(name).filter((word) => !titles.test(word));
  const isNamed = [words[0], words.at(-1)].some((word) => givenNames.has(word ?? ''));
  return isNamed && words.length <= maxWords && isPerson(words) && !words.some((word) => businessWords.has(word));
}

const givingWords =
  /^(?:\w*spenden?|foerder\w*|forder(?:beitrag|mitglied|verein)\w*|\w*patenschaft\w*|donations?|donate|donor|charity|charities|giving|bagis\w*|vakfi|vakif|dernegi|derneg|don|dons|donativos?|donaciones|donacion|donazion[ei]|doacao|doacoes|hilfswerk|kerkbijdrage|donaties?|gift aid|tith(?:e|es|ing|ely)|church|kirchgeld|kirchengemeinde|parish|dizimo|igreja|chiesa|parrocchia|iglesia|diezmo|eglise|paroisse|denier|camii?|mosque|zakat|zekat|fitre|sadaka|synagogue|foundation|stiftung|fondation|fundacion|fondazione|fundacao)$/;
const charities =
  /\b(?:unicef|unhcr|greenpeace|wwf|oxfam|kizilay|losev|tema|tegv|akut|darussafaka|mehmetcik|ihh|lsv|amnesty|red cross|rotes kreuz|drk|croix rouge|cruz roja|croce rossa|cruz vermelha|red crescent|medecins sans frontieres|(?:ae?|a)rzte ohne grenzen|doctors without borders|medicos sin fronteras|medici senza frontiere|medicos sem fronteiras|msf|save the children|caritas|misereor|brot f(?:ue|u)r die welt|sos (?:kinderdorf\w*|villages?|aldeas)|welthungerhilfe|plan international|actionaid|action aid|action contre la faim|secours (?:populaire|catholique)|restos du coeur|manos unidas|intermon|emergency ong|telethon|airc|cancer research|macmillan|rspca|rspb|nspcc|british heart|barnardos?|shelter|salvation army|world vision|compassion international|habitat for humanity|united way|samaritans purse|planned parenthood|npr|kwf|st jude|aclu|wikimedia|nabu|bund naturschutz|peta|sea shepherd|tierschutz\w*)\b/;

/**
 * Returns true if an unknown merchant's name suggests that nothing is sold: a person without words for a membership, or
 * a charity. Such a finding is never *high*.
 */
export function isUnlikelySeller({ name, recurring_words }: Pick<Merchant, 'name' | 'recurring_words'>): boolean {
  const words = foldWords(name);
  if (words.some((word) => givingWords.test(word)) || charities.test(words.join(' '))) return true;
  return !recurring_words && isPerson(words);
}
