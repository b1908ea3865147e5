import type { ShownState } from './cell-state.ts'
import '../../../shared/theme/state-marks.css'
import classes from './state-mark.module.css'

/** The shape of a state; a text beside it or a label around it says it in words. */
export function StateMark({ state }: { readonly state: ShownState }) {
  return <i aria-hidden="true" className={classes.mark} data-state={state} />
}
