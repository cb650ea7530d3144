import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'
import { inRepository } from '../bootstrap/repository.mjs'
import { fromClient } from './from-client.ts'
import { licensesOf } from './licenses-of.ts'
import { entriesOf, outsideOf, publishedManifest, readManifest } from './published.ts'

/** Builds a package into its folder `dist`, which can be packed. */
export async function buildPackage(folder: string): Promise<void> {
  const cwd = inRepository('packages', folder)
  const dist = join(cwd, 'dist')
  const manifest = readManifest(folder)
  const modules = new Set<string>()
  await build({
    config: false,
    cwd,
    entry: entriesOf(manifest),
    outDir: dist,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    fixedExtension: false,
    logLevel: 'error',
    checks: { pluginTimings: false },
    deps: {
      neverBundle: outsideOf(manifest).map((name) => new RegExp(`^${name}(/|$)`)),
      alwaysBundle: [/./],
    },
    dts: { generator: 'tsgo' },
    tsconfig: inRepository('packages/tsconfig.declarations.json'),
    plugins: [
      ...('@tallgrass/client' in (manifest.peerDependencies ?? {}) ? [fromClient] : []),
      {
        name: 'bundled-modules',
        generateBundle(_, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id)
        },
      },
    ],
  })
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
  const licenses = licensesOf(modules)
  if (licenses) writeFileSync(join(dist, 'THIRD-PARTY-LICENSES'), licenses)
  copyFileSync(inRepository('LICENSE'), join(dist, 'LICENSE'))
  copyFileSync(join(cwd, 'README.md'), join(dist, 'README.md'))
}
