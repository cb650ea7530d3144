import { Button, Group, Text, Textarea } from '@mantine/core'
import type { LeadDetails } from '@tallgrass/contracts'
import { useRef } from 'react'
import { DrawerSection } from '../../../ui/drawer-section'
import { type KnownNotes, type NotesDraft, versionToSave } from './notes-draft'
import { StaleNotes } from './stale-notes'
import { useUpdateLeadNotes } from './use-update-lead-notes'

interface LeadNotesProps {
  lead: LeadDetails
  draft: NotesDraft | undefined
  onDraft: (draft: NotesDraft | undefined) => void
}

export function LeadNotes({ draft, lead, onDraft }: LeadNotesProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const save = useUpdateLeadNotes({ onSaved: () => onDraft(undefined), onStale: showBoth })
  const base = draft?.base ?? { notes: lead.notes, version: lead.version }
  const text = draft?.text ?? lead.notes ?? ''

  function saveOn(version: number) {
    save.mutate({ id: lead.id, notes: text, version })
  }
  function showBoth(theirs: KnownNotes) {
    // Something else about the lead has changed: there is nothing to choose between.
    if (theirs.notes === base.notes) saveOn(theirs.version)
    else onDraft({ text, base, theirs })
  }
  function leave() {
    onDraft(undefined)
    field.current?.focus()
  }
  return (
    <DrawerSection title="Notes">
      <Textarea
        ref={field}
        aria-label="Notes"
        placeholder="What you learned, and what comes next. Only administrators see it."
        maxRows={12}
        value={text}
        readOnly={save.isPending}
        onChange={(event) => onDraft({ ...draft, base, text: event.currentTarget.value })}
      />
      {draft?.theirs && (
        <StaleNotes
          theirs={draft.theirs}
          onKeepMine={(version) => {
            saveOn(version)
            field.current?.focus()
          }}
          onTakeTheirs={leave}
        />
      )}
      <Group gap="sm">
        <Button
          size="sm"
          // Disabled in looks only: it would lose the focus.
          aria-disabled={!draft || save.isPending}
          data-disabled={!draft || save.isPending || undefined}
          onClick={() => draft && !draft.theirs && !save.isPending && saveOn(versionToSave({ base }, lead))}
        >
          {save.isPending ? 'Saving...' : 'Save notes'}
        </Button>
        {draft && (
          <>
            <Button variant="default" size="sm" onClick={leave} disabled={save.isPending}>
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
