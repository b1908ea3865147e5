import { CELL_STATES } from '@telemachos/contract/grid/constants'
import { Text } from '#layout'
import { useTexts } from '#shared'
import { StateMark } from '#features/actions'
import type { GridCount } from './grid-rows.ts'
import classes from './grid-legend.module.css'

interface Props {
  /** Shows what cells are that are not the reader's, or not for the mentee, where there are any. */
  readonly count?: GridCount | undefined
  /** Whether actions that count are hidden from the reader's role. */
  readonly isPartial: boolean
}

/** What the shapes mean, and of what progress is. */
export function GridLegend({ count, isPartial }: Props) {
  return (
    <>
      <Shapes count={count} />
      <ProgressNote isPartial={isPartial} />
    </>
  )
}

function ProgressNote({ isPartial }: Pick<Props, 'isPartial'>) {
  const { t } = useTexts()
  return (
    <Text tone="faint" size="small">
      {t('actions.grid.progressNote')} {isPartial && t('actions.grid.partial')}
    </Text>
  )
}

function Shapes({ count }: Pick<Props, 'count'>) {
  const { t } = useTexts()
  const others = count?.Actions.some(({ Others }) => Others) ?? false
  const unshown = count?.Actions.some(({ Unshown }) => Unshown > 0) ?? false
  return (
    <ul className={classes.legend} aria-label={t('actions.grid.legend')}>
      {CELL_STATES.map((state) => (
        <li key={state} className={classes.item}>
          <StateMark state={state} />
          {t(state === 'inactive' ? 'actions.grid.legend.inactive' : `actions.grid.state.${state}`)}
        </li>
      ))}
      {unshown && (
        <li className={classes.item}>
          <StateMark state="unshown" />
          {t('actions.grid.state.unshown')}
        </li>
      )}
      {others && (
        <li className={classes.item}>
          <StateMark state="notYours" />
          {t('actions.grid.state.notYours')}
        </li>
      )}
    </ul>
  )
}
