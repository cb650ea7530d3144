import { chat } from '@tallgrass/brand'
import type { ChatState } from '@tallgrass/contracts'
import { fillTemplate } from '@tallgrass/domain'
import classes from './message-log.module.css'

/** Keeps its place, so that nothing moves. */
export function TypingLine({ state: { person, personIsTyping } }: { state: ChatState }) {
  return (
    <p role="status" className={classes.typing}>
      {personIsTyping && person && <span>{fillTemplate(chat.person.typing, { person })}</span>}
    </p>
  )
}
