import type { Timeline } from './timeline.ts'

/** When each step begins, in milliseconds after the form was sent. */
export const SPEED_TO_LEAD_STEPS_MS = { 1: 0, 2: 1500, 3: 3000, 4: 4500 } as const
/** How often the timer updates, in milliseconds. */
export const SPEED_TO_LEAD_TICK_MS = 100

export interface DemoLead {
  name: string
  email: string
  company: string
  message: string
}

export interface SpeedToLeadState {
  /** 0 is the form, 4 is complete. */
  step: 0 | 1 | 2 | 3 | 4
  lead: DemoLead | null
  sentAt: number
  elapsedMs: number
}

export type SpeedToLeadEvent = { type: 'submit'; lead: DemoLead } | { type: 'reset' }

const form: SpeedToLeadState = { step: 0, lead: null, sentAt: 0, elapsedMs: 0 }

export const speedToLead: Timeline<SpeedToLeadState, SpeedToLeadEvent> = {
  start: () => form,
  on(state, event, now) {
    if (event.type === 'reset') return form
    return state.step === 0 ? { step: 1, lead: event.lead, sentAt: now, elapsedMs: 0 } : state
  },
  nextAt({ elapsedMs, sentAt, step }) {
    const isRunning = step >= 1 && step <= 3
    return isRunning ? sentAt + elapsedMs + SPEED_TO_LEAD_TICK_MS : null
  },
  step(state, at) {
    const elapsedMs = at - state.sentAt
    return { ...state, elapsedMs, step: stepAfter(elapsedMs) }
  },
}

/** '1.5s'. */
export function formatElapsed(elapsedMs: number): string {
  return `${(elapsedMs / 1000).toFixed(1)}s`
}

function stepAfter(elapsedMs: number): 1 | 2 | 3 | 4 {
  if (elapsedMs >= SPEED_TO_LEAD_STEPS_MS[4]) return 4
  if (elapsedMs >= SPEED_TO_LEAD_STEPS_MS[3]) return 3
  return elapsedMs >= SPEED_TO_LEAD_STEPS_MS[2] ? 2 : 1
}
