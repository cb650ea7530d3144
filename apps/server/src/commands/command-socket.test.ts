import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { askSite } from './ask-site.ts'
import { refused, succeeded } from './command-result.ts'
import { openCommandSocket } from './command-socket.ts'
import type { RequestedCommand } from './perform-command.ts'

function aDirectory(name = 'data'): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-socket-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const directory = join(folder, name)
  mkdirSync(directory)
  return directory
}

const COMMAND = { name: 'audit:verify', input: { replaceHead: false } }
const answering = async ({ input, name }: RequestedCommand) => succeeded(`${name} ${JSON.stringify(input)}`)

test.each(['data', `a long name ${'of a folder '.repeat(18)}`])(
  'a site in %j runs a command and returns its result',
  async (name) => {
    const directory = aDirectory(name)
    const site = await openCommandSocket(directory, answering)
    onTestFinished(site.close)
    expect(statSync(join(directory, 'site.sock')).mode & 0o777).toBe(0o600)
    expect(await askSite(directory, COMMAND)).toEqual(succeeded('audit:verify {"replaceHead":false}'))
  },
)

test('a command gets no result if no site is running', async () => {
  const directory = aDirectory()
  expect(await askSite(directory, COMMAND)).toBeUndefined()
  const site = await openCommandSocket(directory, answering)
  await site.close()
  expect(existsSync(join(directory, 'site.sock'))).toBe(false)
  expect(await askSite(directory, COMMAND)).toBeUndefined()
})

test('a leftover socket file does not block the next start', async () => {
  const directory = aDirectory()
  writeFileSync(join(directory, 'site.sock'), '')
  expect(await askSite(directory, COMMAND)).toBeUndefined()
  const site = await openCommandSocket(directory, answering)
  onTestFinished(site.close)
  expect(await askSite(directory, COMMAND)).toMatchObject({ exitCode: 0 })
})

test('a closing site accepts no new commands and lets the running one finish', async () => {
  const directory = aDirectory()
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const site = await openCommandSocket(directory, async () => {
    begun.resolve()
    await ended.promise
    return succeeded('Done')
  })
  const answer = askSite(directory, COMMAND)
  await begun.promise
  const closed = site.close()
  expect(await askSite(directory, COMMAND)).toBeUndefined()
  ended.resolve()
  expect(await answer).toEqual(succeeded('Done'))
  await closed
})

test('a slow command prints a warning and still returns its result', async () => {
  const directory = aDirectory()
  const ended = Promise.withResolvers<void>()
  const site = await openCommandSocket(directory, () => ended.promise.then(() => succeeded('Done')))
  onTestFinished(site.close)
  const warnings: string[] = []
  const warn = (sentence: string) => {
    warnings.push(sentence)
    ended.resolve()
  }
  expect(await askSite(directory, COMMAND, { warn, patienceMs: 10 })).toEqual(succeeded('Done'))
  expect(warnings).toEqual([expect.stringMatching(/^The site has not responded yet/)])
})

test('a site that stops before it responds is reported, and the command is not retried', async () => {
  const directory = aDirectory()
  const begun = Promise.withResolvers<void>()
  const never = Promise.withResolvers<never>()
  const site = await openCommandSocket(
    directory,
    () => {
      begun.resolve()
      return never.promise
    },
    { closeLimitMs: 1 },
  )
  const answer = askSite(directory, COMMAND)
  await begun.promise
  await site.close()
  const message =
    'The site stopped before it responded. The command may have completed: check before you run it again.'
  expect(await answer).toEqual(refused(message))
})

test.each(['no command\n', '{}\n', '{"name":1}\n'])(
  '%j is not a command, and its connection is closed',
  async (text) => {
    const directory = aDirectory()
    const site = await openCommandSocket(directory, answering)
    onTestFinished(site.close)
    const socket = connect(join(directory, 'site.sock'))
    const closed = once(socket.resume(), 'close')
    socket.write(text)
    await closed
    expect(await askSite(directory, COMMAND)).toMatchObject({ exitCode: 0 })
  },
)
