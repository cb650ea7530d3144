import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { checklist, names } from '@tallgrass/brand'
import { type ChecklistAnswers, checklistQuestions, checklistReport } from '@tallgrass/domain'
import { ChecklistFollow } from './checklist-follow'
import classes from './checklist-report.module.css'
import { ChecklistReportArea } from './checklist-report-area'

const texts = checklist.report

interface ChecklistReportViewProps {
  answers: ChecklistAnswers
  onAgain: () => void
}

export function ChecklistReportView({ answers, onAgain }: ChecklistReportViewProps) {
  const { areas, first, maxPoints, points } = checklistReport(answers)
  return (
    <article aria-labelledby="report" className={classes.report}>
      <header>
        <p className={classes.from}>{names.business}</p>
        {/* The questions are gone, so focus moves to the report for screen readers. */}
        <h1 id="report" tabIndex={-1} ref={focus}>
          {texts.title}
        </h1>
        <p className={classes.score}>
          <strong>
            {points} of {maxPoints}
          </strong>{' '}
          {texts.score}
        </p>
        {!first && <p>{texts.allGood}</p>}
      </header>
      {areas.map((result) => (
        <ChecklistReportArea key={result.area} result={result} isFirst={result.area === first} />
      ))}
      <section aria-labelledby="given-answers">
        <h2 id="given-answers">{texts.answers}</h2>
        <dl className={classes.answers}>
          {checklistQuestions.map(({ id }) => (
            <div key={id}>
              <dt>{checklist.questions[id].question}</dt>
              <dd>{checklist.questions[id].answers[answers[id]]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={classes.note}>{texts.note}</p>
      <Group className={classes.buttons}>
        <Button leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {texts.again}
        </Button>
      </Group>
      <ChecklistFollow answers={answers} />
    </article>
  )
}

function focus(heading: HTMLElement | null) {
  heading?.focus()
}
