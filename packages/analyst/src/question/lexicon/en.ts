import type { Lexicon } from './lexicon.ts';

export const en: Lexicon = {
  small:
    'the a an and of is are am do does did i my me mine you your to for in on at it its that this these those what which how when why who can could should would will have has had not no any much many if be been get with from by or so than then please there s m ve re ll d t don isn were was about only just because them they their yours really actually maybe perhaps want know wonder wondering curious like liked need needs tell give show some someone something somebody thing things stuff currently right ones other others still already ever become became gotten getting being over into also even well might must here where each both same gone going went typical around roughly lately recently',
  concepts: {
    which: 'which | what | whats | where | anything | any of | ones',
    should:
      'should | shall | ought | better to | worth cancelling | worth keeping | keep | could i | can i | would you | do i really need | can i live without | live without | do without',
    cancel:
      'cancel | cancels | canceling | cancelling | cancellation | drop | dropping | stop | stopping | quit | quitting | get rid of | getting rid of | terminate | unsubscribe* | ditch* | axe | remove | give up | giving up | leave | leaving | cut | kill | lose | chop | let go | scrap | scrapping | bin | trash | get out of | bail | part with | live without | do without | cancelled | skip | sack | pull the plug | opt out | shut down | close | end my | end the subscription | end it | end this | end § | ending § | ending my | got rid of | gotten rid of | dropped | stopped | gave up | removed | scrapped | cut out | quitted',
    cancelled:
      'cancelled | canceled | did i cancel | have i cancelled | have i canceled | inactive | ended | i ve cancelled | ive cancelled | already cancelled | already canceled | former | old subscriptions | past subscriptions | i quit | i dropped',
    supposing:
      'if | suppose | supposing | imagine | were to | would i save | would it save | would that save | would i have left | hypothetically | what happens | assume | assuming | say i | would be left | what remains | would remain | were i to | how much would | what would | what does it bring | would it bring | would i get back | less would i',
    without: 'without | minus | except | gone | were gone | didn t have | did not have | weren t there | got rid of',
    except:
      'except | except for | apart from | aside from | other than | besides | excluding | all but | everything but | everything bar | all bar | bar',
    kept: 'keep only | only keep | only kept | kept only | keep just | just keep | keep nothing but | left with only | cancel* everything else | cancel* the rest | cancel* all the others | cancel* the others | drop everything else | drop the rest',
    how: 'how do i | how can i | how to | how would i | how should i | how do you | how does one | how is | steps | help me | way to | ways to | walk me through | tell me how | can you tell me how | instructions | guide | what s the way | the way to | process | want to | wanna | i d like to | please',
    where: 'where | link | page',
    why: 'why | how come | where did | where does .. come from | what is .. doing | where s .. from | how did | where does | what s .. doing | reason',
    listed:
      'in my list | on my list | on the list | in the list | listed | in here | come from | came from | show up | showing up | shows up | appear* | tracked | doing here | added | here | sign up for | signed up for | on here | doing in | get here | got here | get on my | you find | here for | appear in | in the app',
    save: 'save | saving | savings | cut costs | cut my * | cut down | cut back | spend less | pay less | reduce | lower | economi* | trim | bring down | cheaper overall | economise | economize | tighten | budget | cheaper | slash | bring my costs down | keep costs down | shave | less money | something to cut | to trim | less would i spend | put aside | less would i pay',
    saved:
      'i saved | did i save | have i saved | ive saved | i ve saved | already saved | saved so far | saved by | saved up | i saving already | savings so far | savings to date | my savings | did you save | have you saved | you saved me',
    advise:
      'recommend* | advice | advise | suggest* | what should i do | wasting | waste | unnecessary | overpay* | tips | get rid | ideas | hints | tip | waste of | wasteful | pointless | useless | superfluous | what would you do | improve | optimi* | needless* | not worth | isn t worth | aren t worth | not worth it | no longer worth',
    pay: 'i pay | i paying | i spend | i spending | paying | spending | my expenses | my costs | my bill* | i owe | have to pay | need to pay | i shell out | leaves my account | i am charged | im charged | do i get charged | going out | my subscriptions cost | burn* through | i have to pay | i lay out | cost me | costs me | costing me | my monthly | my outgoings | my spend | we pay | i fork out | goes to | go towards | my total | i handing over | do i shell out | my subs cost | leave* my account | set me back | sets me back | setting me back',
    cost: 'cost | costs | costing | price | prices | priced | how much | expense* | fee | fees | bill | charge | whats .. cost | rate | pricing | charges for | amount | pricey | damage',
    total:
      'total | altogether | overall | in all | sum | all together | combined | in total | everything | grand total | sum total | added up | bottom line | all up | all of my | all my | tally | add up | adds up | add together | sum up | adding up',
    so_far:
      'so far | until now | up to now | to date | already paid | have i paid | did i pay | ive paid | i ve paid | have i spent | did i spend | i already spent | have i given | paid in total | spent on | ever paid | over time | already spent | have paid | lifetime | since i started | all time | i ve spent | ive spent | have cost me | has cost me | has .. cost me | last payment | latest payment | most recent payment | last charge | did i last pay | last paid | i last paid | last time i paid',
    list: 'list | show | display | enumerate | tell me my | give me my | what do i have | what have i got | overview | what are my | what am i subscribed | which ones do i have | do i have | i subscribed to | run me through | what subs | what subscriptions | which subscriptions | every subscription | see my | see all | give me a list | all my subscriptions | subscribed to | summary | summarise | summarize',
    subscription:
      'subscription* | subs | subscribtion* | subcription* | memberships | membership | services | plans | subscribed',
    dearest:
      'most expensive | priciest | highest | biggest | dearest | costs the most | cost me the most | costs me the most | costliest | cost the most | most money | pay the most | top | most of my money | eats up | eating up | biggest drain | heaviest | steepest | hits my wallet | largest | most costly | the most | * me the most | weigh* the most | hole in my',
    cheapest:
      'cheapest | least expensive | lowest | costs the least | costs me the least | smallest | pay the least | cost me the least | the least | least costly | lowest price | lowest cost',
    by_category:
      'by category | per category | categor* | breakdown | break down | broken down | by type | by kind | split up | each category | categories | split by | grouped | split out | different types | type of',
    overlap:
      'twice | double | doubl* | duplicat* | overlap* | same thing | two of the same | same service | redundant | both do | same kind | doing the same | two services | merge | same purpose | same job | both for the same | repeated | clash | two for the same | double-pay* | double up | doubling up | same stuff | twice over | two similar | similar services | two subscriptions for | two of',
    rise: 'rise | rises | rose | risen | rising | increas* | gone up | went up | going up | go up | goes up | hike* | raised | raise | more expensive | got pricier | pricier | price change* | prices changed | dearer | jumped | climbed | jump | jumps | crept up | shot up | bumped | hiked | inflat* | been raised | gotten expensive | got expensive | cost more | costs more | costing more | prices change | changed price | changed its price | changed their price* | gone through the roof | moved up | upwards | higher than before | got dearer | become dearer | become more expensive | how much more do i pay | how much more am i paying | how much more does | how much more is',
    exchange_rate: 'exchange rate* | currency rate* | fx | dollar went up',
    either: 'or',
    renew:
      'renew* | due | billed | payment due | charged | charges | payment | payments | debited | debit | bills | taken | comes out | come out | coming out | leaves my account | leave my account | payable | withdrawn | deduct* | going out | come off | comes off | hit my card | hits my card | rolls over | roll over | expire* | run out | take* its money | take* my money | take* the money | takes money | collect* | hit my account | comes off my account',
    upcoming:
      'upcoming | coming up | next | coming | ahead | soon | scheduled | will be | over the next | in the near future | around the corner | lined up | in store | forthcoming',
    next_one:
      'next payment | next charge | next bill | next one | next debit | renews first | due first | renew first | comes first | charged first',
    when: 'when | what day | which day | what date | how long until | how soon | at what date | what time | how many days until | how many days till | till when does',
    trial:
      'trial | trials | free period | free month | free trial* | trying out | trialling | trialing | free version | for free',
    bound:
      'until when | how long am i | commit* | notice period* | notice | minimum term* | locked in | lock in | locked into | bound | tied | tied in | tied to | contractual* | minimum period | fixed term | penalty | how long am i stuck | stuck with | stuck in | cancel by | notice deadline | early termination | obligat* | tie me | ties me | lock me | locks me | bind*',
    contract: 'contract | contracts',
    unused:
      'unused | don t use | dont use | do not use | not using | never use* | haven t used | havent used | have not used | hardly use* | barely use* | rarely use* | forgot* | forgotten | not used | don t need | dont need | don t even use | t actually use | no longer use | isn t used | aren t using | m not using | gather* dust | idle | not watching | never watch* | never open* | never touch* | no longer need* | lying around | not been using | hardly touch* | didn t use | didnt use | neglect* | not needed | stopped using | dead weight | aren t used | never log* | don t watch | dont watch | haven t touched | haven t opened | stopped watching | stopped listening | stopped going | stopped reading | stopped playing | not opened | not watched | don t listen | no use for | never listen* | never go',
    per_use:
      'per use | each time i use | per view* | per visit | per session | each use | every time i use | cost per | per watch | per time | single use | per hour | each visit | each session | per play | each play | per workout | price per | per usage | per single use | each watch | what does one use | each listen | every listen | each stream',
    yearly: 'yearly | annual | annually | per year | a year | each year | every year | per annum | pa',
    monthly: 'monthly | per month | a month | each month | every month',
    weekly: 'weekly | per week | a week | each week | every week',
    daily: 'daily | per day | a day | each day | every day',
    yearly_plan:
      'yearly plan* | annual plan* | yearly or monthly | monthly or yearly | monthly or annual* | annual* or monthly | pay* annually | pay* yearly | annual subscription* | yearly subscription* | annual billing | yearly billing | switch* to yearly | switch* to annual | go* annual | going yearly | annual price | annual option | year plan | yearly price | year subscription | yearly instead | annual instead | for a whole year | pay* for the year | a year upfront | year upfront | annual package | yearly one | annual one | yearly membership | annual membership',
    worth:
      'worth | cheaper | better | pay off | pays off | switch* | better deal | make sense | makes sense | break even | break-even | save money | save by | profitable | less expensive | good deal | a deal | advantage* | beneficial | smart | sense',
    count: 'how many | number of | count | how many of | amount of subscriptions | total number',
    all: 'all | every | everything | each',
    greeting: 'hi | hello | hey | good morning | good evening | good afternoon | howdy | hiya',
    thanks: 'thanks | thank you | thx | cheers | ty',
    help: 'help | what can you do | what can i ask | what do you do | who are you | how do you work | what do you know | what are you able | your abilities | what are your | what kind of questions | how can you help | what questions | what s this',
  },
  times: {
    today: 'today | tonight',
    tomorrow: 'tomorrow',
    day_after_tomorrow: 'day after tomorrow',
    yesterday: 'yesterday',
    weekend: 'weekend',
    this_week: 'this week',
    next_week: 'next week | coming week',
    last_week: 'last week | past week | previous week',
    this_month: 'this month | end of the month | month end',
    next_month: 'next month | coming month | month after',
    last_month: 'last month | past month | previous month',
    this_year: 'this year | since january | start of the year',
    next_year: 'next year',
    last_year: 'last year | past year | last twelve months | previous year',
    rest_of_year: 'end of the year | end of year | year end | year s end | rest of the year',
    next_days:
      'next # day* | in # day* | within # day* | coming # day* | following # day* | next few days | next 24 hours | within 24 hours',
    next_weeks:
      'next # week* | in # week* | within # week* | coming # week* | the next week | within a week | within one week | within the week',
    next_months:
      'next # month* | in # month* | within # month* | coming # month* | within a month | within one month | over the next month',
    last_days: 'last # day* | past # day*',
    last_weeks: 'last # week* | past # week*',
    last_months: 'last # month* | past # month* | previous # month*',
    on_day: 'on the # | on # th | the # th | the # st | the # nd | the # rd',
    since: 'since | from',
    until: 'by | until | till | up to | through',
    before: 'before',
    coming: 'next | coming',
  },
  categories: {
    gaming: 'gaming | games | game',
    streaming: 'streaming | video* | films | movies | movie | shows | series | tv',
    software: 'software | apps | app | programs | tools | ai',
    music: 'music | songs',
    fitness: 'fitness | gym* | sport | sports | health | workout*',
    cloud: 'cloud* | storage | backup*',
    news: 'news | newspaper* | magazine* | papers',
    education: 'education* | learning | courses | course | language learning',
  },
  currencies: {
    TRY: 'lira | liras | turkish lira | tl | ₺',
    USD: 'dollar | dollars | usd | bucks | $',
    EUR: 'euro | euros | eur | €',
    GBP: 'pound | pounds | sterling | gbp | £ | quid',
  },
  months: 'january february march april may june july august september october november december',
  monthsShort: 'jan feb mar apr may jun jul aug sep|sept oct nov dec',
  weekdays: 'monday* tuesday* wednesday* thursday* friday* saturday* sunday*',
  numbers:
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty',
  before: 'for | on | to',
  notNames: 'for now | cost now | costs now | cost me now | pay now | total now | right now | by now | at max | one of',
};
