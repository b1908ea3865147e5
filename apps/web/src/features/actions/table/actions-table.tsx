import { Heading, Row, Stack, Text } from '#layout'
import { Button, useNow, usePhone, lazyPart, lazyWindow } from '#ui'
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { todayInAthens } from '@telemachos/rules/dates'
import { fold } from '@telemachos/rules/greek-text'
import { IconFolders, IconPlus } from '@tabler/icons-react'
import { groupIn } from '@telemachos/contract/projects/settings-in'
import { useMemo, useState, Suspense } from 'react'
import { useMay, useSettings, useTexts } from '#shared'
import { ActionPanel } from './action-panel.tsx'
import { ActionCards } from './action-cards.tsx'
import type { ColumnTexts } from './columns.ts'
import { EditsConflict } from './edits-conflict.tsx'
import { filtered, groupPaths, NO_FILTER } from './filter.ts'
import { groupText, type Row as ActionRow, type Table } from './row.ts'
import { SaveState } from './save-state.tsx'
import { Nothing } from './nothing.tsx'
import { TableGrid } from './table-grid.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { useCellWork } from './use-cell-work.ts'
import type { TableAddress } from './use-table-address.ts'
import { useGroups } from './use-groups.ts'
import { useTableEdits } from './use-table-edits.ts'
import { useWholeActions } from './use-whole-actions.ts'
import { WholeButtons } from './whole-buttons.tsx'
import classes from './table.module.css'

const AddActions = lazyWindow(() => import('./add-actions.tsx'), 'AddActions')
const GroupsDrawer = lazyWindow(() => import('./groups-drawer.tsx'), 'GroupsDrawer')
const HinderedDialog = lazyWindow(() => import('./hindered-dialog.tsx'), 'HinderedDialog')
const NewAction = lazyWindow(() => import('./new-action.tsx'), 'NewAction')
const UnreadyDialog = lazyWindow(() => import('./unready-dialog.tsx'), 'UnreadyDialog')
const BulkBar = lazyPart(() => import('./bulk-bar.tsx'), 'BulkBar')

interface Props {
  readonly projectId: number
  readonly table: Table
  /** Under which the table is kept. */
  readonly queryKey: readonly unknown[]
  readonly address: TableAddress
  readonly onAddress: (change: Partial<TableAddress>) => void
}

const NONE: ReadonlySet<number> = new Set()

