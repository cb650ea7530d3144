// Does what an operator does with a release: unpacks the archive in an empty folder, installs, starts, makes a backup.
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { inRepository } from './bootstrap/repository.mjs'
import { BUNDLED_SERVER } from './bootstrap/server-process.mjs'
import { freePort } from './provision/free-port.ts'
import { newcomersPath } from './provision/newcomers-path.ts'
import { waitForAnswer } from './provision/wait-for-answer.ts'

answerHelp(
  'npm run test:archive',
  `Makes the archive of a release from the built site, unpacks it in an empty folder, installs the packages it runs with,
starts it as in production, opens pages, and makes a backup.`,
)

const { makeArchive } = await import('./release/archive/make-archive.ts')

/** What an installation may take on the disk, in MB of 1,000,000 bytes, before its data. */
const MAX_MB = 350
const TIMEOUT_MS = 120_000
/** A page of each kind: a file, one that the server fills in, one that it renders for its reader, the guide, and the probes. */
const PAGES = [
  '/',
  '/devlab',
  '/portal',
  '/api/docs/sign-in',
  '/docs/reference.js',
  '/api/ready',
  '/api/health',
]

const scratch = mkdtempSync(join(tmpdir(), 'tallgrass-archive-test-'))
try {
  const folder = unpack(await makeArchive(inRepository(), join(scratch, 'release')))
  const env = await settings()
  run(folder, env, ['run', 'setup'])
  const bytes = sizeOf(folder)
  console.log(`Installed: ${Math.round(bytes / 1e6)} MB, of which node_modules has ${megabytes(folder)}`)
  if (bytes > MAX_MB * 1e6) throw new Error(`An installation takes more than ${MAX_MB} MB`)
  ensureBundled(folder)
  await startAndUse(folder, env)
} finally {
  rmSync(scratch, { recursive: true })
}

function unpack([archive, bill, sums]: string[]): string {
  if (!archive || !bill || !sums)
    throw new Error('A release has an archive, a bill of materials and checksums')
  execFileSync('sha256sum', ['--check', '--quiet', sums], { cwd: join(scratch, 'release'), stdio: 'inherit' })
  const names = JSON.parse(readFileSync(bill, 'utf8')).components.map(({ purl }: { purl: string }) => purl)
  for (const name of ['fastify', 'react'])
    if (!names.some((purl: string) => purl.startsWith(`pkg:npm/${name}@`)))
      throw new Error(`The bill of materials lacks ${name}`)
  execFileSync('tar', ['--extract', '--gzip', '--file', archive, '--directory', scratch])
  const folder = readdirSync(scratch).find((name) => name.startsWith('tallgrass-'))
  if (!folder) throw new Error('The archive has no folder')
  return join(scratch, folder)
}

/** The environment of an installation. */
async function settings(): Promise<NodeJS.ProcessEnv> {
  const port = await freePort()
  return {
    PATH: newcomersPath(),
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE: 'embedded',
    ADMIN_EMAIL: 'ruth@example.com',
    ADMIN_PASSWORD: `Aa1-${randomUUID()}`,
    PAYMENTS: 'sandbox',
    DATA_DIR: join(scratch, 'data'),
  }
}

/** Throws if `npm start` would run the sources. */
function ensureBundled(folder: string): void {
  const print = `import('./scripts/bootstrap/server-process.mjs').then((m) => console.log(m.serverArgs().at(-1)))`
  const program = execFileSync('node', ['-e', print], { cwd: folder, encoding: 'utf8' }).trim()
  if (program !== join(folder, BUNDLED_SERVER)) throw new Error(`npm start would run ${program}`)
}

async function startAndUse(cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const tallgrass = spawn('npm', ['start'], { cwd, env, stdio: 'inherit' })
  const ended = once(tallgrass, 'exit')
  try {
    await waitForAnswer(`${env.PUBLIC_URL}/api/ready`, { program: tallgrass, timeoutMs: TIMEOUT_MS })
    for (const page of PAGES) {
      const { status } = await fetch(`${env.PUBLIC_URL}${page}`)
      if (status !== 200) throw new Error(`${page} answered ${status}`)
    }
    const backups = join(scratch, 'backups')
    mkdirSync(backups)
    run(cwd, env, ['run', '--silent', 'backup', '--', backups])
    if (readdirSync(backups).length !== 1) throw new Error('There is no backup')
  } finally {
    tallgrass.kill('SIGTERM')
    await ended
  }
}

function run(cwd: string, env: NodeJS.ProcessEnv, args: string[]): void {
  execFileSync('npm', args, { cwd, env, stdio: 'inherit' })
}

function megabytes(folder: string): string {
  return `${Math.round(sizeOf(join(folder, 'node_modules')) / 1e6)} MB`
}

/** The bytes of all files below a folder, as they are on the disk: small ones take a whole block. */
function sizeOf(folder: string): number {
  const sizes = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sizeOf(path) : lstatSync(path).blocks * 512
  })
  return sizes.reduce((total, size) => total + size, 0)
}
