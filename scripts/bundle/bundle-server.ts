import { rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'tsdown'
import { hashOf } from '../bootstrap/bundled-sources.mjs'
import { inRepository } from '../bootstrap/repository.mjs'
import { licensesOf } from '../packages/licenses-of.ts'
import { sourcePlaces } from './source-places.ts'

const SOURCES = inRepository('apps/server/src')

/** The programs of the server, by the names of their files in the bundle. */
const programs = {
  main: join(SOURCES, 'main.ts'),
  prepare: join(SOURCES, 'prepare.ts'),
  'backup-child': join(SOURCES, 'backups', 'backup-child.ts'),
}

/** They load files beside their own: binaries, WebAssembly, tables. */
const WITH_FILES = ['@electric-sql/pglite', 'argon2', 'fontkit', 'pdfkit', 'pg-native', 'sharp']

/** They are imported on demand, so the bundle would only become larger. */
const ON_DEMAND = [
  '@ai-sdk/anthropic',
  '@ai-sdk/openai-compatible',
  '@libpdf/core',
  '@opentelemetry/api',
  '@opentelemetry/exporter-metrics-otlp-proto',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace',
  '@peculiar/x509',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'ai',
  'file-type',
  'nodemailer',
  'openid-client',
  'reflect-metadata',
  'stripe',
]
const OUTSIDE = [...WITH_FILES, ...ON_DEMAND]

/** Puts the programs of the server, with the packages that they use, into a few files in an emptied folder. */
export async function bundleServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const modules = new Set<string>()
  await build({
    config: false,
    cwd: inRepository('apps/server'),
    entry: programs,
    outDir: folder,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    fixedExtension: false,
    hash: false,
    dts: false,
    sourcemap: true,
    logLevel: 'error',
    checks: { pluginTimings: false },
    deps: { neverBundle: OUTSIDE.map((name) => new RegExp(`^${name}(/|$)`)), alwaysBundle: [/./] },
    outputOptions: { comments: false, sourcemapExcludeSources: true },
    plugins: [
      sourcePlaces({ folder, programs }),
      {
        name: 'bundled-modules',
        generateBundle(_, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id)
        },
      },
    ],
  })
  const root = inRepository()
  const paths = [...modules]
    .filter((id) => id.startsWith(root) && !id.includes('node_modules'))
    .map((id) => relative(root, id).replaceAll('\\', '/'))
    .sort()
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES'), licensesOf(modules))
  // Last: without it, the bundle counts as unfinished.
  writeFileSync(join(folder, 'sources.json'), JSON.stringify({ sha256: hashOf(paths), paths }))
}
