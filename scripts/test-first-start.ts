// Does what a newcomer does: copies the files, runs `npm start`, opens the page. Only this test finds a missing step.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { inRepository } from './bootstrap/repository.mjs'
import { freePort } from './provision/free-port.ts'
import { newcomersPath } from './provision/newcomers-path.ts'
import { waitForAnswer } from './provision/wait-for-answer.ts'

answerHelp(
  'npm run test:first-start',
  'Copies the repository into an empty folder, runs npm start there and opens the home page.',
)

// Long enough for an installation over a slow connection.
const TIMEOUT_MS = 300_000

const folder = mkdtempSync(join(tmpdir(), 'tallgrass-first-start-'))
try {
  copyRepository(folder)
  await startAndOpen(folder, await freePort())
} finally {
  rmSync(folder, { recursive: true })
}

function copyRepository(target: string) {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRepository(),
    encoding: 'utf8',
  })
  for (const path of new Set(listing.split('\0'))) {
    if (path && existsSync(inRepository(path))) cpSync(inRepository(path), join(target, path))
  }
}

async function startAndOpen(cwd: string, port: number) {
  const env = { PATH: newcomersPath(), HOME: process.env.HOME, PORT: String(port) }
  const start = performance.now()
  const tallgrass = spawn('npm', ['start'], { cwd, env, stdio: 'inherit' })
  const ended = once(tallgrass, 'exit')
  try {
    await waitForAnswer(`http://localhost:${port}/`, { program: tallgrass, timeoutMs: TIMEOUT_MS })
    console.log(
      `The home page responded ${((performance.now() - start) / 1000).toFixed(1)} s after npm start`,
    )
  } finally {
    tallgrass.kill('SIGTERM')
    await ended
  }
}
