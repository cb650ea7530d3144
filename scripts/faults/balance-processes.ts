import { readFileSync } from 'node:fs'
import { inRepository } from '../bootstrap/repository.mjs'
import { startHaproxy } from './start-haproxy.ts'

interface Balanced {
  /** For the configuration. */
  folder: string
  /** On which it listens. */
  port: number
  /** Of the processes. */
  ports: (number | string)[]
}

/** Starts HAProxy in front of processes on this machine, with the example for operators, without HTTPS. */
export function balanceProcesses({ folder, port, ports }: Balanced) {
  return startHaproxy({ folder, port, configuration: configure(port, ports) })
}

function configure(port: number, ports: Balanced['ports']): string {
  const example = readFileSync(inRepository('scripts/deploy/haproxy.cfg'), 'utf8')
  const servers = ports.map((own, n) => `    server tallgrass-${n + 1} 127.0.0.1:${own}\n`)
  return example
    .replace('    bind :80\n', `    bind 127.0.0.1:${port}\n`)
    .replace(/^ +(bind :443|http-request redirect|http-request set-header X-Forwarded-Proto) .*\n/gm, '')
    .replace(/( +server tallgrass-.*\n?)+/, servers.join(''))
}
