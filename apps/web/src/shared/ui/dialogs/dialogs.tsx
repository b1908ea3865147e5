import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { cancelDialogs, openDialogs } from './dialog-store.ts'
import { lazyPart } from '../lazy-part.ts'

const DialogBody = lazyPart(() => import('./dialog-body.tsx'))

/** Where dialogs appear (dialog-store.ts); once on the page. Back closes them unanswered. */
export function Dialogs() {
  const dialogs = useSyncExternalStore(openDialogs.listen, openDialogs.get, openDialogs.get)
  useEffect(() => {
    addEventListener('popstate', cancelDialogs)
    return () => removeEventListener('popstate', cancelDialogs)
  }, [])
  return (
    <Suspense fallback={null}>
      {dialogs.map((dialog) => (
        <DialogBody key={dialog.id} dialog={dialog} />
      ))}
    </Suspense>
  )
}
