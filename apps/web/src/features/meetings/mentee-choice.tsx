import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Combobox, SearchField } from '#ui'

interface Props {
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (value: string | null) => void
}

/** One of the mentees in reach, found on the server by a few letters. */
export function MenteeChoice({ value, error, onChange }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [search, setSearch] = useState('')
  const found = useCall('grid.getActionsGridPage', {
    ProjectId,
    Page: 1,
    Search: search,
    Active: true,
  })
  const options = (found.data?.list ?? []).map(({ Id, FirstName, LastName }) => ({
    value: String(Id),
    label: `${LastName} ${FirstName}`,
  }))
  return (
    <>
      <div>
        <SearchField
          label={t('schedule.search')}
          value={search}
          onChange={(next) => {
            setSearch(next)
            onChange(null)
          }}
          placeholder={t('schedule.search')}
        />
      </div>
      <Combobox
        label={t('schedule.mentee')}
        options={options}
        value={value}
        error={error}
        onChange={onChange}
      />
    </>
  )
}
