import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Combobox, TextField, SEARCH_MS, useDebounced } from '#ui'
import classes from './audit.module.css'

interface Props {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (id: number | undefined) => void
}

/** One person of the project, found on the server by a few letters of their name. */
export function PersonFilter({ label, value, onChange }: Props) {
  return value === undefined ? (
    <FindPerson label={label} onChange={onChange} />
  ) : (
    <ChosenPerson label={label} value={value} onChange={onChange} />
  )
}

function ChosenPerson({ label, value, onChange }: Props & { readonly value: number }) {
  const { ProjectId } = useIdentity()
  const people = useCall('people.getUsersByIds', { ProjectId, Ids: [value] })
  const [person] = people.data ?? []
  const option = { value: String(value), label: person ? fullName(person) : `#${value}` }
  return (
    <Combobox
      label={label}
      options={[option]}
      value={option.value}
      onChange={(chosen) => onChange(chosen === null ? undefined : Number(chosen))}
    />
  )
}

function FindPerson({ label, onChange }: Omit<Props, 'value'>) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [typed, setTyped] = useState('')
  const Search = useDebounced(typed.trim(), SEARCH_MS)
  const found = useCall('people.findPeople', { ProjectId, Search }, { enabled: Search !== '' })
  return (
    <div>
      <TextField
        label={label}
        placeholder={t('audit.filter.name')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {Search !== '' && found.data && (
        <ul className={classes.found} aria-label={t('audit.filter.found', { label })}>
          {found.data.map((person) => (
            <li key={person.Id}>
              <button type="button" onClick={() => onChange(person.Id)}>
                {fullName(person)}
              </button>
            </li>
          ))}
          {found.data.length === 0 && <li>{t('audit.filter.nobody')}</li>}
        </ul>
      )}
    </div>
  )
}
