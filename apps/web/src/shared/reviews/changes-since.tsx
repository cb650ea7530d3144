import { Stack, Text } from '@mantine/core'
import type { HandedIn, Task } from '@tallgrass/contracts'
import { reviewedTextOf } from '@tallgrass/domain'
import { handInDifferences } from './hand-in-differences'
import classes from './reviews.module.css'
import { TextChanges } from './text-changes'

interface ChangesSinceProps {
  task: Task
  handedIn: HandedIn
}

/** What is different from what was last reviewed. Renders nothing in the first round. */
export function ChangesSince({ handedIn: { handIn, lastReview }, task }: ChangesSinceProps) {
  if (!lastReview) return null
  const [text, note] = [lastReview.reviewedText ?? '', lastReview.handIn?.note ?? '']
  const [textNow, noteNow] = [reviewedTextOf(task), handIn?.note ?? '']
  const lists = handInDifferences(lastReview.handIn, handIn)
  const isSame = text === textNow && note === noteNow && lists.length === 0
  return (
    <Stack gap="xs">
      <Text component="p" fw={600} fz="sm">
        {lastReview.round === null
          ? 'Changes since the last review'
          : `Changes since round ${lastReview.round}`}
      </Text>
      {isSame && (
        <Text c="dimmed" fz="sm">
          The task, the note, the links and the files are the same.
        </Text>
      )}
      {text !== textNow && <TextChanges what="Task" before={text} after={textNow} />}
      {note !== noteNow && <TextChanges what="Note" before={note} after={noteNow} />}
      {lists.map(({ label, names }) => (
        <Text key={label} fz="sm" className={classes.names}>
          {label}: {names.join(', ')}
        </Text>
      ))}
    </Stack>
  )
}
