import { z } from 'zod'
import { MAX_DUE_REMINDERS, MAX_REMINDER_DAYS } from './due-limits.ts'

/** On which days somebody is reminded of a deadline: so many days after it, before it where negative. */
const reminderDays = z
  .array(z.int().min(-MAX_REMINDER_DAYS).max(MAX_REMINDER_DAYS))
  .max(MAX_DUE_REMINDERS, { error: 'too_many_items' })
  .refine((days) => new Set(days).size === days.length, { error: 'duplicate' })

/** When mentees are reminded of the deadline of an action, and whether their mentors are too. */
export const dueReminders = z.strictObject({ Days: reminderDays, Mentor: z.boolean() })

/** Reminders as a project's settings have them, where they do. */
export const projectReminders = z.looseObject({
  Days: reminderDays.optional(),
  ToMentor: z.boolean().optional(),
})
