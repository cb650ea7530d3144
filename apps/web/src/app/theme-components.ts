import type { MantineThemeComponents } from '@mantine/core'
import classes from './theme-components.module.css'

const input = { defaultProps: { size: 'md' } }

const overlay = {
  // The <header> of a dialog would count as a second banner of the page.
  attributes: { header: { role: 'presentation' } },
  overlayProps: { color: 'var(--backdrop)', backgroundOpacity: 1 },
}

/**
 * The default look of Mantine's components. Written as data instead of with `Button.extend`, which would
 * pull every component named here into the first chunk.
 */
export const themeComponents: MantineThemeComponents = {
  Accordion: { classNames: { control: classes.accordionControl } },
  ActionIcon: { defaultProps: { variant: 'subtle', size: 'md' }, classNames: { root: classes.actionIcon } },
  Alert: { defaultProps: { variant: 'light' } },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: classes.anchor } },
  Badge: {
    defaultProps: { variant: 'light', radius: 'sm', color: 'gray' },
    classNames: { root: classes.badge, section: classes.badgeSection },
  },
  Button: {
    defaultProps: { size: 'md' },
    classNames: { root: classes.button, inner: classes.buttonInner, label: classes.buttonLabel },
  },
  Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg' } },
  Checkbox: {
    defaultProps: { size: 'sm', iconColor: 'var(--on-primary)' },
    classNames: { input: classes.check, description: classes.checkDescription },
  },
  CloseButton: { defaultProps: { 'aria-label': 'Close', size: 'lg' } },
  Drawer: {
    defaultProps: overlay,
    classNames: { content: classes.drawerContent },
  },
  Input: { classNames: { wrapper: classes.inputWrapper, input: classes.input } },
  InputWrapper: {
    classNames: { label: classes.label, description: classes.description, error: classes.error },
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
  },
  Loader: { defaultProps: { color: 'primary' } },
  Menu: {
    defaultProps: {
      shadow: 'md',
      radius: 'md',
      position: 'bottom-end',
      // Focuses the first item. The placeholder that holds the focus otherwise is not a valid child of a menu.
      withInitialFocusPlaceholder: false,
    },
    classNames: { item: classes.menuItem },
  },
  Modal: {
    defaultProps: {
      centered: true,
      ...overlay,
      radius: 'lg',
      padding: 'lg',
    },
    classNames: { body: classes.modalBody, content: classes.modalContent, title: classes.modalTitle },
  },
  Notification: {
    defaultProps: { withBorder: true, radius: 'lg' },
    classNames: { root: classes.notification, description: classes.notificationDescription },
  },
  Paper: { classNames: { root: classes.paper } },
  PasswordInput: { ...input, classNames: { innerInput: classes.innerInput } },
  Radio: { defaultProps: { iconColor: 'var(--on-primary)' }, classNames: { radio: classes.check } },
  SegmentedControl: { classNames: { root: classes.segments, indicator: classes.segment } },
  Select: {
    defaultProps: { size: 'md', comboboxProps: { shadow: 'md' }, checkIconPosition: 'right' },
  },
  Table: {
    defaultProps: { verticalSpacing: 'md', horizontalSpacing: 'md', highlightOnHover: true },
    classNames: { th: classes.th, td: classes.td },
  },
  Tabs: { classNames: { list: classes.tabsList, tab: classes.tab } },
  Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
  TextInput: input,
  NativeSelect: input,
  Title: { classNames: { root: classes.title } },
  Tooltip: { classNames: { tooltip: classes.tooltip } },
}
