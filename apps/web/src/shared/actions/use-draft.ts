import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { canRetry } from '../api/api-error.ts'
import { DraftSaver } from './draft-saver.ts'
import type { DraftState, DraftValues } from './draft-saver.ts'

interface Options {
  /** Names the draft in the tab's storage; another key needs another component. */
  readonly key: string
  /** What the server has; the same object until that changes. */
  readonly saved: DraftValues
  readonly save: (values: DraftValues) => Promise<unknown>
  readonly delay: number | null
  readonly canSave?: (name: string, value: string | boolean) => boolean
}

export interface Draft extends DraftState {
  readonly change: (name: string, value: string | boolean) => void
  /** Saves now; false when that failed. */
  readonly flush: () => Promise<boolean>
}

/** What a person types into a form, kept until the server has it: see DraftSaver. */
export function useDraft(options: Options): Draft {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [saver] = useState(
    () =>
      new DraftSaver({
        key: options.key,
        saved: options.saved,
        delay: options.delay,
        storage: sessionStorage,
        save: (values) => latest.current.save(values),
        canSave: (name, value) => latest.current.canSave?.(name, value) ?? true,
        canRetry,
      }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.state)

  useEffect(() => saver.rebase(options.saved), [saver, options.saved])
  useEffect(() => {
    const online = () => saver.schedule(0)
    saver.start()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      saver.stop()
    }
  }, [saver])

  const [actions] = useState(() => ({
    change: (name: string, value: string | boolean) => saver.change(name, value),
    flush: () => saver.flush(),
  }))
  return { ...state, ...actions }
}
