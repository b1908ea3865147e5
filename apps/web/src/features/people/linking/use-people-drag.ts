import { useEffect, useRef, useState, type DragEvent } from 'react'
import type { Holder, Person } from './link-kind.ts'

/** So many milliseconds after it was left, the mark of where people would land is gone (spec §9). */
const PLACEHOLDER_MS = 100
/** What a drag of people carries, by which it is told from text, files and links. */
const PEOPLE = 'application/x-telemachos-people'

/**
 * Dragging people of the one list to somebody of the other. A drag changes nothing of what was chosen:
 * dropped elsewhere, or ended by Escape, it has not been.
 * @param onDrop hears who was held, and on whom they were dropped.
 */
export function usePeopleDrag(onDrop: (held: Person, target: Holder) => void) {
  const held = useRef<Person>(null)
  const [over, setOver] = useState<number | null>(null)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(hiding.current), [])

  const mark = (id: number | null): void => {
    clearTimeout(hiding.current)
    setOver(id)
  }
  const end = (): void => {
    held.current = null
    mark(null)
  }
  const isOurs = ({ dataTransfer }: DragEvent): boolean =>
    held.current !== null && dataTransfer.types.includes(PEOPLE)
  return {
    /** On whom people would be dropped: their id. */
    over,
    sourceOf: (person: Person) => ({
      onDragStart: ({ dataTransfer }: DragEvent) => {
        held.current = person
        dataTransfer.effectAllowed = 'link'
        dataTransfer.setData(PEOPLE, String(person.Id))
        dataTransfer.setData('text/plain', `${person.LastName} ${person.FirstName}`)
      },
      onDragEnd: end,
    }),
    targetOf: (target: Holder) => ({
      onDragOver: (event: DragEvent) => {
        if (!isOurs(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'link'
        mark(target.Id)
      },
      onDragLeave: () => {
        clearTimeout(hiding.current)
        hiding.current = setTimeout(() => setOver(null), PLACEHOLDER_MS)
      },
      onDrop: (event: DragEvent) => {
        const { current } = held
        if (!current || !isOurs(event)) return
        event.preventDefault()
        end()
        onDrop(current, target)
      },
    }),
  }
}

export type PeopleDrag = ReturnType<typeof usePeopleDrag>
