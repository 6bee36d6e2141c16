import { wholeWords } from './fold.ts';

/** Known issuers, folded, with their display names. */
const names: Record<string, string> = {
  'is bankasi': 'İş Bankası', 'isbank': 'İş Bankası', 'isbank.com.tr': 'İş Bankası', maximum: 'İş Bankası',
  vakifbank: 'VakıfBank', garanti: 'Garanti BBVA', 'garanti bbva': 'Garanti BBVA', akbank: 'Akbank', axess: 'Akbank',
  'yapi kredi': 'Yapı Kredi', yapikredi: 'Yapı Kredi', qnb: 'QNB', 'qnb finansbank': 'QNB', enpara: 'Enpara', 'enpara.com': 'Enpara',
  denizbank: 'DenizBank', ziraat: 'Ziraat Bankası', 'ziraat bankasi': 'Ziraat Bankası', halkbank: 'Halkbank', papara: 'Papara',
  teb: 'TEB', 'ing bank': 'ING', 'kuveyt turk': 'Kuveyt Türk', 'turkiye finans': 'Türkiye Finans', sekerbank: 'Şekerbank',
  'first national bank': 'First National Bank', 'capital one': 'Capital One', chase: 'Chase', 'wells fargo': 'Wells Fargo',
  'bank of america': 'Bank of America', citibank: 'Citibank', discover: 'Discover', 'american express': 'American Express',
  barclays: 'Barclays', hsbc: 'HSBC', lloyds: 'Lloyds', natwest: 'NatWest', monzo: 'Monzo', starling: 'Starling', revolut: 'Revolut',
  'deutsche bank': 'Deutsche Bank', commerzbank: 'Commerzbank', sparkasse: 'Sparkasse', n26: 'N26', dkb: 'DKB', comdirect: 'comdirect',
  rabobank: 'Rabobank', 'abn amro': 'ABN AMRO', bnp: 'BNP Paribas', 'bnp paribas': 'BNP Paribas', 'credit agricole': 'Crédit Agricole',
  'societe generale': 'Société Générale', boursorama: 'Boursorama', bbva: 'BBVA', santander: 'Santander', caixabank: 'CaixaBank',
  banorte: 'Banorte', invex: 'INVEX', 'nu mexico': 'Nu', nubank: 'Nubank', itau: 'Itaú', bradesco: 'Bradesco', fineco: 'Fineco',
  'intesa sanpaolo': 'Intesa Sanpaolo', unicredit: 'UniCredit', otp: 'OTP', 'otp bank': 'OTP', swedbank: 'Swedbank', nordea: 'Nordea',
  dbs: 'DBS', ocbc: 'OCBC', maybank: 'Maybank', anz: 'ANZ', westpac: 'Westpac', commbank: 'CommBank', rbc: 'RBC', scotiabank: 'Scotiabank',
}; // biome-ignore format: a list

const anyName = wholeWords(Object.keys(names));

/** Returns the issuer that a heading prints, or undefined. */
export const findIssuer = (folded: string): string | undefined => {
  const found = anyName.exec(folded)?.[0];
  return found === undefined ? undefined : names[found];
};
