import { z } from 'zod'
import { defineCall, defineCalls } from '../core/define-call.ts'

/** What people may do with the data that is kept about them. */
export const privacyCalls = defineCalls('privacy', {
  downloadOwnData: defineCall({
    method: 'GET',
    path: '/api/privacy/OwnData',
    body: 'none',
    summary:
      "A zip archive of everything that is kept about the caller, from every project: data.json and a readable index.html in the caller's language. At most 32 MiB.",
    input: z.strictObject({}),
    output: z.instanceof(Uint8Array),
    file: { type: 'application/zip', name: 'telemachos-data.zip' },
    access: { roles: 'everyone', scope: 'self' },
    effect: 'read',
    audit: 'privacy.ownDataDownloaded',
    rate: 'bulk',
    standIn: 'refused',
  }),
})
