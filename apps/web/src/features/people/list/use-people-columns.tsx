import { Row } from '#layout'
import { useIdentity, useTexts } from '#shared'
import { ProjectLink, type TableColumn } from '#ui'
import type { ListSelection } from '#lists'
import { PERSON_STATE, type PersonState } from '@telemachos/contract/people/states'
import { isMasked } from '@telemachos/rules/field-kinds'
import { formatDateTime } from '@telemachos/rules/dates'
import { MaskedCell } from './masked-cell.tsx'
import { STANDARD_COLUMNS, type StandardColumn } from './people-search.ts'
import classes from './people-table.module.css'
import { StateMenu } from './state-menu.tsx'
import type { Person } from './use-people-list.ts'
import type { PersonFields } from '../person/use-person-fields.ts'
import { personPath } from '../person/person-path.ts'
import { PersonMark } from '../person/person-mark.tsx'

interface ColumnProps {
  readonly chosen: readonly string[]
  readonly fields: PersonFields
  /** None where there is nothing to do with those selected. */
  readonly selection: ListSelection | undefined
  /** Who is on the page. */
  readonly shown: readonly number[]
  readonly onState: (person: Person, state: PersonState) => void
}

/** The columns that are chosen, the name before them. */
export function usePeopleColumns(props: ColumnProps): TableColumn<Person>[] {
  const { chosen, fields, selection, shown, onState } = props
  const { t } = useTexts()
  const text = (key: StandardColumn, cell: (person: Person) => string, sortable = false) => ({
    key,
    label: t(`people.${key}`),
    sortable,
    cell,
  })
  const standard: Record<StandardColumn, TableColumn<Person>> = {
    username: text('username', ({ Username }) => Username),
    roles: {
      ...text('roles', () => ''),
      text: ({ Roles }) => Roles.map((role) => t(`identity.role.${role}`)).join(', '),
      cell: ({ Roles }) =>
        Roles.map((role, index) => (
          <span key={role} className={classes.role}>
            {index > 0 && ', '}
            {t(`identity.role.${role}`)}
          </span>
        )),
    },
    state: {
      ...text('state', () => '', true),
      // As in every export (spec §2.3): whoever is not active is inactive.
      text: ({ State }) =>
        t(State === PERSON_STATE.active ? 'people.state.active' : 'people.state.inactive'),
      cell: (person) => <StateMenu person={person} onChange={(state) => onState(person, state)} />,
    },
    mentor: {
      ...text('mentor', (person) => mentorOf(person) ?? '–', true),
      text: mentorOf,
    },
    signed_in: {
      ...text(
        'signed_in',
        ({ LastSignedIn }) => (LastSignedIn ? formatDateTime(LastSignedIn) : t('people.never')),
        true,
      ),
      text: ({ LastSignedIn }) => (LastSignedIn ? new Date(LastSignedIn) : t('people.never')),
    },
  }
  const own = fields.fields.map((field): TableColumn<Person> => ({
    key: field.Name,
    label: field.Label,
    text: (person) => {
      const value = person.Fields[field.Name] ?? ''
      return isMasked(field) ? value : fields.valueOf(field.Name, value)
    },
    cell: (person) => {
      const value = person.Fields[field.Name] ?? ''
      if (value !== '' && isMasked(field)) return <MaskedCell person={person} field={field} />
      return fields.valueOf(field.Name, value) || '–'
    },
  }))
  return [
    {
      key: 'last_name',
      label: t('people.name'),
      sortable: true,
      text: ({ LastName, FirstName }) => `${LastName} ${FirstName}`,
      cell: (person) => <NameCell person={person} selection={selection} shown={shown} />,
    },
    ...STANDARD_COLUMNS.filter((name) => chosen.includes(name)).map((name) => standard[name]),
    ...own.filter(({ key }) => chosen.includes(key)),
  ]
}

const mentorOf = ({ Mentor }: Person): string | null =>
  Mentor && `${Mentor.LastName} ${Mentor.FirstName}`

interface NameProps extends Pick<ColumnProps, 'selection' | 'shown'> {
  readonly person: Person
}

function NameCell({ person, selection, shown }: NameProps) {
  const { t } = useTexts()
  const path = personPath(useIdentity().Role, person)
  const name = `${person.LastName} ${person.FirstName}`
  return (
    <Row as="span" nowrap gap={3} align="center">
      {selection && (
        <input
          type="checkbox"
          data-print="none"
          aria-label={t('people.select.one', { name })}
          checked={selection.has(person.Id)}
          onChange={(event) => selection.toggle(person.Id, event.currentTarget.checked, shown)}
        />
      )}
      <PersonMark person={person} roles={person.Roles} size="small" />
      {path === undefined ? name : <ProjectLink to={path}>{name}</ProjectLink>}
    </Row>
  )
}
