import { describe, expect, it } from 'vitest'
import type { Message } from './chat-types.ts'
import { withoutWords } from './kept.ts'
import { withoutShared } from './message-parts.ts'
import { quotedWords, quoteNow, quoteOf } from './quotes.ts'

const message = (rest: Partial<Message> = {}): Message => ({
  ...{ Seq: 2, Rev: 2, MessageId: 'm2', Message: 'Πότε;', Time: '', UserId: 7 },
  ...{ EditedAt: null, Deleted: false, Files: [] },
  ...rest,
})
const t = ((key: string, values?: { count?: number }) =>
  values?.count === undefined ? key : `${key} ${values.count}`) as Parameters<typeof quotedWords>[1]

describe('what is quoted', () => {
  it('is the message as it is now', () => {
    const quote = quoteOf(message())
    expect(quotedWords(quoteNow(quote, [message({ Message: 'Πού;' })]), t)).toBe('Πού;')
    const deleted = message({ Deleted: true, Message: '' })
    expect(quotedWords(quoteNow(quote, [deleted]), t)).toBe('chat.quote.deleted')
    expect(quotedWords(quoteNow(quote, [message({ Seq: 3 })]), t)).toBe('Πότε;')
    expect(quotedWords(quoteNow(quote), t)).toBe('Πότε;')
  })

  it('is kept without its words, which are told once they are known', () => {
    const kept = withoutWords(quoteOf(message()))
    expect(JSON.stringify(kept)).not.toContain('Πότε')
    expect(quotedWords(kept, t)).toBe('…')
    expect(quotedWords(quoteNow(kept, [message()]), t)).toBe('Πότε;')
  })

  it('says of files that are withheld that there are some', () => {
    const withheld = quoteOf(message({ Message: '', Withheld: 2 }))
    expect(quotedWords(withheld, t)).toBe('chat.line.files 2')
  })

  it('names no shared file, where it was cut off in the middle of its name too', () => {
    const name = 'Μυστικός οδηγός προς όλους.pdf^001^20261126214510477'
    const whole = `Δες /Share/${name}/ και πες`
    expect(withoutShared(whole, '[αρχείο]')).toBe('Δες [αρχείο] και πες')
    for (let length = 'Δες /Share/'.length; length < `Δες /Share/${name}/`.length; length += 1)
      expect(withoutShared(whole.slice(0, length), '[αρχείο]')).toBe('Δες [αρχείο]')
    expect(withoutShared('Δες /Share/CV%5E001/ και πες', '[αρχείο]')).toBe('Δες [αρχείο] και πες')
  })
})
