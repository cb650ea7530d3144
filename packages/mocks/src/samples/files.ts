import type { ProjectFile } from '@tallgrass/contracts'
import { megabytes } from '@tallgrass/domain'
import { inDays, mockId } from './moments.ts'
import { admin, client } from './people.ts'
import { fullProject, tasks } from './projects.ts'

const ofProject = {
  projectId: fullProject?.id ?? mockId('Project', 1),
  internal: false,
  taskId: null,
  messageId: null,
  handInId: null,
  removed: null,
}
const theirs = { uploadedBy: { id: client.id, name: client.name }, side: 'CLIENT' } as const
const ours = { uploadedBy: { id: admin.id, name: admin.name }, side: 'ADMIN' } as const

/** What the operator allows. */
export const maxFileBytes = megabytes(100)

/** Of the project that has everything, latest first. */
export const files: ProjectFile[] = [
  {
    ...ofProject,
    ...theirs,
    id: mockId('File', 1),
    name: 'Front of the clinic.jpg',
    mediaType: 'image/jpeg',
    bytes: 2_431_904,
    sha256: '6d1f1c1c6a3c3f6ab9bb5b3d43f6a2d17a90ecb7fd6f6f6fca2dd1f1f1c0a9b4',
    createdAt: inDays(-1),
    preview: 'NONE',
  },
  {
    ...ofProject,
    ...ours,
    id: mockId('File', 2),
    name: 'Call scripts.pdf',
    mediaType: 'application/pdf',
    bytes: 184_220,
    sha256: '0a5c2f9d2f0f4bb2bd3c5bb8a40fb0d7c3a1be0d5fd24cf2f7ab9fd3a7e2c811',
    taskId: tasks[0]?.id ?? null,
    createdAt: inDays(-3),
    preview: 'NONE',
  },
  {
    ...ofProject,
    ...ours,
    id: mockId('File', 3),
    name: 'Prices of the carrier.csv',
    mediaType: 'text/csv',
    bytes: 4_810,
    sha256: 'c2f4e98d11a0c6d5efb8b7a96f5d4c3b2a19087f6e5d4c3b2a19087f6e5d4c3b',
    internal: true,
    createdAt: inDays(-6),
    preview: 'NONE',
  },
  {
    ...ofProject,
    ...theirs,
    id: mockId('File', 4),
    name: 'Old logo.png',
    mediaType: 'image/png',
    bytes: 88_012,
    sha256: '9b74c9897bac770ffc029102a200c5de1f2e3d4c5b6a79880f1e2d3c4b5a6978',
    createdAt: inDays(-9),
    preview: 'NONE',
    removed: { at: inDays(-8), by: client.name },
  },
]
