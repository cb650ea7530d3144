import { writeFileSync } from 'node:fs'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run db:empty',
  'Makes the empty database that a first start of the embedded one begins with. Run it after an upgrade of PGlite.',
)

const { EMPTY_DATABASE, makeEmptyDatabase } = await import('@tallgrass/db')

writeFileSync(EMPTY_DATABASE, await makeEmptyDatabase())
console.log(`${EMPTY_DATABASE.pathname} is written.`)
