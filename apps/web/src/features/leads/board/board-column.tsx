import { Badge, Button, Text, Title } from '@mantine/core'
import type { LeadColumn } from '@tallgrass/contracts'
import type { LeadId } from '@tallgrass/domain'
import { useId } from 'react'
import { statusWords } from '../lead-words'
import classes from './board.module.css'
import { LeadCard } from './lead-card'

interface BoardColumnProps {
  column: LeadColumn
  /** The lead moved last, which takes the focus. */
  moved: LeadId | undefined
  onMoved: (id: LeadId | undefined) => void
  onOpen: (id: LeadId) => void
  onShowAll: () => void
}

export function BoardColumn({ column, moved, onMoved, onOpen, onShowAll }: BoardColumnProps) {
  const { count, leads, status } = column
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={classes.column} data-status={status}>
      <Title order={2} size="h4" id={heading} className={classes.heading}>
        {statusWords[status]} <Badge>{count}</Badge>
      </Title>
      {leads.length === 0 && (
        <Text fz="sm" c="dimmed">
          No leads
        </Text>
      )}
      <ul className={classes.cards}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadCard
              lead={lead}
              isMoved={moved === lead.id}
              onMoved={onMoved}
              onOpen={() => onOpen(lead.id)}
            />
          </li>
        ))}
      </ul>
      {leads.length < count && (
        <Button variant="default" size="sm" onClick={onShowAll}>
          Show all {count}
        </Button>
      )}
    </section>
  )
}
