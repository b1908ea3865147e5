import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawWith } from '../api/given.ts'
import { wholeTexts } from '../api/whole-texts.ts'
import {
  expectWholeTexts,
  hearLateTexts,
  loadFirstTexts,
  loadMissedTexts,
  loadTexts,
} from './load-texts.ts'
import type { Texts } from './use-texts.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn<(name: string, input: object) => unknown>() }))
vi.mock('../api/call.ts', () => ({ call }))
vi.mock('../storage/kept-settings.ts', () => ({ keep: () => undefined, kept: () => undefined }))

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'el', dir: 'ltr' } }))
afterEach(() => vi.unstubAllGlobals())

/** What the server answers: a language whose texts are of this version. */
function serve(version: string): void {
  call.mockImplementation((name) =>
    name === 'language.getTexts'
      ? { 'core.language': version }
      : [{ language: 'el-GR', title: 'Ελληνικά', code: 'el', dir: 'ltr', texts: version }],
  )
}

it('loads texts that changed while nobody told the page, and only those', async () => {
  serve('one')
  await loadMissedTexts('el')
  expect(call).toHaveBeenLastCalledWith('language.getTexts', { lang: 'el', v: 'one' })
  expect(await loadMissedTexts('el')).toBeUndefined()
  serve('two')
  expect((await loadMissedTexts('el'))?.t('core.language')).toBe('two')
})

it('asks anew where a change has told of texts whose version is not known', async () => {
  serve('three')
  await loadTexts('el', 7)
  expect(call).toHaveBeenLastCalledWith('language.getTexts', { lang: 'el', at: 7 })
  expect(await loadMissedTexts('el')).toBeDefined()
  expect(await loadMissedTexts('el')).toBeUndefined()
})

describe('a page that begins with a part of the texts', () => {
  const PART = { 'core.language': 'Γλώσσα' }
  const WHOLE = { ...PART, 'ui.undo': 'Αναίρεση' }
  const Languages = [
    { language: 'el-GR', title: 'Ελληνικά', code: 'el', dir: 'ltr', texts: 'one' } as const,
  ]
  const begin = () => drawWith({ Languages, TextPart: 'home' }, () => loadFirstTexts('el'))

  beforeEach(() => {
    call.mockReset().mockImplementation((_, input) => ('part' in input ? PART : WHOLE))
  })

  it('speaks with them, and with all others once they are wanted', async () => {
    const { t } = await begin()
    expect(call.mock.lastCall?.[1]).toMatchObject({ lang: 'el', part: 'home' })
    expect(t('core.language')).toBe('Γλώσσα')
    // What the first page needs waits for nothing.
    await wholeTexts()
    expect(call).toHaveBeenCalledOnce()

    expectWholeTexts()
    await Promise.all([wholeTexts(), wholeTexts()])
    expect(call).toHaveBeenCalledTimes(2)
    expect(call.mock.lastCall?.[1]).not.toHaveProperty('part')
    expect(t('ui.undo')).toBe('Αναίρεση')
    expect(await wholeTexts()).toBeUndefined()
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('asks again for what did not come', async () => {
    await begin()
    expectWholeTexts()
    call.mockImplementationOnce(() => Promise.reject(new Error('away')))
    await expect(wholeTexts()).rejects.toThrow('away')
    await wholeTexts()
    expect(call).toHaveBeenCalledTimes(3)
  })

  it('tells whoever wanted a text too early', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    const late = vi.fn<(texts: Texts) => void>()
    const stop = hearLateTexts(late)
    const { t } = await begin()
    expectWholeTexts()
    expect(t('ui.undo')).toBe('')
    expect(complain).toHaveBeenCalledOnce()
    await wholeTexts()
    expect(late.mock.lastCall?.[0].t('ui.undo')).toBe('Αναίρεση')
    stop()
    complain.mockRestore()
  })

  it('says nothing of the language that was left meanwhile', async () => {
    const { t } = await begin()
    expectWholeTexts()
    const answer = Promise.withResolvers<object>()
    call.mockReturnValueOnce(answer.promise)
    const rest = wholeTexts()
    await loadTexts('en')
    answer.resolve(WHOLE)
    await rest
    expect(t('ui.undo')).toBe('ui.undo')
  })
})
