import type { Timeline } from './timeline.ts'

/** How long each phase lasts, in milliseconds. */
export const FLYWHEEL_PHASES_MS = {
  'trigger-sent': 3000,
  'response-received': 2000,
  'ai-responding': 3000,
  'reply-posted': 2000,
} as const

export const sentiments = ['positive', 'neutral', 'negative'] as const
export type Sentiment = (typeof sentiments)[number]
export const starsOf = { positive: 5, neutral: 3, negative: 2 } as const satisfies Record<Sentiment, number>
/** A reply to that many stars or fewer is posted only after the owner has approved it. */
const MAX_STARS_TO_APPROVE = 3

export function needsApproval(sentiment: Sentiment): boolean {
  return starsOf[sentiment] <= MAX_STARS_TO_APPROVE
}

type TimedPhase = keyof typeof FLYWHEEL_PHASES_MS
export type FlywheelPhase = 'idle' | TimedPhase | 'completed'

/** An entry of the history: a phase and when it was entered. */
interface FlywheelEntry {
  phase: Exclude<FlywheelPhase, 'idle'>
  timestamp: number
}

export interface FlywheelState {
  phase: FlywheelPhase
  customerId: string | null
  history: FlywheelEntry[]
}

export type FlywheelEvent = { type: 'pick'; customerId: string } | { type: 'reset' }

const idle: FlywheelState = { phase: 'idle', customerId: null, history: [] }

const nextPhases = {
  'trigger-sent': 'response-received',
  'response-received': 'ai-responding',
  'ai-responding': 'reply-posted',
  'reply-posted': 'completed',
} as const satisfies Record<TimedPhase, FlywheelPhase>

export const reviewFlywheel: Timeline<FlywheelState, FlywheelEvent> = {
  start: () => idle,
  on(state, event, now) {
    if (event.type === 'reset') return idle
    return state.phase === 'idle'
      ? enter({ ...state, customerId: event.customerId }, 'trigger-sent', now)
      : state
  },
  nextAt({ history, phase }) {
    const entered = history.at(-1)
    return entered && isTimed(phase) ? entered.timestamp + FLYWHEEL_PHASES_MS[phase] : null
  },
  step: (state, at) => (isTimed(state.phase) ? enter(state, nextPhases[state.phase], at) : state),
}

function enter(state: FlywheelState, phase: FlywheelEntry['phase'], timestamp: number): FlywheelState {
  return { ...state, phase, history: [...state.history, { phase, timestamp }] }
}

function isTimed(phase: FlywheelPhase): phase is TimedPhase {
  return phase in FLYWHEEL_PHASES_MS
}
