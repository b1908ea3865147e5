import { useLayoutEffect, useSyncExternalStore } from 'react'
import { waitsForPart, watchParts } from '../api/load-part.ts'
import { service, type ServiceState } from '../api/service.ts'
import { useTexts } from '../i18n/use-texts.ts'
import classes from './service-notice.module.css'

const readState = (): ServiceState => service.state
const reachable = (): ServiceState => 'reachable'

/** How the page stands with the server. */
export const useServiceState = (): ServiceState =>
  useSyncExternalStore(service.watch, readState, reachable)

/** Says at the foot of the window that there is no network, or that the service is away, while it is. */
export function ServiceNotice() {
  const { t } = useTexts()
  const state = useServiceState()
  const isWaiting = useSyncExternalStore(watchParts, waitsForPart, () => false)
  const isAway = state !== 'reachable'
  // What stands at the foot of the page stays in reach.
  useLayoutEffect(() => {
    if (!isAway) return undefined
    document.documentElement.dataset['away'] = ''
    return () => {
      delete document.documentElement.dataset['away']
    }
  }, [isAway])
  return (
    <div role="status" className={classes.notice} data-shown={isAway || undefined}>
      {isAway && (
        <p>
          {t(`core.away.${state}`)} {isWaiting && t('core.away.part')}
        </p>
      )}
    </div>
  )
}
