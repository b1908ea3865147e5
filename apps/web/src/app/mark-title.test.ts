import { describe, expect, it } from 'vitest'
import { markTitle } from './mark-title.ts'

const MARK = 'Πρόβλημα: '

describe('the title of a window with a form that is refused', () => {
  it('has one mark while the name of what is opened is typed, and none once it is saved', () => {
    let title = 'Α · Αναφορές'
    let before = ''
    const look = (mark: string) => {
      title = markTitle(title, before, mark)
      before = mark
    }
    look(MARK)
    expect(title).toBe('Πρόβλημα: Α · Αναφορές')
    for (const [name, next] of [
      ['Α', 'Αβ'],
      ['Αβ', 'Αβγ'],
    ]) {
      // As a heading that is named anew does.
      title = title.replace(`${name} · `, '')
      look(MARK)
      title = `${next} · ${title}`
      look(MARK)
      expect(title).toBe(`Πρόβλημα: ${next} · Αναφορές`)
    }
    look('')
    expect(title).toBe('Αβγ · Αναφορές')
  })

  it('is left as it is where nothing was refused', () => {
    expect(markTitle('Αναφορές', '', '')).toBe('Αναφορές')
  })
})
