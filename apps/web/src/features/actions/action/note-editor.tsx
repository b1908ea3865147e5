import { Text, Row } from '#layout'
import { Button, fieldClasses, KEPT, Loadable, PlainText, SaveStatus } from '#ui'
import {
  call,
  useIdentity,
  useCall,
  useNoteReaders,
  useTexts,
  useSaveShortcut,
  noteOwnWrite,
  useValuesDraft,
} from '#shared'
import { draftKey } from '#storage'
import { ACTION_NOTES } from '@telemachos/contract/actions/notes'
import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { readObject } from '@telemachos/rules/json-object'
import classes from './note-editor.module.css'

/** Whom a note is for: `public` ones the mentee reads too. */
type NoteKind = 'public' | 'private'

const CALLS = {
  public: { read: 'actions.getPublicNotes', write: 'actions.savePublicNotes' },
  private: { read: 'actions.getPrivateNotes', write: 'actions.savePrivateNotes' },
} as const

interface Props {
  readonly kind: NoteKind
  readonly actionId: number
  readonly menteeId: number
  /** Shows it only where something is written: new things are written elsewhere. */
  readonly onlyWritten?: boolean
}

/** A note of the mentor on a mentee's action; saved when asked to, since the mentee may read it. */
export function NoteEditor({ kind, actionId, menteeId, onlyWritten = false }: Props) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  const note = useCall(CALLS[kind].read, { ActionId: actionId, MenteeId: menteeId })
  // What is being written stays until it is left, also where all of it is taken out.
  const [wasWritten, setWritten] = useState(!onlyWritten)
  if (!wasWritten && note.data && textOf(note.data.Data).trim() !== '') setWritten(true)
  if (!wasWritten) return null
  return (
    <section className={classes.note} {...KEPT}>
      <h3 className={classes.title}>{t(`actions.notes.${kind}`)}</h3>
      <Text tone="faint" size="small" className={classes.who}>
        {readersOf(ACTION_NOTES[kind], 'own')}
      </Text>
      <Loadable query={note}>
        {({ Data }) => <Editor kind={kind} actionId={actionId} menteeId={menteeId} saved={Data} />}
      </Loadable>
    </section>
  )
}

function Editor({ kind, actionId, menteeId, saved }: Props & { readonly saved: string }) {
  const { t } = useTexts()
  const client = useQueryClient()
  const values = useMemo(() => ({ text: textOf(saved) }), [saved])
  const draft = useValuesDraft({
    key: draftKey('note', kind, menteeId, actionId),
    saved: values,
    delay: null,
    save: async ({ text }) => {
      const about = { ActionId: actionId, MenteeId: menteeId }
      const Data = JSON.stringify({ ...readObject(saved), text })
      noteOwnWrite(menteeId, actionId)
      const answer = await call(CALLS[kind].write, { ...about, Data })
      client.setQueryData([CALLS[kind].read, about], answer)
    },
  })
  const [isFocused, setIsFocused] = useState(false)
  useSaveShortcut(() => void draft.flush(), isFocused)
  return (
    <>
      <textarea
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        aria-label={t(`actions.notes.${kind}`)}
        className={`${fieldClasses.input} ${classes.area}`}
        rows={3}
        value={String(draft.values.text ?? '')}
        onChange={(event) => draft.change('text', event.currentTarget.value)}
      />
      <Row gap={4} lineGap={2} align="center" className={classes.foot}>
        <Button
          variant="light"
          disabled={draft.status === 'clean'}
          loading={draft.status === 'saving'}
          onClick={() => void draft.flush()}
        >
          {t('actions.form.save')}
        </Button>
        {(draft.status !== 'clean' || draft.savedAt) && <SaveStatus draft={draft} />}
      </Row>
    </>
  )
}

/** What the mentor wrote for the mentee to read; nothing at all where there is no note. */
export function PublicNote({ data }: { readonly data: string }) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  const text = textOf(data)
  if (text.trim() === '') return null
  return (
    <section className={classes.note}>
      <h2 className={classes.title}>{t('actions.notes.fromMentor')}</h2>
      <Text tone="faint" size="small" className={classes.who}>
        {readersOf(ACTION_NOTES.public)}
      </Text>
      <PlainText text={text} />
    </section>
  )
}

/** Private notes of others, for those who may read them. */
export function OthersNotes({ actionId, menteeId }: Omit<Props, 'kind' | 'onlyWritten'>) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  const { UserId } = useIdentity()
  const notes = useCall('actions.listPrivateNotes', { ActionId: actionId, MenteeId: menteeId })
  const others = (notes.data ?? []).filter(
    (note) => note.AuthorId !== UserId && textOf(note.Data).trim() !== '',
  )
  return others.map((note) => (
    <section key={note.AuthorId} className={classes.note}>
      <h3 className={classes.title}>
        {t('actions.notes.othersPrivate', { name: `${note.FirstName} ${note.LastName}` })}
      </h3>
      <Text tone="faint" size="small" className={classes.who}>
        {readersOf(ACTION_NOTES.private)}
      </Text>
      <PlainText text={textOf(note.Data)} />
    </section>
  ))
}

function textOf(data: string): string {
  const { text } = readObject(data)
  return typeof text === 'string' ? text : ''
}
