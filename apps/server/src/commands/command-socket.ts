import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { z } from 'zod'
import type { CommandResult } from './command-result.ts'
import { lineOf } from './line-of.ts'
import type { RequestedCommand } from './perform-command.ts'
import { socketFile, withSocketAddress } from './socket-path.ts'

/** A command still running after this long is cut off, and its caller learns that the site stopped. */
const MAX_CLOSE_MS = 4000

const requestedCommand = z.object({ name: z.string(), input: z.unknown() })

/** Runs a command; never throws. */
type Perform = (command: RequestedCommand) => Promise<CommandResult>

export interface CommandSocket {
  /** Accepts no new commands and lets running ones finish. */
  close(): Promise<void>
}

/**
 * Runs commands for anyone with access to the data directory, through a socket in it. The caller has locked the
 * directory, so an existing socket is left over from a killed process.
 */
export async function openCommandSocket(
  dataDirectory: string,
  perform: Perform,
  { closeLimitMs = MAX_CLOSE_MS } = {},
): Promise<CommandSocket> {
  const running = new Map<Socket, Promise<void>>()
  const server = createServer((socket) => {
    // The caller may disconnect before the answer.
    socket.on('error', () => {})
    const done = answer(socket, perform).finally(() => running.delete(socket))
    running.set(socket, done)
  })
  try {
    rmSync(socketFile(dataDirectory), { force: true })
    await listenForOwner(server, dataDirectory)
  } catch (error) {
    // The site starts anyway; commands then report that the directory is in use.
    const reason = error instanceof Error ? error.message : String(error)
    console.warn(`Commands are not available while the site runs: ${reason}`)
    return { async close() {} }
  }
  return {
    async close() {
      server.close()
      rmSync(socketFile(dataDirectory), { force: true })
      const limit = AbortSignal.timeout(closeLimitMs)
      await Promise.race([Promise.all(running.values()), once(limit, 'abort')])
      for (const socket of running.keys()) socket.destroy()
    },
  }
}

/** The umask gives the socket mode 0600 from the moment it exists. */
async function listenForOwner(server: Server, dataDirectory: string): Promise<void> {
  const listening = once(server, 'listening')
  const before = process.umask(0o177)
  try {
    withSocketAddress(dataDirectory, (address) => server.listen(address))
  } finally {
    process.umask(before)
  }
  await listening
  // Too many open files, for example: the caller is rejected and the site keeps running.
  server.on('error', () => {})
}

async function answer(socket: Socket, perform: Perform): Promise<void> {
  try {
    const line = await lineOf(socket)
    if (line === undefined) return
    const result = await perform(requestedCommand.parse(JSON.parse(line)))
    await new Promise<void>((resolve) => {
      socket.once('close', resolve)
      socket.end(`${JSON.stringify(result)}\n`, resolve)
    })
  } catch {
    // Not a valid command, or the caller has disconnected.
  } finally {
    socket.destroy()
  }
}
