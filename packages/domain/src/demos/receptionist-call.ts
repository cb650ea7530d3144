import {
  CALL_TIMER_MS,
  type CallScenario,
  LINE_PAUSE_MS,
  PICK_UP_MS,
  type ReceptionistState,
  WORD_MS,
} from './receptionist-state.ts'

export function answerCall(state: ReceptionistState, now: number): ReceptionistState {
  return { ...state, phase: 'active', lineAt: now + PICK_UP_MS, tickAt: now + CALL_TIMER_MS }
}

/** Speaks the next line of the script; after the last one, ends the call with its outcome. */
export function speakNext(
  state: ReceptionistState,
  scenario: CallScenario | undefined,
  at: number,
): ReceptionistState {
  const line = scenario?.lines[state.spoken.length]
  if (!line) return hangUp(state, phaseOf(scenario), 'script')
  const spoken = [...state.spoken, { ...line, id: state.spoken.length + 1, timestamp: at }]
  return { ...state, spoken, lineAt: at + lineDuration(line.text) }
}

/** Milliseconds until the next line. It grows with the number of words, so that no line is cut off. */
export function lineDuration(text: string): number {
  return text.split(/\s+/).length * WORD_MS + LINE_PAUSE_MS
}

/** Hold pauses the wait for the next line; the call timer keeps running. */
export function toggleHold(state: ReceptionistState, now: number): ReceptionistState {
  if (state.held !== null) return { ...state, held: null, lineAt: now + state.held }
  return { ...state, held: Math.max(0, (state.lineAt ?? now) - now), lineAt: null }
}

export function hangUp(
  state: ReceptionistState,
  phase: 'ended' | 'transferred' | 'voicemail',
  endedBy: 'visitor' | 'script',
): ReceptionistState {
  return { ...state, phase, endedBy, held: null, lineAt: null, tickAt: null }
}

function phaseOf(scenario: CallScenario | undefined) {
  if (scenario?.outcome === 'transfer') return 'transferred'
  return scenario?.outcome === 'voicemail' ? 'voicemail' : 'ended'
}

/** '1:05'. */
export function formatCallTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
