import { useSyncExternalStore } from 'react'
import { realtime, useTexts, type ConnectionState } from '#shared'
import classes from './connection-mark.module.css'

/** Words would move what stands beside them, each time that a page is opened. */
const WELL: ReadonlySet<ConnectionState> = new Set(['Starting', 'Connected'])

const readState = () => realtime.state

/** How the page stands with the realtime hub: by shape, and in words where it is not well. */
export function ConnectionMark() {
  const { t } = useTexts()
  const state = useSyncExternalStore(realtime.watch, readState, readState)
  const words = t(`shell.connection.${state}`)
  return (
    <span role="status" className={classes.mark} data-state={state} title={words}>
      <span aria-hidden="true" className={classes.shape} />
      <span className={WELL.has(state) ? 'visually-hidden' : classes.words}>{words}</span>
    </span>
  )
}
