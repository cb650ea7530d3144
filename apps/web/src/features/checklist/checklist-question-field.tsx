import { Radio } from '@mantine/core'
import { checklist } from '@tallgrass/brand'
import { type ChecklistPoints, type ChecklistQuestion, checklistPoints } from '@tallgrass/domain'
import classes from './checklist-form.module.css'

interface ChecklistQuestionFieldProps {
  id: ChecklistQuestion
  value: ChecklistPoints | undefined
  /** The form was submitted with answers missing. */
  refused: boolean
  onChange: (points: ChecklistPoints) => void
}

export function ChecklistQuestionField({ id, onChange, refused, value }: ChecklistQuestionFieldProps) {
  const { answers, question } = checklist.questions[id]
  return (
    <Radio.Group
      name={id}
      label={question}
      value={value === undefined ? null : String(value)}
      error={refused && value === undefined && checklist.form.open}
      onChange={(chosen) => {
        const points = checklistPoints.find((known) => String(known) === chosen)
        if (points !== undefined) onChange(points)
      }}
    >
      <div className={classes.answers}>
        {checklistPoints.map((points) => (
          <Radio
            key={points}
            value={String(points)}
            label={answers[points]}
            classNames={{ root: classes.answer, body: classes.answerBody, label: classes.answerLabel }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
