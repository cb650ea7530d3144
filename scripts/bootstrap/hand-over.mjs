import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pinnedNode } from './pinned-node.mjs'
import { inRepository } from './repository.mjs'

/**
 * Lets the pinned Node.js run a program of the repository in our place: same terminal, same signals, same exit code.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function handOver(args, env = process.env) {
  const program = spawn(pinnedNode(), args, { cwd: inRepository(), env, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      // Ctrl-C reaches every process of the terminal by itself; a second copy would cut a graceful stop short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      program.kill(signal)
    })
  }
  program.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}
