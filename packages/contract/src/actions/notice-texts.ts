import { defineTexts } from '../core/define-texts.ts'

/** What people are told of actions. */
export const actionNoticeTexts = defineTexts({
  'notifications.group.actions': { el: 'Δράσεις και προθεσμίες', en: 'Actions and deadlines' },
  'notifications.kind.actions.published': {
    el: 'Νέο στις δράσεις: {title}',
    en: 'New among the actions: {title}',
  },
  'notifications.choice.actions.published': {
    el: 'Νέες δράσεις',
    en: 'New actions',
  },
  'notifications.kind.actions.dueReminder': {
    el: 'Υπενθύμιση προθεσμίας: {title}',
    en: 'Reminder of a deadline: {title}',
  },
  'notifications.choice.actions.dueReminder': {
    el: 'Υπενθυμίσεις προθεσμιών',
    en: 'Reminders of deadlines',
  },
  'notifications.kind.actions.menteeDueReminder': {
    el: 'Υπενθύμιση προθεσμίας: {title}, για: {with}',
    en: 'Reminder of a deadline: {title}, for {with}',
  },
  'notifications.choice.actions.menteeDueReminder': {
    el: 'Υπενθυμίσεις προθεσμιών των ωφελουμένων μου',
    en: 'Reminders of the deadlines of my mentees',
  },
})
