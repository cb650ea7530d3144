import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { aptInstall, canInstallSystemPackages, installOnce } from '../provision/install-once.ts'

interface Haproxy {
  /** For its configuration. */
  folder: string
  configuration: string
  /** On which it listens. */
  port: number
}

const PROGRAM = '/usr/sbin/haproxy'
const POLL_MS = 20

/** Starts HAProxy. Resolves once it listens. */
export async function startHaproxy({ configuration, folder, port }: Haproxy) {
  provideHaproxy()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration)
  const child = spawn(PROGRAM, ['-db', '-q', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close')
  while (!(await listensOn(port))) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`)
    await setTimeout(POLL_MS)
  }
  return {
    pid: child.pid,
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

async function listensOn(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

function provideHaproxy(): void {
  if (existsSync(PROGRAM)) return
  if (canInstallSystemPackages())
    installOnce('HAProxy', { isDone: `test -x ${PROGRAM}`, install: aptInstall('haproxy') })
  if (!existsSync(PROGRAM))
    throw new Error('This needs HAProxy. Install it (on Debian: apt-get install haproxy).')
}
