/** For a control that only looks disabled: a disabled one would lose the focus. Its handler must do nothing. */
export function looksDisabled(isDisabled: boolean) {
  return isDisabled ? { 'aria-disabled': true, 'data-disabled': true } : {}
}
