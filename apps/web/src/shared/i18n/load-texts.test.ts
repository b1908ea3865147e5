import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawWith } from '../api/given.ts'
import { wholeTexts } from '../api/whole-texts.ts'
import { forgetVersions, languageOf, loadLanguages } from './languages.ts'
import {
  expectWholeTexts,
  hearLateTexts,
  hearText,
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

describe('a text that is heard of by itself', () => {
  /** What the server says, and a browser that keeps each answer to a version. */
  function serveKept() {
    const kept = new Map<string, object>()
    const now: Record<string, string> = { el: 'Γλώσσα', en: 'Language' }
    let version = 1
    call.mockImplementation((name, input) => {
      const rows = ['el', 'en'].map((code) => ({ code, dir: 'ltr', texts: `${code}${version}` }))
      if (name !== 'language.getTexts') return rows
      const { lang, v } = input as { lang: string; v?: string }
      const answer = kept.get(v ?? '') ?? { 'core.language': now[lang] }
      if (v === `${lang}${version}`) kept.set(v, answer)
      return answer
    })
    const change = (language: string, text: string) => {
      now[language] = text
      version += 1
    }
    return { change }
  }
  const said = async (language: string) => (await loadTexts(language)).t('core.language')

  it('does not become the earlier one again after two switches of language', async () => {
    const server = serveKept()
    await loadLanguages()
    expect(await said('el')).toBe('Γλώσσα')
    server.change('el', 'Η γλώσσα')
    forgetVersions()
    expect(hearText('el', 'core.language', 'Η γλώσσα').t('core.language')).toBe('Η γλώσσα')
    expect(await said('en')).toBe('Language')
    expect(await said('el')).toBe('Η γλώσσα')
  })

  it('is said in a language that the page has spoken before, and did not when it changed', async () => {
    const server = serveKept()
    await loadLanguages()
    expect(await said('en')).toBe('Language')
    expect(await said('el')).toBe('Γλώσσα')
    server.change('en', 'Tongue')
    forgetVersions()
    expect(await said('en')).toBe('Tongue')
  })

  it('is no version that an answer of before it names', async () => {
    serveKept()
    const asked = loadLanguages()
    forgetVersions()
    await asked
    expect(languageOf('el')?.texts).toBe('')
    await loadLanguages()
    expect(languageOf('el')?.texts).not.toBe('')
  })
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
