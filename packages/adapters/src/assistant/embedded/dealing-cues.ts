import { type Cue, cuesOf } from './cue.ts'

const WITH_US =
  '(?:calls?|meetings?|appointments?|consults?|consultations?|walk ?throughs?|walk through|chats?|sessions?|zooms?|visits?|sit ?downs?|demos?)'

/** How people ask who want to buy from the business, or have done so. */
export const dealingCues: Cue[] = [
  ...cuesOf('booking', {
    3: [
      'web ?cam|(?:can|could|may) (?:we|i) (?:talk|meet|chat|speak)(?: \\w+){0,2} (?:this|next|on|tomorrow|today|sometime|soon)|cant make it|cannot make (?:it|my)|(?:different|another|new|other) (?:day|time|slot) (?:for|than) (?:my|our|the)',
      `(?:book|schedule|set ?up|arrange|make|get|have|plan|want|need|request|reserve|grab|hop on|jump on|do)(?: (?:me|us|a|an|up|in|on|for|my|our|the|to|quick|free|short|time|intro|strategy|sales|discovery|phone|video)){0,4} ${WITH_US}`,
      `(?:move|change|cancel|reschedule|push|postpone|switch|miss|missed|confirm|make)(?: (?:my|our|the|to|a|up|back)){0,3} ${WITH_US}`,
      `(?:free|first|strategy|intro|video|phone|discovery|30 minute) ${WITH_US}`,
      're ?schedul\\w+|sign (?:me|us) up|i am sold|im sold|hire (?:you|yall)|get started with you|strategy calls?|consultations?|book (?:a|some) time|pick a time',
    ],
    2: [
      `(?:is|are|does|how long|what|which|who|during|on|for|before|at) (?:the|that|this|your|are the|is the|happens (?:on|in|at) the)? ?(?:first |free |intro )?${WITH_US}`,
      'camera|zoom|google meet|teams meeting|video call|obligat\\w+|no strings|(?:get|want|need|like|send|give)(?: \\w+){0,3} (?:offer|proposal|bid)|i want (?:it|this|that|one|in|to (?:start|begin|buy|sign up|hire|order))|(?:how|where) (?:do|can|would) (?:i|we) (?:get started|sign up|start|begin|buy|order)|lets (?:do|go|start|get)|ready to (?:start|go|sign|buy|move)|i am in|ill take|count me in|need one of (?:those|these)|meet (?:with )?(?:you|yall)|what (?:kind|kinds|types?) of calls?|(?:when|whens) (?:can|could|good|are you free)',
    ],
    1: ['appointment|meeting|call|consult|offer|schedule|book|calendar'],
  }),
  ...cuesOf('process', {
    3: [
      '(?:what|whats) (?:comes|happens|is|do we do) (?:after|next|following|once)|(?:i|we) (?:agree|say yes|sign|am in|want it)(?: \\w+){0,2} (?:then|now) what|then what|now what|(?:have|need) to (?:prepare|provide|do|bring|give you|have ready)|(?:get|have) ready|wrap(?:s|ped)? up|how (?:do|does) (?:we|you|it|things?|a project)(?: \\w+){0,3} (?:end|finish|wrap|proceed|move forward)|how much (?:of my )?(?:time|work|effort)(?: \\w+){0,4} (?:me|i|my|need|from)|(?:come|drive|go) (?:in|to your office|down)(?: \\w+){0,3} sign|sign(?:ing)? (?:\\w+ )?(?:online|electronically|in person|papers?|the contract|a contract)|(?:do i|do we|will i|can i) (?:get to )?(?:approve|review|see it before|have a say|change)',
      'what happens (?:after|next|once|when i|if i (?:say|sign)|then)|next steps?|how does (?:a |the |this |your |it )?(?:project|process|whole thing)? ?work|(?:the|your) process|step by step|walk me through (?:the|how)|how (?:do|does) (?:you|we|this|it) (?:all )?(?:work together|go from here|start)',
    ],
    2: [
      '(?:need|want|expect|require)(?: \\w+){0,2} (?:from|of) (?:me|us|my|our)|my (?:side|part|end)|do i have to do|homework|contracts?|paper ?work|papers|e ?sign\\w*|sign (?:papers?|something|a|anything|the)|statement of work|revisions?|approve|approval|say in|what if i (?:dont|do not|hate)|dont like|after (?:i|we) (?:say|sign|pay|agree|hire)|once (?:i|we) (?:say|sign|pay|agree|hire)|how much of my time|start to finish|beginning to end|done with (?:it|the)|when (?:it is|its|youre|you are) (?:all )?(?:done|finished)|involved|stages?|phases?',
    ],
    1: ['steps?|sign|agreement|changes|happens|build|office|work'],
  }),
  ...cuesOf('pricing', {
    3: [
      'damage|all the money|pay(?: \\w+){0,3} on top|tweak\\w*',
      'money ?wise|what (?:am i|are we) looking at|what (?:do|would|will) (?:you|i|it|we|that|this) (?:charge|run|pay|owe|set)|all at once|in parts|in advance|no prices|list prices?|price list|(?:is|are) (?:the )?(?:tools?|software|softwares|apps?|programs?|subscriptions?)(?: \\w+){0,3} (?:included|extra|separate|part of)|who pays|pay (?:again|extra|more|separately|everything|upfront|monthly|once|later)|extra (?:cost|charge|money|for)|one time|what it costs|(?:cost|pay) extra',
      'pric(?:e|es|ing|ey)|costs?|how much|fees?|charges?|rates|whats it run|what does it run|run me|set me back|budget|ball ?park|subscription|deposit|retainer|discounts?|refunds?|afford(?:able)?|expensive|cheap(?:er)?|installments?|payment plans?|financ(?:e|ing)',
    ],
    2: [
      'pay|pays|paid|payments?|up ?front|one time|once or|hourly|per month|a month|monthly|by the hour|dollars?|bucks|\\$|included|extra|hidden|quote|estimate (?:for|from you)|invoice up|money (?:down|up)|maintenance|free or|for free|in advance|split (?:it|the)|recurring|every month|on top of|software(?:s)? (?:included|extra|fees|bills?)',
    ],
    1: ['money|software|softwares|expens\\w*|contract|bill|prices'],
  }),
  ...cuesOf('portal', {
    3: [
      'sent (?:me |us |over |out )*(?:a |an |the |my |our )?(?:contract|agreement|document|papers?|invoice)|(?:copy|pdf) of (?:my|our|the)',
      '(?:how|where)(?: \\w+){0,4} (?:my|our) (?:\\w+ )?(?:projects?|progress|invoices?|bills?|receipts?|documents?|agreements?)|how far (?:along )?(?:is|are)|(?:our|my|the) (?:\\w+ ){0,3}(?:you (?:built|set up|made|installed)|is (?:down|dead|broken|not working|offline))|(?:our|my|the) (?:\\w+ ){0,3}(?:bot|agent|receptionist|thing|phone|system|setup|assistant)(?: \\w+){0,2} (?:is |has |went |just |got )?(?:down|dead|broken|broke|stopped|quit|crashed|offline|not working|does not|doesnt|wont|isnt)(?: \\w+){0,2}|(?:wrong|problem|issue|trouble) with (?:our|my|the|what)|(?:document|paper|contract|agreement|thing) (?:from you|you sent|i got|that i should sign|i have to sign)|(?:existing|current|already) (?:\\w+ )?(?:customers?|clients?)|(?:customers?|clients?) (?:of yours|already)',
      'log ?(?:in|into|on)|logging in|sign ?(?:in|into)|signing in|pass ?words?|portal|locked out|my (?:\\w+ )?(?:accounts?|invoices?|receipts?|bills?|projects?|agreements?|documents?|tasks?|paperwork)|username',
      '(?:already|existing|current|a|your|are) (?:a |your |an )?(?:customer|client)s?(?: of yours| already| here)?|(?:customer|client) (?:already|here|login|of yours)',
      '(?:you|yall|guys|they) (?:\\w+ )?(?:set up|setup|built|made|installed|did|put in|sold|sent)(?: \\w+){0,2} (?:for )?(?:us|me|our)|(?:you|yall) (?:sent|built|installed)|(?:i|we) got from you',
    ],
    2: [
      '(?:quit|stopped|stop|quits|isnt|not|wont|doesnt|hasnt been|aint|no longer) (?:\\w+ )?(?:work(?:ing|s)?|answering|responding|sending|texting|booking|replying|picking)|(?:is|its|been|went|are) (?:\\w+ )?(?:dead|down|broken|broke|stuck|acting up|offline|messed up)|broken|error|bug|glitch|outage',
      'where (?:do|is|can|are|s)(?: \\w+){0,3} (?:bill|invoice|invoices|receipt|receipts|project|agreement|signature|documents?)|(?:sign|signature|signed)(?: \\w+){0,4} agreement|agreement(?: \\w+){0,4} (?:sent|sign|got|signed)|how (?:is )?(?:my|our) project|status of|pay (?:my|our|the|this|an) (?:bill|invoice)|tech(?:nical)? support|support (?:ticket|line)|help desk|open a ticket|invoices?|receipts?',
    ],
    1: ['project|support|problem|issue|help|login|account|agreement|bill|dashboard'],
  }),
]
