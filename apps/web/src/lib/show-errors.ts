import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { showFirstError } from './show-first-error'

/**
 * Shows the errors that the server found. Focuses the first field that has one, as for an error found here, unless
 * the user has left the form in the meantime.
 */
export function showErrors<Values extends object>(form: UseFormReturnType<Values>) {
  return (errors: FormErrors) => {
    form.setErrors(errors)
    const { activeElement, body } = document
    const isHere = Object.keys(errors).some((field) =>
      form.getInputNode(field)?.closest('form')?.contains(activeElement),
    )
    if (isHere || activeElement === body) showFirstError(form)(errors)
  }
}
