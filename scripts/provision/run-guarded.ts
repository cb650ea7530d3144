import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

// Standard input is a pipe from this process. It closes when the server is stopped, or when this process dies.
const guard = `
  exec 3<&0
  "$@" 3<&- &
  server=$!
  { read -r _ <&3; kill -QUIT "$server"; } &
  wait "$server"
  kill $! 2>/dev/null
  rm -rf "$FOLDER"`

type Command = {
  program: string
  args: string[]
  folder: string
  user: { uid: number; gid: number } | undefined
  /** Leaves the folder, for a server that is started again. */
  keepsFolder?: boolean
}

/**
 * Starts a server in its own folder and waits until its log says `ready`. Both are removed when `stop` is called or
 * this process ends, even by SIGKILL.
 */
export async function runGuarded({ program, args, folder, user, keepsFolder }: Command, ready: string) {
  const server = spawn('sh', ['-c', guard, 'guard', program, ...args], {
    ...user,
    cwd: folder,
    detached: true, // Ctrl-C must not reach the guard before it has cleaned up
    env: { ...process.env, FOLDER: keepsFolder ? '' : folder },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(server, 'exit')
  const log: string[] = []
  await new Promise<void>((resolve, reject) => {
    // Keeps reading after that, because a full pipe would block the server.
    createInterface(server.stderr).on('line', (line) => {
      if (line.includes(ready)) resolve()
      else log.push(line)
    })
    ended.then(() => reject(new Error(`${program} did not start:\n${log.join('\n')}`)), reject)
  })
  return async function stop() {
    server.stdin.end()
    await ended
  }
}
