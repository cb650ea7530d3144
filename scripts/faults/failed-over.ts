import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@tallgrass/db'
import { freePort } from '../provision/free-port.ts'
import type { Fault } from './faults.ts'
import { onPostgres } from './on-postgres.ts'
import { type Cluster, openCluster, postgresFolder, providePrograms, runProgram } from './postgres-cluster.ts'
import { startHaproxy } from './start-haproxy.ts'

/** As long as it takes someone, or a program, to decide. */
const DECIDE_MS = 3000
/** Until HAProxy has asked, it takes both for the primary. */
const CHECKED_MS = 3000
const POLL_MS = 50
const STANDBY = 'standby'

/** The primary dies. Its synchronous standby, which has every commit, is promoted, and HAProxy leads there. */
export const failedOver: Fault = {
  title: 'PostgreSQL failed over to its synchronous standby behind HAProxy, while serving',
  expected: /^503 (NOT_READY|HEAD)$/,
  async run(folder) {
    const port = await freePort()
    let standby: Cluster | undefined
    let proxy: Awaited<ReturnType<typeof startHaproxy>> | undefined
    try {
      const before = async (primary: Cluster) => {
        standby = await createStandby(join(folder, 'standby'), primary)
        await setSynchronous(primary)
        proxy = await startHaproxy({
          folder,
          port,
          configuration: configure(folder, port, [primary, standby]),
        })
        await setTimeout(CHECKED_MS)
        return primary.url.replace(/:\d+\//, `:${port}/`)
      }
      return await onPostgres({ folder, before }, async ({ business, cluster }) => {
        await cluster.stop('immediate')
        await setTimeout(DECIDE_MS)
        if (standby) runProgram('pg_ctl', ['promote', '-D', standby.data, '-w'], join(folder, 'standby'))
        business.faultEnds()
        return `promoted after ${DECIDE_MS / 1000} s`
      })
    } finally {
      await proxy?.stop()
      await standby?.stop('immediate')
    }
  },
}

async function createStandby(folder: string, primary: Cluster): Promise<Cluster> {
  postgresFolder(folder)
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${STANDBY}`
  runProgram('pg_basebackup', ['-D', join(folder, 'data'), '-R', '-X', 'stream', '-d', source], folder)
  const standby = await openCluster(folder, { primary_conninfo: source, synchronous_standby_names: '' })
  await standby.start()
  return standby
}

/** From now on, no commit is acknowledged before the standby has it. */
async function setSynchronous(primary: Cluster): Promise<void> {
  const database = await openDatabase({ url: primary.superuserUrl, poolSize: 1 })
  const ask = async (sql: string) => (await database.pool.query(sql)).rows[0]
  await ask(`alter system set synchronous_standby_names = '${STANDBY}'`)
  await ask('select pg_reload_conf()')
  const state = 'select sync_state from pg_stat_replication'
  while ((await ask(state))?.sync_state !== 'sync') await setTimeout(POLL_MS)
  await database.close()
}

/** Leads to the server that says it is no standby. */
function configure(folder: string, port: number, clusters: Cluster[]): string {
  const script = join(folder, 'is-primary.sh')
  const address = '"host=$3 port=$4 user=postgres dbname=postgres connect_timeout=2"'
  const question = `${providePrograms()}/psql -qtAX ${address} -c 'select pg_is_in_recovery()'`
  writeFileSync(script, `#!/bin/sh\n[ "$(${question} 2>/dev/null)" = f ]\n`)
  chmodSync(script, 0o755)
  const servers = clusters.map(
    (cluster, n) =>
      `    server postgres${n + 1} 127.0.0.1:${cluster.port} check inter 1s fall 1 rise 1 on-marked-down shutdown-sessions`,
  )
  return `global
    external-check
    insecure-fork-wanted
defaults
    mode tcp
    timeout connect 2s
    timeout client 1h
    timeout server 1h
    timeout check 3s
listen postgres
    bind 127.0.0.1:${port}
    option external-check
    external-check path "/usr/bin:/bin"
    external-check command ${script}
${servers.join('\n')}
`
}
