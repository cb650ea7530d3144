import type { Storage } from '@tallgrass/core'

/** The same as the polling interval of the queue. */
const CHECK_INTERVAL_MS = 2000

interface Work {
  begin(): Promise<void>
  /** Resolves when running work has finished. */
  end(): Promise<void>
}

/** Pauses the work while the disk is full and resumes it when there is space. Returns a function that stops the watch. */
export async function pauseWhileDiskFull(storage: Storage, { begin, end }: Work): Promise<() => void> {
  let working = false
  const check = async () => {
    const full = (await storage.read())?.state === 'FULL'
    if (working !== full) return
    await (full ? end() : begin())
    working = !full
  }
  await check()
  let isChecking = false
  const timer = setInterval(() => {
    if (isChecking) return
    isChecking = true
    void check()
      .catch((error: Error) => console.warn(`Job queue: ${error.message}`))
      .finally(() => {
        isChecking = false
      })
  }, CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}
