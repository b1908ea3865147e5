import { StateMark } from './state-mark.tsx'
import { useTexts } from '#shared'
import type { ActionState } from './mentee-action.ts'
import classes from './state-label.module.css'

/** The shape of a state alone; the text beside it has to say it in words. */
export function ActionMark({ state }: { readonly state: ActionState }) {
  return state === 'locked' ? <Lock /> : <StateMark state={state} />
}

/** A state by shape and word. */
export function StateLabel({ state }: { readonly state: ActionState }) {
  const { t } = useTexts()
  return (
    <span className={classes.label} data-state={state}>
      <ActionMark state={state} />
      {t(`actions.mentee.state.${state}`)}
    </span>
  )
}

function Lock() {
  return (
    <svg className={classes.lock} viewBox="0 0 16 16" aria-hidden="true">
      <rect x="3" y="7" width="10" height="7" rx="2" />
      <path d="M5 7V5a3 3 0 0 1 6 0v2" />
    </svg>
  )
}
