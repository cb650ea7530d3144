import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'

/** Makes backups of a running site with `npm run backup`, one after the other, until it is told to stop. */
export function endlessBackups({ databaseUrl, directory }: { databaseUrl: string; directory: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-bench-backups-'))
  const seconds: number[] = []
  let stopped = false
  const work = (async () => {
    while (!stopped) {
      const startedAt = performance.now()
      const command = spawn(process.execPath, [inRepository('scripts/backup.ts'), folder], {
        env: { ...process.env, DATA_DIR: directory, DATABASE_URL: databaseUrl },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const [code] = await once(command, 'exit')
      if (code !== 0) throw new Error('A backup failed')
      seconds.push((performance.now() - startedAt) / 1000)
    }
  })()
  return {
    /** Waits for the last backup. Returns what each took, and the size of the last. */
    async stop() {
      stopped = true
      await work
      const last = readdirSync(folder).sort().at(-1) ?? ''
      const { size } = statSync(join(folder, last))
      rmSync(folder, { recursive: true })
      return { seconds, megabytes: size / 2 ** 20 }
    },
  }
}
