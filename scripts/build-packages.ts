import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run build:packages [-- --to FOLDER]',
  `Builds the packages that others can install, each in its folder dist: one JavaScript file and one declaration file for
each entry, without packages of this repository.
  --to   also packs each as a tarball into that folder`,
)

const { parseArgs } = await import('node:util')
const { buildPackage } = await import('./packages/build-package.ts')
const { packPackage } = await import('./packages/pack-package.ts')
const { PUBLISHED } = await import('./packages/published.ts')

const { values } = parseArgs({ options: { to: { type: 'string' } } })
for (const folder of PUBLISHED) {
  await buildPackage(folder)
  if (values.to !== undefined) console.log(packPackage(folder, values.to))
}
