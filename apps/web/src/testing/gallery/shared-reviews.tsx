import { sampleHandIn, sampleReview, tasks } from '@tallgrass/mocks'
import { useRef } from 'react'
import { ChangesSince } from '../../shared/reviews/changes-since'
import { HandInDialog } from '../../shared/reviews/hand-in-dialog'
import { HandInForm } from '../../shared/reviews/hand-in-form'
import { HandedIn } from '../../shared/reviews/handed-in'
import { ReviewEntry } from '../../shared/reviews/review-entry'
import { TakeBack } from '../../shared/reviews/take-back'
import { TaskOutcome } from '../../shared/reviews/task-outcome'
import { TextChanges } from '../../shared/reviews/text-changes'
import { UnderReview } from '../../shared/reviews/under-review'
import { inDays } from './moments'
import { Opening } from './opening'
import { sampleOf } from './sample-of'
import { type Group, specimen } from './specimen'

const task = sampleOf(tasks)
const review = sampleReview()
const nothing = () => {}
const IN_AN_HOUR = 1 / 24

function TakeBackInEntry() {
  const entry = useRef<HTMLDivElement>(null)
  return (
    <div ref={entry} tabIndex={-1}>
      <TakeBack review={review} until={inDays(IN_AN_HOUR)} entry={entry} />
    </div>
  )
}

export const reviewsGroup: Group = {
  title: 'Reviews',
  specimens: [
    specimen(HandedIn, {
      'with a note and a link': <HandedIn handIn={sampleHandIn()} />,
      'with a note alone': <HandedIn handIn={sampleHandIn({ links: [] })} />,
    }),
    specimen(HandInForm, {
      usual: <HandInForm task={task} pending={false} onSend={nothing} onCancel={nothing} />,
    }),
    specimen(HandInDialog, {
      usual: (
        <Opening>
          {(dialog) => <HandInDialog {...dialog} task={task} pending={false} onSend={dialog.onClose} />}
        </Opening>
      ),
    }),
    specimen(ReviewEntry, {
      'asked for changes': <ReviewEntry review={review}>Maren Okafor asked for changes</ReviewEntry>,
      'with what was handed in': (
        <ReviewEntry review={sampleReview({ handIn: sampleHandIn() })}>Maren Okafor answered</ReviewEntry>
      ),
      'taken back': (
        <ReviewEntry review={sampleReview({ takenBackAt: inDays(-1) })}>Maren Okafor approved</ReviewEntry>
      ),
    }),
    specimen(TakeBack, { 'in time': <TakeBackInEntry /> }),
    specimen(TaskOutcome, {
      usual: <TaskOutcome task={task} offers={undefined} />,
      'can be taken back': (
        <TaskOutcome task={task} offers={[{ id: review.id, taskId: task.id, until: inDays(IN_AN_HOUR) }]} />
      ),
    }),
    specimen(TextChanges, {
      'a few words': <TextChanges what="Note" before="Open until five" after="Open until six on Fridays" />,
    }),
    specimen(ChangesSince, {
      changed: (
        <ChangesSince task={task} handedIn={{ handIn: sampleHandIn({ round: 2 }), lastReview: review }} />
      ),
      'the same': (
        <ChangesSince
          task={task}
          handedIn={{
            handIn: null,
            lastReview: sampleReview({
              reviewedText: [task.title, task.detail].filter(Boolean).join('\n\n'),
            }),
          }}
        />
      ),
    }),
    specimen(UnderReview, { 'of a task': <UnderReview task={task} /> }),
  ],
}
