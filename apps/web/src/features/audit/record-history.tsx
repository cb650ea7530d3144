import { Anchor, Skeleton, Text } from '@mantine/core'
import type { AnyId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { ExactTime } from '../../ui/exact-time'
import { LoadError } from '../../ui/load-error'
import { ZoneNote } from '../../ui/zone-note'
import { entryInWords, whoInWords } from './audit-words'
import classes from './record-history.module.css'

const ENTRIES_PER_RECORD = 20

interface RecordHistoryProps {
  /** ID of the record, followed by the IDs of its parts. */
  ids: [AnyId, ...AnyId[]]
}

/** Latest audit entries of a record and its parts, newest first, with a link to the full audit log. */
export function RecordHistory({ ids }: RecordHistoryProps) {
  const lists = trpc.useQueries((t) =>
    ids.map((entityId) => t.admin.audit.list({ entityId, limit: ENTRIES_PER_RECORD }, detailQuery)),
  )
  const failed = lists.filter(({ error }) => error !== null)
  const entries = lists
    .flatMap(({ data }) => data?.items ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <>
      {lists.some(({ isPending }) => isPending) && <Skeleton h="4rem" role="status" aria-label="Loading" />}
      {failed.length > 0 && (
        <LoadError onRetry={() => failed.forEach(({ refetch }) => void refetch())}>
          Failed to load the history. Please try again.
        </LoadError>
      )}
      <ZoneNote />
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{entryInWords(entry)}</b> {whoInWords(entry)}
            <span className={classes.quiet}>
              <ExactTime at={entry.at} />
            </span>
          </li>
        ))}
      </ul>
      <Text fz="sm">
        <Anchor
          inherit
          renderRoot={(props) => <Link to="/portal/admin/audit" search={{ entityId: ids[0] }} {...props} />}
        >
          View in the audit log
        </Anchor>
      </Text>
    </>
  )
}
