import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Checkbox, Combobox, SearchField, SelectField } from '#ui'
import { FieldFilters } from '../person/field-filters.tsx'
import { useFilterValues } from '../person/use-filter-values.ts'
import { usePersonFields, type PersonFields } from '../person/use-person-fields.ts'
import { holderKindOf, listName, type LinkMode, type PeopleKind } from './link-kind.ts'
import classes from './people-pane.module.css'
import { filterOf, type ChosenPeople } from './use-chosen.ts'

interface PeopleFilterProps {
  readonly mode: LinkMode
  readonly people: ChosenPeople
}

/** Narrows the list of people: by name, by fields, by their mentor, or to those who have none. */
export function PeopleFilter({ mode, people: { narrowing, narrow } }: PeopleFilterProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const mentors = useCall('people.listMentorFilterValues', { ProjectId })
  const isMentee = narrowing.kind === 'mentee'
  const fields = usePersonFields([isMentee ? 'Mentee' : 'Mentor'])
  const { where = [] } = narrowing
  const [isOpen, setIsOpen] = useState(where.length > 0)
  return (
    <div className={classes.filter}>
      {holderKindOf(mode) !== 'mentor' && (
        <SelectField
          label={t('linking.people.kind')}
          none={t('linking.people.mentor')}
          options={[{ value: 'mentee', label: t('linking.people.mentee') }]}
          value={isMentee ? 'mentee' : null}
          onChange={(kind) =>
            narrow({
              kind: (kind ?? 'mentor') as PeopleKind,
              withoutMentor: false,
              mentorId: null,
              // Another kind of people has other filters: one that is not shown may not narrow.
              where: undefined,
            })
          }
        />
      )}
      <div className={classes.search}>
        <SearchField
          label={`${t('linking.search')} · ${t(isMentee ? 'linking.people.mentee' : 'linking.people.mentor')}`}
          placeholder={t('linking.search')}
          value={narrowing.search}
          onChange={(search) => narrow({ search })}
        />
      </div>
      {isMentee && (
        <>
          <Combobox
            label={t('linking.filter.mentor')}
            options={(mentors.data ?? []).map((mentor) => ({
              value: String(mentor.Id),
              label: listName(mentor),
            }))}
            value={narrowing.mentorId}
            onChange={(mentorId) => narrow({ mentorId, withoutMentor: false })}
          />
          <Checkbox
            label={t('linking.filter.without')}
            checked={narrowing.withoutMentor}
            onChange={(withoutMentor) => narrow({ withoutMentor, mentorId: null })}
          />
        </>
      )}
      {fields.filters.length > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconFilter size={18} aria-hidden="true" />
          {t('linking.filter.byFields')}
          {where.length > 0 && ` (${where.length})`}
        </button>
      )}
      {isOpen && <ByFields narrowing={narrowing} fields={fields} narrow={narrow} />}
    </div>
  )
}

interface ByFieldsProps extends Pick<ChosenPeople, 'narrowing' | 'narrow'> {
  readonly fields: PersonFields
}

/** The same fields as in the list of people; each offers the values that the other conditions leave. */
function ByFields({ narrowing, fields, narrow }: ByFieldsProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const values = useFilterValues({ ProjectId, ...filterOf(narrowing) }, fields)
  return (
    <div
      role="group"
      aria-label={t('linking.filter.byFields')}
      aria-busy={values.isFetching}
      className={classes.fields}
    >
      <FieldFilters
        fields={fields}
        offered={values.data?.Filters}
        where={narrowing.where}
        onChange={(where) => narrow({ where })}
      />
    </div>
  )
}
