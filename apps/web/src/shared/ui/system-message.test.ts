import { texts } from '@telemachos/contract/texts'
import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { makeTranslator } from '../i18n/translator.ts'
import { showSystemMessage, watchUnexpected } from './system-message.ts'
import { closeToast, shownToasts, TOAST_MS } from './toast-store.ts'

const t = makeTranslator(
  Object.fromEntries(Object.entries(texts).map(([key, { el }]) => [key, el])),
)

beforeEach(() => {
  for (const { id } of shownToasts()) closeToast(id)
})

const shown = () => shownToasts().map(({ message }) => message)

it.each([
  ['what the server says', new ApiError(500, { code: 'internal', message: 'Κάτι.' }), 'Κάτι.'],
  [
    'the field that it refuses',
    new ApiError(400, {
      code: 'invalid_input',
      message: 'Ελέγξτε τα πεδία.',
      fields: [{ field: 'Name', rule: 'required', message: 'Γράψτε όνομα.' }],
    }),
    'Γράψτε όνομα.',
  ],
  ['that there is no network', new ApiError(0, {}), t('core.failed.network')],
  ['that a proxy has no server', new ApiError(502, {}), t('core.failed.unavailable')],
  ['an answer without words', new ApiError(500, {}), t('core.failed.internal')],
  [
    'a part that did not come',
    new Error('Importing a module script failed.'),
    t('core.failed.network'),
  ],
  [
    'a fault of the page, without its own words',
    new TypeError('x is undefined'),
    t('core.failed.internal'),
  ],
])('says %s after "Error:", for two seconds, and fades in half of one', (_, error, data) => {
  showSystemMessage(error, t)
  expect(shownToasts()).toMatchObject([
    { message: `Σφάλμα: ${data}`, kind: 'failed', ms: 2000, fadeMs: 500 },
  ])
})

it('stays for as long as the result would', () => {
  showSystemMessage(new ApiError(0, {}), t, TOAST_MS.linkResult)
  expect(shownToasts()).toMatchObject([{ ms: 10_000, fadeMs: 500 }])
})

it('tells of what nothing has handled, until it is stopped', () => {
  const page = new EventTarget()
  const told: Error[] = []
  const stop = watchUnexpected(page as Window, (error) => told.push(error))
  const raise = (type: string, more: object) =>
    page.dispatchEvent(Object.assign(new Event(type), more))
  const [thrown, rejected] = [new TypeError('a'), new ApiError(500, {})]
  raise('error', { error: thrown })
  raise('unhandledrejection', { reason: rejected })
  // A size that is observed twice, a script of another page, and what was given up on purpose.
  raise('error', { error: null, message: 'ResizeObserver loop' })
  raise('unhandledrejection', { reason: new DOMException('', 'AbortError') })
  expect(told).toEqual([thrown, rejected])
  stop()
  raise('error', { error: thrown })
  expect(told).toHaveLength(2)
  expect(shown()).toEqual([])
})
