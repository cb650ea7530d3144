import { Text } from '@mantine/core'
import { checklist } from '@tallgrass/brand'
import type { SubmittedChecklist } from '@tallgrass/contracts'
import { checklistQuestions, checklistReport, isChecklistComplete } from '@tallgrass/domain'
import { DrawerSection } from '../../../ui/drawer-section'
import { ExactTime } from '../../../ui/exact-time'
import { Facts } from '../../../ui/facts'

/** Every set of answers the lead has sent, newest first. */
export function LeadChecklists({ checklists }: { checklists: SubmittedChecklist[] }) {
  return (
    <DrawerSection title={checklist.page.title}>
      {checklists.map(({ answers, at }) => (
        <div key={at}>
          <Text fz="sm" c="dimmed" mb="sm">
            {pointsOf(answers)}
            <ExactTime at={at} />
          </Text>
          <Facts facts={factsOf(answers)} />
        </div>
      ))}
    </DrawerSection>
  )
}

function pointsOf(answers: SubmittedChecklist['answers']): string {
  if (!isChecklistComplete(answers)) return ''
  const { maxPoints, points } = checklistReport(answers)
  return `${points} of ${maxPoints} ${checklist.report.score}, `
}

function factsOf(answers: SubmittedChecklist['answers']) {
  return checklistQuestions.flatMap(({ id }) => {
    const points = answers[id]
    const { answers: texts, question } = checklist.questions[id]
    return points === undefined ? [] : [{ label: question, value: texts[points] }]
  })
}
