import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadMissedTexts, loadTexts } from './load-texts.ts'

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