/** The table with what filters it and what is done with the chosen actions. */
export function ActionsTable({ projectId, table, queryKey, address, onAddress }: Props) {
  const texts = useTexts()
  const { t } = texts
  const may = useMay()
  const isNarrow = usePhone()
  const edits = useTableEdits(projectId, table, queryKey)
  const [chosen, setChosen] = useState(NONE)
  const whole = useWholeActions(projectId)
  const grouping = useGroups(projectId, edits)
  const [isMaking, setMaking] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [isGrouping, setGrouping] = useState(false)
  const groups = useMemo(
    () => groupPaths(table.Actions, table.EmptyGroups),
    [table.Actions, table.EmptyGroups],
  )
  const columnTexts = useColumnTexts(table, groups)
  const rows = useMemo(
    () => filtered(edits.rows, address, columnTexts),
    [edits.rows, address, columnTexts],
  )
  const work = useCellWork({
    projectId,
    edits,
    rows,
    columnTexts,
    isOrdered: address.sort === null,
  })
  // What is no longer shown is not chosen.
  const checked = new Set(rows.map(({ ActionId }) => ActionId).filter((id) => chosen.has(id)))
  const check = (ids: readonly number[], on: boolean): void =>
    setChosen(
      on ? new Set([...checked, ...ids]) : new Set([...checked].filter((id) => !ids.includes(id))),
    )
  const open = ({ ActionId }: ActionRow) => onAddress({ open: ActionId })
  const opened = edits.rows.find(({ ActionId }) => ActionId === address.open)
  const parts = { rows, work, columnTexts, checked, onCheck: check, onOpen: open }
  return (
    <>
      <Row as="header" gap={3} align="end" justify="between">
        <div>
          <Heading as="h1" size="page">
            {t('actions.table.title')}
          </Heading>
          <Text tone="faint" size="medium">
            {t('actions.table.count', { count: table.Actions.length })}
          </Text>
        </div>
        <Row gap={3} align="center">
          <SaveState edits={edits} />
          {may('actions.saveGroup') && !address.isArchive && (
            <Button
              variant="default"
              leftSection={<IconFolders size={18} aria-hidden="true" />}
              onClick={() => setGrouping(true)}
            >
              {t('actions.groups.show')}
            </Button>
          )}
          {may('projects.linkActions') && !address.isArchive && (
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('actions.table.from.add')}
            </Button>
          )}
          {may('actions.createAction') && !address.isArchive && (
            <Button
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => setMaking(true)}
            >
              {t('actions.table.new')}
            </Button>
          )}
        </Row>
      </Row>
      <TableToolbar
        address={address}
        onChange={onAddress}
        groups={groups}
        rows={edits.rows}
        archived={table.Archived}
      />
      {edits.conflict && <EditsConflict edits={edits} conflict={edits.conflict} />}
      {checked.size > 0 && work.mayArrange && (
        <Suspense fallback={null}>
          <BulkBar
            projectId={projectId}
            rows={rows.filter(({ ActionId }) => checked.has(ActionId))}
            groups={groups.map(groupText)}
            work={work}
            whole={whole}
            onClear={() => setChosen(NONE)}
          />
        </Suspense>
      )}
      {rows.length === 0 ? (
        <Nothing
          hasActions={table.Actions.length > 0}
          isArchive={address.isArchive}
          onAll={() => onAddress(NO_FILTER)}
        />
      ) : isNarrow ? (
        <ActionCards {...parts} />
      ) : (
        <div className={classes.frame}>
          <TableGrid
            {...parts}
            filter={address}
            onSort={onAddress}
            groups={groups.map(groupText)}
          />
        </div>
      )}
      {opened && (
        <ActionPanel
          row={opened}
          work={work}
          columnTexts={columnTexts}
          groups={groups.map(groupText)}
          onClose={() => onAddress({ open: null })}
        >
          {work.mayArrange && (
            <Stack as="section" gap={3}>
              <Heading as="h3" size="small">
                {t('actions.table.whole')}
              </Heading>
              <Row gap={2}>
                <WholeButtons
                  rows={[opened]}
                  whole={whole}
                  onGone={() => onAddress({ open: null })}
                />
              </Row>
            </Stack>
          )}
        </ActionPanel>
      )}
      {isAdding && <AddActions projectId={projectId} onClose={() => setAdding(false)} />}
      {isGrouping && (
        <GroupsDrawer
          rows={edits.rows}
          paths={groupPaths(edits.rows, table.EmptyGroups)}
          groups={grouping}
          chosen={[...checked]}
          onOpen={(id) => {
            setGrouping(false)
            onAddress({ open: id })
          }}
          onClose={() => setGrouping(false)}
        />
      )}
      {whole.hindered && <HinderedDialog hindered={whole.hindered} onClose={whole.forgive} />}
      {edits.unready && (
        <UnreadyDialog
          projectId={projectId}
          actions={edits.unready}
          onClose={edits.forgetUnready}
        />
      )}
      {isMaking && (
        <NewAction
          projectId={projectId}
          onClose={() => setMaking(false)}
          onMade={(id) => onAddress({ ...NO_FILTER, open: id })}
        />
      )}
    </>
  )
}

/** What cells are written with; the same object for as long as nothing of it changes. */
function useColumnTexts(table: Table, groups: readonly (readonly string[])[]): ColumnTexts {
  const texts = useTexts()
  const settings = useSettings()
  const today = todayInAthens(useNow())
  return useMemo(() => {
    const named = new Map<string, string>()
    for (const name of new Set(groups.flat())) {
      for (const language of LANGUAGES) named.set(fold(groupIn(settings, name, language)), name)
    }
    const groupNamed = (typed: string) => named.get(fold(typed)) ?? typed
    return { texts, mentees: table.Mentees, today, groupNamed }
  }, [texts, table.Mentees, today, groups, settings])
}
