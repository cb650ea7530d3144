import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { askSite } from './ask-site.ts'
import { refused, said } from './command-result.ts'
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
const answering = async ({ input, name }: RequestedCommand) => said(`${name} ${JSON.stringify(input)}`)

test.each(['data', `a long name ${'of a folder '.repeat(18)}`])(
  'a site in %j does a command and answers what it says',
  async (name) => {
    const directory = aDirectory(name)
    const site = await openCommandSocket(directory, answering)
    onTestFinished(site.close)
    expect(statSync(join(directory, 'site.sock')).mode & 0o777).toBe(0o600)
    expect(await askSite(directory, COMMAND)).toEqual(said('audit:verify {"replaceHead":false}'))
  },
)

test('returns nothing when no site is running', async () => {
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

test('a site that closes takes no other command and lets the one that runs end', async () => {
  const directory = aDirectory()
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const site = await openCommandSocket(directory, async () => {
    begun.resolve()
    await ended.promise
    return said('Done')
  })
  const answer = askSite(directory, COMMAND)
  await begun.promise
  const closed = site.close()
  expect(await askSite(directory, COMMAND)).toBeUndefined()
  ended.resolve()
  expect(await answer).toEqual(said('Done'))
  await closed
})

test('a slow site says so while a command waits, and its answer still counts', async () => {
  const directory = aDirectory()
  const ended = Promise.withResolvers<void>()
  const site = await openCommandSocket(directory, () => ended.promise.then(() => said('Done')))
  onTestFinished(site.close)
  const told: string[] = []
  const tell = (sentence: string) => {
    told.push(sentence)
    ended.resolve()
  }
  expect(await askSite(directory, COMMAND, { tell, patienceMs: 10 })).toEqual(said('Done'))
  expect(told).toEqual([expect.stringMatching(/^The site has not responded yet/)])
})

test('a site that is gone before it answers is told, and the command is not tried again', async () => {
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
  const told =
    'The site stopped before it responded. The command may have completed: check before you run it again.'
  expect(await answer).toEqual(refused(told))
})

test.each(['no command\n', '{}\n', '{"name":1}\n'])('%j is hung up on', async (text) => {
  const directory = aDirectory()
  const site = await openCommandSocket(directory, answering)
  onTestFinished(site.close)
  const socket = connect(join(directory, 'site.sock'))
  const closed = once(socket.resume(), 'close')
  socket.write(text)
  await closed
  expect(await askSite(directory, COMMAND)).toMatchObject({ exitCode: 0 })
})
