import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { inRepository } from '../bootstrap/repository.mjs'
import { printTable } from './print-table.ts'

/** The time of a full compilation, of one without changes, and of one after a change to a contract. */
export function benchTypeCheck(): void {
  const cold = timed(['--force'])
  const nothing = timed([])
  const contract = inRepository('packages/contracts/src/back-office.ts')
  const before = readFileSync(contract, 'utf8')
  const timedWith = (added: string) => {
    writeFileSync(contract, `${before}\n${added}\n`)
    return timed([])
  }
  try {
    // After a full compilation, the compiler knows what a file declares only once the file has changed.
    timedWith('export const benchmarkOnly = 0')
    const types = timedWith('export const benchmarkOnly = 1')
    const rules = timedWith('export const benchmarkOnly = 1\n// benchmark')
    printTable(
      'tsc -b',
      ['', 'seconds'],
      [
        ['cold', cold],
        ['nothing changed', nothing],
        ['the rules of a contract changed', rules],
        ['the types of a contract changed', types],
      ],
    )
  } finally {
    writeFileSync(contract, before)
    timed([])
  }
}

function timed(options: string[]): string {
  const startedAt = performance.now()
  execFileSync('npm', ['run', '-s', 'check:types', '--', ...options], {
    cwd: inRepository(),
    stdio: 'inherit',
  })
  return ((performance.now() - startedAt) / 1000).toFixed(2)
}
