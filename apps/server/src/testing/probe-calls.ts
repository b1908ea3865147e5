import { defineCalls, readCall, writeCall } from '@telemachos/contract/core/define-call'
import { defineEvent } from '@telemachos/contract/core/define-event'
import { z } from 'zod'

const text = z.strictObject({ note: z.string().min(1, { error: 'required' }).max(20) })
const noted = z.strictObject({ id: z.int() })
/** What a probe tells. */
export const happened = defineEvent('probe.happened', z.strictObject({ note: z.string() }))

const writeBase = {
  summary: 'Writes a note.',
  input: text,
  output: noted,
  audit: 'probe.noted',
} as const

/** Calls of every kind, to be mounted where calls are tested. */
export const probeCalls = defineCalls('probe', {
  note: writeCall({
    ...writeBase,
    path: '/api/Probe/Note',
    access: { roles: ['Mentor'], scope: 'project' },
  }),
  noteByForm: writeCall({
    ...writeBase,
    path: '/api/Probe/Form',
    body: 'form',
    access: { roles: 'everyone', scope: 'self' },
  }),
  noteByParts: writeCall({
    ...writeBase,
    path: '/api/Probe/Parts',
    body: 'multipart',
    access: { roles: 'everyone', scope: 'self' },
  }),
  forget: writeCall({
    ...writeBase,
    path: '/api/Probe/Forget',
    access: { roles: ['Mentor'], scope: 'relation' },
  }),
  fail: writeCall({
    ...writeBase,
    path: '/api/Probe/Fail',
    access: { roles: ['Mentor'], scope: 'project' },
  }),
  open: writeCall({
    ...writeBase,
    path: '/api/Probe/Open',
    access: { anonymous: true, because: 'it is a test' },
  }),
  readOwn: readCall({
    path: '/api/Probe/Own',
    summary: 'Answers without asking whether it is the person.',
    input: z.strictObject({}),
    output: z.strictObject({}),
    access: { roles: ['Mentor'], scope: 'project' },
    own: 'part',
  }),
  echo: readCall({
    method: 'GET',
    path: '/api/Probe/Echo/{Word}',
    body: 'query',
    summary: 'Answers its parameter.',
    input: z.strictObject({ Word: z.string() }),
    output: z.strictObject({ Word: z.string() }),
    access: { anonymous: true, because: 'it is a test' },
  }),
})
