/** What somebody who writes to the assistant is after. */
export const assistantIntents = [
  'question',
  'booking',
  'pricing',
  'service',
  'scorm',
  'strides',
  'support',
  'small-talk',
  'person',
  'unknown',
] as const
export type AssistantIntent = (typeof assistantIntents)[number]

/** A conversation, the message that is being answered included. */
export interface ConversationState {
  intent: AssistantIntent
  /** They want to begin, to be shown something or to be called. */
  wantsContact: boolean
  /** Messages of the visitor. */
  turns: number
  /** Replies that did not know. */
  unsure: number
  /** They have written as a client of ours. */
  isClient: boolean
  /** The form was shown before, or its answer is here already. */
  leadAsked: boolean
}

/** Enough has been said by then to ask who is asking. */
const TURNS_BEFORE_ASKING = 4
const UNSURE_BEFORE_ASKING = 2

/** Who is asked for their name and address; the first line that fits decides. */
const leadRules: [fits: (state: ConversationState) => boolean, ask: boolean][] = [
  [({ leadAsked }) => leadAsked, false],
  [({ intent }) => intent === 'support', false],
  [({ intent, isClient }) => isClient && intent !== 'booking', false],
  [({ wantsContact }) => wantsContact, true],
  [({ intent, unsure }) => intent === 'unknown' && unsure >= UNSURE_BEFORE_ASKING, true],
  [({ turns }) => turns >= TURNS_BEFORE_ASKING, true],
]

/** Whether this reply asks for the lead. */
export function asksForLead(state: ConversationState): boolean {
  return leadRules.find(([fits]) => fits(state))?.[1] ?? false
}
