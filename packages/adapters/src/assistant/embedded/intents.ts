import type { AssistantIntent } from '@tallgrass/domain'
import { words } from './cue.ts'

/** What somebody is after who asks for a passage; for all others it is simply a question. */
const BY_PASSAGE: Record<string, AssistantIntent> = {
  services: 'service',
  'devlab/tallgrass-scorm': 'scorm',
  'devlab/tallgrass-strides': 'strides',
  booking: 'booking',
  pricing: 'pricing',
  portal: 'support',
}

export function intentOf(passage: string): AssistantIntent {
  return BY_PASSAGE[passage] ?? (passage.startsWith('service/') ? 'service' : 'question')
}

const SOMEBODY =
  '(?:a |an |the |some |your )?(?:actual |real |live |human )?(?:human|humans|person|people|somebody|someone|agent|rep|representative|owner|manager|operator|guy|lady|salesperson|sales person|specialist|expert|team member)'

/** They want to speak to somebody. */
const PERSON = [
  words(
    `(?:can|could|let|have) (?:a |an |some )?(?:actual |real |live )?(?:human|person|somebody|someone|rep) (?:help|talk|speak|assist|answer|take over)|(?:talk|talking|speak|speaking|chat|chatting|connect(?: me)?|put me|transfer(?: me)?|get me|give me|want|need|prefer|rather|is there|are there|reach)(?: \\w+)? (?:to |with |through to |through )?${SOMEBODY}`,
  ),
  words(
    '(?:real|live|actual) (?:human|person|people|agent|guy|voice)|human being|a human|live chat|customer service rep|not a (?:bot|machine|robot|computer)|no (?:more )?(?:bots?|robots?|machines?)|(?:chat|talk|deal|speak)(?: \\w+)? (?:to|with) (?:machines?|bots?|robots?|computers?)',
  ),
  words(
    '(?:somebody|someone|anybody|anyone|you|person|owner|yall) (?:please |just |can |could |to |should |get back to |reach out to )*(?:call|ring|phone|contact) (?:me|us)|(?:call|ring|phone) me|call (?:us |me )back|please call back|give me a (?:call|ring|buzz)|have (?:somebody|someone|your)(?: \\w+)? (?:call|contact|ring|reach)',
  ),
]

/** They want to begin, to have an offer or to be shown. */
const BUYING = [
  words(
    'put (?:me|us) down for (?:a )?(?:call|meeting|time)|i am (?:convinced|ready)|sign (?:me|us) up|i am sold|im sold|i am in$|count (?:me|us) in|(?:hire|hiring) (?:you|yall)|ill take (?:it|one|that)|take my money|(?:lets|let us) (?:do (?:it|this)|go|get (?:started|going)|start|talk)|ready to (?:start|go|sign|buy|move|begin|get)|where do i sign up|sounds good (?:lets|sign)|how soon can (?:you|we) start',
  ),
  words(
    '(?:i|we|id|wed|i would|we would) (?:\\w+ )?(?:want|need|like|love|wish)(?: to| it| this| that)? ?(?:to )?(?:one of (?:those|these)|hire|buy|order|start|begin|get (?:started|going|one|this|it)|sign up|book|schedule|see (?:it|this|that|scorm|strides)|set up (?:a|the) call|move forward|go ahead|have (?:it|this|one)|talk|meet)',
  ),
  words(
    '(?:how|where) (?:do|can|would|could) (?:i|we) (?:get started|sign up|buy|order|get (?:it|this|one|going))|how (?:do|can) (?:i|we) (?:start|begin)|(?<!say )(?<!if )(?:i|we) want (?:it|this|that|one|in)|need one of (?:those|these)|need this (?:yesterday|now|asap|today|bad)',
  ),
  words(
    '(?:set ?up|book|schedule|arrange|get me|request|grab|do) (?:me |us )?(?:a|an|the|some|my) (?:\\w+ )?(?:call|meeting|consult|consultation|appointment|walk ?through|walk through|time|demo|session|visit)|(?<!double )book (?:me|it|us)|(?:get|have|give|send|make)(?: me| us)? (?:an?|the|your) (?:\\w+ )?(?:offer|quote|proposal|bid|walk ?through|walk through)',
  ),
  words(
    '(?:can|could|will|would|when can|when could) (?:you|yall|somebody|someone|i|we) (?:please |guys )?(?:show|walk|demo|give|see|come|meet)(?: \\w+){0,4} (?:me|us|an offer|a quote|walk through|walk ?through|demo|it for|in action|strides|scorm|this week|next week|tomorrow)|(?:want|love|like) to see (?:it|this|that|one|scorm|strides|a demo)|whens good|when works|when are you free|come (?:show|look|see)|try (?:it )?with (?:my|our) crew',
  ),
  words(
    '(?:lets|let us|can we|could we|when (?:can|could) we|should we) (?:get|set|book|schedule|put|hop|jump|meet|do)(?: \\w+){0,4} (?:call|calendar|phone|meeting|zoom|together|talk|up)|(?:schedule|pencil|put|book|fit|squeeze) (?:me|us) (?:in|down)|(?:take|place|put in) (?:my|an|our) order|(?:work|go|do business|partner) with you|quote (?:me|us)|(?:set|get) (?:this|it|that|one) (?:all )?(?:up|going) for (?:me|us|my|our)|come (?:and )?(?:talk|by|over|out)|sign up for (?:the |your )?(?:review|reviews|receptionist|booking|seo|lead|texting|phone|service)',
  ),
  words(
    '(?:love|like|want|need)(?: for)? (?:somebody|someone|you|yall|one of you) to (?:\\w+ )?(?:show|demo|walk|come|present|explain)|(?:like|love|want|need|get|see|have|schedule|do) (?:a |the )?(?:live |quick |short )?(?:demo|walk ?through|walk through|presentation|tour) (?:of|for|with|on)|see (?:scorm|strides|it|that)(?: \\w+)? in action',
  ),
]

/** They have a question about a call, not a wish for one. */
const ONLY_ASKING =
  /^(?:so |ok |and |also |hi |hey |but )?(?:is|are|do i|does|how long|what (?:happens|is|are|do|if|kind)|whats|which|will)\b|\b(?:move my|change my|cancel|reschedul\w+|need to move|postpone|push (?:my|the)|without signing|agreement|sign in)\b/

export function wantsPerson(text: string): boolean {
  return PERSON.some((pattern) => pattern.test(text))
}

export function wantsToBuy(text: string): boolean {
  return BUYING.some((pattern) => pattern.test(text)) && !(ONLY_ASKING.test(text) && !BUYING[0]?.test(text))
}
