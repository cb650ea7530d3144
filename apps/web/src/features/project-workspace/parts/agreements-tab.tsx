import { Anchor } from '@mantine/core'
import type { Agreement } from '@tallgrass/contracts'
import { formatMoney, type ProjectId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { AgreementStatusBadge } from '../../../shared/agreements/agreement-status-badge'
import { DocumentLink } from '../../../shared/agreements/document-link'
import { EndingNote, hasEnded } from '../../../shared/agreements/ending-note'
import type { Column } from '../../../ui/data-table'
import { RelativeTime } from '../../../ui/relative-time'
import { PartList } from './part-list'
import { SecondLine } from './second-line'

const columns: Column<Agreement>[] = [
  {
    label: 'Agreement',
    kind: 'title',
    cell: ({ id, type }) => (
      <Anchor
        fz="inherit"
        fw="inherit"
        renderRoot={(props) => <Link to="/portal/admin/agreements" search={{ agreement: id }} {...props} />}
      >
        {type} Agreement
      </Anchor>
    ),
  },
  {
    label: 'Status',
    cell: (row) => (
      <>
        <AgreementStatusBadge status={row.status} />
        {hasEnded(row) && (
          <SecondLine>
            <EndingNote ended={row} />
          </SecondLine>
        )}
      </>
    ),
  },
  { label: 'Created', cell: (row) => <RelativeTime at={row.createdAt} /> },
  {
    label: 'Client signed',
    cell: (row) => (row.signedAtClient ? <RelativeTime at={row.signedAtClient} /> : 'Not yet'),
  },
  {
    label: 'Countersigned',
    cell: (row) => (row.countersignedAt ? <RelativeTime at={row.countersignedAt} /> : 'Not yet'),
  },
  { label: 'Price', kind: 'number', cell: ({ price }) => price && formatMoney(price) },
  {
    label: 'Document',
    kind: 'action',
    cell: ({ projectName, status, type, url }) =>
      status !== 'DRAFT' && url && <DocumentLink url={url} what={`${type} Agreement, ${projectName}`} />,
  },
]

export function AgreementsTab({ projectId }: { projectId: ProjectId }) {
  const pages = trpc.portal.projects.agreements.useInfiniteQuery({ id: projectId }, listQuery)
  return (
    <PartList
      label="Agreements"
      pages={pages}
      columns={columns}
      empty={{ title: 'No Agreements Yet', text: 'Agreements of this project appear here.' }}
    />
  )
}
