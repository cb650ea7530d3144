import { existsSync } from 'node:fs'
import { inRepository } from './repository.mjs'

const file = inRepository('.env')

/** For a person's own commands alone: tests must not meet somebody's real database in a forgotten file. */
export function loadEnvFile() {
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * The same for a program that is about to be started.
 * @returns {string[]}
 */
export function envFileArgs() {
  return existsSync(file) ? [`--env-file=${file}`] : []
}
