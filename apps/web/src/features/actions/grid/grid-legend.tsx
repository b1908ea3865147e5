import { CELL_STATES } from '@telemachos/contract/projects/grid-constants'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { StateMark } from './state-mark.tsx'
import classes from './grid-legend.module.css'

/** What the shapes mean. */
export function GridLegend() {
  const { t } = useTexts()
  return (
    <ul className={classes.legend} aria-label={t('actions.grid.legend')}>
      {CELL_STATES.map((state) => (
        <li key={state} className={classes.item}>
          <StateMark state={state} />
          {t(state === 'inactive' ? 'actions.grid.legend.inactive' : `actions.grid.state.${state}`)}
        </li>
      ))}
    </ul>
  )
}
