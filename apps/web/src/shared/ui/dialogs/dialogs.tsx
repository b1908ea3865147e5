import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { isUnsaved } from '../../forms/is-unsaved.ts'
import { cancelDialogs, openDialogs, showDialogs } from './dialog-store.ts'
import { lazyPart } from '../lazy-part.ts'

const DialogBody = lazyPart(() => import('./dialog-body.tsx'))

/** Where dialogs appear (dialog-store.ts); once on the page. Back closes them unanswered, or asks. */
export function Dialogs() {
  const dialogs = useSyncExternalStore(openDialogs.listen, openDialogs.get, openDialogs.get)
  useEffect(showDialogs, [])
  useEffect(() => {
    // Where something is unsaved it is asked whether to leave at all, by a dialog.
    const onBack = (): void => {
      if (!isUnsaved()) cancelDialogs()
    }
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])
  return (
    <Suspense fallback={null}>
      {dialogs.map((dialog) => (
        <DialogBody key={dialog.id} dialog={dialog} />
      ))}
    </Suspense>
  )
}
