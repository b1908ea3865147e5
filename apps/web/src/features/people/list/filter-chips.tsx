import { Row } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { IconX } from '@tabler/icons-react'
import classes from './people-filters.module.css'
import { withCondition } from '../person/conditions.ts'
import { isFiltered, NO_FILTERS } from './people-search.ts'
import type { PeopleAddress } from './use-people-address.ts'
import type { PersonFields } from '../person/use-person-fields.ts'
import { useStateName } from './use-state-name.ts'

interface FilterChipsProps {
  readonly address: PeopleAddress
  readonly fields: PersonFields
}

/** What the list is filtered by, each condition with a press to take it away. */
export function FilterChips({ address: { search, change }, fields }: FilterChipsProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const nameOf = useStateName()
  const mentors = useCall(
    'people.listMentorFilterValues',
    { ProjectId },
    { enabled: search.mentor !== undefined },
  )
  if (!isFiltered(search)) return null
  const { q, roles, state, mentor, where = [] } = search
  const found = mentors.data?.find(({ Id }) => Id === mentor)
  const chip = (label: string, without: Parameters<typeof change>[0]) => ({
    label,
    remove: () => change(without),
  })
  const chips = [
    q !== undefined && chip(t('people.filters.search', { text: q }), { q: undefined }),
    state !== undefined && chip(`${t('people.state')}: ${nameOf(state)}`, { state: undefined }),
    roles !== undefined &&
      chip(`${t('people.roles')}: ${roles.map((role) => t(`identity.role.${role}`)).join(', ')}`, {
        roles: undefined,
      }),
    mentor !== undefined &&
      chip(`${t('people.mentor')}: ${found ? `${found.LastName} ${found.FirstName}` : '…'}`, {
        mentor: undefined,
      }),
    ...where.map(({ field, values }) =>
      chip(
        `${fields.labelOf(field)}: ${values.map((value) => fields.valueOf(field, value)).join(', ')}`,
        { where: withCondition(where, { field, values: [] }) },
      ),
    ),
  ].filter((one) => one !== false)
  return (
    <Row as="ul" gap={2} aria-label={t('people.filters.chosen')}>
      {chips.map(({ label, remove }) => (
        <li key={label}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('people.filters.remove', { name: label })}
            onClick={remove}
          >
            {label}
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => change(NO_FILTERS)}>
          {t('people.filters.clear')}
        </button>
      </li>
    </Row>
  )
}
