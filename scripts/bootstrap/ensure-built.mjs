import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isArchive } from './is-archive.mjs'
import { inRepository } from './repository.mjs'

/**
 * Builds the site if its sources changed. turbo detects that by content, in about 0.1 s. An archive of a release holds
 * the built site.
 */
export async function ensureBuilt() {
  if (isArchive()) return
  const turbo = inRepository('node_modules', 'turbo', 'bin', 'turbo')
  const building = spawn(
    process.execPath,
    [turbo, 'run', 'build', '--output-logs=new-only', '--log-order=stream'],
    {
      cwd: inRepository(),
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let [output, announced] = ['', false]
  for (const stream of [building.stdout, building.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      if (announced || !output.includes('cache miss, executing')) return
      announced = true
      console.log('Building…')
    })
  }
  const [status] = await once(building, 'close')
  if (status === 0) return
  console.error(`${output}\nThe build failed. See above.`)
  process.exit(1)
}
