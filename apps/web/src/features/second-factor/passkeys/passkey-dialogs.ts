/** One chunk for the dialogs of a section. */
export { AddPasskeyDialog } from './add-passkey-dialog'
export { RemovePasskeyDialog } from './remove-passkey-dialog'
export { RenamePasskeyDialog } from './rename-passkey-dialog'
