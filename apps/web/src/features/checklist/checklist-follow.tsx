import { checklist } from '@tallgrass/brand'
import type { ChecklistAnswers } from '@tallgrass/domain'
import { useState } from 'react'
import { ChecklistFollowForm } from './checklist-follow-form'
import classes from './checklist-report.module.css'

const texts = checklist.follow

/** An offer below the report; the report does not depend on it. */
export function ChecklistFollow({ answers }: { answers: ChecklistAnswers }) {
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      // The button that was pressed is gone; who cannot see it is brought to what came instead.
      <section aria-labelledby="follow" className={classes.follow} tabIndex={-1} ref={focus}>
        <h2 id="follow">{texts.doneTitle}</h2>
        <p>{texts.doneText}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby="follow" className={classes.follow}>
      <h2 id="follow">{texts.title}</h2>
      <p>{texts.text}</p>
      <ChecklistFollowForm answers={answers} onSent={() => setSent(true)} />
    </section>
  )
}

function focus(panel: HTMLElement | null) {
  panel?.focus()
}
