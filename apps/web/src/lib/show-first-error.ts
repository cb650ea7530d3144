import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** Brings whoever sent a form to the first field that was refused: there its message is read out. */
export function showFirstError<Values extends object>(form: UseFormReturnType<Values>) {
  return (errors: FormErrors) => {
    const first = Object.keys(form.getValues()).find((field) => field in errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }
}
