import { FRAME_SANDBOX } from '@telemachos/contract/core/frame'
import type { FrameCheck, FrameStart } from '@telemachos/contract/views/bridge'
import { readObject } from '@telemachos/rules/json-object'
import { call } from '#shared'
import { PageChannel } from './page-channel.ts'

/** What takes longer decides nothing: the server checks again in any case. */
const CHECK_MS = 1_000

/**
 * With which sentence the local script of an action refuses that its mentee completes it, before anything
 * is sent; undefined where it does not.
 * @param data what is typed, JSON text of an object.
 */
export async function localRefusal(
  cell: { readonly ActionId: number; readonly MenteeId: number },
  data: string | undefined,
): Promise<string | undefined> {
  const script = await call('scripts.getLocalScript', cell)
  if (!script) return undefined
  const { data: known = '{}' } = script.Values
  const whole = JSON.stringify({ ...readObject(known), ...readObject(data ?? '{}') })
  const said = await check({ code: script.Code, values: { ...script.Values, data: whole } })
  return said === undefined ? undefined : (script.Sentences[said.trim()] ?? said)
}

/** Runs a check in a frame that has no origin, no network and nothing to show. */
function check(what: FrameCheck): Promise<string | undefined> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', FRAME_SANDBOX)
  frame.referrerPolicy = 'no-referrer'
  frame.hidden = true
  frame.title = ''
  const decided = Promise.withResolvers<string | undefined>()
  const channel = new PageChannel(frame, {
    start: { ...EMPTY, language: document.documentElement.lang, check: what },
    answer: async ({ method, input }) => {
      if (method === 'verdict') decided.resolve(input.refusal ?? undefined)
    },
    refusal: () => ({ code: 'internal', message: '' }),
    wrongInput: () => '',
    onStop: () => decided.resolve(undefined),
  })
  document.body.append(frame)
  const timer = setTimeout(() => decided.resolve(undefined), CHECK_MS)
  return decided.promise.finally(() => {
    clearTimeout(timer)
    channel.close()
    frame.remove()
  })
}

const EMPTY = {
  name: '',
  html: '',
  controller: '',
  styles: '',
  directives: [],
  who: {
    Id: 0,
    FirstName: '',
    LastName: '',
    Vocative: '',
    Role: '',
    ProjectId: 0,
    ProjectName: '',
  },
  scheme: 'light',
  dir: 'ltr',
  params: {},
  texts: {},
} as const satisfies Partial<FrameStart>
