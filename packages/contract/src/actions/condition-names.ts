/**
 * What the conditions of an action may read: the mentee (`user.Id`, `user.sector`), the project
 * (`project.url`), what they have completed (`completion['67'].At`), the action itself, the mentee's own
 * data of it (`data.goals`), and the present.
 */
export const CONDITION_NAMES = ['user', 'project', 'completion', 'action', 'data', 'now'] as const
