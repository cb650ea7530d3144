import { Skeleton, Text, VisuallyHidden } from '@mantine/core'
import { type LeadId, type LeadStatus, leadFlow, leadName, leadStatuses } from '@tallgrass/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { LoadError } from '../../../ui/load-error'
import { statusWords } from '../lead-words'
import type { LeadFilters } from '../leads-search'
import { NoLeads } from '../no-leads'
import { useMoveLead } from '../use-move-lead'
import classes from './board.module.css'
import { BoardColumn } from './board-column'
import { leadIn, type Moving, withMoving } from './moving'
import { isMove, useBoardMoves } from './use-board-moves'

interface LeadsBoardProps {
  filters: Omit<LeadFilters, 'status'>
  onOpen: (id: LeadId) => void
  /** Opens the full list of a status; its column shows only the first leads. */
  onShowAll: (status: LeadFilters['status']) => void
}

export function LeadsBoard({ filters, onOpen, onShowAll }: LeadsBoardProps) {
  const board = trpc.admin.leads.board.useQuery(filters, {
    ...detailQuery,
    placeholderData: keepPreviousData,
  })
  // A moved card is a new element in another column, so the focus has to be moved there.
  const [moved, setMoved] = useState<LeadId>()
  const [moving, setMoving] = useState<Moving>()
  const [news, setNews] = useState('')
  const move = useMoveLead({ onSettled: () => setMoving(undefined) })
  const columns = withMoving(board.data ?? [], moving)
  const isEmpty = board.data?.every(({ count }) => count === 0)
  const boardRef = useBoardMoves({
    statusOf: (id) => leadIn(columns, id)?.status,
    onMove: (id, to) => {
      const lead = leadIn(columns, id)
      if (!lead || moving) return
      if (!to)
        return setNews(`${leadName(lead)} is in the ${statusWords[lead.status]} column, the outermost.`)
      if (!isMove(lead.status, to)) return refuse(lead.status, to)
      setNews('')
      setMoved(id)
      setMoving({ id, to })
      move.mutate({ id, to, version: lead.version })
    },
  })

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
          <Text fz="sm" c="dimmed" mb="sm">
            Drag a card to another column
            <span className={classes.keys}>, or press ← and → while the focus is on it</span>.
          </Text>
          <VisuallyHidden role="status">{news}</VisuallyHidden>
          <div className={classes.board} ref={boardRef}>
            {columns.map((column) => (
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

/** Says what is possible instead, as the server would. */
function refuse(from: LeadStatus, to: LeadStatus) {
  notify({ title: 'Not Moved', message: leadFlow.refusal(from, to).message, destructive: true })
}
