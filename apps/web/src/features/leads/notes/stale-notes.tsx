import { Preformatted } from '../../../ui/preformatted'
import { StaleAlert } from '../../../ui/stale-alert'

interface StaleNotesProps {
  theirs: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Beside what was typed: what somebody else has saved meanwhile, and the choice. */
export function StaleNotes({ onKeepMine, onTakeTheirs, theirs }: StaleNotesProps) {
  return (
    <StaleAlert
      text="While you were writing, these notes were saved for the lead. Yours still stand in the field above: take over what you need before you decide."
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    >
      <Preformatted>{theirs || 'No notes any more'}</Preformatted>
    </StaleAlert>
  )
}
