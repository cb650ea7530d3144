import { aiReceptionistDemo as words } from '@tallgrass/brand'
import type { ReceptionistState } from '@tallgrass/domain'
import classes from './speaking.module.css'

/** Who speaks. On hold, no one does. */
export function Speaking({ state: { held, spoken } }: { state: ReceptionistState }) {
  const speaker = held === null ? (spoken.at(-1)?.speaker ?? 'nobody') : undefined
  return (
    <p className={classes.speaking} data-speaker={speaker}>
      {speaker && (
        <>
          <span className={classes.bars} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {words.speaking[speaker]}
        </>
      )}
    </p>
  )
}
