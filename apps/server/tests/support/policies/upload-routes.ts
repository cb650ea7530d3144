import type { PreparedWorld } from '../worlds/prepared-world.ts'
import { OWN, type Policy } from './policy.ts'

export type RouteHeaders = (world: PreparedWorld) => Promise<Record<string, string>>

/** Only who announced a file goes on with it. */
const UPLOADER: Policy = {
  ...OWN,
  colleague: 404,
  'colleague without the right': 404,
  administrator: 404,
}
const TUS = { 'tus-resumable': '1.0.0' }

async function announcement({ project }: PreparedWorld): Promise<Record<string, string>> {
  const facts = { filename: 'Notes.txt', purpose: 'project', projectId: (await project()).id }
  const metadata = Object.entries(facts).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  )
  return { ...TUS, 'upload-length': '5', 'upload-metadata': metadata.join(',') }
}

const addressOfUpload = async ({ upload }: PreparedWorld) => `/api/uploads/${(await upload()).id}`

/** Files that arrive. */
export const uploadRoutes = {
  'POST /api/uploads': { policy: OWN, example: '/api/uploads', headers: announcement },
  'PATCH /api/uploads/:id': {
    policy: UPLOADER,
    example: addressOfUpload,
    headers: async () => ({
      ...TUS,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    }),
  },
  'DELETE /api/uploads/:id': { policy: UPLOADER, example: addressOfUpload, headers: async () => TUS },
}
