import { edit, startEditing } from '@telemachos/questionnaire/author/editing'
import { draftOf, draftQuestion, label } from '@telemachos/questionnaire/testing'
import { describe, expect, it } from 'vitest'
import { moveItem, removeItem } from './move-item.ts'

const drawn = [{ id: 'α' }, { id: 'β' }, { id: 'γ' }]
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join('')

describe('moving items of a list', () => {
  it('moves and takes out, and stays within the list', () => {
    expect(ids(moveItem(drawn, 0, 1)(drawn))).toBe('βαγ')
    expect(ids(moveItem(drawn, 0, -1)(drawn))).toBe('αβγ')
    expect(ids(removeItem(drawn, 1)(drawn))).toBe('αγ')
  })

  it('follows the same item when a second edit comes before the first is drawn', () => {
    const once = moveItem(drawn, 2, -1)(drawn)
    expect(ids(moveItem(drawn, 2, -1)(once))).toBe('γαβ')
    expect(ids(removeItem(drawn, 0)(once))).toBe('γβ')
  })

  it('moves an item with what has just been written in it', () => {
    const written = drawn.with(1, { id: 'Β' })
    expect(ids(moveItem(drawn, 1, 1)(written))).toBe('αγΒ')
  })

  it('takes an item out once, however often it is asked for', () => {
    const gone = removeItem(drawn, 1)(drawn)
    expect(ids(removeItem(drawn, 1)(gone))).toBe('αγ')
  })

  it('loses neither of two quick edits of a draft', () => {
    const question = draftQuestion({
      Type: 1,
      Options: ['1', '2', '3'].map((Value) => ({ Value, Text: label('') })),
    })
    const first = startEditing(draftOf([question]))
    const { Options } = question
    const { Id: id } = first.draft.Sections[0]?.Questions[0]?.[0] ?? question
    const change = (update: ReturnType<typeof removeItem<(typeof Options)[number]>>) =>
      ({
        type: 'changeQuestion',
        id,
        change: (one: typeof question) => ({ Options: update(one.Options) }),
      }) as const
    const drawnOptions = first.draft.Sections[0]?.Questions[0]?.[0]?.Options ?? []
    const removed = edit(first, change(removeItem(drawnOptions, 0)))
    const both = edit(removed, change(moveItem(drawnOptions, 2, -1)))
    expect(both.draft.Sections[0]?.Questions[0]?.[0]?.Options.map(({ Value }) => Value)).toEqual([
      '3',
      '2',
    ])
  })
})
