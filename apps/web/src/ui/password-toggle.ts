/** The eye in a password field can be reached by keyboard and says what it does. */
export const passwordToggle = {
  visibilityToggleButtonProps: { 'aria-label': 'Show or hide password', tabIndex: 0 },
}
