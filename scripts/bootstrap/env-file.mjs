import { existsSync } from 'node:fs'
import { inRepository } from './repository.mjs'

const file = inRepository('.env')

/** Only for commands a person runs: a forgotten file must not point tests at a real database. */
export function loadEnvFile() {
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * The same, as arguments for a program to be started.
 * @returns {string[]}
 */
export function envFileArgs() {
  return existsSync(file) ? [`--env-file=${file}`] : []
}
