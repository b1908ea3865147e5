import { keepPreviousData } from '@tanstack/react-query'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { useMay, useCall, useTexts } from '#shared'
import { Stack, Text, surfaceClasses as surface } from '#layout'
import { Loadable, Pager, lastPage, PlainText } from '#ui'
import { readObject } from '@telemachos/rules/json-object'

interface Props {
  readonly actionId: number
}

/** The notes to mentees in an action, of all within reach; asked for when they are opened. */
export function PublicNotes({ actionId }: Props) {
  const { t } = useTexts()
  const mayRead = useMay()('actions.listPublicNotes')
  const [isOpen, setOpen] = useState(false)
  if (!mayRead) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('actions.results.notes')}</summary>
      {isOpen && <Notes actionId={actionId} />}
    </details>
  )
}

function Notes({ actionId }: Props) {
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  const query = useCall(
    'actions.listPublicNotes',
    { ActionId: actionId, Page: page },
    { placeholderData: keepPreviousData },
  )
  return (
    <Loadable query={query}>
      {({ list, count }) => (
        <Stack gap={3} packed>
          {count === 0 && <Text tone="faint">{t('actions.results.notesNone')}</Text>}
          {list.map((row) => (
            <article key={row.MenteeId} className={surface.card}>
              <strong>{fullName(row)}</strong>
              <PlainText text={noteOf(row.Data) || t('actions.form.empty')} />
            </article>
          ))}
          <Pager page={page} last={lastPage(count)} onChange={setPage} />
        </Stack>
      )}
    </Loadable>
  )
}

function noteOf(data: string): string {
  const { text } = readObject(data)
  return typeof text === 'string' ? text : ''
}
