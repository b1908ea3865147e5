import { isPlace } from '@telemachos/rules/field-kinds'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { usePlaces } from '#features/people'
import { leadWindow, type Lead } from '#storage'
import { Button, EmptyState, Loadable } from '#ui'
import { Heading, Page, Text } from '#layout'
import { PasteBox } from '../paste/paste-box.tsx'
import type { Remembered } from '../paste/recognise-columns.ts'
import { useWritableFields } from '../use-import-fields.ts'
import { ImportDesk } from './import-desk.tsx'
import { ImportList } from './import-list.ts'
import { makeListRules, type ListRules } from './import-rules.ts'

/** Imports people by pasting from a spreadsheet (spec §2.3): ten rows a page, corrected in place. */
export default function ImportPeople() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const fields = useWritableFields()
  const roles = useCall('people.listRoles', {}, { staleTime: 300_000 })
  const headings = useCall('imports.listHeadings', { ProjectId })
  // What is no place of the register is said here, and not only once it is sent.
  const needsPlaces = fields?.some(isPlace) ?? false
  const hasPlaces = usePlaces(needsPlaces)
  const data =
    fields && roles.data && headings.data && (hasPlaces || !needsPlaces)
      ? {
          rules: makeListRules(fields, roles.data, 'Mentee', t),
          remembered: new Map(headings.data.map(({ Heading, Target }) => [Heading, Target])),
        }
      : undefined
  return (
    <Page as="section" width="full" aria-label={t('imports.title')}>
      <div>
        <Heading as="h1" size="page">
          {t('imports.title')}
        </Heading>
        <Text tone="soft">{t('imports.lead')}</Text>
      </div>
      <Loadable query={{ ...roles, error: roles.error ?? headings.error, data }}>
        {(known) => <Led key={ProjectId} {...known} />}
      </Loadable>
    </Page>
  )
}

interface Known {
  readonly rules: ListRules
  /** What headings meant in earlier imports of the project. */
  readonly remembered: Remembered
}

/** The list is kept once in a browser: one window at a time works on it. */
function Led(known: Known) {
  const { t } = useTexts()
  const { UserId, ProjectId } = useIdentity()
  const [lead, setLead] = useState<'here' | Lead>()
  useEffect(() => {
    const held = leadWindow(`import:${UserId}:${ProjectId}`, (leads) =>
      setLead(leads ? 'here' : held),
    )
    return held.release
  }, [UserId, ProjectId])
  if (lead === undefined) return null
  if (lead === 'here') return <List {...known} />
  return (
    <EmptyState
      title={t('imports.elsewhere.title')}
      text={t('imports.elsewhere.text')}
      action={<Button onClick={lead.take}>{t('imports.elsewhere.take')}</Button>}
    />
  )
}

function List({ rules, remembered }: Known) {
  const { UserId, ProjectId } = useIdentity()
  const [list] = useState(() => new ImportList({ userId: UserId, projectId: ProjectId }, rules))
  useEffect(() => {
    void list.restore()
    return () => {
      // What is under way is answered; nothing more is sent from a page that is gone.
      if (list.get().phase === 'running') list.setPhase('paused')
      list.close()
    }
  }, [list])
  return <Open list={list} rules={rules} remembered={remembered} />
}

function Open({ list, rules, remembered }: Known & { readonly list: ImportList }) {
  const { t } = useTexts()
  const state = useSyncExternalStore(list.listen, list.get)
  const { phase } = state
  const desk = useRef<HTMLDivElement>(null)
  const before = useRef(phase)
  useEffect(() => {
    const was = before.current
    before.current = phase
    // The button that was pressed is gone: the focus goes on to what has come of it.
    if (was === phase || was === 'loading' || document.activeElement !== document.body) return
    desk.current?.querySelector<HTMLElement>('[data-lands]')?.focus()
  }, [phase])
  if (phase === 'loading') return null
  if (phase === 'empty') {
    return (
      <PasteBox
        hint={`${t('imports.paste.hint')} ${t('imports.paste.known', {
          fields: rules.targets.map(({ label }) => label).join(', '),
        })}`}
        onTable={(table) => {
          void list.paste(table, remembered)
          return table.length > 0 ? undefined : t('imports.paste.nothing')
        }}
      />
    )
  }
  return (
    <div ref={desk}>
      <ImportDesk list={list} state={state} rules={rules} />
    </div>
  )
}
