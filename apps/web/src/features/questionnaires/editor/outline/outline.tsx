import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import type { Chosen, Editing } from '@telemachos/questionnaire/author/history'
import { positionOf } from '@telemachos/questionnaire/author/draft-positions'
import { useCallback, useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import { readingKey, useTexts } from '#shared'
import { announce } from '#ui'
import type { Clips } from '../clipboard/use-clips.ts'
import classes from './outline.module.css'
import {
  itemAfter,
  keyOf,
  outlineItems,
  questionsBetween,
  type OutlineItem,
  type Pick,
} from './outline-items.ts'
import { SectionLines } from './section-lines.tsx'
import type { Selection } from './use-selection.ts'

interface Props {
  readonly state: Editing
  readonly problems: ReadonlyMap<string, readonly DraftProblem[]>
  readonly dispatch: (edit: Edit) => void
  readonly clips: Clips
  readonly selection: Selection
  readonly onRemove: (what: Chosen) => void
  /** Something was chosen by pointing at it; always the same function. */
  readonly onPick: () => void
  readonly isReadOnly: boolean
}

/**
 * The sections and questions as a tree: arrows choose, Alt with arrows moves, Delete removes: what has
 * the focus, which need not be what is chosen. The keys of the clipboard take the selected ones along
 * (spec §4, question editor).
 */
export function Outline(props: Props) {
  const { state, problems, dispatch, clips, selection, onRemove, onPick, isReadOnly } = props
  const { draft, chosen } = state
  const { t } = useTexts()
  const id = useId()
  const tree = useRef<HTMLUListElement>(null)
  const current = keyOf(chosen)
  useFocusFollows(tree, current)
  usePaste(tree, clips.paste)
  const items = outlineItems(draft)
  const isCut = new Set(clips.cutIds)
  // What is in a closed section is reached through it.
  const reached = items.some(({ key }) => key === current)
    ? current
    : `section ${chosen.kind === 'question' ? (positionOf(draft, chosen.id)?.section ?? 0) : 0}`
  const choose = (next: Chosen): void => {
    selection.clear()
    dispatch({ type: 'choose', chosen: next })
  }
  /** Selects the questions from where it began to another one, which is chosen then. */
  function extendTo(next: Chosen, from = chosen): void {
    if (next.kind !== 'question' || from.kind !== 'question') return choose(next)
    selection.extend(from.id, next.id, (from, to) => questionsBetween(items, from, to))
    dispatch({ type: 'choose', chosen: next })
  }
  const picked = useRef<Pick>(() => {})
  useEffect(() => {
    picked.current = (next, { shiftKey, ctrlKey, metaKey }) => {
      const isAdding = ctrlKey || metaKey || selection.isPicking
      if (shiftKey) extendTo(next)
      else if (isAdding && next.kind === 'question')
        dispatch({ type: 'choose', chosen: selection.toggle(chosen, next.id) })
      else {
        choose(next)
        onPick()
      }
    }
  })
  const pick = useCallback<Pick>((next, keys) => picked.current(next, keys), [])
  const toggle = useCallback(
    (section: number, open: boolean): void => dispatch({ type: 'openSection', section, open }),
    [dispatch],
  )

  function move(what: Chosen, by: -1 | 1): void {
    if (isReadOnly || what.kind === 'whole') return
    if (what.kind === 'section') dispatch({ type: 'moveSection', section: what.section, by })
    else dispatch({ type: 'stepQuestion', id: what.id, by })
    announce(t('questEdit.moved', { name: nameOf(tree.current, keyOf(what)) }))
    // What is put elsewhere in the page loses the focus; a section goes by its new place.
    const moved = what.kind === 'section' ? { ...what, section: what.section + by } : what
    requestAnimationFrame(() =>
      tree.current?.querySelector<HTMLElement>(`[data-key="${keyOf(moved)}"]`)?.focus(),
    )
  }

  function onKeyDown(event: KeyboardEvent): void {
    const control = event.ctrlKey || event.metaKey
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    const isClip = event.code === 'KeyC' || event.code === 'KeyX'
    const focused = itemOf(items, event.target) ?? chosen
    // Those that are selected are with the chosen one, whichever has the focus.
    const clipped = selection.ids.size > 0 ? chosen : focused
    if (control && isClip && !event.shiftKey && clipped.kind !== 'whole') {
      event.preventDefault()
      clips.take(clipped, event.code === 'KeyX')
    } else if (event.altKey && isVertical) {
      event.preventDefault()
      move(focused, event.key === 'ArrowUp' ? -1 : 1)
    } else if (event.key === 'Escape' && clips.clip) {
      event.preventDefault()
      clips.cancel()
    } else if (event.key === 'Escape' && selection.ids.size > 0) {
      event.preventDefault()
      selection.clear()
    } else if (event.key === 'Delete' && !isReadOnly) {
      event.preventDefault()
      onRemove(focused)
    } else if (!control && !event.altKey) walk(event, focused)
  }

  function walk(event: KeyboardEvent, from: Chosen): void {
    const key = readingKey(event.key)
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    if (isSideways && from.kind === 'section') {
      event.preventDefault()
      return toggle(from.section, key === 'ArrowRight')
    }
    const section = from.kind === 'question' ? positionOf(draft, from.id)?.section : undefined
    if (key === 'ArrowLeft' && section !== undefined) {
      event.preventDefault()
      return choose({ kind: 'section', section })
    }
    const next = itemAfter(items, keyOf(from), event.key)
    if (!next) return
    event.preventDefault()
    if (event.shiftKey) extendTo(next.chosen, from)
    else choose(next.chosen)
  }
  return (
    <>
      <ul
        ref={tree}
        role="tree"
        aria-multiselectable
        aria-label={t('questEdit.outline')}
        aria-describedby={`${id}-keys`}
        className={classes.tree}
        onKeyDown={onKeyDown}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The tree has the keys. */}
        <li
          role="treeitem"
          data-key="whole"
          tabIndex={reached === 'whole' ? 0 : -1}
          aria-selected={current === 'whole'}
          aria-level={1}
          className={classes.whole}
          onClick={(event) => pick({ kind: 'whole' }, event)}
        >
          {t('questEdit.whole')}
        </li>
        {draft.Sections.map((section, place) => {
          const ids = section.Questions.flat().map(({ Id }) => Id)
          const own = new Set([`section ${place}`, ...ids])
          const here = (key: string): string => (own.has(key) ? key : '')
          return (
            <SectionLines
              key={place}
              section={section}
              place={place}
              isOpen={section.open ?? true}
              reached={here(reached)}
              current={here(current)}
              cut={ids.filter((one) => isCut.has(one)).join(' ')}
              selected={ids.filter((one) => selection.ids.has(one)).join(' ')}
              wrong={ids.filter((one) => problems.has(one)).join(' ')}
              onPick={pick}
              onToggle={toggle}
              dispatch={dispatch}
              isReadOnly={isReadOnly}
            />
          )
        })}
      </ul>
      <p id={`${id}-keys`} className={classes.keys}>
        {t('questEdit.outline.keys')}
      </p>
    </>
  )
}

/** The item that has the focus: pressing on one to drag it, or to fold its section, does not choose it. */
function itemOf(items: readonly OutlineItem[], target: EventTarget): Chosen | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  return items.find(({ key }) => key === element?.dataset['key'])?.chosen
}

/** What the keys paste while the focus is in the tree; the browser gives it without asking. */
function usePaste(
  tree: { readonly current: HTMLElement | null },
  paste: (text: string) => void,
): void {
  const onPaste = useEffectEvent((event: ClipboardEvent): void => {
    if (!tree.current?.contains(document.activeElement)) return
    event.preventDefault()
    paste(event.clipboardData?.getData('text/plain') ?? '')
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

/** While the focus is in the tree, it is on what is chosen. */
function useFocusFollows(tree: { readonly current: HTMLElement | null }, current: string): void {
  useEffect(() => {
    const element = tree.current?.querySelector<HTMLElement>(`[data-key="${current}"]`)
    element?.scrollIntoView({ block: 'nearest' })
    if (tree.current?.contains(document.activeElement)) element?.focus()
  }, [tree, current])
}

const nameOf = (tree: HTMLElement | null, key: string): string =>
  tree?.querySelector<HTMLElement>(`[data-key="${key}"] [data-name]`)?.innerText ?? ''
