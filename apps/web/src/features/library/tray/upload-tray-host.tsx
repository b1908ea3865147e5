import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#ui'
import { trayFiles } from './tray-files.ts'

const TrayPanel = lazyPart(() => import('./tray-panel.tsx'))

const hasFiles = (): boolean => trayFiles.get().length > 0

/** Where the tray of uploads appears, beside every page of a project; its code comes with the first upload. */
export function UploadTrayHost() {
  const isShown = useSyncExternalStore(trayFiles.listen, hasFiles, () => false)
  return (
    isShown && (
      <Suspense fallback={null}>
        <TrayPanel />
      </Suspense>
    )
  )
}
