import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { id } from '../core/shapes.ts'
import { LARGEST_LOGO } from './settings-constants.ts'

/** Logos of projects, which are files; settings have their addresses. */
export const logoCalls = {
  uploadLogo: writeCall({
    path: '/api/project/UploadLogo',
    summary:
      'A picture of at most 512 KiB for a project: PNG, JPEG, GIF or WebP, by its content. Settings name it by its Address; one that none name for a week goes.',
    bodyBytes: LARGEST_LOGO * 2,
    input: z.strictObject({
      ProjectId: id,
      Data: z.base64().max(Math.ceil(LARGEST_LOGO / 3) * 4, { error: 'file_too_large' }),
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    }),
    output: z.strictObject({ Address: z.string() }),
    access: { roles: ['Admin'], scope: 'project' },
    audit: 'projects.logoUploaded',
  }),
  getLogo: readCall({
    method: 'GET',
    path: '/api/project/logo/{Key}',
    body: 'query',
    summary: 'The logo of a project, for whoever belongs to it.',
    input: z.strictObject({ Key: z.string().regex(/^[0-9a-f]{32}$/) }),
    example: { Key: '00000000000000000000000000000000' },
    output: z.instanceof(Uint8Array),
    file: { type: 'image/png', name: 'logo' },
    access: { roles: 'everyone', scope: 'self' },
    beforeConsent: true,
  }),
}
