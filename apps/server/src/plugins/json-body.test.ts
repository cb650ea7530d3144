import { expect, test } from 'vitest'
import { callFor } from './json-body.ts'

test.each([
  ['large', 'x'.repeat(40_000), 2],
  ['small', 'x'.repeat(1000), 6],
])(
  'of six %s bodies at once %3$d are worked on together, and all are answered',
  async (_, body, together) => {
    let [running, most] = [0, 0]
    const call = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => setImmediate(resolve))
      running -= 1
    }
    await Promise.all(Array.from({ length: 6 }, () => callFor(body, call)))
    expect(most).toBe(together)
  },
)
