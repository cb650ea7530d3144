import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** Resolves when the address answers with success. Throws if the program ends first, or after `timeoutMs`. */
export async function waitForAnswer(
  address: string,
  { program, timeoutMs }: { program: ChildProcess; timeoutMs: number },
): Promise<void> {
  const hasEnded = once(program, 'exit').then(() => true)
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    if (await Promise.race([hasEnded, setTimeout(100, false)])) throw new Error('npm start exited')
  }
  throw new Error(`${address} did not answer`)
}
