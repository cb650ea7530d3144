import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aMigratedDirectory } from '../support/migrated-directory.ts'
import { keptCode } from '../support/start-server.ts'

// Whole processes, on a machine that may be busy with something else.
vi.setConfig({ testTimeout: 150_000 })

const DRILL = fileURLToPath(new URL('../../../../scripts/drill.ts', import.meta.url))
const SOON = { timeout: 60_000, interval: 10 }

/** A folder for temporary files, and a drill that uses it. */
async function startDrill(temporary: string) {
  const before = new Set(readdirSync(temporary))
  const env = { ...keptCode, DATA_DIR: await aMigratedDirectory(), TMPDIR: temporary }
  const child = spawn(process.execPath, [DRILL], { env, cwd: tmpdir(), stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const left = () => readdirSync(temporary, { recursive: true, encoding: 'utf8' })
  const isNew = (path: string) => path.includes('pgdata') && !before.has(path.split(sep)[0] ?? '')
  await vi.waitFor(() => expect(left().some(isNew)).toBe(true), SOON)
  return { child, left, exited: once(child, 'exit') }
}

function aTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-temporary-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a drill that is ended by %s leaves nothing', async (signal, code) => {
  const { child, exited, left } = await startDrill(aTemporaryFolder())
  child.kill(signal)
  expect(await exited).toEqual([code, null])
  expect(left()).toEqual([])
})

test('what a killed drill left is removed by the next one, but not what another one uses', async () => {
  const temporary = aTemporaryFolder()
  const others = join(temporary, 'tallgrass-other')
  mkdirSync(others)
  const killed = await startDrill(temporary)
  killed.child.kill('SIGKILL')
  await killed.exited
  const [folder = ''] = readdirSync(temporary).filter((name) => name.startsWith('tallgrass-scratch-'))
  expect(statSync(join(temporary, folder)).mode & 0o777).toBe(0o700)
  const running = await startDrill(temporary)
  expect(readdirSync(temporary)).not.toContain(folder)
  const [second = ''] = readdirSync(temporary).filter((name) => name.startsWith('tallgrass-scratch-'))
  const third = await startDrill(temporary)
  expect(readdirSync(temporary)).toEqual(expect.arrayContaining([second, 'tallgrass-other']))
  for (const { child, exited } of [running, third]) {
    child.kill('SIGTERM')
    await exited
  }
  expect(readdirSync(temporary)).toEqual(['tallgrass-other'])
})
