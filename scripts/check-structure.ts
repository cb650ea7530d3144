import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run check:structure',
  'Proves who imports whom, in which order the nouns of core stand, that no imports form a cycle, the sizes of files and their names, and that a test guards each verb that changes something. Says how to mend each.',
)

const { inRepository } = await import('./bootstrap/repository.mjs')
const { checkStructure } = await import('./structure/check-structure.ts')
const { formatViolation } = await import('./structure/violation.ts')

const violations = checkStructure(inRepository())
for (const violation of violations) console.error(formatViolation(violation))
process.exitCode = violations.length > 0 ? 1 : 0
