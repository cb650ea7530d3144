import { words } from './cue.ts'

/** What a site like this never answers; near words would lead to a wrong passage. */
const OFF_TOPIC = [
  // The world
  words(
    'weather|rain(?:s|ing|y)?|snow(?:s|ing)?|forecast|temperature|(?:be|is it|it) (?:\\w+ )?(?:hot|cold|warm|sunny|windy)|tornado|hail',
  ),
  words('elections?|president|senator|governor|mayor|politic\\w*|democrats?|republicans?|congress|vote|war'),
  words(
    'cowboys|mavericks|mavs|rangers|stars game|super ?bowl|playoffs?|nba|nfl|mlb|football|baseball|basketball|who won|who is winning|final score',
  ),
  words('stocks?|bitcoin|crypto|nasdaq|dow jones|interest rates?|mortgage|lottery|exchange rate|invest in'),
  words(
    'pizza|restaurants?|tacos?|bbq|brisket|recipes?|cook|dinner|lunch spot|coffee shop|beer|steak|burgers?|eat',
  ),
  words('movies?|netflix|songs?|music|concert|lyrics|video games?|horoscope|celebrity'),
  words('flights?|hotels?|airport|directions to|bus|uber|capital of|how far is|population'),
  words('what (?:time|day|date) is it|whats the (?:time|date|day)|time in \\w+|todays date'),
  // Advice
  words(
    'sue|suing|lawsuits?|lawyers?|attorneys?|small claims|to court|refuses? to pay|didnt pay me|legal advice|divorce|custody|evict\\w*|last will|prenup|fire (?:him|her|them|an employee|my)|non ?compete|trademark|llc|s ?corp',
  ),
  words('tax(?:es)?|irs|write ?off|deduct\\w*|1099|w ?2|depreciat\\w+|payroll|sales tax'),
  words(
    'tooth|toothache|headaches?|fever|medicine|medication|ibuprofen|tylenol|rash|dizzy|prescri\\w+|symptoms?|hurts?|pregnant|pills?|back pain|sore',
  ),
  words(
    'toilet|faucets?|unclog|clogged|water heater|breaker|drywall|my (?:ac|a c|furnace|sink|roof|car|truck|dishwasher|fridge|garage) (?:is|wont|isnt|not|stopped|makes|leaks|broke|keeps)|leaky|leaking|how (?:do|to|can) (?:i |you )?(?:fix|repair|replace|install|unclog|patch|clean)',
  ),
  // Other work for the machine
  words(
    'poems?|essay|jokes?|(?:write|tell)(?: \\w+){0,3} story|haiku|homework|riddle|limerick|rap|trivia|cover letter|resume|birthday',
  ),
  words(
    'solve|equation|calculate|square root|integral|algebra|derivative|times table|\\d+ (?:x|plus|minus|times|divided by) \\d+',
  ),
  words('translate|python|javascript|sql|write (?:me )?(?:some )?code|java|excel formula|regex'),
  words(
    'meaning of life|favou?rite|moon|lost my|recommend (?:me )?(?:a|an|some) (?!service)|best (?:phone|car|laptop|computer|tv)|(?:does|do) (?:a|an) (?:\\w+ )?(?:cost|last|weigh)|ship to|do you love|marry|girlfriend|boyfriend|date me|sexy|sex|religion|god|jesus|aliens?',
  ),
  // What no page states
  words(
    'internships?|(?:are|r) (?:you|yall) (?:\\w+ )?hiring|hiring (?:right )?now|(?:do|are) you (?:hire|take|taking)(?: \\w+)? (?:students|interns|people|apprentices|kids)|jobs? (?:for|at|open|with you)|careers?|job openings?|vacanc\\w+|apply for|work for you|work there|employment|join your team|salary|recruit\\w*',
  ),
  words(
    'insured|insurance|bonded|licen[sc]ed|accredited|accreditation|bbb|better business bureau|certified|soc ?2|chamber of commerce|veteran owned|minority owned',
  ),
  words(
    'service ?titan|quick ?books|jobber|house ?call pro|hubspot|salesforce|sales force|zapier|mindbody|dentrix|eaglesoft|open dental|square|stripe|shopify|wordpress|wix|squarespace|mailchimp|slack|clover|toast|zoho|pipedrive|monday com|acuity|calendly|vagaro|fresha|booksy|google workspace|outlook|office 365|microsoft teams|ring ?central|vonage|grasshopper|nextiva|crm',
  ),
  words(
    'bird ?eye|podium|nice ?job|smith ai|ruby|weave|yext|gohighlevel|go ?high ?level|high ?level|broadly|my competitors? (?:charge|price)|others? charge',
  ),
  words('spanish|espanol|languages?|bilingual|french|chinese|vietnamese|hablan?'),
  words(
    'android|iphone app|which model|what model|gpt ?4|openai|anthropic|claude|llama|open source|api|webhooks?|white ?label|affiliate|franchis\\w*|resell\\w*|referral (?:fee|program|bonus)',
  ),
  words(
    'logo|web design|build (?:me |us )?(?:a |an )?(?:new )?(?:web ?site|app)|mobile app|payroll|bookkeep\\w*|accounting|instagram|tiktok|business cards?|flyers?|video editing|photograph\\w*|wedding',
  ),
  words('mayor|home address of|phone number of (?:the|my)|who is (?!behind|this|you|your)[a-z]+ [a-z]+'),
]

export function isOffTopic(text: string): boolean {
  return OFF_TOPIC.some((pattern) => pattern.test(text))
}
