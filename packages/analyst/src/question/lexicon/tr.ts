import type { Lexicon } from './lexicon.ts';

export const tr: Lexicon = {
  small:
    've bir bu şu o ne mı mi mu mü mıyım miyim musun misin için ile de da ki et ben benim bana beni var yok kadar daha çok en olan olarak her gibi ama şey şeyi acaba nedir neler hangisi hangisini hangi nasıl neden niye kaç varsa lütfen bana benden bende şimdi sonra önce göre aylık yıllık abonelik yüzünden neye neyin beri yapıldı sadece yalnız yalnızca olanlar olanları olanların olanı bunlar bunları bunların şunlar onlar onları söyler söyleyin lazım istiyorum merak ediyorum bilmek öğrenmek galiba sanırım yani hani bari biraz hemen tane tanesi şeyler şeylerin hangileri senin benimki bulunuyor eder misiniz miyiz oldu olmuş olur oluyor etti yaptı yapılmış dolayı sebebiyle nedeniyle geçen arası kendi',
  concepts: {
    which: 'hangi* | hangileri* | neyi | neleri | neyden | hangisinden | hangilerinden | nelerden',
    should:
      '*meli | *malı | *meliyim | *malıyım | *meli* mi* | *malı* mı* | gerek* | lazım* | *eyim | *ayım | *sem iyi* | *sam iyi* | mantıklı* | *meliyiz | *malıyız | *bilirim | iyi olur | vazgeçilir | olmaz mı',
    cancel:
      'iptal | iptali* | iptal* | bırak* | kapat* | vazgeç* | kurtul* | sonlandır* | silsem | sileyim | silmeli* | çıkayım | çıkmalı* | çıksam | keseyim | kessem | kesmeli* | fesh* | ayrıl* | çıkarsam | çıkart* | durdur* | elemeli* | eleyeyim | elesem | bitir* | son ver* | atsam | atayım | kaldır* | üyelikten çık* | vedalaş* | çıkabil*',
    cancelled:
      'iptal ettik* | iptal ettiğ* | iptal edilen* | iptal edildi* | iptal edilmiş* | iptal ettiklerim* | bıraktığım* | pasif* | iptal olan* | kapattığım* | kapattıklar* | bitirdiğim* | sonlandırdığım* | iptaller* | iptal ettik | kapatılan* | bitirdiklerim* | iptal ettim | iptal etmiş*',
    supposing:
      '*rsam | *rsem | *arsak | *ersek | etsem | bıraksam | kapatsam | çıksam | silsem | vazgeçsem | kessem | ne olur | ne kalır | olmasa* | olmasaydı | *sam ne | *sem ne | *sam ne kadar | *sem ne kadar | *sak | farz et* | diyelim | kalır mı | olsaydı | çıkarırsam | varsayalım | olmasalar* | getirisi | ne kazandırır | bana ne kalır | kalırdı',
    without: 'olmadan | hariç | olmasa* | dışında | çıkınca | olmasalar | yok olsa',
    except: 'hariç | dışında* | haricinde* | dışındaki*',
    kept: 'sadece § kal* | yalnız § kal* | yalnızca § kal* | bir tek § kal* | sadece § tut* | yalnızca § tut* | diğerlerini iptal* | diğerlerini bırak* | diğer hepsini | gerisini iptal* | gerisini bırak* | kalanını iptal* | kalanları iptal* | geri kalanı iptal*',
    how: 'nasıl | ne şekilde | ne yapmam | nasil* | adım adım | yolu | yolları | yöntem* | ne yapmalı* | yapmam gerek* | anlat',
    where: 'nereden | nerden | nerede | link* | adres* | sayfa* | hangi sayfa* | hangi site* | neresinden',
    why: 'neden | niye | niçin | nereden çık* | nereden gel* | nerden çık* | ne alaka | kim ekle* | nasıl geldi | nasıl girdi | nasıl ekle* | nereden bul*',
    listed:
      'listemde* | listede* | burada | burda | görün* | çıktı | çıkmış | geldi | gelmiş | eklen* | eklemedim | kayıtlı | duruyor | bulundu* | eklenmiş* | ekli | niçin var | neden var | niye var | karşıma | gözük* | nereden ekle*',
    save: 'tasarruf* | biriktir* | kıs | kısm* | kıst* | kısay* | kısar* | azalt* | düşür* | daha az öde* | daha az harca* | ucuza getir* | kâr ederim | cebimde kalır | kurtarırım | kurtarabilir* | bütçemi rahat* | bütçe* kıs* | bütçe yap* | ekonomi* | daha ucuz* | kırp* | kısıt* | kesinti* | kısabil* | az ödemek | az harcamak | rahatlat*',
    saved:
      'tasarruf ettim | tasarruf etmiş* | tasarruf ettiğim* | biriktirdim | cebimde kaldı | kâr ettim | tasarruf sağladım | kurtardım | kazancım | tasarrufum | ne kazandım | cebime kaldı | tasarruf edildi | tasarruf etmişiz | ne kadar tasarruf ed*dim | ne kadar kazandım | ne kazanmış* | kazandırdı*',
    advise:
      'öner* | tavsiye* | ne yapayım | ne yapmalı* | fazla ödüyor* | gereksiz* | akıl ver* | ne yapsam | israf* | fuzuli | lüzumsuz* | gerekmeyen* | işime yaramayan* | savur* | değmez | değmiyor* | değmeyen*',
    pay: 'ödüyor* | ödüyo* | ödeme yap* | harc* | veriyor* | veriyo* | gider* | masraf* | ödediğim | gidiyor | gidiyo | ödem* gerek* | ödeyeceğ* | öderim | ödicem | ödeyecem | çıkıyor | çıkıyo | cebimden | bayıl* | döküyor* | kaç para gid* | ödemekte* | bana mal* | bana kaça | ödedikler* | zorluyor',
    cost: 'fiyat* | ücret* | kaç para | kaç tl* | kaç lira* | kaça | ne kadar | tutar* | tutuyor* | maliyet* | kaç dolar* | kaç euro* | bedel* | para | mal oluyor* | kaça mal* | bedeli | kaçtan | kaç kuruş',
    total: 'toplam* | hepsi | tümü | tamamı | bütün* | tüm* | abonelik gider* | topla | hesapla* | toparla',
    so_far:
      'şimdiye kadar | şu ana kadar | bugüne kadar | bu zamana kadar | ödedim | ödemişim | harcadım | harcamışım | verdim | vermişim | ödemiş* | şimdiye dek | bugüne dek | ödediğim toplam | ödemiş oldum | toplam ödediğim | yatırdım | kaptırdım | gitti | ödendi | harcandı | son yaptığım ödeme | en son ne ödedim | en son ödediğim | en son ne zaman öde* | en son ödedi*',
    list: 'liste* | listele* | göster* | say | sırala* | neler* | nelerim* | dök | nelere üye* | nelere abone* | dökümü* | özet* | görmek ist* | gör | göreyim | sahip ol* | kayıtlı ol* | ne var | neler var | söyle* | listesi*',
    subscription: 'abone* | üyelik* | üye* | servis* | hizmet*',
    dearest:
      'en pahalı* | en çok para* | en yüksek* | en fazla* | en çok ödediğim* | en çok tut* | en büyük* | en çok | en maliyetli* | en masraflı* | en tuzlu | en çok hangisine para | en çok neye para | cüzdanım* en çok | belimi büken',
    cheapest: 'en ucuz* | en az | en düşük* | en uygun* | en hesaplı* | en az para* | en az tut* | en bedava',
    by_category: 'kategori* | türlerine | türüne göre | gruplara | kalem kalem | dağılım*',
    overlap:
      'iki kere | iki kez | iki defa | çift | çifte | mükerrer | aynı iş* | aynı şey* | çakış* | üst üste | tekrarlayan | birbirinin ayn* | benzer | iki tane aynı | aynısı* | gerek var mı ikisi* | ikisine de | aynı kapıya | birden fazla | tekrar eden | ikisi birden | mükerrer* | aynısından | çakışan* | birbirine benz* | iki yere | iki ayrı yere',
    rise: 'zam | zammı | zamı | zamla* | zamlı* | zamdan | zamlar* | artt* | artış* | artmış* | artan* | yüksel* | pahalan* | pahalılaş* | fiyat* değiş* | daha pahalı | fırla* | fiyatı çık* | fiyatlar çık* | zamlandı* | pahalandı* | fiyat fark* | yukarı | katlan* | uçtu | kazık | eskisinden pahalı | fiyatı yukarı | tavan yap* | ne kadar daha fazla öd* | ne kadar fazla öd*',
    exchange_rate: 'kur* | döviz* | kurdan',
    either: 'yoksa | ya da | veya | § mi § mi',
    renew:
      'yenilen* | yenile* | çekil* | çekecek* | tahsil* | ödenecek* | kesilecek* | kesilir | kesiliyor | vadesi* | ödeme günü | ödeme tarihi | ödemesi | ödemem | ödemelerim | çekilecek* | yatacak | para kes* | para çek* | kartımdan | hesabımdan | ödemeler* | faturam* | son ödeme | düşecek | düşer | kesecek* | yenilem* | uzuyor | uzayacak | süresi dol* | doluyor | ödeme | ödemeler | alınıyor | alınacak | parayı al* | parasını al* | paramı al* | parası ne zaman | çıkacak | çıkacaklar',
    upcoming:
      'yaklaş* | sıradaki | önümüzdeki | gelecek | gelen öde* | bekleyen | yakında | bundan sonraki | ilerde | ileride | kapıda | yakın zaman* | gelecekte',
    next_one:
      'sıradaki ödeme* | sıradaki ödemem* | sonraki ödeme | sonraki ödemem | bir sonraki ödeme* | ilk hangisi | ilk önce hangi*',
    when: 'ne zaman | hangi gün | hangi tarihte | ayın kaçı* | kaçında | günü ne | ne vakit | hangi tarih* | hangi günde | kaç gün sonra | kaç gün kaldı | ne kadar kaldı | ne kadar var',
    trial:
      'deneme* | ücretsiz dönem* | bedava dönem* | ücretsiz süre* | deneme süre* | ücretsiz kullan* | denemem* | test süre* | ücretsiz ay | bedava | ücretsiz',
    bound:
      'ne zamana kadar | en geç | taahhüt* | cayma* | ihbar* | bağlı* | taahut* | taahüt* | taahhüd* | taahüd* | cezasız | sözleşme* bit* | çıkış yapabil* | kontrat* | hangi sözleşme* | sözleşmelerim* | cezai şart* | bağlayıcı* | bağlayan* | bağlıyor*',
    contract: 'sözleşme*',
    unused:
      'kullanmad* | kullanmıyor* | kullanmıyo* | kullanılmayan* | kullanmam | hiç kullan* | unuttu* | boşa | boşuna | boş yere | kullanmay* | işe yaramayan* | girmediğim* | izlemediğim* | kullanılmıyor* | bakmadığım* | açmadığım* | dokunmadığım* | atıl | ölü | ihtiyacım olmayan* | ihtiyaç duymad* | uğramadığım* | gitmediğim* | unuttuğum* | izlemiyor* | dinlemiyor* | gitmiyor* | açmıyor* | bakmıyor* | girmiyor* | dokunmuyor* | izlemez oldu* | kullanmaz oldu* | elimi sürmediğim | ne zamandır',
    per_use:
      'kullanım başı* | kullanım başına | her kullanım* | izleme başı* | kullanım maliyet* | gidiş başı* | kere başı* | kullandıkça | kullandığımda | her izleme* | her giriş* | her seferi* | tek kullanım* | kullanım bedel* | birim maliyet* | kullanınca | her açış* | her dinle*',
    yearly: 'yıllık* | yılda | senelik* | senede | yıl için | bir yılda | sene* | yıla',
    monthly: 'aylık* | ayda | ay için | her ay | aya',
    weekly: 'haftalık* | haftada | hafta başına',
    daily: 'günlük* | günde | gün başına',
    yearly_plan:
      'yıllık plan* | yıllığa | yıllık mı | yıllık üyelik* | yıllık abonelik* mi* | yıllık paket* | aylık mı yıllık* | yıllık ödeme* | yıllık ödesem | yıllık al* | seneliğe | senelik mi | yıllık ödemek | yıllık pakete | yıllığı | yıllığa geç* | yıllık fiyat* | yıllık alsam | yıllık mı aylık* | yıllık öde*',
    worth:
      'ucuz mu* | daha ucuz | değer mi | mantıklı* | avantaj* | kârlı* | geçsem | geçeyim | geçmeli* | daha iyi | hesaplı* | daha uygun | kazançlı* | karlı* | fark eder mi | kazanır mıyım | kâr | ucuza gel* | ucuza mal* | hesaba gel* | ekonomik',
    count:
      'kaç abone* | kaç tane | kaç adet | kaç üyelik* | kaç servis* | kaç farklı | sayısı | kaç aktif | kaç tane abone* | kaç aboneliğim | kaç platform* | toplam kaç',
    all: 'hepsi* | tüm* | bütün* | tamamı* | her şey*',
    greeting: 'merhaba* | selam* | günaydın | iyi akşamlar | iyi günler | hey',
    thanks: 'teşekkür* | sağ ol* | sağol* | eyvallah | mersi | tşk*',
    help: 'yardım* | ne yapabil* | neler yapabil* | ne sorabil* | neler sorabil* | ne işe yar* | sen kimsin | nasıl çalış* | neler biliyor* | neler yapıyor* | bana ne konuda | hangi konularda | neler sorulabil* | yetenek*',
  },
  times: {
    today: 'bugün*',
    tomorrow: 'yarın*',
    day_after_tomorrow: 'öbür gün* | ertesi gün* | yarından sonraki gün',
    yesterday: 'dün | dünkü',
    weekend: 'hafta sonu*',
    this_week: 'bu hafta*',
    next_week: 'gelecek hafta* | önümüzdeki hafta* | haftaya | öbür hafta',
    last_week: 'geçen hafta | geçen haftaki | geçen haftanın',
    this_month: 'bu ay | bu ayın | bu ayki | bu ayda | ay sonuna',
    next_month: 'gelecek ay* | önümüzdeki ay* | öbür ay',
    last_month: 'geçen ay* | bir önceki ay | son ayda',
    this_year: 'bu yıl* | bu sene* | yıl başından | yılbaşından* | sene başından',
    next_year: 'gelecek yıl* | seneye | önümüzdeki yıl* | gelecek sene',
    last_year: 'geçen yıl* | geçen sene* | son bir yıl* | son 1 yıl*',
    rest_of_year: 'yıl sonuna* | yılın sonuna* | sene sonuna* | yılbaşına kadar | yılın geri kalan*',
    next_days:
      'önümüzdeki # gün* | gelecek # gün* | # gün içinde* | # güne kadar | sonraki # gün* | # günde | önümüzdeki 24 saat* | 24 saat içinde*',
    next_weeks:
      'önümüzdeki # hafta* | gelecek # hafta* | # hafta içinde* | sonraki # hafta* | önümüzdeki bir hafta* | gelecek bir hafta* | bir hafta içinde*',
    next_months:
      'önümüzdeki # ay* | gelecek # ay* | # ay içinde* | sonraki # ay* | önümüzdeki bir ay* | gelecek bir ay* | bir ay içinde*',
    last_days: 'son # gün* | geçen # gün*',
    last_weeks: 'son # hafta* | geçen # hafta* | son bir hafta*',
    last_months: 'son # ay* | geçen # ay* | # aydır | son bir ay*',
    on_day: 'ayın # | # inde | # sinde | # unda | # ünde | # ında',
    since: '*den beri | *dan beri | *den bu yana | *dan bu yana | *ten beri | *tan beri | itibaren',
    until:
      'a kadar | e kadar | ya kadar | ye kadar | *ya kadar | *ye kadar | *una kadar | *üne kadar | *ına kadar | *ine kadar | *ğa kadar | *ra kadar | *yadek | *yedek',
    before: '*dan önce* | *den önce* | *tan önce* | *ten önce*',
    coming: 'gelecek | önümüzdeki | haftaya',
  },
  categories: {
    gaming: 'oyun* | gaming*',
    streaming: 'streaming* | yayın* | dizi* | film* | video* | televizyon* | tv platform*',
    software: 'yazılım* | program* | software* | yapay zeka*',
    music: 'müzik* | müziğ* | şarkı*',
    fitness: 'fitness* | spor* | sağlık*',
    cloud: 'bulut* | cloud* | depolama* | yedekleme*',
    news: 'haber* | gazete* | dergi*',
    education: 'eğitim* | kurs* | ders* | öğrenme* | dil öğren*',
  },
  currencies: {
    TRY: 'tl | lira* | türk lirası* | ₺',
    USD: 'dolar* | usd | $',
    EUR: 'euro* | avro* | eur | €',
    GBP: 'sterlin* | gbp | £ | pound*',
  },
  months: 'ocak* şubat* mart* nisan* mayıs* haziran* temmuz* ağustos* eylül* ekim* kasım* aralık*',
  monthsShort: 'oca şub mar nis may haz tem ağu eyl eki kas ara',
  weekdays: 'pazartesi* salı* çarşamba* perşembe* cuma|cumaya|cumadan|cumanın cumartesi* pazar|pazara|pazarı|pazardan',
  numbers:
    'iki|ikisi|ikisini|ikisinden üç|üçü|üçünü dört|dördü|dördünü beş|beşi|beşini altı|altısı|altısını yedi|yedisini sekiz|sekizini dokuz|dokuzunu on onbir oniki onüç ondört onbeş onaltı onyedi onsekiz ondokuz yirmi otuz',
  before: '',
  notNames: 'şu an | en max',
};
