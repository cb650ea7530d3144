import { progressInWords } from '@tallgrass/domain'
import classes from './task-progress.module.css'

interface TaskProgressProps {
  approved: number
  tasks: number
}

/** The distance between two blades, in units of the drawing. */
const STEP = 8
/** More blades would be too many to count. */
const MAX_BLADES = 24

/** One blade per task: tall once the task is approved, with seed heads once all tasks are. */
export function TaskProgress({ approved, tasks }: TaskProgressProps) {
  return (
    <div className={classes.progress}>
      {tasks > 0 && tasks <= MAX_BLADES && <Blades approved={approved} tasks={tasks} />}
      <span>{progressInWords({ approved, tasks })}</span>
    </div>
  )
}

function Blades({ approved, tasks }: TaskProgressProps) {
  const roots = Array.from({ length: tasks }, (_, index) => 2 + STEP * index)
  const width = STEP * tasks + 4
  const grown = roots.slice(0, approved)
  return (
    <svg className={classes.blades} viewBox={`0 0 ${width} 26`} width={width} height={26} aria-hidden="true">
      <path
        className={classes.short}
        d={roots
          .slice(approved)
          .map((x) => `M${x} 26Q${x} 22 ${x + 2} 18`)
          .join('')}
      />
      <path className={classes.tall} d={grown.map((x) => `M${x} 26Q${x} 14 ${x + 5} 6`).join('')} />
      {approved === tasks && (
        <path
          className={classes.seed}
          data-layer="seed"
          d={grown.map((x) => `M${x + 5} 6l-2-4M${x + 5} 6l1-5M${x + 5} 6l3-3.5`).join('')}
        />
      )}
    </svg>
  )
}
