import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { inRepository } from '../bootstrap/repository.mjs'
import { countPlaywright } from './count-playwright.ts'
import { countVitest } from './count-vitest.ts'
import { type Outcome, outcomeOfExit, outcomeOfReport } from './outcome.ts'
import type { Part } from './parts.ts'

export type PartResult = Outcome & Pick<Part, 'script' | 'share'> & { seconds: number }

const counters = { vitest: countVitest, playwright: countPlaywright }

/** Runs the parts of a stage in parallel. Shows the first one's output immediately, the others' when they end. */
export function runStage(parts: Part[]): Promise<PartResult[]> {
  return Promise.all(parts.map((part, index) => runPart(part, { isQuiet: index > 0 })))
}

async function runPart(
  { files = [], report, script, share }: Part,
  { isQuiet }: { isQuiet: boolean },
): Promise<PartResult> {
  if (!isQuiet) console.log(`\n── ${script} ──`)
  const file = inRepository('test-results', `${script.replace(':', '-')}.json`)
  rmSync(file, { force: true })
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', script, '--', ...reportArguments(report, file), ...files], {
    cwd: inRepository(),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  const output = Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream)))
  const [status] = await once(child, 'close')
  const seconds = (performance.now() - start) / 1000
  if (isQuiet) console.log(`\n── ${script} ──\n${(await output).join('')}`)
  const exitCode = typeof status === 'number' ? status : 1
  if (!report) return { script, share, seconds, ...outcomeOfExit(exitCode) }
  const counted = existsSync(file) ? counters[report](JSON.parse(readFileSync(file, 'utf8'))) : undefined
  return { script, share, seconds, ...outcomeOfReport(exitCode, counted) }
}

function reportArguments(report: Part['report'], file: string) {
  if (report === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return report === 'playwright' ? ['--reporter=line,json'] : []
}
