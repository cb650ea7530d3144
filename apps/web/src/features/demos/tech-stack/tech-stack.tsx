import { demoPage } from '@tallgrass/brand'
import { trpc } from '../../../lib/trpc'
import classes from './tech-stack.module.css'

const FIVE_MINUTES_MS = 5 * 60_000

/** The technology behind a demo, for administrators only. */
export function TechStack({ demoId }: { demoId: string }) {
  const { data, isError } = trpc.demos.stack.useQuery({ demoId }, { staleTime: FIVE_MINUTES_MS })
  const { failed, loading, title } = demoPage.stack
  return (
    <section className={classes.stack} aria-label={title}>
      <h3>{title}</h3>
      <p role={isError ? 'alert' : undefined} aria-busy={!data && !isError}>
        {data?.techStack ?? (isError ? failed : loading)}
      </p>
    </section>
  )
}
