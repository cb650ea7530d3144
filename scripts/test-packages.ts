// Installs the published packages as others do: from their tarballs, in a project outside this repository.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run test:packages',
  `Builds and packs the packages that others can install, installs them in an empty project, calls a site with Node.js 20,
22 and 24, compiles a project as Vite, Next.js and Node.js have it, and measures what they take. Then it builds an
application with Next.js, and tests and builds apps/example with Vite, each in a folder of its own.`,
)

const { buildPackage } = await import('./packages/build-package.ts')
const { packPackage } = await import('./packages/pack-package.ts')
const { PUBLISHED } = await import('./packages/published.ts')
const { compileConsumers } = await import('./packages/compile-consumers.ts')
const { newProject } = await import('./packages/new-project.ts')
const { callOnEveryNode } = await import('./packages/call-on-every-node.ts')
const { buildNext } = await import('./packages/build-next.ts')
const { testExample } = await import('./packages/test-example.ts')
const { checkBundleSize, checkInstalledSize } = await import('./packages/sizes.ts')

const scratch = mkdtempSync(join(tmpdir(), 'tallgrass-packages-'))
try {
  const tarballs = new Map<string, string>()
  for (const folder of PUBLISHED) {
    await buildPackage(folder)
    tarballs.set(folder, packPackage(folder, join(scratch, 'tarballs')))
  }
  const tarballOf = (folder: string) => {
    const tarball = tarballs.get(folder)
    if (!tarball) throw new Error(`${folder} is not among the published packages`)
    return tarball
  }
  const [client, mocks] = [tarballOf('client'), tarballOf('mocks')]
  const project = newProject(join(scratch, 'project'), 'consumer', [client])
  checkInstalledSize(project)
  callOnEveryNode(project)
  compileConsumers(project, [mocks])
  await checkBundleSize(project)
  buildNext(join(scratch, 'next'), [client])
  testExample(join(scratch, 'example'), [client, mocks])
} finally {
  rmSync(scratch, { recursive: true })
}
