import { describe, expect, it } from 'vitest'
import { noticeGroups, notices } from './notices.ts'
import { texts } from './texts.ts'

describe('what people can be told of', () => {
  it.each(Object.keys(notices))('%s has its words', (kind) => {
    expect(texts).toHaveProperty([`notifications.kind.${kind}`])
    expect(texts).toHaveProperty([`notifications.choice.${kind}`])
  })

  it.each(noticeGroups.map(({ group }) => group))('%s has a heading', (group) => {
    expect(texts).toHaveProperty([`notifications.group.${group}`])
  })
})
