import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { service } from '../api/service.ts'
import {
  ValuesDraft,
  type DraftState,
  type DraftStorage,
  type DraftValues,
} from './values-draft.ts'

interface Options {
  /** Names the draft in the tab's storage; another key needs another component. */
  readonly key: string
  /** What the server has; the same object until that changes. */
  readonly saved: DraftValues
  /** See ValuesDraft. */
  readonly save: (values: DraftValues, seen: DraftValues) => Promise<unknown>
  readonly delay: number | null
  readonly canSave?: (name: string, value: string | boolean) => boolean
  readonly conflictOf?: (error: unknown) => readonly string[] | undefined
}

/** `schedule` saves after another time than usual; `flush` saves now, and answers false when that failed. */
export type Draft = DraftState & Pick<ValuesDraft, 'change' | 'schedule' | 'flush' | 'settle'>

/** The tab's storage; on the server, which draws what it has, nothing is kept. */
const tabStorage = (): DraftStorage =>
  typeof sessionStorage === 'undefined' ? NOTHING_KEPT : sessionStorage

const NOTHING_KEPT: DraftStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** What a person types into a form, kept until the server has it: see ValuesDraft. */
export function useValuesDraft(options: Options): Draft {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [draft] = useState(
    () =>
      new ValuesDraft({
        key: options.key,
        saved: options.saved,
        delay: options.delay,
        storage: tabStorage(),
        save: (values, seen) => latest.current.save(values, seen),
        canSave: (name, value) => latest.current.canSave?.(name, value) ?? true,
        conflictOf: (error) => latest.current.conflictOf?.(error),
      }),
  )
  const state = useSyncExternalStore(draft.listen, draft.state, draft.state)

  useEffect(() => draft.rebase(options.saved), [draft, options.saved])
  useEffect(() => {
    draft.start()
    const stop = service.whenBack(() => draft.schedule(0))
    return () => {
      stop()
      draft.stop()
    }
  }, [draft])
  const { change, schedule, flush, settle } = draft
  return { ...state, change, schedule, flush, settle }
}
