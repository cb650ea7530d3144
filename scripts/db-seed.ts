import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp('npm run db:seed', 'Loads the demo data into a database that has no administrator yet.')

const { loadDemoData } = await import('@tallgrass/server/demo-data/load-demo-data.ts')
const { runCommand } = await import('./run-command.ts')

await runCommand(async (services) => {
  const loaded = await loadDemoData(services, services.builtin)
  console.log(loaded ? 'The demo data is loaded.' : 'Nothing to do: there is already an administrator.')
})
