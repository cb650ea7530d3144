import { createTokenBudget } from '@tallgrass/core'
import { manualClock, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'

const clock = manualClock()
const database = await openTestDatabase()
afterAll(() => database.close())

test('all processes together never reserve more than the daily budget', async () => {
  const budget = () => createTokenBudget(database, clock.now, 1000)
  const [one, other] = [budget(), budget()]
  expect(await one.reserve(600)).toBe(true)
  expect(await other.reserve(600)).toBe(false)
  expect(await other.reserve(400)).toBe(true)
  expect(await one.reserve(1)).toBe(false)
  await one.correct(600, 250)
  expect(await other.reserve(350)).toBe(true)
  await other.correct(350, 500)
  expect(await one.reserve(1)).toBe(false)
})

test('tokens reserved while the clock was ahead are free again a day after it is corrected', async () => {
  const budget = createTokenBudget(database, clock.now, 1000)
  clock.advance({ days: 31 })
  expect(await budget.reserve(1000)).toBe(true)
  clock.advance({ days: -31 })
  expect(await budget.reserve(1)).toBe(false)
  clock.advance({ days: 1 })
  expect(await budget.reserve(1)).toBe(true)
})
