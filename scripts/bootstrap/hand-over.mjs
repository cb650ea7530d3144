import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pinnedNode } from './pinned-node.mjs'
import { inRepository } from './repository.mjs'

/**
 * Runs a program of the repository with the pinned Node.js, and passes on the terminal, signals and exit code.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function handOver(args, env = process.env) {
  const program = spawn(pinnedNode(), args, { cwd: inRepository(), env, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      // The terminal sends Ctrl-C to all its processes; a second signal would cut a graceful shutdown short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      program.kill(signal)
    })
  }
  program.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}
