import type { Chosen } from '@telemachos/questionnaire/author/history'
import { useRef, useState } from 'react'

const NOTHING: ReadonlySet<string> = new Set()

/** The questions that are selected together with the chosen one, to be copied or cut. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** While it is on, pointing at a question adds or takes it away, as with Control. */
  readonly isPicking: boolean
  readonly setPicking: (isPicking: boolean) => void
  readonly clear: () => void
  /** Those from where the selecting began. @param between the ids from one question to another. */
  readonly extend: (
    from: string,
    to: string,
    between: (from: string, to: string) => readonly string[],
  ) => void
  /** @returns what is chosen then. */
  readonly toggle: (chosen: Chosen, id: string) => Chosen
}

export function useSelection(): Selection {
  const [ids, setIds] = useState(NOTHING)
  const [isPicking, setPicking] = useState(false)
  const anchor = useRef('')
  const clear = (): void => {
    anchor.current = ''
    if (ids.size > 0) setIds(NOTHING)
  }
  return {
    ids,
    isPicking,
    setPicking(next) {
      if (!next) clear()
      setPicking(next)
    },
    clear,
    extend(from, to, between) {
      if (anchor.current === '') anchor.current = from
      setIds(new Set(between(anchor.current, to)))
    },
    toggle(chosen, id) {
      const own = chosen.kind === 'question' ? chosen.id : undefined
      const next = new Set(ids)
      if (own !== undefined) next.add(own)
      if (!next.delete(id)) next.add(id)
      anchor.current = ''
      setIds(next)
      if (next.has(id)) return { kind: 'question', id }
      const last = [...next].at(-1)
      return last === undefined ? chosen : { kind: 'question', id: last }
    },
  }
}
