import { spawnSync } from 'node:child_process'
import { inRepository } from './repository.mjs'

/**
 * Builds the site if its sources changed. turbo compares their contents itself, in about 0.1 s,
 * so that no stamp of our own has to be kept true.
 */
export function ensureBuilt() {
  const turbo = inRepository('node_modules', 'turbo', 'bin', 'turbo')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [turbo, 'run', 'build', '--output-logs=errors-only'],
    {
      cwd: inRepository(),
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      encoding: 'utf8',
    },
  )
  if (status === 0) return
  console.error(`${stdout}${stderr}\nThe build failed: see above.`)
  process.exit(1)
}
