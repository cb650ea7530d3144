import { once } from 'node:events'
import { connect } from 'node:net'
import { type CommandResult, commandResult, refused } from './command-result.ts'
import { lineOf } from './line-of.ts'
import type { RequestedCommand } from './perform-command.ts'
import { withSocketAddress } from './socket-path.ts'

const NO_ANSWER =
  'The site stopped before it responded. The command may have completed: check before you run it again.'

/** A healthy site completes most commands within this time. */
const PATIENCE_MS = 30_000

const SLOW =
  'The site has not responded yet: it may be busy or stuck. Wait, or press Ctrl+C; the command may still complete.'

interface AskOptions {
  /** Called once if the site takes long to respond. */
  warn?: (sentence: string) => void
  patienceMs?: number
}

/** Sends a command to the site that runs on this data directory; undefined if none is running. */
export async function askSite(
  dataDirectory: string,
  command: RequestedCommand,
  { patienceMs = PATIENCE_MS, warn = console.warn }: AskOptions = {},
): Promise<CommandResult | undefined> {
  const socket = await tryConnect(dataDirectory)
  if (!socket) return undefined
  const slow = setTimeout(() => warn(SLOW), patienceMs)
  try {
    socket.write(`${JSON.stringify(command)}\n`)
    const line = await lineOf(socket)
    return line === undefined ? refused(NO_ANSWER) : commandResult.parse(JSON.parse(line))
  } catch (error) {
    // Never retried: the command may have completed.
    if (isSystemError(error)) return refused(NO_ANSWER)
    throw error
  } finally {
    clearTimeout(slow)
    socket.destroy()
  }
}

async function tryConnect(dataDirectory: string) {
  try {
    const socket = withSocketAddress(dataDirectory, (address) => connect(address))
    await once(socket, 'connect')
    return socket
  } catch {
    // No site is running, it was killed, or it has no socket. The directory lock tells these cases apart.
    return undefined
  }
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error
}
