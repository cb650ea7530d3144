import { Card, Text } from '@mantine/core'
import type { Lead } from '@tallgrass/contracts'
import { type LeadId, leadName } from '@tallgrass/domain'
import { useReader } from '../../../lib/reader'
import { RelativeTime } from '../../../ui/relative-time'
import { RowOpener } from '../../../ui/row-opener'
import { firstContact } from '../details/first-contact'
import { interestWords, sourceWords } from '../lead-words'
import { MoveLeadMenu } from '../move-lead-menu'
import classes from './board.module.css'

interface LeadCardProps {
  lead: Lead
  isMoved: boolean
  onMoved: (id: LeadId | undefined) => void
  onOpen: () => void
}

export function LeadCard({ isMoved, lead, onMoved, onOpen }: LeadCardProps) {
  const { now } = useReader()
  return (
    <Card
      component="article"
      padding="sm"
      aria-label={leadName(lead)}
      className={classes.card}
      data-lead={lead.id}
    >
      <Text component="div" fw={600} className={classes.name}>
        <RowOpener onOpen={onOpen}>{leadName(lead)}</RowOpener>
      </Text>
      {lead.company && <Text fz="sm">{lead.company}</Text>}
      <Text fz="xs" c="dimmed">
        {interestWords[lead.interest]}, {sourceWords[lead.source].toLowerCase()},{' '}
        <RelativeTime at={lead.createdAt} />
      </Text>
      <Text fz="xs" c="dimmed">
        {firstContact(lead, now)}
      </Text>
      <MoveLeadMenu
        lead={lead}
        isMoved={isMoved}
        onMoved={() => onMoved(lead.id)}
        onLeave={() => onMoved(undefined)}
      />
    </Card>
  )
}
