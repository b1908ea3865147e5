import type { CellState } from '@telemachos/contract/grid/constants'
import { CELL_STATES } from '@telemachos/contract/grid/constants'
import { useCall, useTexts, type CallOutput, useMay, GROUP_SEPARATOR, useGroupWords } from '#shared'
import { Choice, useIdle } from '#ui'
import type { TypeFilter } from './column-filter.ts'
import { groupsOf } from './column-filter.ts'
import type { GridColumn } from './grid-rows.ts'
import type { GridSearch } from './grid-search.ts'

interface Props {
  readonly projectId: number
  /** Every column, those that are filtered out too. */
  readonly columns: readonly GridColumn[]
  readonly grouped: boolean
  readonly search: GridSearch
  readonly onChange: (change: GridSearchChange) => void
}

/** What changes in the address; undefined takes a part away. */
export type GridSearchChange = { readonly [Key in keyof GridSearch]?: GridSearch[Key] | undefined }

/** Every filter but the text: type, group, state, and for those who oversee, people. */
export function FilterFields({ projectId, columns, grouped, search, onChange }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const groupWords = useGroupWords()
  const types = [...new Set(columns.map(({ TypeId }) => TypeId))].toSorted((a, b) => a - b)
  const groups = grouped ? groupsOf(columns) : []
  const stateColumn = columns.find(({ Id }) => Id === search.stateOf)
  return (
    <>
      <Choice
        label={t('actions.grid.filter.type')}
        value={search.type ?? ''}
        onChange={(type) => onChange({ type: (type as TypeFilter) || undefined })}
      >
        <option value="">{t('actions.grid.filter.type.all')}</option>
        <option value="meet">{t('actions.grid.filter.type.meet')}</option>
        <option value="other">{t('actions.grid.filter.type.other')}</option>
        <hr />
        {types.map((type) => (
          <option key={type} value={`t${type}`}>
            {t(`actions.grid.type.${type as ActionTypeId}`)}
          </option>
        ))}
      </Choice>
      {groups.length > 0 && (
        <Choice
          label={t('actions.grid.filter.group')}
          value={search.group ?? ''}
          onChange={(group) => onChange({ group: group || undefined })}
        >
          <option value="">{t('actions.grid.filter.group.all')}</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {groupWords(group.split(GROUP_SEPARATOR))}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={t('actions.grid.filter.state')}
        value={search.state ?? ''}
        onChange={(state) =>
          onChange({ state: (state as CellState) || undefined, stateOf: undefined })
        }
      >
        <option value="">{t('actions.grid.filter.state.all')}</option>
        {CELL_STATES.map((state) => (
          <option key={state} value={state}>
            {stateColumn && state === search.state
              ? t('actions.grid.filter.state.in', {
                  state: t(`actions.grid.state.${state}`),
                  title: stateColumn.Title,
                })
              : t(`actions.grid.state.${state}`)}
          </option>
        ))}
      </Choice>
      {may('people.listMentorFilterValues') && (
        <PeopleFields projectId={projectId} search={search} onChange={onChange} />
      )}
      <Choice
        label={t('actions.grid.filter.active')}
        value={search.active === undefined ? '' : String(search.active)}
        onChange={(active) => onChange({ active: active === '' ? undefined : active === 'true' })}
      >
        <option value="">{t('actions.grid.filter.active.all')}</option>
        <option value="true">{t('actions.grid.filter.active.yes')}</option>
        <option value="false">{t('actions.grid.filter.active.no')}</option>
      </Choice>
    </>
  )
}

/** The types that have a name. */
export type ActionTypeId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

type PeopleProps = Pick<Props, 'projectId' | 'search' | 'onChange'>

function PeopleFields({ projectId, search, onChange }: PeopleProps) {
  const { t } = useTexts()
  const enabled = useIdle()
  const mentors = useCall('people.listMentorFilterValues', { ProjectId: projectId }, { enabled })
  const holders = useCall(
    'people.listSupervisorFilterValues',
    { ProjectId: projectId },
    { enabled },
  )
  return (
    <>
      <PersonChoice
        label={t('actions.grid.filter.mentor')}
        all={t('actions.grid.filter.mentor.all')}
        unnamed={t('actions.grid.filter.mentor.chosen')}
        people={mentors.data}
        chosen={search.mentor}
        onChange={(mentor) => onChange({ mentor })}
      />
      <PersonChoice
        label={t('actions.grid.filter.coord')}
        all={t('actions.grid.filter.coord.all')}
        unnamed={t('actions.grid.filter.coord.chosen')}
        people={holders.data}
        chosen={search.coord}
        onChange={(coord) => onChange({ coord })}
      />
    </>
  )
}

interface PersonChoiceProps {
  readonly label: string
  readonly all: string
  /** What the one who is chosen is called until their name is known. */
  readonly unnamed: string
  readonly people: CallOutput<'people.listMentorFilterValues'> | undefined
  readonly chosen: number | undefined
  readonly onChange: (id: number | undefined) => void
}

/** Whoever narrows the rows is shown as chosen, though the list be late, or lack them. */
function PersonChoice({ label, all, unnamed, people, chosen, onChange }: PersonChoiceProps) {
  const isNamed = people?.some(({ Id }) => Id === chosen) ?? false
  return (
    <Choice
      label={label}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={(id) => onChange(Number(id) || undefined)}
    >
      <option value="">{all}</option>
      {chosen !== undefined && !isNamed && <option value={chosen}>{unnamed}</option>}
      {people?.map(({ Id, FirstName, LastName }) => (
        <option key={Id} value={Id}>{`${LastName} ${FirstName}`}</option>
      ))}
    </Choice>
  )
}
