import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readEnv, variableNames } from '@tallgrass/server/env.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { inRepository } from '../bootstrap/repository.mjs'
import { BUNDLED_SERVER, serverEnv, serverOptions } from '../bootstrap/server-process.mjs'

interface Service {
  image: string
  environment?: Record<string, string>
  env_file?: string
  ports?: string[]
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
}

const read = (name: string) => readFileSync(inRepository('scripts/deploy', name), 'utf8')

const composeFiles = ['compose.yaml', 'compose.postgres.yaml', 'compose.https.yaml']

function servicesOf(file: string): [string, Service][] {
  return Object.entries(parse(read(file), { merge: true }).services)
}

/** Every process of Tallgrass in the compose files. */
const processes = composeFiles.flatMap((file) =>
  servicesOf(file)
    .filter(([, { image }]) => image === 'tallgrass')
    .map(([name, service]) => ({ name: `${name} of ${file}`, file, service })),
)

/** The variables of the image. */
const imageVariables = Object.fromEntries(
  [...(/^ENV ((?:\\\n|.)+)/m.exec(read('Containerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name, value]) => [name, value],
  ),
)

const unit = read('tallgrass.service')
const unitVariables = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
  line.split(' ').map((pair) => pair.split('=')[0]),
)

/** Variables of Node.js and the C library, and those with which compose fills its files. */
const ofOthers = ['NODE_COMPILE_CACHE', 'TMPDIR', 'MALLOC_TRIM_THRESHOLD_', 'MALLOC_MMAP_THRESHOLD_']
const ofCompose = ['POSTGRES_PASSWORD', 'SITE_ADDRESS']

test.each<[string, (string | undefined)[], string[]]>([
  ...processes.map(({ name, service }): [string, string[], string[]] => [
    name,
    Object.keys(service.environment ?? {}),
    [],
  ]),
  ['the image', Object.keys(imageVariables), ofOthers],
  ['the unit', unitVariables, ofOthers],
  ['compose.example.env', Object.keys(parseEnv(read('compose.example.env'))), ofCompose],
  ['tallgrass.example.env', Object.keys(parseEnv(read('tallgrass.example.env'))), []],
])('%s names only variables that exist', (_, names, others) => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name = '') => !variableNames.includes(name) && !others.includes(name))).toEqual([])
})

test('the references name every variable that exists', () => {
  for (const document of ['.env.example', '.github/CONFIGURATION.md']) {
    const words = new Set(readFileSync(inRepository(document), 'utf8').match(/\b[A-Z][A-Z0-9_]+\b/g))
    expect(variableNames.filter((name) => !words.has(name))).toEqual([])
  }
})

test('the settings of each example start the product in production', () => {
  const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery' }
  for (const { file, service } of processes) {
    const values = { POSTGRES_PASSWORD: 'secret', SITE_ADDRESS: 'www.example.com', ...passphrase }
    const env = readEnv({
      ...imageVariables,
      ...parseEnv(read('compose.example.env')),
      ...filled(service.environment ?? {}, values),
    })
    expect(env).toMatchObject({ production: true, dataDirectory: '/data', host: '0.0.0.0', warnings: [] })
    expect(env.databaseUrl === undefined).toBe(file === 'compose.yaml')
  }
  expect(readEnv({ ...parseEnv(read('tallgrass.example.env')), ...passphrase })).toMatchObject({
    production: true,
    dataDirectory: '/var/lib/tallgrass',
    host: '127.0.0.1',
    trustProxy: 1,
  })
})

/** As compose fills in `${NAME}` and `${NAME:?message}`. */
function filled(environment: Record<string, string>, values: Record<string, string>) {
  const entries = Object.entries(environment).map(([name, text]) => [
    name,
    text.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, variable) => values[variable] ?? ''),
  ])
  return Object.fromEntries(entries)
}

test.each(processes)('$name may write into its volumes alone', ({ service }) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['data:/data', 'backups:/backups', 'scratch:/tmp'],
  })
})

test('a proxy is trusted where nothing else reaches the processes, and nowhere else', () => {
  for (const { file, service } of processes) {
    const isBehindProxy = file === 'compose.https.yaml'
    expect(service.environment?.TRUST_PROXY).toBe(isBehindProxy ? '1' : undefined)
    expect(service.ports).toEqual(isBehindProxy ? undefined : ['127.0.0.1:3000:3000'])
  }
  const published = servicesOf('compose.https.yaml').filter(([, { ports }]) => ports)
  expect(published.map(([name]) => name)).toEqual(['caddy'])
  const nginx = read('nginx.conf')
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(nginx).not.toContain('$proxy_add_x_forwarded_for')
})

test('the processes of one site have the same settings', () => {
  const [first, second] = processes.filter(({ file }) => file === 'compose.https.yaml')
  expect(first?.service.environment).toEqual(second?.service.environment)
  expect(first?.service.env_file).toBe(second?.service.env_file)
})

test('the image starts the server as npm start does, and not as root', () => {
  const containerfile = read('Containerfile')
  const [, command = '[]'] = /^CMD (.+)$/m.exec(containerfile) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...serverOptions, BUNDLED_SERVER])
  const { MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = serverEnv()
  expect(imageVariables).toMatchObject({ MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ })
  expect(containerfile).toMatch(/^USER 10001:10001$/m)
})

test('nginx lets the largest file through', () => {
  const { files } = readEnv({})
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('nginx.conf')) ?? []
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(files.limits.file)
})
