import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  small:
    'el la los las lo un una unos unas y de del al en con por para mi mis me yo tu tengo tiene hay que qué cuál cuáles cuánto cuánta cuántos cuántas cómo dónde cuándo es son está están estoy no sí ya se si más menos muy este esta esto estos estas he ha debo debería puedo quiero todo todos todas gasto pago mes año y también cada sobre hasta desde ese esa eso las ir voy va algo sin hola haya cosa cosas causa culpa solo sólo saber quisiera gustaría querría dime decirme podrías puedes favor quizá quizás realmente ahora actualmente ellos ellas esos aquellos otro otra otros otras alguna alguno algunas algunos han sido siendo estado puesto tanto tanta poco bastante últimamente así pues bueno bolsillo',
  concepts: {
    which: 'qué | que | cuál | cual | cuáles | cuales | alguna | algún | algo | dónde | de cuál | de qué',
    should:
      'debería | deberia | debo | conviene cancelar | tendría que | tengo que | me conviene | vale la pena cancelar | vale la pena seguir | mantener | tendria que | podría | puedo cancelar | puedo prescindir | me sobra | necesito de verdad | tendría sentido | sería mejor | hace falta | recomiendas',
    cancel:
      'cancel* | dar de baja | doy de baja | darme de baja | me doy de baja | darse de baja | baja | bajas | dejo | dejar | dejara | dejase | elimin* | quit* | anul* | prescind* | cort* | borr* | suprim* | deshac* | renunci* | despid* | sac* de | abandon* | fuera | terminar | termino | me borro | borrarme | suelt* | desapunt* | desuscrib* | finaliz* | dar por terminad* | rescind* | cerrar | cierro | echo fuera | tiro | prescindo | cancelara | salirme | salgo de | desactiv*',
    cancelled:
      'canceladas | cancelados | he cancelado | cancelado | cancelada | inactiv* | dadas de baja | di de baja | cancelé | cancele ya | ya cancelé | he dado de baja | cancele | dejé | anteriores | ya no tengo | anuladas | anulado* | que cancelé | terminadas',
    supposing:
      'si | supongamos | ahorraría | ahorraria | me ahorro si | qué pasa si | que pasa si | quedaría | quedaria | imagina | imaginemos | pongamos | en caso de | cuánto me quedaría | con cuánto me quedo | qué me queda | que me queda | suponiendo | si yo | si no tuviera | si quitara',
    without: 'sin | menos | no tuviera | no existiera*',
    except:
      'excepto | salvo | todo menos | todos menos | todas menos | a excepción | exceptuando | aparte de | quitando | demás .. menos',
    kept: 'quedo solo con | solo me quedo con | me quedo solo | dejo solo | cancelo todas las demás | cancelo todo lo demás | cancelo el resto | cancelar el resto | cancelar todas las demás | cancelar todo lo demás | mantengo solo | solo mantengo',
    how: 'cómo | como | de qué manera | pasos | quiero | manera de | forma de | deseo | me gustaría | quisiera | paso a paso | instrucciones | explica* | qué hago para | que hago para | qué hago | necesito | procedimiento | dime cómo',
    where: 'dónde | donde | enlace | página | link',
    why: 'por qué | porqué | por que | porque | de dónde | de donde | a santo de qué | cómo ha llegado | como ha llegado | cómo llegó | quién añadió | quien añadió | por qué razón | motivo',
    listed:
      'en mi lista | en la lista | lista | aparece* | sale | salió | salio | viene | figura | está aquí | aquí | aqui | hace aquí | hace ahí | está en | entró | añadid* | apunta* | está | habéis encontrado | encuentro | sale en',
    save: 'ahorr* | gastar menos | pagar menos | reducir | bajar mis | recort* | bajar el gasto | bajar gastos | abarat* | economiz* | apretar | ajustar | presupuesto | recortar | gastar tanto | más barato | bajar la factura | reduzco | aflojar | menos dinero',
    saved:
      'he ahorrado | ahorrado | ahorré | ahorre ya | llevo ahorrado | llevo ahorrados | ahorro hasta | ahorros | me he ahorrado | llevo de ahorro',
    advise:
      'recomiend* | recomend* | consej* | suger* | sugier* | aconsej* | me sobra* | innecesari* | prescindible* | gastando de más | tirando | despilfarr* | malgast* | derroch* | tirando el dinero | sobra* | inútil* | ideas | consejo | ayúdame | optimiz* | qué harías | que harias | no vale la pena | no valen la pena | no compensa* | no merece* | sobre | sobren',
    pay: 'pago | pagar | pagando | gasto | gastos | gastando | gastar | me cuestan | me cuesta | se me va | me gasto | desembols* | pagamos | gastamos | se me van | debo pagar | me sale | me salen | me suponen | mi gasto | mis gastos | se lleva* | ascienden | asciende | desembolso | me dejo | me toca pagar | me supone | sale de mi cuenta | estoy pagando | sumando | gasta*',
    cost: 'cuesta* | coste | costo | precio* | cuánto | cuanto | vale | tarifa | cuota | importe | cuestan | sale por | a cuánto | a cuanto | cuanto suman | suman | suma | valen | cuánto es | cuanto es | cuánto sale',
    total:
      'total | en total | todo junto | en conjunto | suma | en suma | todas juntas | todas mis suscripciones | todo sumado | cuentas totales | globalmente | gran total | suman todas | súma* | haz la suma | haz la cuenta',
    so_far:
      'hasta ahora | hasta hoy | hasta la fecha | he pagado | pagué | he gastado | gastado | ya pagué | llevo pagado | llevo gastado | llevo pagados | pagado | desde que | en todo este tiempo | me ha costado | me he gastado | a día de hoy | ya he pagado | abonado | desembolsado | llevo | último pago | último cobro | por última vez | última vez que pagué',
    list: 'lista | listado | muestr* | muéstr* | enseñ* | enséñ* | mostrar | enumer* | tengo | dime mis | resumen | estoy suscrit* | ver mis | relación de | cuáles son mis | cuales son mis | ver todas | a qué estoy | a que estoy | qué suscripciones | que suscripciones | activas | dame',
    subscription: 'suscripci* | subscripci* | suscrit* | abono* | membres* | servicio* | susc* | subs',
    dearest:
      'más car* | mas car* | más cuesta* | más me cuesta* | mas me cuesta* | más costos* | mayor | más alto | en qué gasto más | en que gasto mas | más pago | pago más | gasto más | más dinero | se lleva más | más pesa | más gasto | mayor gasto | cuesta más | más elevad* | gasto mayor | mas dinero | más me sangra | más alta | el que más me * | la que más me * | que más | el que más | la que más | que más me * | más me * | me * más el bolsillo',
    cheapest:
      'más barat* | mas barat* | menos cuesta* | más económic* | mas economic* | menor | menos car* | menos me cuesta* | cuesta menos | más baja | la que menos | el que menos | mínim*',
    by_category:
      'categor* | por tipo | desglos* | por tipos | repart* | por grupos | clasific* | agrup* | por temas | por área | por apartados | cada categoría',
    overlap:
      'dos veces | duplicad* | doble | doblad* | repetid* | solap* | lo mismo | dobles | duplic* | 2 veces | lo mismo dos | mismo servicio | misma función | hacen lo mismo | sirven para lo mismo | redundan* | pisan | similares | por partida doble | coinciden | dos servicios',
    rise: 'subid* | subi* | subió | subio | aument* | encarec* | incremen* | más caro que | más cara que | han subido | alza* | cambio de precio | sub* de precio | suben | sube | más car* que | ha subido | encarecid* | sube de precio | suben de precio | subieron | incremento | se ha puesto más | han puesto más | ha aumentado | cambiado de precio | cambió de precio | cambios de precio | más caro ahora | ahora más car* | inflad* | por las nubes | más caro que antes | más car* que antes | se han puesto | hacia arriba | puesto más car* | cuánto más pago | cuánto más cuesta',
    exchange_rate: 'tipo de cambio | divisa* | cambio de moneda | tasa de cambio',
    either: 'o',
    renew:
      'renuev* | renov* | cobra* | cobro* | cobran | vence* | vencimiento* | cargo | cargos | se paga | toca pagar | pagos | factura* | carga* | pasan | me pasan | domicili* | recibo* | débito* | adeudo* | cargan | me cargan | toca | caduc* | expira* | termina | se cobrará* | descuentan | me quitan | renovación | quita el dinero | me quita | saca el dinero | me saca | coge el dinero',
    upcoming:
      'próxim* | proxim* | siguiente* | vienen | viene | que viene | pendiente* | pronto | por venir | futuro* | a la vista | en camino | por llegar | avecina* | los siguientes',
    next_one:
      'próximo pago | próximo cobro | siguiente pago | siguiente cobro | próximo cargo | vence primero | vence antes | primero en',
    when: 'cuándo | cuando | qué día | que dia | qué fecha | que fecha | cuánto falta | cuanto falta | en qué fecha | para cuándo | cuántos días | cuantos dias | a qué día',
    trial:
      'prueba* | período gratuito | periodo gratis | gratis | gratuit* | periodo gratuito | período de prueba | periodo de prueba | mes gratis | probando | testeo',
    bound:
      'hasta cuándo | permanencia* | preaviso* | compromiso* | atad* | plazo* de | fidelidad | amarrad* | ligad* | penaliz* | amarr* | hasta que fecha | hasta qué fecha | cumplir | contrato mínimo | tiempo mínimo | me obliga | fecha límite | plazo | comprometid* | me ata* | me compromete*',
    contract: 'contrato*',
    unused:
      'no uso | no utiliz* | sin usar | sin utilizar | no estoy usando | no estoy utilizando | olvidad* | no uso nunca | nunca uso | nunca utiliz* | apenas uso | no he usado | no aprovech* | desaprovech* | casi no uso | no los uso | no las uso | no la uso | no lo uso | ya no uso | que no us* | apenas utiliz* | no usadas | no usados | inutiliz* | no veo | no abro | parad* | muert* | apenas abro | apenas toco | no toco | inactivas desde | abandonad* | no sirve | no me sirve* | casi nunca | no necesito | no aprovecho | ya no veo | sin usarse | pago y no uso | dejado de usar | no .. falta | no me haga* | no me hace* falta | no me hagan | sin tocar | sin abrir | sin ver | sin escuchar | tiempo sin * | he dejado de ver | dejado de ver | dejado de escuchar | no escucho | ya no voy',
    per_use:
      'por uso | cada uso | cada vez que | por vez | por visita | por sesión | por utilización | por cada uso | por visionado | por entreno | cada sesión | cada visita | coste por | por hora | cuánto vale cada | cada vez que lo uso | cada vez que la uso | cada visionado | cada escucha',
    yearly: 'al año | anual* | por año | cada año | al ano | todo el año | en un año | por años',
    monthly: 'al mes | mensual* | por mes | cada mes | mensualmente',
    weekly: 'semanal* | por semana | a la semana | cada semana',
    daily: 'diario* | diaria* | por día | al día | cada día',
    yearly_plan:
      'plan anual | anual o mensual | mensual o anual | suscripción anual | pago anual | pagar anual* | pagar al año | pagar por año | plan por año | pagarlo anual* | tarifa anual | pasar* a anual | pasar* al anual | cuota anual | modalidad anual | precio anual | por un año | anualidad | año entero | abono anual | modalidad de año | suscripción por año | opción anual | versión anual | contratar un año | pago al año | pagar el año | por todo el año | plan de un año | al año entero | por años | pagar § por años',
    worth:
      'conviene | vale la pena | compensa* | más barato | mas barato | mejor | sale a cuenta | cambiar* | pasar* | merece | rentable | sale más | interesa | económic* | sale mejor | sale bien | ventaj* | sentido | rentab* | gano | ganaría | ahorro algo | ahorro si',
    count:
      'cuántas | cuantas | cuántos | cuantos | número de | numero de | cantidad de | cuántos servicios | cuantos servicios | cuántas tengo | cuantas tengo',
    all: 'todo | todos | todas | toda',
    greeting: 'hola | buenos días | buenas | buenas tardes | buenas noches | saludos | buenos dias',
    thanks: 'gracias | muchas gracias | te lo agradezco',
    help: 'ayuda* | qué puedes | que puedes | qué sabes | que sabes | quién eres | quien eres | qué puedo preguntar* | que puedo preguntar* | cómo funcionas | para qué sirves | en qué puedes | qué haces | que haces | sirves | qué preguntas | que preguntas | funciones tienes',
  },
  times: {
    today: 'hoy',
    tomorrow: 'mañana',
    day_after_tomorrow: 'pasado mañana',
    yesterday: 'ayer',
    weekend: 'fin de semana | finde',
    this_week: 'esta semana',
    next_week: 'próxima semana | semana que viene | semana próxima | la siguiente semana | semana entrante',
    last_week: 'semana pasada | última semana',
    this_month: 'este mes | fin de mes | mes en curso | final de mes',
    next_month: 'próximo mes | mes que viene | mes próximo | el siguiente mes | mes siguiente',
    last_month: 'mes pasado | último mes | mes anterior',
    this_year: 'este año | principio de año | en lo que va de año',
    next_year: 'próximo año | año que viene',
    last_year: 'año pasado | último año | año anterior',
    rest_of_year: 'fin de año | final de año | finales de año | fin del año | final del año | resto del año',
    next_days:
      'próximos # días | # próximos días | en # días | siguientes # días | # días siguientes | dentro de # días | próximas 24 horas | en 24 horas',
    next_weeks: 'próximas # semanas | # próximas semanas | en # semanas | dentro de # semanas | dentro de una semana',
    next_months:
      'próximos # meses | # próximos meses | en # meses | siguientes # meses | dentro de # meses | dentro de un mes',
    last_days: 'últimos # días',
    last_weeks: 'últimas # semanas',
    last_months: 'últimos # meses | # últimos meses',
    on_day: 'el día # | el # | día #',
    since: 'desde | a partir',
    until: 'hasta',
    before: 'antes de | antes del',
    coming: 'próximo | próxima | que viene',
  },
  categories: {
    gaming: 'juegos | videojuegos | gaming | juego | videojuego',
    streaming: 'streaming | vídeo* | películas | pelis | series | tele | televisión | tv',
    software: 'software | programas | aplicaciones | apps | app | ia',
    music: 'música | canciones | musical*',
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
  monthsShort: 'ene feb mar abr may jun jul ago sep|sept oct nov dic',
  weekdays: 'lunes martes miércoles jueves viernes sábado* domingo*',
  numbers:
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta',
  before: 'por | en | para',
  notNames: 'ahora max | max o menos',
};
