import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

const WINDOW = 60_000

function sharedCounter(limit: number) {
  const state = { used: 0, draws: 0, now: 0 }
  const draw = async (_key: string, uses: number) => {
    state.draws += 1
    state.used += uses
    return { wait: state.used > limit ? WINDOW : 0, windowLeft: WINDOW }
  }
  return { state, draw, now: () => state.now }
}

async function takeMany(take: (key: string) => Promise<number>, times: number) {
  const waits: number[] = []
  for (let i = 0; i < times; i++) waits.push(await take('address'))
  return waits.filter((wait) => wait === 0).length
}

test('grants exactly the limit and asks the counter once per lot', async () => {
  const { draw, now, state } = sharedCounter(60)
  const take = createAllowance(draw, 20, now)
  expect(await takeMany(take, 100)).toBe(60)
  expect(state.draws).toBe(4)
})

test('two processes together never exceed the limit', async () => {
  const { draw, now } = sharedCounter(60)
  const [one, two] = [createAllowance(draw, 20, now), createAllowance(draw, 20, now)]
  const granted = (await takeMany(one, 50)) + (await takeMany(two, 50))
  expect(granted).toBeLessThanOrEqual(60)
  expect(granted).toBeGreaterThanOrEqual(40)
})

test('simultaneous takes lose no drawn uses', async () => {
  const { draw, now } = sharedCounter(60)
  const take = createAllowance(draw, 20, now)
  const waits = await Promise.all([take('address'), take('address')])
  expect(waits).toEqual([0, 0])
  expect(await takeMany(take, 100)).toBe(58)
})

test('a burst is granted as many uses as sequential calls', async () => {
  const { draw, now, state } = sharedCounter(60)
  const take = createAllowance(draw, 20, now)
  const waits = await Promise.all(Array.from({ length: 100 }, () => take('address')))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(60)
  expect(state.draws).toBe(4)
})

test('a failed draw is retried at the next take', async () => {
  const { draw, now } = sharedCounter(60)
  let broken = true
  const take = createAllowance(
    (key, uses) => (broken ? Promise.reject(new Error('away')) : draw(key, uses)),
    20,
    now,
  )
  const answers = await Promise.allSettled([take('address'), take('address')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  broken = false
  expect(await takeMany(take, 100)).toBe(60)
})

test('a refusal is remembered until the window ends, then the counter is asked again', async () => {
  const { draw, now, state } = sharedCounter(20)
  const take = createAllowance(draw, 20, now)
  await takeMany(take, 30)
  const drawsBefore = state.draws
  await takeMany(take, 30)
  expect(state.draws).toBe(drawsBefore)
  state.now = WINDOW
  state.used = 0
  expect(await take('address')).toBe(0)
})

test('a refusal made while the clock was ahead is dropped once the clock is corrected', async () => {
  const { draw, now, state } = sharedCounter(20)
  const take = createAllowance(draw, 20, now)
  state.now = 31 * 24 * 60 * WINDOW
  await takeMany(take, 30)
  state.now = 0
  state.used = 0
  expect(await take('address')).toBe(0)
})
