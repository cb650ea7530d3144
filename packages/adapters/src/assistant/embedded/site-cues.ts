import { type Cue, cuesOf } from './cue.ts'

/** How people ask about the business, and for what every site of this kind answers. */
export const siteCues: Cue[] = [
  ...cuesOf('demos', {
    3: [
      '(?:is|are) (?:the|that|this|it|they)(?: \\w+){0,6} (?:real|fake|made up|actual|staged|live)(?: or (?:real|fake|made up|not))?$|real or fake|(?:the|your|that) sample',
      'poke around|trial|(?:try|test|see) (?:it|this|that|them|one|some|these)(?: \\w+){0,3} (?:before|first|out|free|without|myself|ourselves)|(?:without|no) (?:signing|sign|account|registering)|example (?:i|to|of what)|something (?:i can|to) (?:click|try|play|test)|hands ?on|kick the tires|see (?:it|one) (?:for myself|working|work|live)|in the simulation|(?:in|on|during|from|with|using|use) (?:the|that|this|your|a) demos?',
      'demos?|mess(?:ing)? (?:around|with)|play(?:ing)? (?:with|around)|simulat\\w+|test ?drive|free trial|sandbox|playground',
    ],
    2: [
      '(?:try|tried|trying|test|testing) (?:it|this|that|these|them|one|some|out|before|first)|see it (?:work|working|in action|live|first)|see how (?:it|they) works?|preview|sample|for real or|hands on',
    ],
    1: ['try|fake|pretend|browser'],
  }),
  ...cuesOf('faq/accounts', {
    3: [
      '(?:number|website|site|accounts?|domain|everything|it|they)(?: \\w+){0,2} (?:be |is |are )?(?:ours|mine|yours|my own|our own)|end (?:things|it|the contract|our)|lose (?:the|our|my|everything|it|all|access)|(?:give|gave|hand|return)(?: \\w+){0,3} (?:back|over)|wont give (?:me|us)',
      '(?:is|are) (?:the |that |it |they |my |everything )?(?:\\w+ )?(?:mine|ours|yours|in my name)|whose (?:name|account|accounts|number|is)|(?:leave|quit|cancel|stop|drop|ditch|dump) (?:whenever|any ?time|you|with you|when|after|later|the contract)|(?:work|working|run|running|keep going|continue)(?: \\w+){0,3} (?:when|if|after|without) (?:i|we|you)(?: \\w+){0,2} (?:cancel|leave|quit|stop|part|fire|go|end|disappear)|split up|let you go|break up|who (?:has|holds|keeps|controls|gets) (?:the|my|our|all)|(?:old|last|previous|prior|ex|former) (?:web ?)?(?:guy|company|vendor|agency|provider|developer)(?: \\w+){0,6} (?:hostage|logins?|passwords?|domain|access|keys|back|give)|without you',
      'who owns|(?:do|will|would|can) (?:i|we) (?:still |get to |really )?(?:own|keep)|hostage|lock(?:ed)? ?in|in (?:my|our|whose|your) (?:own )?name|ownership|vendor lock',
    ],
    2: [
      'own(?:s|ed)? (?:the|my|our|it|everything|this)|fire you|leave you|part ways|walk away|stop (?:working with|using|paying) you|quit (?:you|working with)|take (?:it|everything|my \\w+) (?:with|away|over)|(?:switch|move) (?:to (?:another|somebody|someone)|away|providers?|vendors?|companies)|hand ?over|belongs? to|go (?:away|out of business|under)|keep (?:it|everything|the|my|our|using|running|all)(?: \\w+){0,3}|(?:my|our) (?:own )?accounts|admin access|domain(?: name)?|lose (?:access|everything|my|it)|cancel (?:with you|later|the service|anytime|any time)|you disappear',
    ],
    1: ['own|owns|logins?|accounts?|keep|cancel|access|transfer|transferred'],
  }),
  ...cuesOf('faq/setup-time', {
    3: [
      'drag(?:s|ged)? on|for months|(?:done|ready|finished|running|live) by (?:then|\\w+)|slammed in|(?:would|will|could|can) it be (?:working|running|live|ready|up|done)|when (?:would|could|will|can) (?:it|we|you|i)(?: \\w+){0,3} (?:start|go live|run|be (?:ready|live|done|running|up))',
      '(?:take|takes|taking) (?:forever|long|months|weeks|years|a while|ages)|(?:is|would|will) (?:a |one |two |three |\\d )?(?:months?|weeks?|days?|a week|a month) (?:enough|too)|(?:ready|live|done|working|running|up|finished|installed|set up) (?:by|before|in time for|for) (?:the |next |our |my |this )?\\w+|still time|(?:season|holidays?|christmas|spring|summer)(?: \\w+){0,4} (?:start|starts|begin|begins|coming|corner|soon|almost|here|weeks)|how (?:long|soon|fast|quick)(?:ly)? (?:until|till|before|does (?:it|this|that|setup|installation)|will (?:it|this|that)|would (?:it|this|that)|is (?:it|the)|can (?:you|i|we|it|this))|(?:how many) (?:days|weeks|months)|(?:will|does|would) (?:it|this) take',
      'how (?:long|fast|quick|quickly|soon)(?: \\w+){0,6} (?:set ?up|setup|up and running|going|running|live|started|installed|install|launch|implement\\w*|onboard\\w*|ready|to (?:build|start|take)|take|takes)|turn ?around|up and running|go(?:es|ing)? live|set ?up time|time ?line|time ?frame',
    ],
    2: [
      '(?:how|when) (?:soon|quick|fast|quickly)(?!.*\\b(?:back|reply|respond|response|hear|answer)\\b)|enough time|(?:ready|live|done|working|running|up|launch|finished|start) (?:by|before|in time|this week|next week|within|till|until|for)|(?:weeks|months|days)(?: \\w+)? (?:or|to|until|till|before)|waiting (?:till|until|for)|(?:busy|storm|tax|holiday|summer|peak|spring|winter|wedding) season|season|asap|deadline|rush|get (?:me|us) (?:going|started|running|set up)|start working for',
    ],
    1: ['how long|weeks?|months?|launch|fast|quick|soon|days|time'],
  }),
  ...cuesOf('faq/success', {
    3: [
      '(?:check|see|tell|know|find out) (?:if|whether|that) (?:it|this|any of this) (?:\\w+ )?(?:helps?|works?|helping|working|does|did|is)',
      '(?:get|getting|see) out of (?:it|this|that|them)|(?:a|what) (?:would be a )?win for|a win|waste of (?:my |our )?(?:money|time)|what (?:changes|improves|gets better|would change|will change)|(?:check|see|look at|view|watch) (?:the |my |our )?(?:numbers|stats|figures|data|reports?)|(?:can|could|do) (?:i|we) (?:see|get|have|check) (?:a |the |some |any )?(?:reports?|numbers|dashboard|stats)',
      'success|successful|how (?:will|do|would|can|could|am|are) (?:i|we|you) (?:\\w+ )?(?:know|tell|measure|see|track|supposed to know)',
    ],
    2: [
      'good outcome|outcomes?|worth (?:it|the)|doing (?:anything|its job|something)|(?:is|if|whether|that) (?:it|its|this|they) (?:is |are |s )?(?:actually |really )?(?:working|paying off|doing|helping)|measur\\w+|metrics?|reports?|reporting|dashboards?|kpis?|track(?:ing)? (?:results?|progress|it)|should i expect|can i expect|expect to see|what (?:will|would) (?:i|we) (?:get|see) (?:out|from|after)|look like (?:for|when|after)',
    ],
    1: ['expect|goal|working|track|outcome'],
  }),
  ...cuesOf('results', {
    3: [
      '(?:worked|works|working) for (?:any ?one|any ?body|others?|other|real|people|somebody|someone)|success stor(?:y|ies)|(?:increase|increases|raise|raises|grow|grows|boost|boosts|mean|bring|brings|make|makes|made|drive|more)(?: \\w+){0,4} (?:revenue|sales|profit|money|income)|pay(?:s)? off|pay for itself|how much (?:more )?(?:business|money|time|revenue)?(?: \\w+){0,3} (?:save|saves|saving|make|gain|earn|grow)|how much more|what (?:results|numbers|kind of (?:results|numbers|return|roi|growth))',
      'proof|prove|roi|return on|more money|case stud(?:y|ies)|statistics|stats|track record|real results|evidence|success stor(?:y|ies)',
    ],
    2: [
      'results?|revenue|bottom line|increase|percent|numbers|does (?:it|this|that|any of this) (?:really|actually|even)? ?work|actually works?|really works?|works? for (?:other|anyone|anybody|real)|savings?|save (?:me|us|money)|pay(?:s)? (?:off|for itself)|who else|other (?:businesses|shops|companies|clients|customers)|make (?:me|us) (?:more )?money|bring in|getting out of (?:it|this)|examples? of',
    ],
    1: ['results|money|work|growth|grow|works'],
  }),
  ...cuesOf('about', {
    3: [
      'who owns (?:this|BUSINESS|the (?:company|business)|it all|you)|the big (?:guys|companies|agencies|ones)|instead of (?:the|a|some|another)(?: \\w+){0,2} (?:guys|company|agency|ones|firm)|(?:go|going) with you|(?:dallas|texas|local|fort worth) (?:people|folks|guys|based|company|business)',
      '(?:around|from) here|(?:from|in|to) (?:india|abroad|another country|the philippines|overseas|china)|out ?sourc\\w*|texans?|how many (?:people|employees|of you)(?: \\w+){0,3} (?:work|there|on|in|are)|(?:like|from|than) (?:all )?(?:the )?(?:others|other (?:companies|agencies|guys)|everyone else|everybody else|competition)|who (?:would|will|do|am|are) (?:i|we)(?: be| actually| really)? (?:deal|dealing|work|working|talk|talking) (?:with|to)|how (?:are|r) (?:you|yall) (?:\\w+ )?(?:different|better|not)|who are (?:you|yall) (?:guys|people|exactly)|(?:what|which) (?:city|town|state|part of)|the (?:people|guys|team|folks|owners?) (?:behind|who (?:run|own|built))|who(?:s| is) (?:in charge|running|the owner|your (?:boss|owner|founder))',
      'who (?:are|r) (?:you|these)|who (?:is|s)? ?(?:behind|runs?|running|owns this|started|founded)|whos behind|about (?:you|your company|the company|BUSINESS)|where (?:are|r) you|where (?:is|s) (?:your|the) (?:office|company|business)|(?:based|located) (?:in|out|at|here)?|overseas|off ?shore|local(?:ly)?',
    ],
    2: [
      '(?:makes?|whats|what is|how are) (?:(?:you|so|it|this) ){0,2}(?:different|special|better|unique)|different from|why (?:should|would) (?:i|we) (?:pick|choose|use|hire|go|trust)|why (?:you|choose you)|founders?|your team|how (?:big|many people|many of you)|company (?:history|story)|family owned|real company|legit|come to (?:me|us|my|our)|(?:work|working) (?:in|with)(?: \\w+){0,2} (?:dallas|fort worth|plano|frisco|arlington|irving|denton|mckinney|garland|dfw|texas|tarrant|collin)|serve|service area|do you cover|stand out|set(?:s)? you apart|over (?:the )?others',
    ],
    1: ['company|dallas|fort worth|dfw|texas|team|different|plano|frisco|arlington|local|located'],
  }),
  ...cuesOf('devlab', {
    3: ['dev ?lab|lab page|the lab|experiment(?:s|al)?|r and d'],
    2: [
      '(?:new|next|cool|cooking|else)(?: \\w+){0,3} (?:working on|coming|building|up|developing|in the works)|(?:you|guys) (?:are )?(?:working on|building|developing|cooking|inventing)|coming (?:soon|next|out|up)|road ?map|prototypes?|upcoming|in the works|pipeline|what(?:s| is) (?:new|next)|not (?:finished|ready|done) yet|unfinished|future (?:products?|plans?)',
    ],
    1: ['lab|new|building|beta|ideas'],
  }),
  ...cuesOf('waitlist', {
    3: [
      '(?:on|off|join|joined|joining) the (?:waiting ?|wait ?|email |beta )?list|(?:am i|are we) (?:still )?on|(?:add|put|leave|write|sign|drop) (?:my|our) (?:name|email)|(?:signed up|registered|joined)(?: \\w+){0,6} (?:nothing|nobody|heard|no word|wrote|weeks|month|news)|early (?:bird|adopter|version)|(?:try|use|get|have)(?: \\w+){0,3} early|(?:scorm|echo|strides|new (?:stuff|products?|thing))(?: \\w+){0,3} (?:available|out|come out|release|released)|(?:when|once|as soon as) (?:it|its|it is|they are|theyre) (?:is )?(?:out|available|ready|done|released|launched)',
      'wait ?lists?|waiting lists?|early access|beta ?(?:test(?:er|ers|ing)?|stuff|program|list|user|users)?|put (?:my|our|me|us) (?:name )?(?:down|on)',
    ],
    2: [
      '(?:notify|tell|let|email|text|ping) me (?:know )?when|get notified|be (?:a|one of the) (?:first|testers?)|test(?:er|ers)|pilot|when (?:is|will|does|can)(?: \\w+){0,4} (?:available|out|come out|release|released|launch|ready)|release date|sign up for (?:the )?(?:lab|beta|test|scorm|echo|strides|list|updates?)|unsubscribe|newsletter|heard nothing|get in early|try it early|off the list',
    ],
    1: ['list|sign up|join|joined|updates|notified|early'],
  }),
  ...cuesOf('checklist', {
    3: [
      'weak (?:spots?|points?)|fill out to|find (?:my|our) (?:weak|gaps|problems)|(?:something|anything) (?:i|we) can (?:fill|answer|take)',
      '(?:rate|grade|evaluate|score|check|test|assess) (?:my|our) (?:own )?(?:business|shop|company|office|practice)|(?:test|quiz|score|survey|form|something|tool) (?:for|about|of|on|to (?:see|check|tell|find)) (?:my|our|where|how|if|what)|questions (?:that|to) (?:tell|show|see|find)|(?:where|what) (?:do|should|would|to|can) (?:i |we |you )?(?:even )?(?:start|begin|tackle|do|automate|fix|try)(?: \\w+){0,2} (?:first|with)|which (?:one|of (?:these|those|them)|service|ones?)(?: \\w+){0,3} (?:need|start|first|best|right|fit|pick|choose)|figure out what|so (?:much|many) (?:\\w+ ){0,2}(?:ai|stuff|options|tools)|where (?:do|should|would) (?:i|we) (?:even )?(?:start|begin)',
      'check ?lists?|questionnaire|self (?:test|check|assessment)|assessments?|score ?card|twelve questions|12 questions',
    ],
    2: [
      'quiz|survey|audit|no (?:clue|idea) (?:what|where|which|how)|(?:what|which|where)(?: \\w+){0,5} (?:first|begin|start with|prioriti[sz]e)|where (?:do|should|would|can|could) (?:i|we) (?:even )?(?:start|begin)|not sure (?:what|which|where)|dont know (?:what|which|where)|overwhelm\\w*|how (?:my|our|is my) (?:shop|business|company|office)|what (?:do|would|should) (?:i|we) (?:even )?need|grade my|find out what|see where (?:i|we)|something to fill',
    ],
    1: ['first|begin|start|recommend\\w*|suggest|priorit\\w*|test'],
  }),
  ...cuesOf('hours', {
    3: [
      'what time (?:do|can|does|are|should) (?:you|i|we|your|the|yall)(?: \\w+){0,4} (?:start|open|close|call|there|come|reach|in the morning|get in)|when (?:will|do|can|should|would) (?:i|we) (?:hear|get (?:an? )?(?:answer|reply|response)|expect (?:an? )?(?:answer|reply|response))|(?:anybody|anyone|somebody|someone) (?:in|there|at) (?:the office|on|work|after|at)|24 ?7|around the clock',
      '(?:business|office|opening|working|store|your) hours|what hours|(?:are|r) you (?:guys )?(?:ever )?(?:open|closed|there|around|available|in|working)|(?:what time|when)(?: \\w+){0,4} (?:open|close|opens|closes|closed|start work)|(?:how|when) (?:fast|quick|quickly|soon|long)(?: \\w+){0,6} (?:back|reply|respond|response|hear|answer (?:emails?|messages?|me|my))|response time|open (?:on|late|today|tomorrow|early|saturday|sunday|weekends?|now|till|until)|(?:work|open|closed|available|answer)(?: \\w+){0,3} (?:weekends?|saturdays?|sundays?|holidays?)',
    ],
    2: [
      'weekends?|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|after (?:5|6|five|six)|before (?:8|9)|time ?zone|hear back|closed|late',
    ],
    1: ['open|hours|when|morning|evening|tonight|lunch'],
  }),
  ...cuesOf('contact', {
    3: [
      'a ?hold of',
      'where (?:do|can|should) (?:i|we) (?:write|email|call|send|find you)|(?:can|may|could) i (?:call|email|text|phone|ring|write) (?:you|yall)|(?:your|a) (?:e ?mail|phone|telephone|number)$',
      '(?:phone|telephone|your|office|cell|direct|whats the|what is the) (?:phone )?number|which number|what number|e ?mail address|(?:your|the) e ?mail|contact (?:you|info|information|us|page|form)|get (?:a )?hold of|reach (?:you|out|somebody|someone|u)|get in touch|how (?:do|can|could) (?:i|we) (?:contact|reach|call|email|write)',
    ],
    2: [
      '(?:call|ring|phone|email|e ?mail|text|write|message|mail) (?:you|to you|yall|your office)|best way to|mailing address|street address|your address|(?:drop|come|stop|swing) by|in person|a number (?:for|to|i)|where can i (?:call|write)|send (?:you )?(?:a|an) (?:e ?mail|message|letter)|facebook page|linkedin',
    ],
    1: ['contact|number|email|address|reach|call|visit'],
  }),
  ...cuesOf('privacy', {
    3: [
      '(?:get|gets|getting|have|see) (?:my|our) (?:\\w+ )?(?:email|number|address|phone|info|information|details|data)(?: \\w+){0,4} (?:if|when|from|companies|people)',
      '(?:is|are|do|does|will)(?: \\w+){0,3} (?:chat|chats|conversation|conversations|what i (?:type|write|say|tell)|messages?)(?: \\w+){0,3} (?:saved?|stored?|recorded?|kept|private|logged|secure|read|deleted?)|(?:keep|keeping|save|saving|record|recording|store|storing)(?: \\w+)? (?:this|these|our|the|my|what)(?: \\w+)? ?(?:chats?|conversations?|messages?|i (?:say|type|write|tell))|(?:share|sell|give|pass|hand)(?:ing)?(?: \\w+)? (?:my|our|out my) (?:\\w+ )?(?:number|email|address|phone|name|info|information|data|details)|who (?:gets|sees|has|reads|can see|will see|else) (?:\\w+ )?(?:my|our|this|what)|mailing list|junk mail|what happens to (?:what|my|the) (?:i|info|information|data|email|number|details)|what i (?:tell|type|write|say)',
      'privacy|(?:keep|know|store|remember|save|have|collect)(?: \\w+)? (?:about|on) (?:me|us)|my (?:personal |private |contact )?(?:data|info|information|details)|sell (?:my|our|data|it|peoples)|gdpr|ccpa|cookies|confidential\\w*|data (?:safe|secure|protection|stored)|personal (?:data|information|details)',
    ],
    2: [
      '(?:who|whom) (?:do|does|else|will|gets|can) (?:you )?(?:give|share|see|sees|sell|read|reads|pass|my)|share (?:my|our|it|with)|third part(?:y|ies)|(?:track|tracks|tracking|spy|spying|record|recording|recorded|save|saved|saving|keep|store|stored|log|logged|logging)(?: \\w+){0,4} (?:me|chat|chats|conversation|conversations|this|what i|my messages?)|delete (?:my|me|what)|(?:is|are) (?:this|it|that|these) (?:chat |conversation )?(?:private|secure|safe|recorded|anonymous)|secure|spam(?:med)?|(?:chat|type|say|tell you) (?:\\w+ )?here',
    ],
    1: ['data|private|share|safe|give|store|collect'],
  }),
  ...cuesOf('terms', {
    3: [
      'who pays (?:if|when)',
      'small print|(?:what|who)(?: \\w+){0,5} (?:if|when) (?:it|this|something|things|that|the) (?:\\w+ )?(?:breaks?|fails?|goes wrong|stops working|crashes|messes up|screws up|doesnt work|dont work|goes down)|(?:if|when) (?:it|this|something|things) (?:\\w+ )?(?:breaks?|fails?|goes wrong|crashes|screws up|craps? out|quits|stops working|goes bad|dies)|protected|insure it|stand behind|whos? (?:is )?(?:responsible|liable|on the hook)|rules|policies',
      'terms|warrant(?:y|ies)|guarantees?d?|fine print|liab(?:le|ility)|legal (?:stuff|terms|page|info|notice|bits|mumbo)|t and c|money back|conditions',
    ],
    2: [
      'legal|am i covered|are we covered|covered|craps? out|responsib\\w+|(?:breaks?|broke|fails?|goes wrong|screws? up|messes? up|dies|goes down|stops?)(?: \\w+){0,5} (?:year|later|who|what|you|after|cover\\w*|responsible|fault|happens)|disclaimer|promise|stand behind|at fault|your fault|who pays if|blame',
    ],
    1: ['covered|fault|promise|policy'],
  }),
]
