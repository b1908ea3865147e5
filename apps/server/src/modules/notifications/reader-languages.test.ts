import { noticeGroups } from '@telemachos/contract/notices'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allLabels, speak } from '../../kernel/texts.ts'
import { modelIn } from '../mail/index.ts'
import { sentence, sentences } from './sentences.ts'

const KINDS = noticeGroups.flatMap(({ kinds }) => kinds)

describe('whoever reads in a language that was added', () => {
  beforeEach(() => {
    const words = allLabels()
      .filter((label) => label.startsWith('notifications.kind.'))
      .map((label) => [label, `[fr] ${label}`] as const)
    speak({ titles: { fr: 'Français' }, texts: new Map([['fr', Object.fromEntries(words)]]) })
  })
  afterEach(() => speak({ titles: {}, texts: new Map() }))

  it.each(KINDS)('is told it in it, in a line of its own and in lists: %s', (kind) => {
    const line = sentence(kind, { title: 'Α' }, 'fr')
    expect(line).toContain('[fr] notifications.kind.')
    expect(modelIn({ lines: [sentences(kind, { title: 'Α' })] }, 'fr')).toEqual({
      lines: [{ title: line }],
    })
    expect(modelIn(sentences(kind, { title: 'Α' }), 'en')['title']).toBe(
      sentence(kind, { title: 'Α' }, 'en'),
    )
  })
})
