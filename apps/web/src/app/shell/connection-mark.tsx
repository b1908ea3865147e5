import { useSyncExternalStore } from 'react'
import { realtime } from '../../shared/api/realtime.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import classes from './connection-mark.module.css'

/** How the page stands with the realtime hub: by shape, and in words where it is not well. */
export function ConnectionMark() {
  const { t } = useTexts()
  const state = useSyncExternalStore(realtime.watch, () => realtime.state)
  const words = t(`shell.connection.${state}`)
  return (
    <span role="status" className={classes.mark} data-state={state} title={words}>
      <span aria-hidden="true" className={classes.shape} />
      <span className={state === 'Connected' ? 'visually-hidden' : classes.words}>{words}</span>
    </span>
  )
}
