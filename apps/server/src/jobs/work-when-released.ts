import { type Db, findHold } from '@tallgrass/db'

/** The same as the polling interval of the queue. */
const CHECK_INTERVAL_MS = 2000

/**
 * Begins the work once the site is not held after a restore: right away, or soon after an administrator releases
 * it in any process. Returns a function that ends the wait.
 */
export async function workWhenReleased(db: Db, begin: () => Promise<void>): Promise<() => void> {
  if (!(await findHold(db))) {
    await begin()
    return () => {}
  }
  let timer: NodeJS.Timeout | undefined
  const check = async () => {
    if (await findHold(db)) return
    await begin()
    clearInterval(timer)
  }
  let isChecking = false
  timer = setInterval(() => {
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
