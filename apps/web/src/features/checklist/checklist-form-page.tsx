import type { ChecklistAnswers } from '@tallgrass/domain'
import { useState } from 'react'
import classes from './checklist-form.module.css'
import { ChecklistQuestions } from './checklist-questions'
import { ChecklistReportView } from './checklist-report-view'

/** Shown in the frame of the checklist page: the questions, then the report. */
export function ChecklistFormPage() {
  const [answers, setAnswers] = useState<ChecklistAnswers>()
  return (
    <main className={classes.page}>
      {answers ? (
        <ChecklistReportView answers={answers} onAgain={() => setAnswers(undefined)} />
      ) : (
        <ChecklistQuestions onComplete={setAnswers} />
      )}
    </main>
  )
}
