import { Accordion } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { home } from '@tallgrass/brand'
import classes from './questions.module.css'

export function Questions() {
  const { title, entries } = home.questions
  return (
    <section id="questions" className={classes.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">{title}</h2>
      <Accordion
        order={3}
        defaultValue={panelName(0)}
        // Every answer is in the page from the beginning, for whoever reads without scripts.
        keepMountedMode="display-none"
        chevron={<IconChevronDown aria-hidden />}
        chevronSize="1.25rem"
        classNames={classes}
      >
        {entries.map(({ question, answer }, index) => (
          <Accordion.Item key={question} value={panelName(index)}>
            <Accordion.Control>{question}</Accordion.Control>
            <Accordion.Panel>{answer}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  )
}

// It becomes part of an id, where a question with its spaces could not stand.
function panelName(index: number) {
  return `question-${index + 1}`
}
