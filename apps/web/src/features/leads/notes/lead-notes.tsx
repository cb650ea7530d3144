import { Button, Group, Text, Textarea } from '@mantine/core'
import type { LeadDetails } from '@tallgrass/contracts'
import { useRef } from 'react'
import { type EditOptions, type RecordVersion, saveEdit } from '../../../lib/versioned-edit'
import { ActionButton } from '../../../ui/action-button'
import { DrawerSection } from '../../../ui/drawer-section'
import { knownNotes, type Notes, type NotesDraft, versionToSaveOn } from './notes-draft'
import { StaleNotes } from './stale-notes'
import { useUpdateLeadNotes } from './use-update-lead-notes'

interface LeadNotesProps {
  lead: LeadDetails
  draft: NotesDraft | undefined
  onDraft: (draft: NotesDraft | undefined) => void
}

export function LeadNotes({ draft, lead, onDraft }: LeadNotesProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const update = useUpdateLeadNotes()
  const current = knownNotes(lead)
  const base = draft?.base ?? current
  const text = draft?.text ?? current.values.notes

  function saveOn(on: RecordVersion<Notes>) {
    const edit: EditOptions<Notes> = {
      save: ({ notes }, { version }) => update.mutateAsync({ id: lead.id, notes, version }),
      readTheirs: async ({ notes, version }) => knownNotes({ notes: String(notes ?? ''), version }),
      toFacts: (values) => values,
      onEdit: (changed) => onDraft({ text, ...changed }),
      onDone: () => onDraft(undefined),
    }
    void saveEdit(edit, { values: { notes: text }, on })
  }
  function dropDraft() {
    onDraft(undefined)
    field.current?.focus()
  }
  return (
    <DrawerSection title="Notes">
      <Textarea
        ref={field}
        aria-label="Notes"
        placeholder="What you learned and what comes next. Only administrators see these notes."
        maxRows={12}
        value={text}
        readOnly={update.isPending}
        onChange={(event) => onDraft({ ...draft, base, text: event.currentTarget.value })}
      />
      {draft?.theirs && (
        <StaleNotes
          theirs={draft.theirs.values.notes}
          onKeepMine={() => {
            if (draft.theirs) saveOn(draft.theirs)
            field.current?.focus()
          }}
          onTakeTheirs={dropDraft}
        />
      )}
      <Group gap="sm">
        <ActionButton
          size="sm"
          disabled={!draft || update.isPending}
          onClick={() => draft && !draft.theirs && saveOn(versionToSaveOn(base, current))}
        >
          {update.isPending ? 'Saving...' : 'Save notes'}
        </ActionButton>
        {draft && (
          <>
            <Button variant="default" size="sm" onClick={dropDraft} disabled={update.isPending}>
              Discard
            </Button>
            <Text fz="sm" c="dimmed">
              Not saved yet
            </Text>
          </>
        )}
      </Group>
    </DrawerSection>
  )
}
