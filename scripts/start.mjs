import './bootstrap/require-node-20.mjs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { envFileArgs } from './bootstrap/env-file.mjs'
import { handOver } from './bootstrap/hand-over.mjs'
import { serverArgs, serverEnv } from './bootstrap/server-process.mjs'

answerHelp('npm start', 'Installs and builds what is missing, then starts Tallgrass.')

ensureInstalled()
await ensureBuilt()
handOver([...envFileArgs(), ...serverArgs(), ...process.argv.slice(2)], serverEnv())
