import { Preformatted } from '../../../ui/preformatted'
import { StaleAlert } from '../../../ui/stale-alert'

interface StaleNotesProps {
  theirs: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows the notes that someone else saved in the meantime, and asks which version to keep. */
export function StaleNotes({ onKeepMine, onTakeTheirs, theirs }: StaleNotesProps) {
  return (
    <StaleAlert
      text="Someone else saved these notes while you were writing. Yours are still in the field above. Copy anything you need before you choose."
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    >
      <Preformatted>{theirs || 'The notes were deleted.'}</Preformatted>
    </StaleAlert>
  )
}
