import { loadDemoData } from '@tallgrass/server/demo-data/load-demo-data.ts'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { runCommand } from './run-command.ts'

answerHelp('npm run db:seed', 'Loads the demo data into a database that has no administrator yet.')

await runCommand(async (_ctx, services) => {
  const loaded = await loadDemoData(services, services.builtin)
  console.log(loaded ? 'The demo data is loaded.' : 'Nothing to do: there is an administrator already.')
})
