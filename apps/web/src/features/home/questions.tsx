import { IconChevronDown } from '@tabler/icons-react'
import { home } from '@tallgrass/brand'
import classes from './questions.module.css'

/** The browser keeps one answer open at a time through the shared `name`, even without scripts. */
export function Questions() {
  const { title, entries } = home.questions
  return (
    <section id="questions" className={classes.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">{title}</h2>
      <div>
        {entries.map(({ question, answer }, index) => (
          <details key={question} name="questions" open={index === 0} className={classes.item}>
            <summary className={classes.question}>
              <h3>{question}</h3>
              <IconChevronDown aria-hidden />
            </summary>
            <p className={classes.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
