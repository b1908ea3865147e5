import { CELL_STATES } from '@telemachos/contract/grid/constants'
import { useTexts } from '#shared'
import type { GridCount } from './grid-rows.ts'
import { StateMark } from '../../../shared/actions/state-mark.tsx'
import classes from './grid-legend.module.css'

/** What the shapes mean; with `count`, of cells that are not the reader's where there are any. */
export function GridLegend({ count }: { readonly count?: GridCount | undefined }) {
  const { t } = useTexts()
  const isPartial = count?.Actions.some(({ Others }) => Others) ?? false
  return (
    <ul className={classes.legend} aria-label={t('actions.grid.legend')}>
      {CELL_STATES.map((state) => (
        <li key={state} className={classes.item}>
          <StateMark state={state} />
          {t(state === 'inactive' ? 'actions.grid.legend.inactive' : `actions.grid.state.${state}`)}
        </li>
      ))}
      {isPartial && (
        <li className={classes.item}>
          <StateMark state="notYours" />
          {t('actions.grid.state.notYours')}
        </li>
      )}
    </ul>
  )
}
