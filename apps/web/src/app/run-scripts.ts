import { nextTask } from './next-task'

/** Runs the scripts of a rendered page one at a time, so that the browser stays responsive between them. */
export async function runScripts(): Promise<void> {
  const list = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset.scripts
  for (const script of list?.split(' ') ?? []) {
    // The page that needs it loads it again, and reports a failure.
    await import(/* @vite-ignore */ script).catch(() => undefined)
    await nextTask()
  }
}
