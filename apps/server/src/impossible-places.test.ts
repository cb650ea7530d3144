import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { aDataDirectory } from '../tests/support/start-server.ts'
import { createContainer } from './container.ts'
import { EnvError, readEnv } from './env.ts'
import { explain } from './explain.ts'

/** The message the operator reads when the server cannot start with these variables. */
async function startupMessage(variables: Record<string, string>): Promise<string> {
  const start = createContainer(readEnv(variables), { worker: false })
  return explain(
    await start.then(
      ({ close }) => close(),
      (error: unknown) => error,
    ),
  )
}

test.each<[string, (directory: string) => string, RegExp]>([
  ['a file', aFile, /\/data is not a directory$/],
  ['below a file', (directory) => join(aFile(directory), 'data'), /\/data is not a directory, or is inside/],
  ['a link to nowhere', aLink, /\/data is not a directory$|\/data cannot be created/],
  [
    'in a place that cannot be written to',
    () => '/proc/tallgrass/data',
    /^DATA_DIR: \/proc\/tallgrass\/data cannot be created/m,
  ],
  [
    'read-only',
    () => '/sys/kernel',
    /\/sys\/kernel cannot be written to: (it is read-only|permission denied)$/,
  ],
])('a data directory that is %s is refused with a clear message', async (_case, make, sentence) => {
  const text = await startupMessage({ DATA_DIR: make(aDataDirectory()) })
  expect(text).toMatch(/^Cannot start with this configuration\.\nDATA_DIR: .+$/)
  expect(text).toMatch(sentence)
})

test.each(['', '{', '[]', '{"key":""}', '{"key":"c2hvcnQ="}'])(
  'damaged secrets are refused: %j',
  async (text) => {
    const directory = aDataDirectory()
    mkdirSync(directory)
    writeFileSync(join(directory, 'secrets.json'), text)
    const start = createContainer(readEnv({ DATA_DIR: directory }), { worker: false })
    await expect(start).rejects.toThrow(EnvError)
    await expect(start).rejects.toThrow(
      'DATA_DIR: its secrets.json is damaged. Restore the file from a backup',
    )
  },
)

test.each(['postgres://user:pass#word@[/tallgrass', 'postgres://nobody@127.0.0.1:1/nothing'])(
  'an unreachable database is reported without a stack trace: %s',
  async (DATABASE_URL) => {
    const text = await startupMessage({ DATABASE_URL, DATA_DIR: aDataDirectory() })
    expect(text).toMatch(/^.*DATABASE_URL.*\.$/)
    expect(text).not.toContain('pass#')
  },
)

function aFile(directory: string): string {
  writeFileSync(directory, '')
  return directory
}

function aLink(directory: string): string {
  symlinkSync(join(dirname(directory), 'nowhere'), directory)
  return directory
}
