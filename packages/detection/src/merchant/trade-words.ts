/**
 * Words for trades, folded. A brand of one word next to one of these is a different company: `HULU NOODLE BAR`,
 * `DROPBOX CAFE`, `BUMBLE BEE FLOWERS`.
 */
const words =
  `bar pub cafe kafe caffe kaffee kaffe cafeteria espresso cayhane imbiss snack snacks tabac tabacchi estanco vending automaten kafeterya coffee kahve kahvesi kahvecisi restaurant restoran ristorante restaurante lokanta lokantasi bistro brasserie
grill kebap kebab doner pizza pizzeria burger burgers noodle noodles sushi ramen taco tacos kitchen mutfak mutfagi diner deli bakery firin pastane pastanesi backerei
baeckerei boulangerie patisserie steakhouse steak tavern taverna lounge brewery brewing bira birahane winery sarap meyhane
hotel otel hotels hostel pansiyon resort beach plaj motel suites villa apart apartments
market supermarket supermarkt supermarche supermercado supermercato hypermarche hipermercado epicerie bakkal bufe manav kasap sarkuteri grocery gida tekel
kuafor kuaforu berber barber barbers salon hair beauty guzellik spa hamam nail nails tattoo
flowers flower blumen floristik brillen reinigung waescherei parkhaus tankstelle petrol akaryakit benzin cicek cicekcilik florist jewelry jewellery jewelers kuyumcu kuyumculuk juwelier bijoux optik optics eczane eczanesi pharmacy apotheke
kirtasiye kitabevi bookstore books butik boutique giyim tekstil moda fashion clothing ayakkabi shoes outlet mobilya furniture mobel moebel hali perde
elektronik electronics bilgisayar telefon hirdavat insaat yapi nalburiye oto otomotiv autohaus garage garaj lastik tyres
dukkan tienda negozio loja winkel laden galeri galerisi gallery sanat
nakliyat kargo turizm seyahat travel dental dis klinik clinic veteriner
lokum kuruyemis tatli tatlisi dondurma gelato icecream donuts chocolate cikolata
lemonade juice sandwich kiosk kiosque cinema sinema theatre tiyatro museum muzesi parking otopark parkplatz parkschein aparcamiento estacionamiento estacionamento parcheggio stationnement parkeren tram tramvay tramway tramvaj streetcar metrobus vapur ferry otobus autobus taxi taksi laundry yikama temizleme cleaning`.split(
    /\s+/,
  );

export const tradeWords: ReadonlySet<string> = new Set(words);
