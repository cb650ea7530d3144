/** The values of all controls of a form. A half-typed date counts, although browsers report it as empty. */
export function typedValues({ elements }: Pick<HTMLFormElement, 'elements'>): string {
  return JSON.stringify([...elements].map(typedValue).filter((value) => value !== null))
}

function typedValue(control: Element): unknown {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return control.value
  if (!(control instanceof HTMLInputElement)) return null
  const { checked, type, validity, value } = control
  return type === 'checkbox' || type === 'radio' ? checked : [value, validity.badInput]
}
