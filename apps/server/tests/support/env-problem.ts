import { EnvError, readEnv } from '../../src/env.ts'

/** The message with which a configuration is refused. Throws if it is accepted. */
export function problemOf(variables: Record<string, string>): string {
  try {
    readEnv(variables)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  throw new Error('This configuration was accepted')
}
