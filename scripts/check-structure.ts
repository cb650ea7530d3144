import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run check:structure',
  'Checks which packages import which, the order of the folders in core, import cycles, file sizes and names, and that a test guards every verb that changes something. Says how to fix each problem.',
)

const { inRepository } = await import('./bootstrap/repository.mjs')
const { checkStructure } = await import('./structure/check-structure.ts')
const { formatViolation } = await import('./structure/violation.ts')

const violations = checkStructure(inRepository())
for (const violation of violations) console.error(formatViolation(violation))
process.exitCode = violations.length > 0 ? 1 : 0
