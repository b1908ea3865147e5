import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { definePort } from '../../kernel/port.ts'
import type { CalendarEvent } from './calendar-file.ts'

/** What somebody has in their calendar beside meetings. */
interface OtherEvents {
  /** Their own in every project that they are in, from an instant on, cancelled ones as well. */
  listForFeed(
    db: Db,
    userId: number,
    from: string,
    language: Language,
  ): Promise<readonly CalendarEvent[]>
}

/** Conferences point out meetings at the same time, and so provide this. */
export const otherEvents = definePort<OtherEvents>('meetings.otherEvents')
