import { formatTime } from '@telemachos/rules/dates'
import { Suspense, useRef, useState } from 'react'
import { Row, Text } from '#layout'
import { loadGroupReport } from '#features/questionnaires'
import { useMay, useTexts } from '#shared'
import { Button, lazyPart, useNow } from '#ui'
import { failureWords } from '../queries/failure-words.ts'
import { ResultView } from '../results/result-view.tsx'
import { useCellWords } from '../results/use-cell-words.ts'
import { readViewSettings, type Result } from '../results/view-settings.ts'
import { PeopleBehind } from './people-behind.tsx'
import { asks, viewOf, type QueryTile, type StepsTile, type TileResult } from './report-draft.ts'
import classes from './reports.module.css'
import { useBehind, writeBehind, type Behind } from './use-behind.ts'
import { useTile, type TileSource } from './use-tile.ts'
import { useWorded } from './worded-result.ts'

const GroupReport = lazyPart(loadGroupReport)

const MINUTE_MS = 60_000

interface TileContentProps extends TileSource {
  /** Whether the people behind a row can be asked for. */
  readonly isDrillable: boolean
}

/** What a tile shows: its result, its text, or the results of a questionnaire. */
export function TileContent(props: TileContentProps) {
  const { tile } = props
  const { t } = useTexts()
  const may = useMay()
  if (tile.Kind === 'text')
    return (
      <div className={classes.text}>
        {(tile.Text ?? '').split(/\n\s*\n/).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
    )
  if (tile.Kind === 'quest')
    return may('questionnaires.getGroupResults') ? (
      <Suspense fallback={<Text tone="faint">{t('core.loading')}</Text>}>
        <GroupReport actionIds={[tile.ActionId]} />
      </Suspense>
    ) : (
      <Text tone="faint">{t('reports.tile.noQuest')}</Text>
    )
  return asks(tile) ? <Asked {...props} tile={tile} /> : null
}

interface AskedProps extends TileContentProps {
  readonly tile: QueryTile | StepsTile
}

function Asked(props: AskedProps) {
  const { t } = useTexts()
  const foot = useRef<HTMLDivElement>(null)
  const tile = useTile(props, () => isInWindow(foot.current?.closest('article')))
  const { result: found, error, isRunning, isPatient, wasCancelled } = tile
  if (found?.State === 'removed') return <Text tone="warn">{t('reports.tile.removed')}</Text>
  return (
    <>
      {error !== null && (
        <Row gap={2} align="center">
          <Text tone="failure" role="alert">
            {failureWords(error, t)}
          </Text>
          <Button variant="subtle" size="compact-md" onClick={tile.again}>
            {t('reports.tile.retry')}
          </Button>
        </Row>
      )}
      {found?.Result && (
        <Shown
          {...props}
          key={JSON.stringify(props.tile.View)}
          found={found}
          result={found.Result}
        />
      )}
      <Row ref={foot} gap={2} align="center" className={classes.foot} role="status">
        {found?.Result && <Age found={found} at={found.Result.At} isRunning={isRunning} />}
        {isPatient && <Text tone="faint">{t('reports.run.waits')}</Text>}
        {isRunning && !isPatient && !found && <Text tone="faint">{t('reports.run.busy')}</Text>}
        {wasCancelled && <Text tone="warn">{t('reports.run.cancelled')}</Text>}
        {isRunning && (
          <Button variant="subtle" size="compact-md" onClick={tile.cancel}>
            {t('reports.run.cancel')}
          </Button>
        )}
        {wasCancelled && (
          <Button variant="subtle" size="compact-md" onClick={tile.again}>
            {t('reports.tile.retry')}
          </Button>
        )}
      </Row>
    </>
  )
}

function isInWindow(element: Element | null | undefined): boolean {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

interface AgeProps {
  readonly found: TileResult
  readonly at: string
  readonly isRunning: boolean
}

/** How old the numbers are, and which filters do not change them. */
function Age({ found, at, isRunning }: AgeProps) {
  const { t } = useTexts()
  const now = useNow()
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS)
  const old = minutes > 0 ? t('reports.tile.age', { count: minutes }) : t('reports.tile.ageNow')
  const names = found.Unheeded.map((kind) => t(`reports.filters.${kind}`))
  return (
    <Text as="span" tone="faint" size="medium">
      {found.IsStored && isRunning ? old : t('reports.tile.found', { time: formatTime(at) })}
      {names.length > 0 && ` · ${t('reports.tile.unheeded', { filters: names.join(', ') })}`}
    </Text>
  )
}

interface ShownProps extends AskedProps {
  readonly found: TileResult
  readonly result: Result
}

function Shown({ tile, found, result, filters, reportId, isDrillable }: ShownProps) {
  const { t } = useTexts()
  const word = useWorded(tile)
  const words = useCellWords()
  const { behind, show, close } = useBehind()
  const now = word(result)
  const before = found.Compared && word(found.Compared)
  const [view, setView] = useState(viewOf(tile))
  const title = tile.Title || t('reports.tile.untitled')
  /** What a row is called: by what its rows were gathered. */
  const labelOf = ({ row, open, isBefore }: Behind): string => {
    const places = tile.Kind === 'steps' ? (tile.Steps.By?.length ?? 0) : 0
    const { Columns, Rows } = word({ ...result, Rows: [[...row]] }).result
    const by = Columns.slice(0, places).flatMap((column, at) =>
      open.includes(at) ? [] : [words(Rows[0]?.[at], column)],
    )
    return [...by, ...(isBefore ? [t('reports.behind.before')] : [])].join(' · ')
  }
  const isShown = isDrillable && reportId !== null && behind?.tile === tile.Key
  return (
    <>
      <ResultView
        title={title}
        result={now.result}
        view={view}
        compared={before?.result}
        onChange={(change) =>
          setView((now) => ({ ...now, Settings: { ...readViewSettings(now.Settings), ...change } }))
        }
        onPeople={
          isDrillable && reportId !== null
            ? (shown, { by, isBefore = false } = {}) => {
                const row = (isBefore && before ? before : now).rowOf(shown)
                const open = by ? row.flatMap((_, at) => (by.includes(at) ? [] : [at])) : []
                show({ tile: tile.Key, row, open, isBefore })
              }
            : undefined
        }
      />
      {isShown && (
        <PeopleBehind
          key={writeBehind(behind)}
          {...{ reportId, filters, title, behind }}
          label={labelOf(behind)}
          onClose={close}
        />
      )}
    </>
  )
}
