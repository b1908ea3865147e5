import { Row } from '#layout'
import { useTexts, useMay } from '#shared'
import { StateMark } from '#features/actions'
import { Link } from '@tanstack/react-router'
import { isIncomplete, isOpenTo, type GridColumn, type GridRow } from '../board/grid-rows.ts'
import { rowName, viewCell } from '../board/grid-view.ts'
import classes from './by-action.module.css'

interface Props {
  readonly row: GridRow
  readonly column: GridColumn
  readonly now: Date
  /** How far they are in what the action asks by its type; empty where it asks nothing. */
  readonly doing: string
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** One mentee of an action: how it stands for them, and when; the name opens it. */
export function MenteeLine({ row, column, now, doing, isChosen, onChoose }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const { state, moment } = viewCell(row, column, now)
  const name = rowName(row)
  const isOpen = isOpenTo(row, column)
  const showsMentor = may('people.listMentorFilterValues') && row.MentorName !== ''
  return (
    <li className={classes.line} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        className={classes.tick}
        aria-label={t('actions.byAction.select', { name })}
        checked={isChosen}
        disabled={!isChosen && !isIncomplete(row, column)}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={classes.who}>
        {isOpen ? (
          <Link
            to="."
            search={(old: object) => ({ ...old, mentee: row.Id })}
            resetScroll={false}
            className={classes.lineLink}
            aria-label={t('actions.byAction.open', { name })}
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {showsMentor && (
          <span className={classes.second}>
            {t('actions.byAction.mentor', { name: row.MentorName })}
          </span>
        )}
        {doing !== '' && <span className={classes.second}>{doing}</span>}
      </span>
      <Row as="span" nowrap gap={2} align="center" className={classes.lineState} data-state={state}>
        <StateMark state={state} />
        {t(`actions.grid.state.${state}`)}
      </Row>
      <span className={classes.when}>{moment}</span>
    </li>
  )
}
