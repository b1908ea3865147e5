import { createContext, use, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'

/** Something unsaved on a page that has one bar for saving it all. */
export interface SavePart {
  /** What it is, in the bar. */
  readonly label: string
  /** Saves it; false where that was refused or not agreed to. */
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

type Announce = (key: string, part: SavePart | undefined) => void

/** Where parts of a page announce what is unsaved in them. */
export const SavePartsContext = createContext<Announce | null>(null)

/** For the page with the bar: the parts with something unsaved, and what its context provides. */
export function useSaveParts(): {
  readonly parts: readonly SavePart[]
  readonly announce: Announce
} {
  const [all, setAll] = useState<ReadonlyMap<string, SavePart>>(new Map())
  const announce = useMemo<Announce>(
    () => (key, part) =>
      setAll((before) => {
        const next = new Map(before)
        if (part) next.set(key, part)
        else next.delete(key)
        return next
      }),
    [],
  )
  return { parts: useMemo(() => [...all.values()], [all]), announce }
}

/** For a part: what of it is unsaved; undefined where nothing is. The page's bar saves and guards it. */
export function useSavePart(part: SavePart | undefined): void {
  const key = useId()
  const announce = use(SavePartsContext)
  if (!announce) throw new Error('useSavePart is used on a page without a bar')
  const save = useEffectEvent(() => part?.save() ?? Promise.resolve(true))
  const discard = useEffectEvent(() => part?.discard())
  const label = part?.label
  useEffect(() => {
    announce(
      key,
      label === undefined ? undefined : { label, save: () => save(), discard: () => discard() },
    )
    return () => announce(key, undefined)
  }, [announce, key, label])
}
