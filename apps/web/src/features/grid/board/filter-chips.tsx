import { IconX } from '@tabler/icons-react'
import { useCall, useGroupWords, useTexts, GROUP_SEPARATOR } from '#shared'
import { usePersonFields } from '#features/people'
import { chosenColumns } from './column-filter.ts'
import type { ActionTypeId, GridSearchChange } from './filter-fields.tsx'
import { SHOWN_ROLES } from './grid-search.ts'
import type { ToolbarProps } from './grid-toolbar.tsx'
import classes from './filter-chips.module.css'

interface Chip {
  readonly label: string
  readonly without: GridSearchChange
}

/** What the grid is narrowed by, each with a press to take it away. */
export default function FilterChips(props: ToolbarProps) {
  const { t } = useTexts()
  const chips = useChips(props)
  return (
    <ul className={classes.chips} aria-label={t('actions.grid.chips')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('actions.grid.chips.remove', { name: label })}
            onClick={() => props.onChange(without)}
          >
            {label}
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useChips({ projectId, columns, grouped, search }: ToolbarProps): Chip[] {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const fields = usePersonFields(SHOWN_ROLES)
  const { type, group, state, stateOf, mentor, coord, active, where = [], cols } = search
  const named = (id: number | undefined, people: readonly Person[] | undefined) => {
    const person = people?.find(({ Id }) => Id === id)
    return person ? `${person.LastName} ${person.FirstName}` : '…'
  }
  const input = { ProjectId: projectId }
  const mentors = useCall('people.listMentorFilterValues', input, { enabled: mentor !== undefined })
  const coords = useCall('people.listSupervisorFilterValues', input, {
    enabled: coord !== undefined,
  })
  const chip = (name: string, value: string, without: GridSearchChange): Chip => ({
    label: `${name}: ${value}`,
    without,
  })
  const column = columns.find(({ Id }) => Id === stateOf)
  return [
    cols &&
      chip(
        t('actions.grid.choice.open'),
        t('actions.grid.choice.some', {
          shown: chosenColumns(columns, cols).length,
          total: columns.length,
        }),
        { cols: undefined, col: undefined },
      ),
    type && chip(t('actions.grid.filter.type'), t(typeKey(type)), { type: undefined }),
    grouped &&
      group &&
      chip(t('actions.grid.filter.group'), groupWords(group.split(GROUP_SEPARATOR)), {
        group: undefined,
      }),
    state &&
      chip(
        t('actions.grid.filter.state'),
        column
          ? t('actions.grid.filter.state.in', {
              state: t(`actions.grid.state.${state}`),
              title: column.Title,
            })
          : t(`actions.grid.state.${state}`),
        { state: undefined, stateOf: undefined },
      ),
    mentor !== undefined &&
      chip(t('actions.grid.filter.mentor'), named(mentor, mentors.data), { mentor: undefined }),
    coord !== undefined &&
      chip(t('actions.grid.filter.coord'), named(coord, coords.data), { coord: undefined }),
    active !== undefined &&
      chip(
        t('actions.grid.filter.active'),
        t(active ? 'actions.grid.filter.active.yes' : 'actions.grid.filter.active.no'),
        { active: undefined },
      ),
    ...where.map(({ field, values }) => {
      const others = where.filter((one) => one.field !== field)
      return chip(
        fields.labelOf(field),
        values.map((value) => fields.valueOf(field, value)).join(', '),
        { where: others.length > 0 ? others : undefined },
      )
    }),
  ].filter((one) => typeof one === 'object')
}

interface Person {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
}

/** What a type of actions is called. */
const typeKey = (type: NonNullable<ToolbarProps['search']['type']>) =>
  type === 'meet' || type === 'other'
    ? (`actions.grid.filter.type.${type}` as const)
    : (`actions.grid.type.${Number(type.slice(1)) as ActionTypeId}` as const)
