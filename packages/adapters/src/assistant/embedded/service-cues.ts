import { type Cue, cuesOf } from './cue.ts'

const THEIRS =
  '(?:clients?|customers?|patients?|people|folks|somebody|someone|guests?|homeowners?|callers?|members|families)'

/** How people ask for what the services and products do. */
export const serviceCues: Cue[] = [
  ...cuesOf('service/speed-to-lead', {
    3: [
      '(?:take|takes|took|taking) (?:us |me )?(?:a |an |all |two |\\d )?(?:day|days|hours?|while|evening|week)(?: \\w+){0,2} (?:answer|reply|respond|get back|call|write)|lose them|someone (?:who|that) (?:writes|asks|inquires|messages)',
      'realtor com|cars com|new (?:customers?|clients?|inquir(?:y|ies)|enquir(?:y|ies)|requests?|business)(?: \\w+){0,5} (?:faster|quick\\w*|late|wait\\w*|sit|fast|slow\\w*|right away|immediately|cold)',
      'speed to lead',
      'angi|angies|thumbtack|zillow|home ?advisor|networx|houzz',
      'leads?|auto ?repl(?:y|ies)|auto ?respond(?:er|ers)?',
    ],
    2: [
      '(?:too|answered|replied|responded|called|answer|reply) (?:too )?late|(?:respond|reply|answer|get back)(?: \\w+){0,3} (?:faster|quicker|sooner|right away|immediately|first|in time)|(?:lose|losing|lost|missed?|missing)(?: \\w+){0,3} (?:jobs?|work|business|deals?|sales?|bids?|customers?|clients?)|got the job|(?:first|auto|automatic|initial|opening) (?:text|message|reply|response|email)|generic|robotic|canned|went quiet|no ?(?:body|one) (?:follows|answers|calls|responds|replies) (?:up|back|to them)|stop (?:answering|responding)|before (?:i|we) (?:can|could|even|get|got|call|called)|sit(?:s|ting)? (?:in|there|for)|call(?:ed|ing)? them back|shop(?:ping)? around|tire kickers',
      'prospects?|buyers|inquir(?:y|ies)|enquir(?:y|ies)|outreach|(?:facebook|google|meta) ads?|follow ?ups?|following up',
      '(?:contact|web|website|quote|estimate|online|request) (?:page |site )?(?:forms?|requests?)|forms? (?:on|fills?|comes?|filled)|fill(?:s|ed)? (?:out|in)',
      '(?:ask|asks|asking|asked) for (?:an? )?(?:estimate|quote|bid|price)',
      '(?:hired?|booked?|called?|went|go|goes|going|gone|picked?|chose|signed) (?:with )?(?:somebody|someone|another|the next|a competitor|the other)(?: \\w+)? ?(?:else|guy)?',
      '(?:write|writes|writing|reply|replies|respond|responds|responding|answer|answers|text|texts|get|gets|message) (?:\\w+ )?(?:\\w+ )?back (?:\\w+ )?(?:right|fast|faster|quick|quicker|immediately|instantly|at once|within|in|when|before)',
      '(?:too|so) slow|slow to|go(?:es)? cold|ghost(?:ed|ing)?|beat (?:me|us) to|first (?:to|one to|message|response|reply)|instant(?:ly)?|in seconds',
      'by the time (?:i|we)|never hear (?:back )?from',
    ],
    1: ['estimates?|quotes?|website|respond|reply|canned|seconds|faster|hired'],
  }),
  ...cuesOf('service/whatsapp-booking', {
    3: [
      '(?:bot|thing|chat|tool|agent|something|software|system|ai)(?: \\w+){0,3} (?:sets?|books?|makes?|schedules?|handles?|setting) (?:\\w+ )?(?:appointments?|visits?|bookings?|jobs?)',
      'dms?|by texts?|over text|via text|(?:book|schedule|appointments?)(?: \\w+){0,4} whats|double ?book(?:ed|ing|s)?(?: me)?',
      'whats ?app|text to book|texting (?:thing|bot|agent|tool)|booking (?:bot|agent)|text bot|sms',
    ],
    2: [
      '(?:texts|message|messages|texting|dm|dms|write|writes|ping|pings)(?: me| us)(?: \\w+){0,5} (?:appointments?|openings?|free|available|book|time|times|get in|reserve)',
      '(?:time|times|spot|slot|hour|one|day)(?: \\w+){0,4} (?:taken|full|booked|gone|not free|unavailable)|back and forth|free slots?|haircuts?|(?:stop|not|dont|never) (?:show(?:ing)?|come|coming|turn(?:ing)?)(?: up)?$|reminders? so|without (?:calling|a call|phoning)|(?:my|our) schedule|availab(?:le|ility)|(?:bot|it) (?:book|schedule|offer|suggest|pick)s?',
      `${THEIRS}(?: \\w+){0,5} (?:text|texts|texting|book|books|booking|schedule|cita|appointments?|openings?|reserve|message|messages)`,
      '(?:chat|texting|text|messaging|booking|scheduling) ?bots?|chat ?bots?|cita|dms?|messenger|text messages?',
      '(?:book|books|booking|schedule|schedules|scheduling|reserve|appointments?|visits?|jobs?)(?: \\w+){0,4} (?:by|via|over|through|in|with|from) (?:a )?(?:text|texts|chat|message|messages|phone chat)',
      'texts? (?:me|us)|texting|openings?|double ?book(?:ed|ing)?|no ?shows?|time ?slots?|slots?|(?:my|our|the|google) calendar|set(?:ting)? up visits',
      'is taken|(?:booked|full) (?:up )?already|fill (?:my|our) (?:calendar|schedule|chairs?)',
    ],
    1: ['appointments?|calendar|book|booking|schedule|scheduling|visits?|text|chat|spot'],
  }),
  ...cuesOf('service/ai-seo', {
    3: [
      'listed (?:first|higher|on)|look(?:s|ed|ing)? up (?:a |an )?\\w+|(?:first|higher|top)(?: \\w+){0,3} (?:google|search|results|look|listing)|lose (?:rank\\w*)',
      'google maps|marketing (?:agency|company|guy|firm)|near me|(?:more|get) (?:people|traffic|visitors|eyeballs)(?: \\w+){0,2} (?:to|on) (?:our|my|the) (?:web ?site|site|page|homepage|web page)',
      'seo|aeo|chat ?gpt|gemini|perplexity|siri|alexa|copilot|ai overviews?|answer engines?|search engines?|keywords?|search results?',
    ],
    2: [
      'home ?page|web ?page|(?:hardly|barely|not) (?:anybody|anyone|any)(?: \\w+){0,2} (?:finds?|sees?|visits?)|cant find (?:us|me)|higher (?:up|in|on)|above (?:us|me|them)|(?:ai|bots?|it|they) (?:never |dont |doesnt )?(?:mention|mentions|recommend|recommends|name|names|suggest|suggests|know)(?: \\w+)? (?:us|me|my|our|about)|buried|agency|searched|googled|google (?:for )?(?:a|plumber|dentist|roofers?)|exist online|online presence|blog',
      'rank|ranks|ranking|rankings|first page|page (?:one|1|two|2)|top of (?:google|the search|search)|on google|google search|googles? (?:us|me|for)|search(?:es|ing)? for|web traffic|traffic|bing',
      '(?:come|comes|coming|show|shows|showing) up|get(?:ting)? found|be found|find(?:s|ing)? (?:me|us|my|our)|found online|visib\\w+|look(?:s|ing)? for (?:a |an )?(?:roofers?|plumbers?|dentists?|\\w+ers?)',
      '(?:visits?|visitors?|clicks?|looks? at|lands? on|sees?)(?: \\w+){0,3} (?:web ?site|site|web page|page)|(?:web ?site|site)(?: \\w+){0,4} (?:visitors?|visits|traffic|clicks|hits|views|dead|higher)',
      '(?:asks?|asking|recommends?|mentions?|names?|tells?)(?: \\w+){0,3} (?:ai|assistant|gpt)|ai (?:search|assistants?|answers?|recommend\\w*)|invisible',
      'competitors?(?: \\w+){0,3} (?:come|comes|show|shows|first|above|recommended)',
    ],
    1: ['web ?site|site|google|higher|agency|search|online|competitors?'],
  }),
  ...cuesOf('service/ai-receptionist', {
    3: [
      '(?:grab|reach|hear|touch|get to|pick up|answer) (?:the |my |our |a |that )?(?:phone|line)|(?:rings|ringing) and ring(?:s|ing)|phone goes|(?:it|phone|line) (?:just )?(?:rings|keeps ringing|goes off)|(?:girl|lady|somebody|someone|person|help) for the (?:front|phones?|desk)',
      '(?:get|getting|got) (?:to )?the phone|secretary|telemarketers?|take (?:my |our |the |all )?calls|operators?|hang(?:s)? up|machine picks|goes to (?:voice|the machine)|phone (?:never|keeps|wont|rings|is ringing|stops)|(?:the|my|our) phones?$',
      'receptionists?|voice ?mails?|answering (?:service|machine)|missed calls?|miss(?:es|ing)? (?:\\w+ )?calls?|call cent(?:er|re)|phone (?:ai|bot|thing|agent|robot|answering)|voice (?:bot|agent|ai)',
    ],
    2: [
      'transcripts?|(?:take|takes|taking|leave|leaves|write|writes|get|keep) (?:\\w+ )?(?:down |a |the )?(?:messages?|notes?)|(?:caller|callers)(?: \\w+)? (?:wanted|wants|said|says)|wake(?:s)? me|out of bed|(?:sound|sounds) like (?:a )?(?:real|human|woman|man|person|machine)|two (?:calls|people) at|(?:forward|transfer|send|pass|hand|put)(?:s)?(?: \\w+){0,4} (?:to me|to my cell|through|through to me)|(?:girl|lady|person|gal|employee|assistant|staff) (?:is |was |calls? |at the (?:desk|front) )?(?:out|sick|quit|leaves|left|off|gone|on vacation|on leave|on lunch)|(?:cover|covers|covering) (?:for|the)|nobody(?: \\w+){0,2} (?:answer|answers|pick|picks)|vacation|when (?:we|i) (?:are|am) (?:closed|busy|out|gone|on the roof|driving|with)|hear what|what (?:they|people|customers|he|she) (?:said|wanted|asked)',
      '(?:answer|answers|answering|pick|picks|picking|get|take|takes|cover|covers|handle|handles)(?: \\w+){0,3} (?:phones?|calls?|line \\d|the line|lines)|(?:phones?|calls?|line|caller|nobody|no one) (?:\\w+ )?(?:gets? )?(?:answers?|answered|picks? up)',
      '(?:after|off) hours|at night|night ?time|\\d ?am|midnight|2 in the morning|middle of the night|over lunch|at lunch|while (?:i am|we are|im) (?:on|under|with|in)',
      'on hold|(?:rings?|ringing) (?:off|out|and|all|when|the|through)|callers?|incoming calls?|spam calls?|robo ?calls?|answering|front desk|office (?:girl|lady|manager|gal)|(?:lady|person|customer) on the phone|line \\d',
      'somebody calls|someone calls|(?:they|people|folks|customers?|clients?|patients?) (?:all )?(?:call|calls|calling|phone|ring)|emergenc(?:y|ies)|bursts?|urgent calls?|transfers?',
      'out sick|pick(?:s|ing)? up (?:the |my |our )?(?:phones?|calls?)|sound(?:s)? like a robot',
    ],
    1: ['phones?|calls?|calling|hang up|night|nights|weekends?|ring|rings|voice|answers'],
  }),
  ...cuesOf('service/review-flywheel', {
    3: [
      '(?:\\d+|six|few|five|ten|nine|eight|handful of|more|some|bad|nice|google|online|enough) comments|(?:comments?|opinions?) (?:on|about|from)|(?:weird|awkward|shy|bad|uncomfortable|hate|dont like) (?:\\w+ )?ask(?:ing)?',
      'bad[ -]?review|google (?:stars?|reviews?|rating)|stars|unhappy|(?:post|posts|posting|posted|wrote|written|write|say|said|talk|talks|lie|lies|lied) (?:something |some |things? |stuff )?(?:\\w+ )?(?:about|on) (?:us|me|my|our|google|facebook)|word of mouth|(?:pester|nag|bug|annoy|bother|harass|hound|spam)(?:s|ing)? (?:\\w+ )?(?:people|customers?|clients?|patients?|them|folks|my|our)|beg(?:ging)?',
      'reviews?|ratings?|reputation|yelp|testimonials?|flywheel',
    ],
    2: [
      '(?:ask|asks|asking) (?:\\w+ )?(?:people|customers?|clients?|patients?|for (?:a|one))(?: \\w+)?|angry|mad|unfair|mean|hater|how (?:often|many times) (?:does|will|do) (?:it|you|they)(?: \\w+){0,2} (?:ask|remind|bother|send)|(?:clients?|customers?|patients?) (?:love|like|are happy with) us',
      '(?:\\d|one|two|three|four|five|1|5) ?stars?|stars|rate (?:us|me)|google things|feedback|bad[ -]?mouth\\w*',
      '(?:happy|satisfied|good|past|old) (?:clients?|customers?|patients?|people)(?: \\w+){0,4} (?:post|write|say|leave|share)|post about|say (?:something )?(?:nice|good) (?:things )?(?:about|online)|nasty|trash(?:ed|ing)? (?:us|me)|(?:bad|angry|mean) comments?|complaints? online|nag',
    ],
    1: ['google|begging|nasty|complain\\w*|happy|stars?'],
  }),
  ...cuesOf('services', {
    3: [
      'what (?:is it )?(?:\\w+ ){0,2}(?:you|yall) (?:people |guys |folks )(?:do|sell|offer|make)|what (?:kind|sort) of (?:help|work|things|stuff)(?: \\w+)? (?:do|can|you)|both (?:calls|phones?|reviews|texts)(?: \\w+)? and|(?:calls|phones?|texts)(?: \\w+){0,2} and (?:\\w+ )?(?:reviews|texts|seo)',
      'what (?:exactly )?(?:are|is|r) (?:it )?(?:you|yall|this)(?: all)? (?:actually |really |exactly )?(?:sell|selling|offer|offering|about|for)|over ?view|do you (?:\\w+ )?(?:do|handle|cover|take care of)(?: \\w+){0,3} (?:and|or|too)(?: \\w+){0,4} (?:too|also|both|reviews|calls|phones|texts|booking|seo)|(?:all|both|two|more than one|several|some) of (?:them|these|those|that|the services)|i want both|off my plate|tell me what you do|what you (?:guys )?(?:do|offer|sell)|what all|(?:what|which) (?:jobs|tasks|work|things)(?: \\w+){0,3} (?:automate\\w*|take over)|what (?:can|could|would) (?:ai|this|it|BUSINESS|your company) (?:do|help)',
      'what (?:is it |exactly |all |else |kind of |sort of )?(?:that )?(?:do|does|can|are|is)? ?(?:you|this company|BUSINESS|your company|the company) (?:guys )?(?:all )?(?:actually |really |exactly )?(?:do|does|sell|sells|offer|offers|make|makes|provide|build|automate|set up|have to offer)',
      '(?:your|all|which|what|list of|main|the|five|5) services|what services|smart ai',
      '(?:what|which)(?: \\w+){0,3} (?:can|could|do|would) (?:you|be) (?:guys )?(?:actually )?(?:automate|automated|sell|offer|make|build|do for|help)',
      'what (?:are|is) (?:the |all )?(?:things|stuff|products?|packages?|solutions?)(?: \\w+){0,2} (?:you|offer)',
      'reviews?(?: \\w+){0,4} phones?|phones?(?: \\w+){0,4} reviews?',
    ],
    2: [
      'services?|automate|automation|automations|offerings?|solutions?|which one (?:do i|should i|is right|fits)|more than one|all (?:of them|five|together)|help (?:my|a|our) (?:small )?(?:shop|business|company)',
    ],
    1: ['sell|offer|small business|products?|ai|packages?'],
  }),
  ...cuesOf('devlab/tallgrass-scorm', {
    3: [
      '(?:course|lesson|training) (?:tool|product|software|generator|builder)|onboarding (?:course|training|videos?)|safety (?:binder|manual|training|course|sheets?)|(?:our|the|employee|company|staff) (?:hand ?book|manual|sops?|binder|procedures)',
      'scorm|lms|moodle|talent ?lms|canvas|litmos|docebo|learning (?:platform|management|suite)|e ?learning|course ?(?:maker|builder|ware)|absorb',
    ],
    2: [
      'courses?|lessons?|hand ?books?|manuals?|sops?|new hires?|new (?:employees?|people|guys|staff)|training (?:videos?|materials?|modules?|binder|docs?|documents?|course)|onboard(?:ing)? (?:new|my|our|employees|staff|people)|compliance|osha|hipaa|certificates?',
      '(?:who|see who) (?:finished|completed|passed|did)|(?:turn|convert|make|put)(?: \\w+){0,5} (?:into|to|in) (?:a )?(?:online )?(?:training|class|classes|quiz)',
    ],
    1: ['training|teach|employees?|quiz|quizzes|hr|pdf|safety'],
  }),
  ...cuesOf('devlab/tallgrass-echo', {
    3: [
      'same (?:\\w+ ){0,2}(?:questions?|thing|answers?|emails?|reply|replies|things?|stuff)|(?:answer|answers|answering|ask|asks|asking|typing|types|get|gets|explain\\w*)(?: \\w+){0,6} (?:over and over|again and again|every (?:single )?day|all day|all the time|a hundred times)',
      'echo',
    ],
    2: [
      'same (?:\\w+ )?(?:questions?|emails?|e ?mails?|things?|answers?|stuff|\\d+)|(?:over and over|again and again|all day long|every (?:single )?day)(?: \\w+)?|(?:same|identical|repeat(?:ed|ing)?|common|repetitive) (?:\\w+ ){0,2}(?:questions?|emails?)|frequently asked|faqs?|canned (?:answers?|responses?)|hundred(?:th)? times?|question (?:list|page)|shared (?:mailbox|inbox)|knowledge base',
      '(?:answer|answers|answering|ask|asks|asking|asked|type|typing|repeat|repeating)(?: \\w+){0,4} (?:same|over and over|again)',
    ],
    1: ['questions|emails|inbox|mailbox|front desk'],
  }),
  ...cuesOf('devlab/tallgrass-strides', {
    3: [
      '(?:5|five|few|10|ten) ?minutes? (?:exercises?|lessons?|drills?|training|practice)|(?:a bit|a little|something|one thing|bite ?size\\w*)(?: \\w+){0,2} (?:each|every|a) (?:day|morning|week)|apprentices?|(?:full|whole|all) day (?:\\w+ )?(?:class|seminar|training|workshop|meeting)|day ?long|without a (?:\\w+ ){0,2}class|class ?room',
      'strides?|micro ?learning|toolbox talks?|spaced repetition',
    ],
    2: [
      'sharp|forget|customer service skills|(?:talk|talking|speak|speaking) to (?:customers|homeowners|clients|people)|(?:role|roll) play|train (?:people|them|everyone|everybody)|trained|training (?:for|of) (?:my|our|the)|upskill|ride ?alongs?',
      'daily (?:\\w+ )?(?:practice|training|exercises?|quiz|drills?|lessons?)|(?:five|5|few|couple|ten|10) minutes? (?:a|each|every|per) (?:day|morning)|a little (?:bit )?every ?day|practice|practicing|drills?|refreshers?|(?:all|whole|full) day (?:class|training|seminar|course|workshop)',
      '(?:my|our|the|new|hvac|young|field) (?:\\w+ )?(?:techs?|technicians?|crews?|guys|hygienists?|installers?|staff|team|girls|people|helpers?)(?: \\w+){0,3} (?:better|sharp(?:er)?|good at|skills?|trained|forget|improve|learn|practice)|(?:train|training|coach|coaching|teach|teaching) (?:for )?(?:my|our|the) (?:\\w+ )?(?:techs?|technicians?|crews?|guys|hygienists?|installers?|staff|team|front desk|people)',
      '(?:get|make)(?: \\w+){0,4} better at|(?:phone|people|soft|sales) skills|keep(?:s)? (?:forgetting|skills)|forget (?:what|everything)|stay sharp',
    ],
    1: ['techs?|technicians?|crews?|skills?|training|train|exercises?'],
  }),
]
