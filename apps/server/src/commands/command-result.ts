import { z } from 'zod'

/** What a command leaves at the terminal. */
export const commandResult = z.object({ exitCode: z.int(), stdout: z.string(), stderr: z.string() })
export type CommandResult = z.infer<typeof commandResult>

export function said(text: string): CommandResult {
  return { exitCode: 0, stdout: `${text}\n`, stderr: '' }
}

/** Something is wrong, or cannot be done. */
export function refused(text: string): CommandResult {
  return { exitCode: 1, stdout: '', stderr: `${text}\n` }
}
