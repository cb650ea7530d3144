import { spawnSync } from 'node:child_process'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { inRepository } from './bootstrap/repository.mjs'
import { changedGroups, groupKeys, rememberKeys } from './structure/lint-groups.ts'

answerHelp(
  'npm run check:promises',
  'Finds promises that are not awaited. Needs the types of `npm run check:types`, and looks only at packages that changed, or that see other types, since it last passed.',
)

const root = inRepository()
const keys = groupKeys(root)
const changed = changedGroups(root, keys)
if (changed.length > 0) {
  const { status } = spawnSync('oxlint', ['--type-aware', ...changed], { cwd: root, stdio: 'inherit' })
  if (status === 0) rememberKeys(root, keys)
  else process.exitCode = 1
}
