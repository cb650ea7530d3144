import { writeFileSync } from 'node:fs'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run db:empty',
  'Creates the empty database that a first start of the embedded database begins with. Run it after upgrading PGlite.',
)

const { EMPTY_DATABASE, makeEmptyDatabase } = await import('@tallgrass/db')

writeFileSync(EMPTY_DATABASE, await makeEmptyDatabase())
console.log(`Wrote ${EMPTY_DATABASE.pathname}.`)
