import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Lead } from '@tallgrass/contracts'
import { leadFlow, leadName } from '@tallgrass/domain'
import { useEffect, useRef } from 'react'
import { looksDisabled } from '../../lib/looks-disabled'
import { statusWords } from './lead-words'
import { useMoveLead } from './use-move-lead'

interface MoveLeadMenuProps {
  lead: Pick<Lead, 'id' | 'name' | 'email' | 'phone' | 'status' | 'version'>
  /** Takes the focus, because the element that had it disappeared with the move. */
  isMoved?: boolean
  onMoved?: () => void
  onLeave?: () => void
}

/** Offers only the moves that the lead's status allows. */
export function MoveLeadMenu({ isMoved = false, lead, onLeave, onMoved }: MoveLeadMenuProps) {
  const target = useRef<HTMLButtonElement>(null)
  const move = useMoveLead({ onMoved })
  useEffect(() => {
    if (isMoved) target.current?.focus()
  }, [isMoved])
  return (
    <Menu withinPortal={false} position="bottom-start" width="11rem">
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          size="sm"
          rightSection={<IconChevronDown aria-hidden />}
          {...looksDisabled(move.isPending)}
          aria-label={`Move to…, ${leadName(lead)}`}
          onBlur={isMoved ? onLeave : undefined}
        >
          Move to…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {leadFlow.events(lead.status).map((to) => (
          <Menu.Item
            key={to}
            disabled={move.isPending}
            onClick={() => move.mutate({ id: lead.id, to, version: lead.version })}
          >
            {statusWords[to]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
