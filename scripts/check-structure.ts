import { answerHelp } from './bootstrap/answer-help.mjs'
import { inRepository } from './bootstrap/repository.mjs'
import { checkStructure } from './structure/check-structure.ts'
import { formatViolation } from './structure/violation.ts'

answerHelp(
  'npm run check:structure',
  'Proves who imports whom, that no imports form a cycle, the sizes of files and their names, and that a test guards each verb that changes something. Says how to mend each.',
)

const violations = checkStructure(inRepository())
for (const violation of violations) console.error(formatViolation(violation))
process.exitCode = violations.length > 0 ? 1 : 0
