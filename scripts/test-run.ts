import { durationsTable } from './test-parts/durations.ts'
import { sumOutcomes } from './test-parts/outcome.ts'
import { longParts, parts } from './test-parts/parts.ts'
import { runPart } from './test-parts/run-part.ts'

const isFull = process.argv.includes('--full')
// Generated tests try more often then.
if (isFull) process.env.TEST_FULL = '1'
const results = [...parts, ...(isFull ? longParts : [])].map(runPart)
const { passed, failed, failures } = sumOutcomes(results)

console.log(`\n${durationsTable(results)}\n`)
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
// A run that proved nothing must not look like a good one.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
