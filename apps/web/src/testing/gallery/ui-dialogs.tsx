import { TextInput } from '@mantine/core'
import { AlertDialog } from '../../ui/alert-dialog'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { DetailDrawer } from '../../ui/detail-drawer'
import { DiscardQuestion } from '../../ui/discard-question'
import { DrawerSection } from '../../ui/drawer-section'
import { FocusFirst } from '../../ui/focus-first'
import { FormDialog } from '../../ui/form-dialog'
import { FormModal } from '../../ui/form-modal'
import { RecordDialog } from '../../ui/record-dialog'
import { StaleAlert } from '../../ui/stale-alert'
import { StaleRecord } from '../../ui/stale-record'
import { Opening } from './opening'
import { type Group, specimen } from './specimen'
import { sampleFields, sampleRecord, sampleSchema } from './ui-fields'

const nothing = () => {}
const soon = async () => {}

export const dialogsGroup: Group = {
  title: 'Dialogs and drawers',
  specimens: [
    specimen(AlertDialog, {
      usual: (
        <Opening>
          {(dialog) => (
            <AlertDialog {...dialog} title="Your session ended">
              Sign in again to go on.
            </AlertDialog>
          )}
        </Opening>
      ),
    }),
    specimen(ConfirmDialog, {
      usual: (
        <Opening>
          {(dialog) => (
            <ConfirmDialog {...dialog} onConfirm={dialog.onClose} title="Send it?" confirmLabel="Send">
              The client gets an email.
            </ConfirmDialog>
          )}
        </Opening>
      ),
      destructive: (
        <Opening>
          {(dialog) => (
            <ConfirmDialog
              {...dialog}
              onConfirm={dialog.onClose}
              title="Delete it?"
              confirmLabel="Delete"
              destructive
            >
              It cannot be restored.
            </ConfirmDialog>
          )}
        </Opening>
      ),
    }),
    specimen(DiscardQuestion, {
      usual: (
        <Opening>
          {({ onClose, opened }) => <DiscardQuestion opened={opened} onKeep={onClose} onDiscard={onClose} />}
        </Opening>
      ),
    }),
    specimen(FormDialog, {
      usual: (
        <Opening>
          {(dialog) => (
            <FormDialog
              {...dialog}
              title="Add lead"
              submitLabel="Add"
              onSubmit={(event) => event.preventDefault()}
            >
              <TextInput label="Name" />
            </FormDialog>
          )}
        </Opening>
      ),
    }),
    specimen(FormModal, {
      'any content': (
        <Opening>
          {(dialog) => (
            <FormModal {...dialog} title="Anything">
              A dialog that asks before input is lost.
            </FormModal>
          )}
        </Opening>
      ),
    }),
    specimen(RecordDialog, {
      usual: (
        <Opening>
          {(dialog) => (
            <RecordDialog
              {...dialog}
              title="Edit invoice"
              fields={sampleFields}
              record={sampleRecord}
              version={1}
              schema={sampleSchema}
              save={soon}
              submitLabel="Save"
              pendingLabel="Saving..."
            />
          )}
        </Opening>
      ),
    }),
    specimen(DetailDrawer, {
      usual: (
        <Opening>
          {(drawer) => (
            <DetailDrawer {...drawer} title="Okafor Veterinary">
              <DrawerSection title="Notes">Wants the phone answered after five.</DrawerSection>
            </DetailDrawer>
          )}
        </Opening>
      ),
    }),
    specimen(DrawerSection, {
      usual: <DrawerSection title="Notes">Wants the phone answered after five.</DrawerSection>,
    }),
    specimen(FocusFirst, {
      'a field gets a lost focus': (
        <FocusFirst preventScroll>
          <TextInput label="First" />
        </FocusFirst>
      ),
    }),
    specimen(StaleAlert, {
      usual: (
        <StaleAlert text="Someone else saved this." onKeepMine={nothing} onTakeTheirs={nothing}>
          Their version.
        </StaleAlert>
      ),
    }),
    specimen(StaleRecord, {
      'two conflicts': (
        <StaleRecord
          fields={sampleFields}
          conflicts={[
            { field: 'name', yours: 'Front desk', theirs: 'Reception', changedByYou: true },
            { field: 'amount', yours: '2400.00', theirs: '2500.00', changedByYou: false },
          ]}
          onKeepMine={nothing}
          onTakeTheirs={nothing}
        />
      ),
    }),
  ],
}
