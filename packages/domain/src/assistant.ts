/** The topics of messages to the assistant. */
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

/** A conversation, including the message that is being answered. */
export interface ConversationState {
  intent: AssistantIntent
  /** They want to get started, see a demo or get a call. */
  wantsContact: boolean
  /** How many messages the visitor has sent. */
  turns: number
  /** How many replies had no answer. */
  unsure: number
  /** They have written as an existing client. */
  isClient: boolean
  /** The lead form was already shown or submitted. */
  leadAsked: boolean
  /** They have typed contact details, or ask for the form. */
  asksForForm: boolean
  /** We know who they are. */
  isSignedIn: boolean
}

/** After this many messages, it is fair to ask for a name. */
const TURNS_BEFORE_ASKING = 4
const UNSURE_BEFORE_ASKING = 2

/** Decide whether to ask for a name and an email address; the first matching rule wins. */
const leadRules: [fits: (state: ConversationState) => boolean, ask: boolean][] = [
  [({ isSignedIn }) => isSignedIn, false],
  [({ intent }) => intent === 'support', false],
  [({ asksForForm }) => asksForForm, true],
  [({ leadAsked }) => leadAsked, false],
  [({ intent, isClient }) => isClient && intent !== 'booking', false],
  [({ wantsContact }) => wantsContact, true],
  [({ intent, unsure }) => intent === 'unknown' && unsure >= UNSURE_BEFORE_ASKING, true],
  [({ turns }) => turns >= TURNS_BEFORE_ASKING, true],
]

/** True if this reply asks for the visitor's contact details. */
export function asksForLead(state: ConversationState): boolean {
  return leadRules.find(([fits]) => fits(state))?.[1] ?? false
}
