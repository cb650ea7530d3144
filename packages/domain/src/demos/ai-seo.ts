import type { Timeline } from './timeline.ts'

/** When each step begins, in milliseconds after the start. The last step shows the results. */
export const SEO_STEPS_MS = { 1: 0, 2: 2000, 3: 4000, 4: 6000, 5: 8000 } as const

export interface SeoInputs {
  business: string
  service: string
  location: string
}

export interface SeoState {
  /** 0 is the form, 5 the results. */
  step: 0 | 1 | 2 | 3 | 4 | 5
  inputs: SeoInputs | null
  startedAt: number
}

export type SeoEvent = { type: 'start'; inputs: SeoInputs } | { type: 'reset' }

const form: SeoState = { step: 0, inputs: null, startedAt: 0 }

export const aiSeo: Timeline<SeoState, SeoEvent> = {
  start: () => form,
  on(state, event, now) {
    if (event.type === 'reset') return form
    if (state.step !== 0 || !isComplete(event.inputs)) return state
    return { step: 1, inputs: trimmed(event.inputs), startedAt: now }
  },
  nextAt({ startedAt, step }) {
    const next = nextSteps[step]
    return next ? startedAt + SEO_STEPS_MS[next] : null
  },
  step(state) {
    const next = nextSteps[state.step]
    return next ? { ...state, step: next } : state
  },
}

/** True if every field is filled in. Spaces alone do not count. */
export function isComplete(inputs: SeoInputs): boolean {
  return Object.values(trimmed(inputs)).every(Boolean)
}

function trimmed({ business, location, service }: SeoInputs): SeoInputs {
  return { business: business.trim(), service: service.trim(), location: location.trim() }
}

const nextSteps = { 0: null, 1: 2, 2: 3, 3: 4, 4: 5, 5: null } as const
