import { Skeleton } from '@mantine/core'
import { type LeadId, leadStatuses } from '@tallgrass/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { liveQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { LoadError } from '../../../ui/load-error'
import type { LeadFilters } from '../leads-search'
import { NoLeads } from '../no-leads'
import classes from './board.module.css'
import { BoardColumn } from './board-column'

interface LeadsBoardProps {
  filters: Omit<LeadFilters, 'status'>
  onOpen: (id: LeadId) => void
  /** Opens the full list of a status; its column shows only the first leads. */
  onShowAll: (status: LeadFilters['status']) => void
}

export function LeadsBoard({ filters, onOpen, onShowAll }: LeadsBoardProps) {
  const board = trpc.admin.leads.board.useQuery(filters, {
    ...liveQuery,
    placeholderData: keepPreviousData,
  })
  // A moved card is a new element in another column, so the focus has to be moved there.
  const [moved, setMoved] = useState<LeadId>()
  const isEmpty = board.data?.every(({ count }) => count === 0)

  if (board.isPending) {
    return (
      <div role="status" aria-label="Loading">
        <div className={classes.board}>
          {leadStatuses.map((status) => (
            <Skeleton key={status} h="16rem" radius="lg" />
          ))}
        </div>
      </div>
    )
  }
  return (
    <>
      {board.error && (
        <LoadError onRetry={() => void board.refetch()}>Failed to load leads. Please try again.</LoadError>
      )}
      {isEmpty && <NoLeads isFiltered={Object.values(filters).some(Boolean)} />}
      {board.data && !isEmpty && (
        <div className={classes.frame}>
          <div className={classes.board}>
            {board.data.map((column) => (
              <BoardColumn
                key={column.status}
                column={column}
                moved={moved}
                onMoved={setMoved}
                onOpen={onOpen}
                onShowAll={() => onShowAll(column.status)}
              />
            ))}
          </div>
        </div>
      )}
    </>
  )
}
