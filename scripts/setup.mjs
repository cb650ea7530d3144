import './bootstrap/require-node-20.mjs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'

answerHelp(
  'npm run setup',
  `Installs and builds what is missing, as npm start does, and starts nothing. In an archive of a release, which is built
already, it installs the packages that the site runs with.`,
)

ensureInstalled()
await ensureBuilt()
