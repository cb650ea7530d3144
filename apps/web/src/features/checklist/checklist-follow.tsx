import { checklist } from '@tallgrass/brand'
import type { ChecklistAnswers } from '@tallgrass/domain'
import { useState } from 'react'
import { ChecklistFollowForm } from './checklist-follow-form'
import classes from './checklist-report.module.css'

const texts = checklist.follow

/** Offers to send the answers to us, below the report. The report does not depend on it. */
export function ChecklistFollow({ answers }: { answers: ChecklistAnswers }) {
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      // The submit button is gone, so focus moves to its replacement for screen readers.
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
