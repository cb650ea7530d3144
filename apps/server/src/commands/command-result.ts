import { z } from 'zod'

/** The exit code and terminal output of a command. */
export const commandResult = z.object({ exitCode: z.int(), stdout: z.string(), stderr: z.string() })
export type CommandResult = z.infer<typeof commandResult>

export function succeeded(text: string): CommandResult {
  return { exitCode: 0, stdout: `${text}\n`, stderr: '' }
}

/** A failed or refused command. */
export function refused(text: string): CommandResult {
  return { exitCode: 1, stdout: '', stderr: `${text}\n` }
}
