import { keepPreviousData } from '@tanstack/react-query'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Combobox, SEARCH_MS, useDebounced } from '#ui'

/** Somebody for whom a mail is previewed. */
export type Reader = Pick<CallOutput<'people.findPeople'>[number], 'Id' | 'FirstName' | 'LastName'>

interface Props {
  readonly value: Reader | null
  readonly onChange: (value: Reader | null) => void
}

/** One of the people within reach, whom the server finds by a few letters of their name. */
export function PersonChoice({ value, onChange }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [typed, setTyped] = useState('')
  const Search = useDebounced(typed.trim(), SEARCH_MS)
  const found = useCall(
    'people.findPeople',
    { ProjectId, Search },
    { enabled: Search !== '', placeholderData: keepPreviousData },
  )
  const people: readonly Reader[] = Search === '' ? [] : (found.data ?? [])
  const isKept = value !== null && !people.some(({ Id }) => Id === value.Id)
  const all = isKept ? [value, ...people] : people
  return (
    <Combobox
      label={t('mail.template.as')}
      hint={t('mail.template.asHint')}
      options={all.map((one) => ({ value: String(one.Id), label: fullName(one) }))}
      value={value && String(value.Id)}
      onType={setTyped}
      onChange={(id) => onChange(all.find(({ Id }) => String(Id) === id) ?? null)}
    />
  )
}
