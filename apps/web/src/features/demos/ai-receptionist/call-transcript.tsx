import { aiReceptionistDemo as words } from '@tallgrass/brand'
import type { ReceptionistState } from '@tallgrass/domain'
import { ScrollRegion } from '../../../ui/scroll-region'
import classes from './call.module.css'

/** The lines spoken so far, each with the action it triggered. */
export function CallTranscript({ state }: { state: ReceptionistState }) {
  return (
    <ScrollRegion log label={words.transcript} className={classes.transcript}>
      {state.spoken.length === 0 && <p className={classes.empty}>{words.transcriptEmpty}</p>}
      {state.spoken.map(({ action, id, speaker, text }) => (
        <div key={id} data-speaker={speaker} className={classes.line}>
          <strong>{words.speakers[speaker]}</strong>
          <p>{text}</p>
          {action && <p className={classes.action}>{action}</p>}
        </div>
      ))}
    </ScrollRegion>
  )
}
