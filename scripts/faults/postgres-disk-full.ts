import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import { onPostgres } from './on-postgres.ts'
import { postgresFolder } from './postgres-cluster.ts'

const DISK_MB = 300
const FULL_MS = 10_000
const BLOCK = Buffer.alloc(64 * 1024)

/** Of a file system in memory, which needs root. Without room for its log, PostgreSQL itself ends. */
export const postgresDiskFull: Fault = {
  title: 'the disk of PostgreSQL full for 10 s, while serving',
  expected: /^(503 (NOT_READY|HEAD)|507 (STORAGE_FULL|HEAD))$/,
  async run(folder) {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0711`, 'tmpfs', disk])
    try {
      const settings = { max_wal_size: '64MB', min_wal_size: '32MB' }
      const dataFolder = postgresFolder(join(disk, 'postgres'))
      return await onPostgres({ folder, dataFolder, settings }, async ({ business, cluster }) => {
        const ballast = join(disk, 'ballast')
        const filling = keepFull(ballast)
        await setTimeout(FULL_MS)
        await filling.stop()
        rmSync(ballast)
        const ended = !cluster.runs()
        if (ended) await cluster.start()
        business.faultEnds()
        return ended ? 'PostgreSQL had ended and was started again' : 'PostgreSQL went on by itself'
      })
    } finally {
      execFileSync('umount', ['--lazy', disk])
    }
  },
}

/** Takes whatever room there is, also what becomes free. */
function keepFull(file: string) {
  const descriptor = openSync(file, 'w')
  let isFilling = true
  const fill = async () => {
    while (isFilling) {
      try {
        for (;;) writeSync(descriptor, BLOCK)
      } catch {
        await setTimeout(20)
      }
    }
    closeSync(descriptor)
  }
  const filling = fill()
  return {
    async stop() {
      isFilling = false
      await filling
    },
  }
}
