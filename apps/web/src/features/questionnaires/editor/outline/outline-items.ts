import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { Chosen } from '@telemachos/questionnaire/author/history'

/** A line of the outline as the keys go through it. */
export interface OutlineItem {
  readonly key: string
  readonly chosen: Chosen
}

/** Chooses by pointing; Shift goes on selecting up to there, Control or Command adds or takes away. */
export type Pick = (
  chosen: Chosen,
  keys: { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean },
) => void

/** The ids of the questions from one that is shown to another, both included. */
export function questionsBetween(
  items: readonly OutlineItem[],
  from: string,
  to: string,
): string[] {
  const places = [from, to].map((key) => items.findIndex((item) => item.key === key))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  if (first < 0) return []
  return items
    .slice(first, last + 1)
    .flatMap(({ chosen }) => (chosen.kind === 'question' ? [chosen.id] : []))
}

/** The question that is being dragged; undefined for anything else. */
export function draggedId(data: Record<string | symbol, unknown>): string | undefined {
  return typeof data['questionId'] === 'string' ? data['questionId'] : undefined
}

/** What the line of a choice is known by. */
export function keyOf(chosen: Chosen): string {
  if (chosen.kind === 'whole') return 'whole'
  return chosen.kind === 'section' ? `section ${chosen.section}` : chosen.id
}

/** What can be seen of the outline, in order. */
export function outlineItems({ Sections }: Draft): OutlineItem[] {
  const all: Chosen[] = [
    { kind: 'whole' },
    ...Sections.flatMap(({ Questions, open = true }, section): Chosen[] => [
      { kind: 'section', section },
      ...(open ? Questions.flat().map(({ Id }): Chosen => ({ kind: 'question', id: Id })) : []),
    ]),
  ]
  return all.map((chosen) => ({ key: keyOf(chosen), chosen }))
}

/** Where a key of the arrows leads; undefined where it leads nowhere. */
export function itemAfter(
  items: readonly OutlineItem[],
  current: string,
  key: string,
): OutlineItem | undefined {
  const at = items.findIndex((item) => item.key === current)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key === 'ArrowDown') return items[at + 1]
  return key === 'ArrowUp' && at > 0 ? items[at - 1] : undefined
}
