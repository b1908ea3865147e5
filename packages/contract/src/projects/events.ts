import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

/** A project's name, address or settings changed: its people's pages take them anew. */
export const settingsChanged = defineEvent(
  'projects.settingsChanged',
  z.strictObject({ ProjectId: id }),
)
