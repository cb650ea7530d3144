import { Button, Progress } from '@mantine/core'
import { checklist } from '@tallgrass/brand'
import {
  type ChecklistAnswers,
  checklistAreas,
  checklistQuestions,
  isChecklistComplete,
} from '@tallgrass/domain'
import { type FormEvent, useState } from 'react'
import classes from './checklist-form.module.css'
import { ChecklistQuestionField } from './checklist-question-field'

const { button, text, title } = checklist.form
const all = checklistQuestions.length

export function ChecklistQuestions({ onComplete }: { onComplete: (answers: ChecklistAnswers) => void }) {
  const [answers, setAnswers] = useState<Partial<ChecklistAnswers>>({})
  const [refused, setRefused] = useState(false)
  const open = checklistQuestions.filter(({ id }) => answers[id] === undefined)
  const answered = all - open.length

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isChecklistComplete(answers)) return onComplete(answers)
    setRefused(true)
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${open[0]?.id}"]`)?.focus()
  }
  return (
    <form onSubmit={submit} noValidate>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.progress}>
        <Progress value={(answered / all) * 100} aria-hidden />
        <p role="status">
          {answered} of {all} answered
        </p>
      </div>
      {checklistAreas.map((area) => (
        <section key={area} className={classes.area} aria-labelledby={area}>
          <h2 id={area}>{checklist.areas[area].title}</h2>
          {checklistQuestions
            .filter((question) => question.area === area)
            .map(({ id }) => (
              <ChecklistQuestionField
                key={id}
                id={id}
                value={answers[id]}
                refused={refused}
                onChange={(points) => setAnswers({ ...answers, [id]: points })}
              />
            ))}
        </section>
      ))}
      {refused && open.length > 0 && (
        <p role="alert" className={classes.refusal}>
          {open.length === 1
            ? 'One question is still unanswered.'
            : `${open.length} questions are still unanswered.`}
        </p>
      )}
      <Button type="submit">{button}</Button>
    </form>
  )
}
