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
  try {
    writeFileSync(contract, `${before}\nexport const benchmarkOnly = 1\n`)
    const changed = timed([])
    printTable(
      'tsc -b',
      ['', 'seconds'],
      [
        ['cold', cold],
        ['nothing changed', nothing],
        ['one contract changed', changed],
      ],
    )
  } finally {
    writeFileSync(contract, before)
    timed([])
  }
}

function timed(options: string[]): string {
  const startedAt = performance.now()
  execFileSync('tsc', ['-b', ...options], { cwd: inRepository(), stdio: 'inherit' })
  return ((performance.now() - startedAt) / 1000).toFixed(2)
}
