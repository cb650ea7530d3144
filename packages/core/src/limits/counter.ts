import { countUses, type Database, deleteUses, subtractUses } from '@tallgrass/db'
import type { Draw } from './allowance.ts'

interface CounterRule {
  /** Of the counter in the table. */
  name: string
  points: number
  seconds: number
}

/** Counts uses per key in fixed windows, in the database, for all processes together. */
export function createCounter({ db }: Database, clock: () => Date, rule: CounterRule) {
  const rowOf = (key: string) => `${rule.name}:${key}`
  return {
    /** Refused uses count as well. */
    async draw(key: string, uses: number): Promise<Draw> {
      const now = clock().getTime()
      const window = await countUses(db, rowOf(key), { points: uses, now, duration: rule.seconds * 1000 })
      const windowLeft = window.expire - now
      return { wait: window.points > rule.points ? windowLeft : 0, windowLeft }
    },
    giveBack: async (key: string, uses: number) =>
      void (await subtractUses(db, rowOf(key), { points: uses, now: clock().getTime() })),
    forget: async (key: string) => void (await deleteUses(db, rowOf(key))),
  }
}
