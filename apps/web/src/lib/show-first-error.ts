import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** Focuses the first field with an error, so that screen readers announce its message. */
export function showFirstError<Values extends object>(form: UseFormReturnType<Values>) {
  return (errors: FormErrors) => {
    const first = Object.keys(form.getValues()).find((field) => field in errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }
}
