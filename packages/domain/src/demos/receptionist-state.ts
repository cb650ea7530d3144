/** How often an incoming call rings, in milliseconds. */
export const RING_INTERVAL_MS = 2000
/** How often the call timer updates, in milliseconds. */
export const CALL_TIMER_MS = 1000
/** How long a spoken word takes, in milliseconds: as fast as a brisk voice, and slow enough to read. */
export const WORD_MS = 320
/** The pause between two lines, in milliseconds. */
export const LINE_PAUSE_MS = 600
/** The pause between picking up and the first word, in milliseconds. */
export const PICK_UP_MS = 500

export const callOutcomes = ['resolved', 'booking', 'transfer', 'voicemail'] as const
export type CallOutcome = (typeof callOutcomes)[number]

export interface CallLine {
  speaker: 'ai' | 'caller'
  text: string
  /** An action that the receptionist takes at this point, if any. */
  action?: string
}

export interface CallScenario {
  caller: string
  number: string
  query: string
  outcome: CallOutcome
  urgency: 'low' | 'medium' | 'high'
  lines: readonly CallLine[]
}

export interface SpokenLine extends CallLine {
  id: number
  timestamp: number
}

export interface ReceptionistState {
  phase: 'idle' | 'incoming' | 'active' | 'ended' | 'transferred' | 'voicemail'
  /** Index of the current scenario; -1 before the first call. */
  scenario: number
  /** How often this call has rung. */
  rings: number
  /** How long the call has lasted. */
  seconds: number
  spoken: readonly SpokenLine[]
  /** While on hold: milliseconds left until the next line. */
  held: number | null
  /** An incoming call is heard. */
  sound: boolean
  /** The receptionist's lines are read aloud. */
  voice: boolean
  /** The call is silent, whatever `voice` says. */
  muted: boolean
  endedBy: 'visitor' | 'script' | null
  lineAt: number | null
  tickAt: number | null
}

export type ReceptionistEvent = {
  type:
    | 'call'
    | 'answer'
    | 'decline'
    | 'toggle-sound'
    | 'toggle-voice'
    | 'toggle-mute'
    | 'toggle-hold'
    | 'transfer'
    | 'end'
    | 'close'
}
