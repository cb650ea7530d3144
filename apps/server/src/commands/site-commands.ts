import { mkdir } from 'node:fs/promises'
import { createAdministratorInput } from '@tallgrass/contracts'
import {
  archiveAuditSegments,
  type HeadFiles,
  makeBackup,
  replaceAuditHead,
  type Services,
  verifyAudit,
  type WholeCtx,
} from '@tallgrass/core'
import { createAdministrator, issuePasswordReset } from '@tallgrass/core/people'
import { z } from 'zod'
import { folderArchive } from '../audit-archive.ts'
import { type CommandResult, refused, succeeded } from './command-result.ts'
import { describeBackup } from './describe-backup.ts'
import { describeVerdict } from './describe-verdict.ts'

/** The process that runs a command. */
export interface CommandHost {
  services: Services
  heads: HeadFiles
}

interface CommandWork {
  /** Acts in the name of the command. */
  ctx: WholeCtx
  heads: HeadFiles
}

export const OTHER_VERSION = 'The running site does not support this command: it runs a different version.'

/** Commands that a running site performs itself, because no other process can open its embedded database. */
export const siteCommands = {
  'admin:create': siteCommand({
    input: createAdministratorInput,
    async run({ ctx }, input) {
      await createAdministrator(ctx, { ...input, username: null })
      return succeeded(`${input.email} is now an administrator.`)
    },
  }),
  'admin:reset': siteCommand({
    input: z.object({ email: z.string() }),
    async run({ ctx }, input) {
      const { link } = await issuePasswordReset(ctx, input)
      return succeeded(`Open this link within an hour to set a new password:\n${link}`)
    },
  }),
  'audit:archive': siteCommand({
    input: z.object({ directory: z.string().min(1), days: z.int().nonnegative() }),
    async run({ ctx }, { days, directory }) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const segments = await archiveAuditSegments(ctx, folderArchive({ directory, days }))
      if (segments === 0) return succeeded('Nothing was archived: no sealed segment is that old.')
      return succeeded(
        `${segments} ${segments === 1 ? 'segment' : 'segments'} of the audit log moved to ${directory}.`,
      )
    },
  }),
  'audit:verify': siteCommand({
    input: z.object({ replaceHead: z.boolean() }),
    async run({ ctx, heads }, { replaceHead }) {
      if (replaceHead) {
        // A broken chain is refused first: a new head would not repair it.
        const links = await verifyAudit(ctx)
        if (!links.whole) return refused(links.problem)
        await replaceAuditHead(ctx, heads)
      }
      const verdict = await verifyAudit(ctx, heads)
      if (!verdict.whole) return refused(verdict.problem)
      return succeeded(describeVerdict(verdict))
    },
  }),
  backup: siteCommand({
    input: z.object({
      directory: z.string().min(1).optional(),
      isDrill: z.boolean().optional(),
      passphraseDigest: z.string().optional(),
    }),
    async run({ ctx }, input) {
      return succeeded(describeBackup(await makeBackup(ctx, input)))
    },
  }),
}

export type SiteCommandName = keyof typeof siteCommands
export type SiteCommandInput<Name extends SiteCommandName> = z.infer<(typeof siteCommands)[Name]['input']>

interface SiteCommand<Input> {
  input: z.ZodType<Input>
  run(work: CommandWork, input: Input): Promise<CommandResult>
}

function siteCommand<Input>({ input, run }: SiteCommand<Input>) {
  return {
    input,
    async perform(work: CommandWork, given: unknown): Promise<CommandResult> {
      const parsed = input.safeParse(given)
      return parsed.success ? run(work, parsed.data) : refused(OTHER_VERSION)
    },
  }
}
