import { expect, it } from 'vitest'
import { someText } from './shapes.ts'

it.each(['', '  ', '\u200b', ' \u3164 ', '\u200d\u200c', '\u2800', '\u202a\u202c'])(
  '%j is no text, though it has signs',
  (text) => {
    expect(
      someText
        .max(10)
        .safeParse(text)
        .error?.issues.map(({ message }) => message),
    ).toContain('required')
  },
)

it('keeps what shows', () => {
  expect(someText.parse(' Μαρία👩‍💻 ')).toBe('Μαρία👩‍💻')
})
