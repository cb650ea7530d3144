import type { Project, UpdateProjectInput } from '@tallgrass/contracts'
import {
  findOpenEnds,
  isBoundToClient,
  moveProjectRow,
  type OrganizationRow,
  type ProjectRow,
} from '@tallgrass/db'
import { AppError, ensureCompletable, ensureFresh, isWorkOpen, moveProject } from '@tallgrass/domain'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { ensureInUse } from '../contacts/lock-organization.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { auditInProject } from './audit-in-project.ts'
import { ensureClient } from './ensure-client.ts'
import { readProject } from './get-project.ts'
import { lockToMove } from './lock-to-move.ts'
import { toProjectEvent } from './project-event.ts'
import { trackProjectWork } from './track-project-work.ts'

/**
 * Changes the given fields. Throws NOT_FOUND; CONFLICT for a stale version, a client who can no longer be
 * changed, reopening for an archived client, or a completion with open ends; ILLEGAL_TRANSITION; INVALID unless
 * `clientId` is a client.
 */
export async function updateProject(
  ctx: AdminCtx,
  { id, version, ...input }: UpdateProjectInput,
): Promise<Project> {
  return ctx.transaction(async (tx) => {
    const { client, project } = await lockToMove(tx, ctx.scope, { id, status: input.status })
    const facts = factsOf(project)
    if (version !== undefined) {
      const yours = { ...changedFacts(facts, input).after, version }
      ensureFresh('project', { yours, theirs: { ...facts, version: project.version } })
    }
    if (input.clientId !== project.clientId) await ensureMayPass(tx, project, input)
    await ensureMove(tx, project, input.status ?? project.status)
    if (client && input.clientId === project.clientId) ensureMayBeOpen(project, client)
    const changes = changedFacts(facts, input)
    if (Object.keys(changes.after).length > 0) {
      const status = input.status ?? project.status
      await moveProjectRow(tx.db, id, { ...input, from: project.status, status })
      await trackProjectWork(tx, project, status)
      auditInProject(tx, id, { action: 'project.update', entity: 'project', entityId: id, ...changes })
    }
    const saved = await readProject(tx.db, ctx.scope, id)
    emitStatus(tx, project.status, saved)
    return saved
  })
}

function emitStatus(tx: Tx, before: ProjectRow['status'], saved: Project): void {
  if (saved.status === before) return
  if (saved.status === 'ACTIVE' && before === 'NEW') emit(tx, 'project.activated', toProjectEvent(saved))
  if (saved.status === 'COMPLETE') emit(tx, 'project.completed', toProjectEvent(saved))
}

function factsOf({ clientId, description, name, startDate, status, targetEndDate, type }: ProjectRow) {
  return { name, type, clientId, description, status, startDate, targetEndDate }
}

/** To a colleague at any time; to another organization as long as nothing was made in the name of this one. */
async function ensureMayPass(
  tx: Tx,
  { id, organizationId }: ProjectRow,
  { clientId }: Pick<UpdateProjectInput, 'clientId'>,
): Promise<void> {
  const theirs = await ensureClient(tx, clientId)
  if (theirs === organizationId || !(await isBoundToClient(tx.db, id))) return
  const sentence =
    'This project has invoices, agreements, messages, files, hand-ins or reviews, so its client cannot be changed'
  throw new AppError('CONFLICT', sentence)
}

async function ensureMove(tx: Tx, { id, status }: ProjectRow, to: ProjectRow['status']): Promise<void> {
  if (to === status) return
  moveProject(status, to)
  if (to === 'COMPLETE') ensureCompletable(await findOpenEnds(tx.db, id))
}

/** What is open can only be of a client who is not archived. */
function ensureMayBeOpen(project: ProjectRow, client: OrganizationRow): void {
  if (!isWorkOpen(project)) ensureInUse(client)
}
