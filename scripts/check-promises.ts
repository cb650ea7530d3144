import { spawnSync } from 'node:child_process'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run check:promises',
  'Finds promises that are not awaited. Needs the types from `npm run check:types`. Checks only packages that changed, or whose types changed, since it last passed.',
)

const { inRepository } = await import('./bootstrap/repository.mjs')
const { changedGroups, groupKeys, rememberKeys } = await import('./structure/lint-groups.ts')

const root = inRepository()
const keys = groupKeys(root)
const changed = changedGroups(root, keys)
if (changed.length > 0) {
  const { status } = spawnSync('oxlint', ['--type-aware', ...changed], { cwd: root, stdio: 'inherit' })
  if (status === 0) rememberKeys(root, keys)
  else process.exitCode = 1
}
