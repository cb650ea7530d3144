import type { SmallTalk } from '@tallgrass/core'

const WORDS: [talk: SmallTalk, pattern: RegExp][] = [
  [
    'identity',
    /\b(?:are|r) (?:you|this|u) (?:\w+ )?(?:a |an )?(?:real|human|bot|robot|ai|machine|computer|person|chatgpt|alive)\b|\b(?:who|what) (?:are|r) you$|\bwhats your name\b|\bam i (?:talking|chatting|speaking) (?:to|with)\b|\bis this (?:a )?(?:bot|robot|real|human|ai|person|automated)\b|\bdo you have a name\b|\byour name\b/,
  ],
  [
    'wellbeing',
    /\bhow (?:are|r|is|s) (?:you|it going|things|your (?:day|morning|evening|weekend)|everything)\b|\bhows (?:it|your|life|everything|things)\b|\bwhats (?:up|good)\b|\bhow do you do\b|\bhow you (?:doing|been)\b|\bsup\b/,
  ],
  [
    'thanks',
    /\b(?:thanks|thank|thx|ty|tysm|appreciate|appreciated|cheers|gracias|helpful|youre (?:great|awesome|the best)|good (?:bot|job|answer))\b/,
  ],
  [
    'goodbye',
    /\b(?:bye|goodbye|cya|see (?:you|ya)|later|good ?night|take care|have a (?:good|great|nice)|got to go|talk (?:soon|later)|adios|thats all|im (?:done|good)|i am (?:done|good))\b/,
  ],
  [
    'hello',
    /\b(?:hi+|hello|hey+|howdy|yo|hola|greetings|good (?:morning|afternoon|evening|day)|morning|hi there|hey there|anyone there|anybody (?:there|home)|you there|test(?:ing)?)\b/,
  ],
  [
    'other',
    /\b(?:lol|haha\w*|ha|nice|cool|ok|okay|great|awesome|sweet|neat|wow|alright|sure|good|perfect|fine|yes|yep|yeah|no|nope|nah|k|got it|i see|makes sense|right|funny|oh|hmm|interesting|understood|sounds good|fair enough|good to know|just (?:looking|browsing)|looking around|browsing)\b/,
  ],
]

/** Words that carry nothing in such a message. */
const FILLERS =
  /\b(?:a|an|and|all|am|are|im|i|is|it|its|im|is|that|thats|this|the|you|your|so|very|much|too|to|for|me|my|we|us|of|out|one|be|been|doing|going|there|then|just|well|have|has|day|today|morning|man|buddy|friend|tally|again|now|bud|sir|maam|team|folks|everyone|really|was|super|pretty|how|what|whats|who|about|do|name|here|talking|talk|with|real|person|or|human|bot|robot|ai|good|great|got|go|on|in|know)\b/g

/** Talk for its own sake; undefined when the message also has something to answer. */
export function smallTalkIn(text: string): SmallTalk | undefined {
  const left = WORDS.reduce((rest, [, pattern]) => rest.replaceAll(new RegExp(pattern, 'g'), ' '), text)
  if (left.replaceAll(FILLERS, ' ').trim()) return undefined
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0]
}
