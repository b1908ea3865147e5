import type { DraftProblem } from '@telemachos/questionnaire/author/check-draft'
import type { Chosen, Edit, Editing } from '@telemachos/questionnaire/author/editing'
import { placeOf } from '@telemachos/questionnaire/author/draft-places'
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { announce } from '../../../../shared/ui/announce.ts'
import classes from './outline.module.css'
import { itemAfter, keyOf, outlineItems } from './outline-items.ts'
import { QuestionItem } from './question-item.tsx'
import { SectionItem } from './section-item.tsx'

interface Props {
  readonly state: Editing
  readonly problems: ReadonlyMap<string, readonly DraftProblem[]>
  readonly dispatch: (edit: Edit) => void
  readonly onClip: (type: 'copy' | 'cut' | 'paste' | 'cancelClip') => void
  readonly onRemove: () => void
  /** Something was chosen by pointing at it. */
  readonly onPick: () => void
  readonly isReadOnly: boolean
}

const CLIP_KEYS = { KeyC: 'copy', KeyX: 'cut', KeyV: 'paste' } as const

/**
 * The sections and questions as a tree: arrows choose, Alt with arrows moves, and the keys of the
 * clipboard work on what is chosen (spec §4, question editor).
 */
export function Outline(props: Props) {
  const { state, problems, dispatch, onClip, onRemove, onPick, isReadOnly } = props
  const { draft, chosen, clip } = state
  const { t } = useTexts()
  const id = useId()
  const tree = useRef<HTMLUListElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const current = keyOf(chosen)
  useFocusFollows(tree, current)
  const items = outlineItems(draft, closed)
  // What is in a closed section is reached through it.
  const reached = items.some(({ key }) => key === current)
    ? current
    : `section ${chosen.kind === 'question' ? (placeOf(draft, chosen.id)?.section ?? 0) : 0}`
  const choose = (next: Chosen): void => dispatch({ type: 'choose', chosen: next })
  const pick = (next: Chosen): void => {
    choose(next)
    onPick()
  }
  const toggle = (section: number, isOpen: boolean): void => {
    const next = new Set(closed)
    if (isOpen) next.delete(section)
    else next.add(section)
    setClosed(next)
  }

  function move(by: -1 | 1): void {
    if (isReadOnly || chosen.kind === 'whole') return
    if (chosen.kind === 'section') dispatch({ type: 'moveSection', section: chosen.section, by })
    else dispatch({ type: 'stepQuestion', id: chosen.id, by })
    announce(t('questEdit.moved', { name: nameOf(tree.current, current) }))
    // What is put elsewhere in the page loses the focus.
    requestAnimationFrame(() =>
      tree.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(),
    )
  }

  function onKeyDown(event: KeyboardEvent): void {
    const control = event.ctrlKey || event.metaKey
    const clipKey = CLIP_KEYS[event.code as keyof typeof CLIP_KEYS]
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (control && clipKey && !event.shiftKey) {
      event.preventDefault()
      if (!isReadOnly) onClip(clipKey)
    } else if (event.altKey && isVertical) {
      event.preventDefault()
      move(event.key === 'ArrowUp' ? -1 : 1)
    } else if (event.key === 'Escape' && clip) {
      event.preventDefault()
      onClip('cancelClip')
    } else if (event.key === 'Delete' && !isReadOnly) {
      event.preventDefault()
      onRemove()
    } else if (!control && !event.altKey) walk(event)
  }

  function walk(event: KeyboardEvent): void {
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (isSideways && chosen.kind === 'section') {
      event.preventDefault()
      return toggle(chosen.section, event.key === 'ArrowRight')
    }
    const section = chosen.kind === 'question' ? placeOf(draft, chosen.id)?.section : undefined
    if (event.key === 'ArrowLeft' && section !== undefined) {
      event.preventDefault()
      return choose({ kind: 'section', section })
    }
    const next = itemAfter(items, reached, event.key)
    if (!next) return
    event.preventDefault()
    choose(next.chosen)
  }
  const item = (key: string) => ({
    'data-key': key,
    tabIndex: key === reached ? 0 : -1,
    'aria-selected': key === current,
  })
  return (
    <>
      <ul
        ref={tree}
        role="tree"
        aria-label={t('questEdit.outline')}
        aria-describedby={`${id}-keys`}
        className={classes.tree}
        onKeyDown={onKeyDown}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The tree has the keys. */}
        <li
          role="treeitem"
          {...item('whole')}
          aria-level={1}
          className={classes.whole}
          onClick={() => pick({ kind: 'whole' })}
        >
          {t('questEdit.whole')}
        </li>
        {draft.Sections.map((section, place) => (
          <Fragment key={place}>
            <SectionItem
              section={section}
              place={place}
              isOpen={!closed.has(place)}
              item={item(`section ${place}`)}
              onChoose={() => pick({ kind: 'section', section: place })}
              onToggle={() => toggle(place, closed.has(place))}
              dispatch={dispatch}
              isReadOnly={isReadOnly}
            />
            {!closed.has(place) &&
              section.Questions.flatMap((line) =>
                line.map((question, at) => (
                  <QuestionItem
                    key={question.Id}
                    question={question}
                    isBeside={at > 0}
                    isCut={clip?.isCut === true && clip.question.Id === question.Id}
                    hasProblem={problems.has(question.Id)}
                    item={item(question.Id)}
                    onChoose={() => pick({ kind: 'question', id: question.Id })}
                    dispatch={dispatch}
                    isReadOnly={isReadOnly}
                  />
                )),
              )}
          </Fragment>
        ))}
      </ul>
      <p id={`${id}-keys`} className={classes.keys}>
        {t('questEdit.outline.keys')}
      </p>
    </>
  )
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
