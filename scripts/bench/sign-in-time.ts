import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { printTable } from './print-table.ts'

const PAIRS = 100
const SERVER = fileURLToPath(new URL('layer-server.ts', import.meta.url))

/** The time of a refused sign-in for existing and for nonexistent accounts, alternating. */
export async function benchSignInTime(): Promise<void> {
  const child = fork(SERVER, ['product', ''])
  const [{ address, email }] = await once(child, 'message')
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let pair = 0; pair < PAIRS; pair++) {
    times.known.push(await refusedAfter(address, email))
    times.unknown.push(await refusedAfter(address, `unknown${pair}@example.com`))
  }
  child.kill()
  await once(child, 'exit')
  const row = (name: 'known' | 'unknown') => [
    name,
    ...[0, 0.5, 0.9].map((part) => quantile(times[name], part)),
  ]
  printTable(
    `A refused sign-in, ms of ${PAIRS}`,
    ['account', 'min', 'median', 'p90'],
    [row('known'), row('unknown')],
  )
}

async function refusedAfter(address: string, email: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${address}/api/auth/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Wrong2026!' }),
  })
  await response.text()
  return performance.now() - startedAt
}

function quantile(values: number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)
}
