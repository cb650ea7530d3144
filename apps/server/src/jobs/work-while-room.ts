import type { Storage } from '@tallgrass/core'

/** As soon as new work is looked for. */
const LOOK_EVERY_MS = 2000

interface Work {
  begin(): Promise<void>
  /** Resolves when what was begun is done. */
  end(): Promise<void>
}

/** Lets the work rest while the disk is full, and begins it again by itself. Answers what ends the watch. */
export async function workWhileRoom(storage: Storage, { begin, end }: Work): Promise<() => void> {
  let working = false
  const look = async () => {
    const full = (await storage.read())?.state === 'FULL'
    if (working !== full) return
    await (full ? end() : begin())
    working = !full
  }
  await look()
  let looking = false
  const timer = setInterval(() => {
    if (looking) return
    looking = true
    void look()
      .catch((error: Error) => console.warn(`Job queue: ${error.message}`))
      .finally(() => {
        looking = false
      })
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
