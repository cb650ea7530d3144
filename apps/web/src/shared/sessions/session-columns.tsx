import type { OpenSession } from '@tallgrass/contracts/account'
import type { Column } from '../../ui/data-table'
import { RelativeTime } from '../../ui/relative-time'
import { wayWords } from './sign-in-words'

/** What is known of a session, beside its device. */
export const sessionColumns: Column<OpenSession>[] = [
  { label: 'Address', cell: ({ ip }) => ip ?? 'Unknown' },
  { label: 'Signed in with', cell: ({ way }) => wayWords[way] },
  { label: 'Began', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { label: 'Last used', cell: ({ lastSeenAt }) => <RelativeTime at={lastSeenAt} /> },
]
