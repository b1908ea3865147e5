import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Combobox, useDebounced } from '#ui'

interface Props {
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (value: string | null) => void
}

/** One of the mentees in reach, found by typing: the server searches for what the list does not have. */
export function MenteeChoice({ value, error, onChange }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed)
  const found = useCall(
    'grid.getActionsGridPage',
    { ProjectId, Page: 1, Search: search, Active: true },
    { placeholderData: keepPreviousData },
  )
  const options = found.data?.list.map(({ Id, FirstName, LastName }) => ({
    value: String(Id),
    label: `${LastName} ${FirstName}`,
  }))
  // Who is chosen stays in the list when something else is searched for.
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  const isKept = chosen?.value === value && !options?.some((one) => one.value === value)
  return (
    <Combobox
      label={t('schedule.mentee')}
      hint={t('schedule.search')}
      options={options && isKept && chosen ? [chosen, ...options] : options}
      value={value}
      error={error}
      onType={setTyped}
      onChange={(next) => {
        setChosen(options?.find((one) => one.value === next))
        onChange(next)
      }}
    />
  )
}
