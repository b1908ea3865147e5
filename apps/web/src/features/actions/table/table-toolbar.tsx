import { Row } from '#layout'
import { Button, SearchField, SelectField, FILTER_MS } from '#ui'
import { useGroupWords, useTexts } from '#shared'
import { IconArchive } from '@tabler/icons-react'
import { NO_GROUP, STATES, type State } from './filter.ts'
import { groupText, TYPES, type Row as ActionRow } from './row.ts'
import type { TableAddress } from './use-table-address.ts'
import classes from './table.module.css'

/** What is typed in a filter waits so long for the next key, in milliseconds (spec §9, filter search). */

interface Props {
  readonly address: TableAddress
  readonly onChange: (change: Partial<TableAddress>) => void
  readonly groups: readonly (readonly string[])[]
  readonly rows: readonly ActionRow[]
  /** How many actions are archived. */
  readonly archived: number
}

/** What the table shows: by words, group, type and state, or what is archived. */
export function TableToolbar({ address, onChange, groups, rows, archived }: Props) {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const types = TYPES.filter((type) => rows.some(({ TypeId }) => TypeId === type))
  return (
    <Row gap={3} align="end" className={classes.toolbar}>
      <SearchField
        label={t('actions.table.search')}
        placeholder={t('actions.table.search')}
        value={address.search}
        debounceMs={FILTER_MS}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        label={t('actions.table.column.Group')}
        none={t('actions.table.anyGroup')}
        options={[
          ...groups.map((path) => ({ value: groupText(path), label: groupWords(path) })),
          { value: NO_GROUP, label: t('actions.table.noGroup') },
        ]}
        value={address.group}
        onChange={(group) => onChange({ group })}
      />
      <SelectField
        label={t('actions.table.column.TypeId')}
        none={t('actions.table.anyType')}
        options={types.map((type) => ({
          value: String(type),
          label: t(`actions.grid.type.${type}`),
        }))}
        value={address.type === null ? null : String(address.type)}
        onChange={(type) => onChange({ type: type === null ? null : Number(type) })}
      />
      <SelectField
        label={t('actions.table.state')}
        none={t('actions.table.anyState')}
        options={STATES.map((state) => ({
          value: state,
          label: t(`actions.table.state.${state}`),
        }))}
        value={address.state}
        onChange={(state) => onChange({ state: state as State | null })}
      />
      {(archived > 0 || address.isArchive) && (
        <Button
          variant={address.isArchive ? 'light' : 'default'}
          aria-pressed={address.isArchive}
          leftSection={<IconArchive size={18} aria-hidden="true" />}
          onClick={() => onChange({ isArchive: !address.isArchive })}
        >
          {t('actions.table.archive', { count: archived })}
        </Button>
      )}
    </Row>
  )
}
