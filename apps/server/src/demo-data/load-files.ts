import { Readable } from 'node:stream'
import { listProjectsInput } from '@tallgrass/contracts'
import {
  getUpload,
  listProjects,
  lockUpload,
  type PortalCtx,
  receiveUpload,
  requirePortal,
  startUpload,
} from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { type DemoFile, demoFiles } from './files.ts'
import { findPerson } from './find-person.ts'
import type { CtxAt } from './load-projects.ts'
import { owner } from './people.ts'
import { demoProjects } from './projects.ts'

/** Only where files are kept on this machine: the demo data calls no outside service. */
export async function loadFiles(at: CtxAt): Promise<void> {
  if (!at(0, null).files.place.isLocal) return
  for (const file of demoFiles) {
    const email = demoProjects.find(({ name }) => name === file.project)?.email ?? ''
    const person = await findPerson(at(0, null).db, file.by === 'ADMIN' ? owner.email : email)
    await add(requirePortal(at(file.daysAgo, person ?? null)), file)
  }
}

async function add(ctx: PortalCtx, { content, internal = false, name, project }: DemoFile): Promise<void> {
  const [found] = (await listProjects(ctx, listProjectsInput.parse({ search: project }))).items
  if (!found) throw new Error(`The demo data has no project ${project}`)
  const id = newId('File', ctx.clock())
  const bytes = Buffer.from(content)
  const facts = { filename: name, projectId: found.id, purpose: 'project', internal } as const
  await startUpload(ctx, { ...facts, id, bytes: bytes.length, taskId: undefined })
  const upload = await getUpload(ctx, id)
  const lock = await lockUpload(ctx, upload.storedId)
  await receiveUpload(ctx, { lock, upload }, Readable.from([bytes]))
  await lock.end()
}
