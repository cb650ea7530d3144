import type { ChecklistAnswers } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import classes from './checklist-form.module.css'
import { ChecklistQuestions } from './checklist-questions'
import { ChecklistReportView } from './checklist-report-view'
import { useTellHeight } from './frame-height'

/** Shown in the frame of the checklist page: the questions, then the report. */
export function ChecklistFormPage() {
  const [answers, setAnswers] = useState<ChecklistAnswers>()
  const content = useRef<HTMLDivElement>(null)
  useTellHeight(content)
  return (
    <main className={classes.page}>
      <div ref={content} className={classes.content}>
        {answers ? (
          <ChecklistReportView answers={answers} onAgain={() => setAnswers(undefined)} />
        ) : (
          <ChecklistQuestions onComplete={setAnswers} />
        )}
      </div>
    </main>
  )
}
