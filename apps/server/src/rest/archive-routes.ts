import { archiveQuery, projectId } from '@tallgrass/contracts'
import type { OtherRoute } from './other-operations.ts'

/** Projects as archives, which are sent while they are made. */
export const archiveRoutes: OtherRoute[] = [
  {
    path: '/api/projects/{id}/evidence.zip',
    tag: 'Projects',
    summary: 'All evidence of a project as one archive',
    access: 'ADMIN',
    params: projectId,
    query: archiveQuery,
    type: 'application/zip',
    also: { 204: 'With `check`: the archive can be made now.' },
    refuses: ['CONFLICT', 'PROOF_NEEDED'],
  },
  {
    path: '/api/projects/{id}/everything.zip',
    tag: 'Projects',
    summary: 'What the client of a project may take along, as one archive',
    access: 'USER',
    params: projectId,
    query: archiveQuery,
    type: 'application/zip',
    also: { 204: 'With `check`: the archive can be made now.' },
    refuses: ['CONFLICT', 'PROOF_NEEDED'],
  },
]
