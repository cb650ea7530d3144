import { answerHelp } from './bootstrap/answer-help.mjs'

const USAGE = 'npm run new -- NOUN'

answerHelp(
  USAGE,
  `Writes the skeleton of a noun, such as supplier or purchase-order, through all layers: rule, contract, migration,
queries, verbs, procedures, mocks, tests and an administrators' screen with an entry in the sidebar. The result passes
npm run check. Writes nothing if the name is not a singular noun, or is taken.`,
)

const { inRepository } = await import('./bootstrap/repository.mjs')
const { finishNoun } = await import('./new-noun/finish-noun.ts')
const { planNoun } = await import('./new-noun/plan-noun.ts')
const { Refusal } = await import('./new-noun/refusal.ts')
const { writePlan } = await import('./new-noun/write-plan.ts')

const [noun, ...more] = process.argv.slice(2)
try {
  if (noun === undefined || more.length > 0) throw new Refusal(`Give exactly one noun: ${USAGE}`)
  const plan = planNoun(inRepository(), noun)
  writePlan(inRepository(), plan)
  await finishNoun(plan)
  for (const { path } of plan.created) console.log(`+ ${path}`)
  for (const { path } of plan.changed) console.log(`~ ${path}`)
  console.log(`
Next: adapt it, starting with packages/domain/src/${noun}.ts. Then run npm run check and npm test -- --changed.`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
