import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'
import { questState } from './entities.ts'

/** An attempt was started, paused, finished, cleared, given time, or has expired. */
export const attemptChanged = defineEvent(
  'questionnaires.attemptChanged',
  z.strictObject({
    ProjectId: id,
    AnswerSetId: id,
    ActionId: id.nullable(),
    MenteeId: id.nullable(),
    State: questState,
  }),
)
