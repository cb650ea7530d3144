import { createTokenBudget } from '@tallgrass/core'
import { openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'

const database = await openTestDatabase()
afterAll(() => database.close())

test('processes together do not set more aside than a day allows', async () => {
  const [one, other] = [createTokenBudget(database, 1000), createTokenBudget(database, 1000)]
  expect(await one.reserve(600)).toBe(true)
  expect(await other.reserve(600)).toBe(false)
  expect(await other.reserve(400)).toBe(true)
  expect(await one.reserve(1)).toBe(false)
  await one.settle(600, 250)
  expect(await other.reserve(350)).toBe(true)
  await other.settle(350, 500)
  expect(await one.reserve(1)).toBe(false)
})
