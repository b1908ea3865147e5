import { HUB_BUILD } from '@telemachos/contract/core/hub-build'
import { useEffect, useEffectEvent, useRef } from 'react'
import { realtime, type Identity, type Texts, given } from '#shared'
import { toast } from '#ui'
import { whenLeftAlone } from './when-left-alone.ts'

/** The offer stays: nobody is hurried. */
const SHOWN_MS = 86_400_000

/**
 * Offers to load the page anew once the server has a newer build of it (spec §7, reload events). That of
 * a SuperAdmin is loaded without asking, once nobody uses it.
 */
export function useNewBuild({ Role }: Identity, t: Texts['t']): void {
  const offered = useRef(given.Build)
  const stopWaiting = useRef<() => void>(undefined)
  const hear = useEffectEvent((build: unknown) => {
    // A page that the server did not write, as in development, is of no build.
    if (given.Build === undefined || build === offered.current) return
    offered.current = String(build)
    if (build === given.Build) return
    const load = () => location.reload()
    toast(t('core.build.new'), {
      kind: 'info',
      ms: SHOWN_MS,
      action: { label: t('core.build.load'), run: load },
    })
    stopWaiting.current?.()
    if (Role === 'SuperAdmin') stopWaiting.current = whenLeftAlone(load)
  })
  useEffect(() => {
    const stop = realtime.listen(HUB_BUILD, (build) => hear(build))
    return () => {
      stop()
      stopWaiting.current?.()
    }
  }, [])
}
