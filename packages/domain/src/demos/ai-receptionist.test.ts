import { expect, test } from 'vitest'
import { aiReceptionist } from './ai-receptionist.ts'
import { formatCallTime, lineDuration } from './receptionist-call.ts'
import { callOutcomes, PICK_UP_MS, type ReceptionistEvent } from './receptionist-state.ts'
import { advance } from './timeline.ts'

const T0 = 1_800_000_000_000
const lines = [
  { speaker: 'ai', text: 'Okafor Tile and Stone, good afternoon' },
  { speaker: 'caller', text: 'Are you open on Saturdays?' },
] as const
const FIRST_MS = lineDuration(lines[0].text)
const END_MS = PICK_UP_MS + FIRST_MS + lineDuration(lines[1].text)
const scenarios = callOutcomes.map((outcome) => ({
  caller: outcome,
  number: '(972) 555-0100',
  query: 'hours',
  outcome,
  urgency: 'low' as const,
  lines,
}))
const phone = aiReceptionist(scenarios)

/** Plays events, each at its time in milliseconds, and returns the state at `end`. */
function play(
  events: [number, ReceptionistEvent['type']][],
  end: number,
  state = phone.start(T0),
  from = T0,
) {
  let current = state
  for (const [ms, type] of events) current = phone.on(advance(phone, current, from + ms), { type }, from + ms)
  return advance(phone, current, from + end)
}

test('the phone rings immediately and every 2 s until someone answers', () => {
  expect(play([[0, 'call']], 0)).toMatchObject({ phase: 'incoming', rings: 1 })
  expect(play([[0, 'call']], 1999).rings).toBe(1)
  expect(play([[0, 'call']], 2000).rings).toBe(2)
  expect(play([[0, 'call']], 4000).rings).toBe(3)
  expect(
    play(
      [
        [0, 'call'],
        [4500, 'answer'],
      ],
      9000,
    ),
  ).toMatchObject({ phase: 'active', rings: 3 })
})

test('declining ends the call, and each new call plays the next scenario in a loop', () => {
  let state = phone.start(T0)
  const seen: number[] = []
  for (let call = 0; call < 5; call++) {
    state = play([[0, 'call']], 0, state)
    seen.push(state.scenario)
    state = play([[0, 'decline']], 5000, state)
    expect(state).toMatchObject({ phase: 'idle', rings: 0 })
  }
  expect(seen).toEqual([0, 1, 2, 3, 0])
})

test('the call timer counts every second', () => {
  const at = (ms: number) =>
    play(
      [
        [0, 'call'],
        [0, 'answer'],
      ],
      ms,
    ).seconds
  expect([at(0), at(999), at(1000), at(1999), at(5000)]).toEqual([0, 0, 1, 1, 5])
  expect([formatCallTime(0), formatCallTime(65)]).toEqual(['0:00', '1:05'])
})

test('the transcript advances line by line, and then the call ends as scripted', () => {
  const at = (ms: number) =>
    play(
      [
        [0, 'call'],
        [0, 'answer'],
      ],
      ms,
    )
  expect(at(PICK_UP_MS - 1).spoken).toHaveLength(0)
  expect(at(PICK_UP_MS).spoken).toEqual([{ ...lines[0], id: 1, timestamp: T0 + PICK_UP_MS }])
  expect(at(PICK_UP_MS + FIRST_MS - 1).spoken).toHaveLength(1)
  expect(at(PICK_UP_MS + FIRST_MS).spoken).toHaveLength(2)
  expect(at(END_MS - 1).phase).toBe('active')
  expect(at(END_MS)).toMatchObject({ phase: 'ended', endedBy: 'script' })
  expect(at(END_MS + 60_000).seconds).toBe(at(END_MS).seconds)
})

test('a line lasts as long as it takes to say', () => {
  expect(lineDuration('Hi')).toBe(920)
  expect(lineDuration(lines[0].text)).toBe(6 * 320 + 600)
})

test.each([
  [0, 'ended'],
  [1, 'ended'],
  [2, 'transferred'],
  [3, 'voicemail'],
])('call %i ends as %s, and closing it returns to idle', (scenario, phase) => {
  const before = { ...phone.start(T0), scenario: scenario - 1 }
  const over = play(
    [
      [0, 'call'],
      [0, 'answer'],
    ],
    END_MS,
    before,
  )
  expect(over).toMatchObject({ phase, scenario })
  expect(phone.nextAt(over)).toBeNull()
  expect(phone.on(over, { type: 'close' }, T0)).toMatchObject({ phase: 'idle', spoken: [], scenario })
})

test('on hold, the timer runs and no one speaks; the pause then resumes where it stopped', () => {
  const held = play(
    [
      [0, 'call'],
      [0, 'answer'],
      [PICK_UP_MS + 1000, 'toggle-hold'],
    ],
    20_000,
  )
  expect(held).toMatchObject({ phase: 'active', seconds: 20, held: FIRST_MS - 1000 })
  expect(held.spoken).toHaveLength(1)
  const back = phone.on(held, { type: 'toggle-hold' }, T0 + 20_000)
  const rest = FIRST_MS - 1000
  expect(advance(phone, back, T0 + 20_000 + rest - 1).spoken).toHaveLength(1)
  expect(advance(phone, back, T0 + 20_000 + rest).spoken).toHaveLength(2)
})

test.each([
  ['end', 'ended'],
  ['transfer', 'transferred'],
] as const)('the visitor may %s the call', (type, phase) => {
  expect(
    play(
      [
        [0, 'call'],
        [0, 'answer'],
        [700, type],
      ],
      60_000,
    ),
  ).toMatchObject({ phase, endedBy: 'visitor' })
})

test('voice and mute can be toggled during a call', () => {
  const state = play(
    [
      [0, 'call'],
      [0, 'answer'],
      [1, 'toggle-voice'],
      [2, 'toggle-mute'],
    ],
    3,
  )
  expect(state).toMatchObject({ voice: true, muted: true })
})

test.each(['answer', 'decline', 'end', 'transfer', 'toggle-hold', 'close'] as const)(
  '"%s" does nothing while the phone is idle',
  (type) => {
    const state = phone.start(T0)
    expect(phone.on(state, { type }, T0)).toBe(state)
  },
)

test('the sound is switched while the phone rings, and stays so for the next calls', () => {
  const silent = play(
    [
      [0, 'call'],
      [500, 'toggle-sound'],
    ],
    4000,
  )
  expect(silent).toMatchObject({ phase: 'incoming', rings: 3, sound: false })
  const next = play(
    [
      [0, 'decline'],
      [0, 'toggle-sound'],
      [0, 'call'],
    ],
    0,
    silent,
  )
  expect(next).toMatchObject({ phase: 'incoming', sound: false })
})
