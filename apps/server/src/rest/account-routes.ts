import { dataExportId, pictureAddress } from '@tallgrass/contracts/account'
import type { OtherRoute } from './other-operations.ts'

/** What people download of their own accounts. */
export const accountRoutes: OtherRoute[] = [
  {
    path: '/api/account/exports/{id}',
    tag: 'Personal data',
    summary: 'The copy of everything about the caller, as one archive',
    description: 'Once it is ready, for 7 days, and within ten minutes of a proof of who they are.',
    access: 'USER',
    params: dataExportId,
    type: 'application/zip',
    refuses: ['PROOF_NEEDED'],
  },
  {
    path: '/api/people/{userId}/picture/{sha256}',
    tag: 'People',
    summary: 'The picture of a person',
    description:
      'Administrators see everyone’s, clients those of their own organization and of administrators.',
    access: 'USER',
    params: pictureAddress,
    type: 'image/webp',
  },
]
