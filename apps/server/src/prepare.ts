// The program that main.ts runs before the first start.
import { createContainer } from './container.ts'
import { readEnv } from './env.ts'
import { explain } from './explain.ts'
import { preparePeople } from './prepare-people.ts'

try {
  const env = readEnv()
  const services = await createContainer(env, { worker: false })
  try {
    await preparePeople(services, env)
  } finally {
    await services.close()
  }
  process.exit(0)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
