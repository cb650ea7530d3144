import { Accordion, Card, Title } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { help } from '@tallgrass/brand'

const { entries, title } = help.questions

export function HelpQuestions() {
  return (
    <Card component="section" aria-labelledby="help-questions">
      <Title order={2} size="h3" id="help-questions" mb="md">
        {title}
      </Title>
      <Accordion order={3} chevron={<IconChevronDown aria-hidden />} chevronSize="1.25rem">
        {entries.map(({ answer, question }, index) => (
          <Accordion.Item key={question} value={`question-${index + 1}`}>
            <Accordion.Control>{question}</Accordion.Control>
            <Accordion.Panel>{answer}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Card>
  )
}
