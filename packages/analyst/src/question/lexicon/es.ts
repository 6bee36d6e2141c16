import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  small:
    'el la los las lo un una unos unas y de del al en con por para mi mis me yo tu tengo tiene hay que qué cuál cuáles cuánto cuánta cuántos cuántas cómo dónde cuándo es son está están estoy no sí ya se si más menos muy este esta esto estos estas he ha debo debería puedo quiero todo todos todas gasto pago mes año y también cada sobre hasta desde ese esa eso las ir voy va algo sin hola',
  concepts: {
    which: 'qué | que | cuál | cual | cuáles | cuales',
    should:
      'debería | deberia | debo | conviene cancelar | tendría que | tengo que | me conviene | vale la pena cancelar | vale la pena seguir | mantener | tendria que',
    cancel:
      'cancel* | dar de baja | doy de baja | darme de baja | me doy de baja | darse de baja | baja | bajas | dejo | dejar | dejara | dejase | elimin* | quit* | anul* | prescind* | cort* | borr* | suprim* | deshac* | renunci*',
    cancelled:
      'canceladas | cancelados | he cancelado | cancelado | cancelada | inactiv* | dadas de baja | di de baja | cancelé | cancele ya',
    supposing:
      'si | supongamos | ahorraría | ahorraria | me ahorro si | qué pasa si | que pasa si | quedaría | quedaria | imagina',
    without: 'sin | menos',
    how: 'cómo | como | de qué manera | pasos | quiero | manera de | forma de',
    where: 'dónde | donde | enlace | página | link',
    why: 'por qué | porqué | por que | porque | de dónde | de donde',
    listed:
      'en mi lista | en la lista | lista | aparece* | sale | salió | salio | viene | figura | está aquí | aquí | aqui',
    save: 'ahorr* | gastar menos | pagar menos | reducir | bajar mis | recort* | bajar el gasto | bajar gastos | abarat*',
    saved: 'he ahorrado | ahorrado | ahorré | ahorre ya | llevo ahorrado | llevo ahorrados',
    advise:
      'recomiend* | recomend* | consej* | suger* | sugier* | aconsej* | me sobra* | innecesari* | prescindible* | gastando de más | tirando',
    pay: 'pago | pagar | pagando | gasto | gastos | gastando | gastar | me cuestan | me cuesta | se me va | me gasto | desembols* | pagamos | gastamos | se me van | debo pagar',
    cost: 'cuesta* | coste | costo | precio* | cuánto | cuanto | vale | tarifa | cuota | importe | cuestan',
    total: 'total | en total | todo junto | en conjunto | suma | en suma | todas juntas',
    so_far:
      'hasta ahora | hasta hoy | hasta la fecha | he pagado | pagué | he gastado | gastado | ya pagué | llevo pagado | llevo gastado | llevo pagados | pagado',
    list: 'lista | listado | muestr* | muéstr* | enseñ* | enséñ* | mostrar | enumer* | tengo | dime mis | resumen | estoy suscrit* | ver mis',
    subscription: 'suscripci* | subscripci* | suscrit* | abono* | membres* | servicio* | susc* | subs',
    dearest:
      'más car* | mas car* | más cuesta* | más me cuesta* | mas me cuesta* | más costos* | mayor | más alto | en qué gasto más | en que gasto mas | más pago | pago más | gasto más | más dinero',
    cheapest:
      'más barat* | mas barat* | menos cuesta* | más económic* | mas economic* | menor | menos car* | menos me cuesta*',
    by_category: 'categor* | por tipo | desglos* | por tipos | repart* | por grupos',
    overlap: 'dos veces | duplicad* | doble | doblad* | repetid* | solap* | lo mismo | dobles | duplic* | 2 veces',
    rise: 'subid* | subi* | subió | subio | aument* | encarec* | incremen* | más caro que | más cara que | han subido | alza* | cambio de precio | sub* de precio | suben | sube',
    exchange_rate: 'tipo de cambio | divisa* | cambio de moneda | tasa de cambio',
    either: 'o',
    renew:
      'renuev* | renov* | cobra* | cobro* | cobran | vence* | vencimiento* | cargo | cargos | se paga | toca pagar | pagos | factura* | carga*',
    upcoming: 'próxim* | proxim* | siguiente* | vienen | viene | que viene | pendiente* | pronto | por venir | futuro*',
    when: 'cuándo | cuando | qué día | que dia | qué fecha | que fecha | cuánto falta | cuanto falta',
    trial: 'prueba* | período gratuito | periodo gratis | gratis | gratuit* | periodo gratuito',
    bound: 'hasta cuándo | permanencia* | preaviso* | compromiso* | atad* | plazo* de | fidelidad | amarrad* | ligad*',
    contract: 'contrato*',
    unused:
      'no uso | no utiliz* | sin usar | sin utilizar | no estoy usando | no estoy utilizando | olvidad* | no uso nunca | nunca uso | nunca utiliz* | apenas uso | no he usado | no aprovech* | desaprovech* | casi no uso | no los uso | no las uso | no la uso | no lo uso | ya no uso | que no us* | apenas utiliz* | no usadas | no usados | inutiliz*',
    per_use: 'por uso | cada uso | cada vez que | por vez | por visita | por sesión | por utilización | por cada uso',
    yearly: 'al año | anual* | por año | cada año | al ano | todo el año | en un año',
    monthly: 'al mes | mensual* | por mes | cada mes | mensualmente',
    yearly_plan:
      'plan anual | anual o mensual | mensual o anual | suscripción anual | pago anual | pagar anual* | pagar al año | pagar por año | plan por año | pagarlo anual* | tarifa anual | pasar* a anual | pasar* al anual | cuota anual | modalidad anual | precio anual',
    worth:
      'conviene | vale la pena | compensa* | más barato | mas barato | mejor | sale a cuenta | cambiar* | pasar* | merece | rentable | sale más | interesa',
    count: 'cuántas | cuantas | cuántos | cuantos | número de | numero de',
    all: 'todo | todos | todas | toda',
    greeting: 'hola | buenos días | buenas | buenas tardes | buenas noches | saludos | buenos dias',
    thanks: 'gracias | muchas gracias | te lo agradezco',
    help: 'ayuda* | qué puedes | que puedes | qué sabes | que sabes | quién eres | quien eres | qué puedo preguntar* | que puedo preguntar* | cómo funcionas | para qué sirves',
  },
  times: {
    today: 'hoy',
    tomorrow: 'mañana',
    this_week: 'esta semana',
    next_week: 'próxima semana | semana que viene | semana próxima | la siguiente semana | semana entrante',
    this_month: 'este mes | fin de mes | mes en curso | final de mes',
    next_month: 'próximo mes | mes que viene | mes próximo | el siguiente mes | mes siguiente',
    last_month: 'mes pasado | último mes | mes anterior',
    this_year: 'este año | principio de año | en lo que va de año',
    next_year: 'próximo año | año que viene',
    last_year: 'año pasado | último año | año anterior',
    next_days:
      'próximos # días | # próximos días | en # días | siguientes # días | # días siguientes | dentro de # días',
    next_weeks: 'próximas # semanas | # próximas semanas | en # semanas | dentro de # semanas',
    next_months: 'próximos # meses | # próximos meses | en # meses | siguientes # meses | dentro de # meses',
    last_days: 'últimos # días',
    last_weeks: 'últimas # semanas',
    last_months: 'últimos # meses | # últimos meses',
    on_day: 'el día # | el # | día #',
    since: 'desde | a partir',
  },
  categories: {
    streaming: 'streaming | vídeo* | películas | pelis | series | tele | televisión | tv',
    software: 'software | programas | aplicaciones | apps | app | ia',
    music: 'música | canciones | musical*',
    gaming: 'juegos | videojuegos | gaming | juego | videojuego',
    fitness: 'fitness | gimnasio* | deporte* | gym | salud',
    cloud: 'nube | cloud | almacenamiento',
    news: 'noticias | periódico* | revistas | prensa | diario*',
    education: 'educación | cursos | aprendizaje | idiomas | formación | curso',
  },
  currencies: {
    TRY: 'lira* | lira turca | tl | ₺',
    USD: 'dólar* | dolares | usd | $',
    EUR: 'euro* | eur | €',
    GBP: 'libra* | gbp | £',
  },
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  numbers: 'dos tres cuatro cinco seis siete ocho nueve diez',
  before: 'por | en | para',
  behind: '',
  asides: 'ahora max | max o menos | now | plus | go',
};
