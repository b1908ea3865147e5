import { useCallback, useEffect, useState } from 'react'
import type { NoticeText } from './notice.tsx'

/** What can be taken back stays in reach for so long. */
const WITH_ACTION_MS = 10_000
/** Spec §9, toasts. */
const PLAIN_MS = 3000

/** One notice at a time; a newer one takes the place of the last. */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeText>()
  useEffect(() => {
    if (!notice) return
    const stay = notice.action || notice.kind === 'failed' ? WITH_ACTION_MS : PLAIN_MS
    const timer = setTimeout(() => setNotice(undefined), stay)
    return () => clearTimeout(timer)
  }, [notice])
  const show = useCallback((next: Omit<NoticeText, 'id'>) => {
    setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 }))
  }, [])
  return { notice, show }
}
