import { keepPreviousData } from '@tanstack/react-query'
import { ROLE_LEVEL, ROLES, type Role } from '@telemachos/contract/core/roles'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { Card, Heading, Row, Text } from '#layout'
import { useCall, useIdentity, useMay, useTexts, type CallOutput } from '#shared'
import { Combobox, SelectField, useDebounced, SEARCH_MS } from '#ui'
import { TriedView, type Failure } from './tried-view.tsx'
import classes from './editor.module.css'
import type { ViewDraft } from './view-draft.ts'

interface PreviewProps {
  readonly draft: ViewDraft
  readonly callable: CallOutput<'views.listCallable'>
  readonly onFailure: (failure: Failure | undefined) => void
}

/** What the view is now, as a role or a person would see it; nothing is written from here. */
export function Preview({ draft, callable, onFailure }: PreviewProps) {
  const { t } = useTexts()
  const identity = useIdentity()
  const may = useMay()
  const { ProjectId } = identity
  const [role, setRole] = useState<Role>(identity.Role)
  const [search, setSearch] = useState('')
  const [person, setPerson] = useState<Person>()
  const wanted = useDebounced(search.trim(), SEARCH_MS)
  const people = useCall(
    'people.findPeople',
    { ProjectId: ProjectId ?? 0, Search: wanted },
    { enabled: wanted !== '', placeholderData: keepPreviousData },
  )
  const found = wanted === '' ? [] : (people.data ?? [])
  const list = person && !found.some(({ Id }) => Id === person.Id) ? [person, ...found] : found
  return (
    <Card as="section" gap={3} aria-labelledby="view-preview" className={classes.preview}>
      <Heading id="view-preview">{t('views.preview')}</Heading>
      <Row gap={3} align="end" lineGap={2}>
        <SelectField
          label={t('views.preview.as')}
          options={ROLES.filter((one) => ROLE_LEVEL[one] >= identity.Level).map((one) => ({
            value: one,
            label: t(`identity.role.${one}`),
          }))}
          value={role}
          onChange={(next) => {
            setRole(ROLES.find((one) => one === next) ?? identity.Role)
            // Nobody is seen in a role that they do not have.
            if (person && !person.Roles.some((one) => one === next)) setPerson(undefined)
          }}
        />
        <Combobox
          label={t('views.preview.person')}
          options={list.map((one) => ({ value: String(one.Id), label: fullName(one) }))}
          value={person ? String(person.Id) : null}
          onType={setSearch}
          onChange={(id) => {
            const next = list.find(({ Id }) => String(Id) === id)
            setPerson(next)
            // Somebody is seen in a role of theirs, where the author may see it.
            const own = next?.Roles.find((one) => ROLE_LEVEL[one] >= identity.Level)
            if (own) setRole(own)
          }}
        />
      </Row>
      <Text tone="faint">
        {t(person && may('identity.callAs') ? 'views.preview.theirs' : 'views.preview.note')}
      </Text>
      <TriedView
        name={draft.Name || t('views.new')}
        draft={draft}
        callable={callable}
        as={{ Role: role, ...(person && whoIs(person)) }}
        onFailure={onFailure}
      />
    </Card>
  )
}

type Person = CallOutput<'people.findPeople'>[number]

const whoIs = ({ Id, FirstName, LastName }: Person) => ({
  Id,
  FirstName,
  LastName,
  Vocative: FirstName,
})
