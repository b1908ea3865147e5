import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Card } from './card.tsx'
import { Heading } from './heading.tsx'
import { Row } from './row.tsx'
import { Stack } from './stack.tsx'
import { Text } from './text.tsx'

/**
 * The tag of what was drawn and its classes, without what the bundler adds to their names. In a test
 * a style sheet has every class, also those of options that are left out.
 */
function drawn({ type, props }: ReactElement): string[] {
  const { className } = props as { className: string }
  const names = className.split(' ').map((name) => name.replace(/^_|_[^_]*$/g, ''))
  return [String(type), ...names.filter((name) => !name.endsWith('-undefined'))]
}

describe('the frames', () => {
  it('set only the classes of the options that are given', () => {
    expect(drawn(Row({}))).toEqual(['div', 'row'])
    expect(drawn(Row({ gap: 3, lineGap: 0, align: 'center', justify: 'between' }))).toEqual([
      'div',
      'row',
      'gap-3',
      'line-gap-0',
      'align-center',
      'justify-between',
    ])
  })

  it('align by the axis that a stack has', () => {
    expect(drawn(Stack({ gap: 2, align: 'start' }))).toEqual([
      'div',
      'stack',
      'gap-2',
      'place-start',
    ])
    expect(drawn(Stack({ gap: 2, align: 'start', packed: true }))).toEqual([
      'div',
      'column',
      'gap-2',
      'align-start',
    ])
  })

  it('set the children of a card below each other only with a gap', () => {
    expect(drawn(Card({}))).toEqual(['div', 'card', 'padding-5'])
    expect(drawn(Card({ gap: 4, raised: true }))).toContain('stack')
  })

  it('are drawn as the element that is named, with its attributes and the class of the feature', () => {
    const text = Text({ as: 'span', tone: 'failure', id: 'problem', className: 'own' })
    expect(drawn(text)).toEqual(['span', 'tone-failure', 'own'])
    expect(text.props).toMatchObject({ id: 'problem' })
    expect(drawn(Heading({ as: 'h1', size: 'page' }))).toEqual(['h1', 'heading', 'heading-page'])
  })
})
