import { useSyncExternalStore } from 'react'
import { realtime, useTexts, type ConnectionState } from '#shared'
import { useServiceState } from '#ui'
import classes from './connection-mark.module.css'

/** Words would move what stands beside them, each time that a page is opened. */
const WELL: ReadonlySet<ConnectionState> = new Set(['Starting', 'Connected'])

/** As the mark shows it where the server itself is away, whatever the socket believes. */
const AWAY = { offline: 'Disconnected', unavailable: 'Reconnecting' } as const

const readState = () => realtime.state
/** As the server draws it. */
const starting = (): ConnectionState => 'Starting'

/** How the page stands with the server and its realtime hub: by shape, and in words where it is not well. */
export function ConnectionMark() {
  const { t } = useTexts()
  const service = useServiceState()
  const hub = useSyncExternalStore(realtime.watch, readState, starting)
  const state = service === 'reachable' ? hub : AWAY[service]
  const words = t(`shell.connection.${state}`)
  return (
    <span role="status" className={classes.mark} data-state={state} title={words}>
      <span aria-hidden="true" className={classes.shape} />
      <span className={WELL.has(state) ? 'visually-hidden' : classes.words}>{words}</span>
    </span>
  )
}
