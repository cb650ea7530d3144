import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { inRepository } from '../bootstrap/repository.mjs'
import { countPlaywright } from './count-playwright.ts'
import { countVitest } from './count-vitest.ts'
import { type Outcome, outcomeOfExit, outcomeOfReport } from './outcome.ts'
import type { Part } from './parts.ts'

export type PartResult = Outcome & { script: string; seconds: number }

const counters = { vitest: countVitest, playwright: countPlaywright }

export function runPart({ script, report }: Part): PartResult {
  console.log(`\n── ${script} ──`)
  const file = inRepository('test-results', `${script.replace(':', '-')}.json`)
  rmSync(file, { force: true })
  const start = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...reportArguments(report, file)], {
    cwd: inRepository(),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: 'inherit',
  })
  const seconds = (performance.now() - start) / 1000
  const exitCode = status ?? 1
  if (!report) return { script, seconds, ...outcomeOfExit(exitCode) }
  const counted = existsSync(file) ? counters[report](JSON.parse(readFileSync(file, 'utf8'))) : undefined
  return { script, seconds, ...outcomeOfReport(exitCode, counted) }
}

function reportArguments(report: Part['report'], file: string) {
  if (report === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return report === 'playwright' ? ['--reporter=line,json'] : []
}
