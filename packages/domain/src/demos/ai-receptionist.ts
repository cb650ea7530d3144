import { answerCall, hangUp, speakNext, toggleHold } from './receptionist-call.ts'
import {
  CALL_TIMER_MS,
  type CallScenario,
  type ReceptionistEvent,
  type ReceptionistState,
  RING_INTERVAL_MS,
} from './receptionist-state.ts'
import type { Timeline } from './timeline.ts'

/** A phone that rings and is answered; each call plays the next of `scenarios`. */
export function aiReceptionist(
  scenarios: readonly CallScenario[],
): Timeline<ReceptionistState, ReceptionistEvent> {
  const scenarioOf = (state: ReceptionistState) => scenarios[state.scenario]
  return {
    start: () => ({ ...idle, scenario: -1 }),
    on(state, event, now) {
      switch (event.type) {
        case 'call':
          return state.phase === 'idle' ? ring(state, scenarios.length, now) : state
        case 'answer':
          return state.phase === 'incoming' ? answerCall(state, now) : state
        case 'decline':
          return state.phase === 'incoming' ? toIdle(state) : state
        case 'toggle-sound':
          return state.phase === 'incoming' ? { ...state, sound: !state.sound } : state
        case 'close':
          return isOver(state) ? toIdle(state) : state
        default:
          return state.phase === 'active' ? duringCall(state, event, now) : state
      }
    },
    nextAt: ({ lineAt, tickAt }) => (tickAt === null ? lineAt : Math.min(tickAt, lineAt ?? tickAt)),
    step(state, at) {
      if (state.phase === 'incoming')
        return { ...state, rings: state.rings + 1, tickAt: at + RING_INTERVAL_MS }
      if (state.tickAt === at) return { ...state, seconds: state.seconds + 1, tickAt: at + CALL_TIMER_MS }
      return speakNext(state, scenarioOf(state), at)
    },
  }
}

const idle = {
  phase: 'idle',
  rings: 0,
  seconds: 0,
  spoken: [],
  held: null,
  sound: true,
  voice: false,
  muted: false,
  endedBy: null,
  lineAt: null,
  tickAt: null,
} as const satisfies Omit<ReceptionistState, 'scenario'>

function toIdle({ scenario, sound, voice }: ReceptionistState): ReceptionistState {
  return { ...idle, scenario, sound, voice }
}

function ring(state: ReceptionistState, scenarios: number, now: number): ReceptionistState {
  const scenario = (state.scenario + 1) % scenarios
  return { ...toIdle(state), phase: 'incoming', scenario, rings: 1, tickAt: now + RING_INTERVAL_MS }
}

function isOver({ phase }: ReceptionistState): boolean {
  return phase === 'ended' || phase === 'transferred' || phase === 'voicemail'
}

function duringCall(state: ReceptionistState, event: ReceptionistEvent, now: number): ReceptionistState {
  switch (event.type) {
    case 'toggle-voice':
      return { ...state, voice: !state.voice }
    case 'toggle-mute':
      return { ...state, muted: !state.muted }
    case 'toggle-hold':
      return toggleHold(state, now)
    case 'transfer':
      return hangUp(state, 'transferred', 'visitor')
    case 'end':
      return hangUp(state, 'ended', 'visitor')
    default:
      return state
  }
}
