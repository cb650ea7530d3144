import { createSystemCtx } from '@tallgrass/core'
import { explain } from '../explain.ts'
import { type CommandResult, refused } from './command-result.ts'
import { type CommandHost, OTHER_VERSION, siteCommands } from './site-commands.ts'

export interface RequestedCommand {
  name: string
  input: unknown
}

/** Runs a command in this process. Never throws, so a failure reads the same wherever the command runs. */
export async function performCommand(
  { heads, services }: CommandHost,
  { input, name }: RequestedCommand,
): Promise<CommandResult> {
  const command = Object.entries(siteCommands).find(([known]) => known === name)?.[1]
  if (!command) return refused(OTHER_VERSION)
  try {
    const ctx = createSystemCtx(services, { kind: 'command', name })
    return await command.perform({ ctx, heads }, input)
  } catch (error) {
    return refused(explain(error))
  }
}
