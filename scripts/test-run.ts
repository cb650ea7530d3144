import { parseArgs } from 'node:util'
import { inRepository } from './bootstrap/repository.mjs'
import { provideTools } from './provision/provide-tools.ts'
import { readSourceTree } from './structure/source-tree.ts'
import { affectedTests } from './test-parts/affected-tests.ts'
import { changedFiles } from './test-parts/changed-files.ts'
import { durationsTable, slowestFiles } from './test-parts/durations.ts'
import { sumOutcomes } from './test-parts/outcome.ts'
import { affectedStages, allStages } from './test-parts/parts.ts'
import { type PartResult, runStage } from './test-parts/run-part.ts'

const { values } = parseArgs({
  options: { full: { type: 'boolean' }, changed: { type: 'boolean' }, since: { type: 'string' } },
})
// More databases, and more runs of generated tests.
if (values.full) process.env.TEST_FULL = '1'

const start = performance.now()
const results: PartResult[] = []
try {
  await provideTools()
  for (const stage of stagesToRun()) results.push(...(await runStage(stage)))
  report()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}

function stagesToRun() {
  if (!values.changed && values.since === undefined) return allStages({ isFull: values.full ?? false })
  const affected = affectedTests(readSourceTree(inRepository()), changedFiles(values.since ?? 'HEAD'))
  if ('tests' in affected) return affectedStages(affected.tests)
  console.log(`${affected.everything} affects every noun: all tests run.`)
  return allStages({ isFull: false })
}

function report() {
  const { failed, failures, files, passed } = sumOutcomes(results)
  const seconds = (performance.now() - start) / 1000
  console.log(`\n${durationsTable(results, seconds)}\n\nThe slowest files:\n${slowestFiles(files)}\n`)
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failed} failed`)
  // A run without any tests must not count as success.
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
